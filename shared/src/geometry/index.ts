export { half, SIZES } from './base.ts'
export { degreesOf, headingOf } from './degrees.ts'
export { fly } from './fly.ts'
export {
  type Facing,
  type Hex,
  type HexArc,
  hexAhead,
  hexArcs,
  hexDistance,
  hexNeighbours,
  rotateHex,
  sameHex,
  turnFacing,
} from './hex.ts'
export { measure } from './measure.ts'
export { place, pose, quarterTurn, seenFrom } from './pose.ts'
export { barrelRoll, boost, decloak, type RepositionTable, reposition } from './reposition.ts'
export { type BadOutline, splitPolygon } from './polygon.ts'
export { placeShape } from './shape.ts'
export type * from './types.ts'

export { ARC_TANGENTS, aspect, partInArc } from './arc.ts'
export { type Box, beyondEdges, bodyWithin, inDeployment, insideArea, shapeInsideArea } from './area.ts'
export { GUIDE_DEPTH, half, SIZES } from './base.ts'
export { bodyParts } from './body.ts'
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
export { type Between, measure, measureArc } from './measure.ts'
export { liesOn, overlaps, shapesOverlap, touches, touching } from './overlap.ts'
export { type BadOutline, splitPolygon } from './polygon.ts'
export { place, pose, quarterTurn, seenFrom } from './pose.ts'
export { bandOf, isAtRange0, type Range, rangeOfBodies, rangeOfShapes, rangeToShape } from './range.ts'
export {
  bankRoll,
  barrelRoll,
  boost,
  decloak,
  reposition,
  type Surroundings,
  type Turned,
  tractor,
  turnInPlace,
} from './reposition.ts'
export { placeShape } from './shape.ts'
export { lineCrosses } from './sight.ts'
export { type Direction, templateEnd } from './template.ts'
export type * from './types.ts'

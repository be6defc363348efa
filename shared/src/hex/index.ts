export { hex } from './game.ts'
export { redact } from './redact.ts'
export { defaults, type Ruleset } from './ruleset.ts'
export { refuseMap } from './setup/begin.ts'
export type { CrewBlock, ShipBlock, WeaponBlock } from './setup/block.ts'
export { readFleet } from './setup/fleet.ts'
export {
  examples,
  type Problem,
  randomFleet,
  type Sheet,
  type SheetMember,
  type SheetWeapon,
  sheetSchema,
} from './shipyard/index.ts'
export type * from './state.ts'
export { versions } from './versions.ts'
export type * from './view.ts'
export { project } from './view.ts'
export { type FlatView, flatten, unflatten, wireShape } from './wire.ts'
export type * from './words.ts'

/** The shipyard: sheets read, checked, priced and built. */
export { examples } from './example.ts'
export type { Problem } from './problem.ts'
export { randomFleet } from './random-fleet.ts'
export { sheetSchema } from './read-sheet.ts'
export { readShip } from './read-ship.ts'
export type { Sheet, SheetMember, SheetWeapon } from './sheet.ts'

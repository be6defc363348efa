/** Squads: rules/dial.md §1.1, §11.1. */

export { type SquadAnswer, squadAnswer } from './answer.ts'
export { illegalities, judgeSquad } from './legality.ts'
export { isPlayable } from './playable.ts'
export { pointLimit } from './points.ts'
export type { Problem, ProblemCode } from './problem.ts'
export { type Chance, randomSquad } from './random-squad.ts'
export { type Reading, readSquad } from './read.ts'
export { samples } from './samples.ts'
export type { Squad, SquadShip, SquadUpgrade } from './squad.ts'
export { squadCost, toXws, type Xws, type XwsPilot } from './xws.ts'

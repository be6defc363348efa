/** The course of each way to move, before what lasts on the ship changes it: rules/hex.md §2.3 and §2.6. */
import type { Manoeuvrability } from '../data/types.ts'
import type { Course } from './course.ts'

/** Hexes between turns by manoeuvrability (rules/hex.md §2.3). */
export const turnOf: Readonly<Record<Manoeuvrability, number>> = { clumsy: 4, poor: 3, average: 2, good: 1, perfect: 0 }

/** What a ship brings to a move: its speed, and the hexes between its turns, which more than one thing may bring below 0. */
export interface Drive {
  readonly speed: number
  readonly turn: number
}

type Way = (drive: Drive) => Pick<Course, 'speed' | 'turn'> & Partial<Course>

const half = (speed: number) => Math.floor(speed / 2)

const ways = {
  fly: drive => drive,
  maneuver: ({ speed, turn }) => ({ speed, turn: turn - 1 }),
  fullPower: ({ speed, turn }) => ({ speed: Math.floor(1.5 * speed), turn: turn + 2 }),
  audaciousGambit: ({ speed, turn }) => ({ speed, turn: turn - 2 }),
  glide: ({ speed, turn }) => ({ speed: half(speed), turn: turn + 2 }),
  stay: () => ({ speed: 0, turn: null }),
  backOff: ({ speed }) => ({ edge: 'aft', speed: half(speed), turn: null }),
  backOffFailed: ({ speed }) => ({ edge: 'aft', speed: Math.min(1, speed), exact: true, turn: null }),
  barrelRoll: ({ speed, turn }) => ({ speed: half(speed), turn }),
  barrelRollFailed: ({ speed, turn }) => ({ speed: half(speed), exact: true, turn }),
  evade: drive => drive,
  flipAndBurn: ({ speed }) => ({ speed: half(speed), turn: null }),
  flipAndBurnFailed: ({ speed }) => ({ speed: half(speed), exact: true, turn: null }),
  flyby: drive => drive,
  slidePort: ({ speed }) => ({ edge: 'forwardPort', speed, turn: null }),
  slideStarboard: ({ speed }) => ({ edge: 'forwardStarboard', speed, turn: null }),
  slideFailed: ({ speed }) => ({ speed: half(speed), turn: null }),
  turnInPlace: () => ({ speed: 0, turn: null }),
  rammingSpeed: ({ speed, turn }) => ({ speed, turn: Math.max(turn, Math.min(turn + 2, turnOf.clumsy)) }),
  escort: drive => drive,
  flank: drive => drive,
  runInterference: drive => drive,
} as const satisfies Readonly<Record<string, Way>>

export type WayName = keyof typeof ways

export function courseOf(way: WayName, drive: Drive): Course {
  const rule: Way = ways[way]
  const { turn, ...course } = rule(drive)
  return { edge: 'forward', exact: false, hardTurn: false, ...course, turn: turn === null ? null : Math.max(0, turn) }
}

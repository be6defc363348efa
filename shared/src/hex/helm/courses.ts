/** The course of each way to move, before what lasts on the ship changes it: rules/hex.md §2.3 and §2.6, as it succeeds. */
import type { Manoeuvrability } from '../data/types.ts'
import type { Course } from './course.ts'

/** Hexes between turns by manoeuvrability (rules/hex.md §2.3). */
export const turnOf: Readonly<Record<Manoeuvrability, number>> = { clumsy: 4, poor: 3, average: 2, good: 1, perfect: 0 }

/** What a ship brings to a move: its speed, and the hexes between its turns. */
export interface Drive {
  readonly speed: number
  readonly turn: number
}

type Way = (drive: Drive) => Pick<Course, 'speed' | 'turn'> & Partial<Course>

const half = (speed: number) => Math.floor(speed / 2)
const tighter = (turn: number, by: number) => Math.max(0, turn - by)

const ways = {
  fly: ({ speed, turn }) => ({ speed, turn }),
  maneuver: ({ speed, turn }) => ({ speed, turn: tighter(turn, 1) }),
  fullPower: ({ speed, turn }) => ({ speed: Math.floor(1.5 * speed), turn: turn + 2 }),
  audaciousGambit: ({ speed, turn }) => ({ speed, turn: tighter(turn, 2) }),
  glide: ({ speed, turn }) => ({ speed: half(speed), turn: turn + 2 }),
  backOff: ({ speed }) => ({ edge: 'aft', speed: half(speed), turn: null }),
  barrelRoll: ({ speed, turn }) => ({ speed: half(speed), turn }),
  evade: ({ speed, turn }) => ({ speed, turn }),
  flipAndBurn: ({ speed }) => ({ speed: half(speed), turn: null }),
  flyby: ({ speed, turn }) => ({ speed, turn }),
  slidePort: ({ speed }) => ({ edge: 'forwardPort', speed, turn: null }),
  slideStarboard: ({ speed }) => ({ edge: 'forwardStarboard', speed, turn: null }),
  turnInPlace: () => ({ speed: 0, turn: null }),
} as const satisfies Readonly<Record<string, Way>>

export type WayName = keyof typeof ways

export function courseOf(way: WayName, drive: Drive): Course {
  const rule: Way = ways[way]
  return { edge: 'forward', hardTurn: false, ...rule(drive) }
}

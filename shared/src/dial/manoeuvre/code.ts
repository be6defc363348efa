/** Dial codes (speed digit, bearing letter, colour letter): rules/dial.md §11.2. */
import type { Course } from '../../geometry/types.ts'
import type { Colour } from '../data/vocabulary.ts'

export type Letter = 'T' | 'Y' | 'B' | 'N' | 'F' | 'K' | 'L' | 'P' | 'E' | 'R' | 'O' | 'S' | 'A' | 'D'

/** One entry of a dial. */
export interface Manoeuvre {
  readonly code: string
  readonly speed: number
  readonly letter: Letter
  readonly colour: Colour
  readonly course: Course
}

type Bearing = Omit<Course, 'speed'>

const bearing = (template: Course['template'], side: Course['side'], more: Partial<Bearing> = {}): Bearing => ({
  template,
  side,
  end: 'plain',
  reverse: false,
  sideslip: false,
  ...more,
})

const bearings: Readonly<Record<Letter, Bearing>> = {
  T: bearing('turn', 'left'),
  Y: bearing('turn', 'right'),
  B: bearing('bank', 'left'),
  N: bearing('bank', 'right'),
  F: bearing('straight', null),
  K: bearing('straight', null, { end: 'koiogran' }),
  L: bearing('bank', 'left', { end: 'segnor' }),
  P: bearing('bank', 'right', { end: 'segnor' }),
  E: bearing('turn', 'left', { end: 'tallon' }),
  R: bearing('turn', 'right', { end: 'tallon' }),
  O: bearing('stationary', null),
  S: bearing('straight', null, { reverse: true }),
  A: bearing('bank', 'left', { reverse: true }),
  D: bearing('bank', 'right', { reverse: true }),
}

/** Lowest and highest speed for which there is a template: rules/dial.md §4.1. */
const speeds: Readonly<Record<Course['template'], readonly [number, number]>> = {
  stationary: [0, 0],
  straight: [1, 5],
  bank: [1, 3],
  turn: [1, 3],
}

const colours: Readonly<Record<string, Colour>> = { B: 'blue', W: 'white', R: 'red', P: 'purple' }

const isLetter = (letter: string): letter is Letter => Object.hasOwn(bearings, letter)

const hasTemplate = (template: Course['template'], speed: number): boolean => {
  const [lowest, highest] = speeds[template]
  return speed >= lowest && speed <= highest && speed % 1 === 0
}

/** The course of a speed and a bearing letter, or null when no template is that long. */
export function courseOf(speed: number, letter: Letter): Course | null {
  const flown = bearings[letter]
  return hasTemplate(flown.template, speed) ? { ...flown, speed } : null
}

/** A sideslip, which only cards grant and no dial shows: rules/dial.md §4.3. Null when no template is that long. */
export function sideslipOf(template: 'bank' | 'turn', speed: number, side: 'left' | 'right'): Course | null {
  return hasTemplate(template, speed) ? { ...bearing(template, side, { sideslip: true }), speed } : null
}

/** Reads a dial code such as `2TB`. `bad_input`: not of that form; `unknown_maneuver`: there is no such template. */
export function parseCode(
  code: string,
):
  | { readonly ok: true; readonly manoeuvre: Manoeuvre }
  | { readonly ok: false; readonly code: 'bad_input' | 'unknown_maneuver' } {
  const [digit = '', letter = '', paint = '', ...rest] = code
  const colour = Object.hasOwn(colours, paint) ? colours[paint] : undefined
  if (rest.length > 0 || digit < '0' || digit > '9' || !isLetter(letter) || colour === undefined) {
    return { ok: false, code: 'bad_input' }
  }
  const speed = Number(digit)
  const course = courseOf(speed, letter)
  if (course === null) return { ok: false, code: 'unknown_maneuver' }
  return { ok: true, manoeuvre: { code, speed, letter, colour, course } }
}

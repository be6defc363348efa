/** A manoeuvre by its code, on a dial or granted by a card: rules/dial.md §11.2, §4.3. */
import { type Manoeuvre, parseCode, sideslipOf } from './code.ts'

const read = new Map<string, Manoeuvre>()

/**
 * The manoeuvre of a code that the rules hold: `2TB` as on a dial; a sideslip, which no dial shows, is written with a
 * closing `~`, such as `2TW~`. Codes from outside are compared with the ship's dial before they come here.
 */
export function manoeuvre(code: string): Manoeuvre {
  const known = read.get(code)
  if (known !== undefined) return known
  const slips = code.endsWith('~')
  const parsed = parseCode(slips ? code.slice(0, -1) : code)
  if (!parsed.ok) throw new Error(`no manoeuvre ${code}`)
  const found = slips ? slipping(parsed.manoeuvre, code) : parsed.manoeuvre
  read.set(code, found)
  return found
}

function slipping(plain: Manoeuvre, code: string): Manoeuvre {
  const { template, side } = plain.course
  const bends = template === 'bank' || template === 'turn'
  const course = bends && side !== null ? sideslipOf(template, plain.speed, side) : null
  if (course === null) throw new Error(`no sideslip ${code}`)
  return { ...plain, code, course }
}

/** Straights, banks and turns are basic, all other bearings advanced. */
export function isBasic(code: string): boolean {
  const { template, end, reverse, sideslip } = manoeuvre(code).course
  return template !== 'stationary' && end === 'plain' && !reverse && !sideslip
}

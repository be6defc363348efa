/** Ships as ready blocks come from outside: their form is looked at field by field before any is put on the map. */
import { isObject, type Json, type JsonObject, type Reject, reject } from '../../kernel/index.ts'
import { manoeuvrabilities, roles, shipSizes, skills } from '../data/types.ts'
import { readDice } from '../dice.ts'
import { arcs } from '../state.ts'
import type { ShipBlock } from './block.ts'

/** What is wrong with a value, by its place below; null when it has this form. */
type Form = (value: Json | undefined, place: string) => string | null

const whole =
  (least: number, most: number): Form =>
  (value, place) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
      ? null
      : `${place} is a whole number from ${least} to ${most}`

const text: Form = (value, place) =>
  typeof value === 'string' && value !== '' && value.length <= 60 ? null : `${place} is a text of up to 60 letters`

const yesOrNo: Form = (value, place) => (typeof value === 'boolean' ? null : `${place} is true or false`)

const oneOf =
  (words: readonly (string | number)[]): Form =>
  (value, place) =>
    words.some(word => word === value) ? null : `${place} is one of ${words.join(', ')}`

const orNull =
  (form: Form): Form =>
  (value, place) =>
    value === null ? null : form(value, place)

const optional =
  (form: Form): Form =>
  (value, place) =>
    value === undefined ? null : form(value, place)

const dice: Form = (value, place) => {
  try {
    readDice(String(value))
    return null
  } catch {
    return `${place} are dice such as 4d8 or (2d6)*10`
  }
}

const below = (place: string, key: string | number) =>
  typeof key === 'number' ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`

const object =
  (forms: { readonly [field: string]: Form }): Form =>
  (value, place) => {
    if (!isObject(value)) return `${place} is an object`
    const strange = Object.keys(value).find(key => !Object.hasOwn(forms, key))
    if (strange !== undefined) return `${below(place, strange)} is not known`
    return firstWrong(Object.entries(forms).map(([key, form]) => form(value[key], below(place, key))))
  }

const listOf =
  (form: Form, most: number): Form =>
  (value, place) => {
    if (!Array.isArray(value) || value.length > most) return `${place} is a list of up to ${most}`
    return firstWrong(value.map((item: Json, i) => form(item, below(place, i))))
  }

const numbersFor = (keys: readonly string[], form: Form): Form =>
  object(Object.fromEntries(keys.map(key => [key, form])))

const firstWrong = (found: readonly (string | null)[]) => found.find(wrong => wrong !== null) ?? null

/** Each with its number, where it has one. */
const numberOf: { readonly [property: string]: { readonly [field: string]: Form } } = {
  ...Object.fromEntries(
    ['array', 'broadArc', 'line', 'ripper', 'buster', 'burrowing', 'emp', 'quantum', 'tractorBeam', 'vortex'].map(
      name => [name, {}],
    ),
  ),
  ...Object.fromEntries(
    ['scatterscan', 'spore', 'smart', 'gravityWell', 'navScram', 'hacking'].map(name => [name, {}]),
  ),
  irradiate: { level: oneOf(['low', 'medium', 'high']) },
  limitedFire: { shots: whole(1, 99) },
  point: { bonus: whole(-20, 40) },
  mine: { count: whole(1, 99) },
  forceField: { points: whole(1, 999) },
  rail: { dice },
  manual: { name: text },
}

const property: Form = (value, place) => {
  const name = isObject(value) ? value.property : null
  const fields = typeof name === 'string' && Object.hasOwn(numberOf, name) ? numberOf[name] : undefined
  return fields === undefined
    ? `${below(place, 'property')} is one of ${Object.keys(numberOf).join(', ')}`
    : object({ property: text, ...fields })(value, place)
}

const skillNumbers = numbersFor(skills, optional(whole(-20, 60)))

const weapon = object({
  weapon: text,
  name: text,
  class: oneOf(['light', 'heavy', 'capital']),
  mount: oneOf([...arcs, 'turret']),
  kind: oneOf(['direct', 'tracking']),
  increment: oneOf([1, 5, 10, 20]),
  speed: orNull(whole(1, 40)),
  damage: orNull(dice),
  linked: yesOrNo,
  pcu: whole(0, 2000),
  properties: listOf(property, 8),
})

const member = object({
  name: text,
  role: oneOf(roles),
  skills: skillNumbers,
  ranks: numbersFor(skills, optional(whole(0, 20))),
  level: whole(1, 20),
  resolve: whole(0, 40),
  seat: optional(text),
  hitPoints: optional(whole(1, 999)),
  reflex: optional(whole(-20, 60)),
})

const block = object({
  name: text,
  tier: (value, place) =>
    typeof value === 'number' && value > 0 && value <= 20 ? null : `${place} is a number up to 20`,
  size: oneOf(shipSizes),
  frame: text,
  speed: whole(0, 40),
  manoeuvrability: oneOf(manoeuvrabilities),
  turn: whole(0, 10),
  ac: whole(-20, 80),
  tl: whole(-20, 80),
  ranksIncluded: yesOrNo,
  hull: whole(1, 9999),
  damageThreshold: whole(0, 99),
  criticalThreshold: whole(1, 9999),
  shieldsMax: whole(0, 9999),
  shields: optional(numbersFor(arcs, whole(0, 9999))),
  ablative: optional(numbersFor(arcs, whole(0, 9999))),
  bulkheads: optional(whole(0, 100)),
  corePcu: whole(0, 9999),
  countermeasures: whole(0, 30),
  computer: object({ bonus: whole(0, 20), nodes: whole(0, 10) }),
  sensors: object({ increment: oneOf([5, 10, 20]), modifier: whole(-10, 20) }),
  resolve: whole(0, 40),
  weapons: listOf(weapon, 40),
  crew: listOf(member, 40),
})

/** Reads a ship, or says what is wrong with it and where. */
export function readBlock(value: Json, place: string): ShipBlock | Reject {
  const wrong = block(value, place) ?? sums(value as JsonObject, place)
  return wrong === null ? (value as unknown as ShipBlock) : reject('bad_fleet', place, `${wrong}.`)
}

function sums(value: JsonObject, place: string): string | null {
  const { shields, shieldsMax, crew } = value as unknown as ShipBlock
  if (crew.length === 0) return `${place}.crew is empty, and somebody has to fly it`
  if (shieldsMax > 0 && shieldsMax < 10) return `${place}.shieldsMax is 0 or at least 10`
  if (shields === undefined) return null
  const total = arcs.reduce((sum, arc) => sum + shields[arc], 0)
  return total === shieldsMax ? null : `${place}.shields add up to ${total}, not to ${shieldsMax}`
}

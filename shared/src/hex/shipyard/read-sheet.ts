/** Sheets as they come from outside, read field by field; the form is published as `docs/ship.schema.json`. */
import type { Json, JsonObject } from '../../kernel/index.ts'
import { parts } from '../data/parts.ts'
import { roles, skills } from '../data/types.ts'
import { arcs } from '../state.ts'
import { described, type Form, listOf, object, oneOf, optional, text, whole, yes } from './form.ts'
import type { Problem } from './problem.ts'
import type { Sheet } from './sheet.ts'

const ids = (cards: ReadonlyMap<string, unknown>) => oneOf([...cards.keys()])
const marks = (cards: ReadonlyMap<number, unknown>) => whole(0, cards.size)

const each = (keys: readonly string[], inner: Form) => object(Object.fromEntries(keys.map(key => [key, inner])))

const weapon = object({
  weapon: ids(parts.weapons),
  mount: oneOf([...arcs, 'turret']),
  linked: optional(described('Two of them fire as one, in two mounts, the second at half the price', yes)),
  off: optional(described('Built in, but it draws no power and takes no part', yes)),
})

const member = object({
  name: text(60),
  role: oneOf(roles),
  skills: described('Total bonuses', each(skills, optional(whole(-20, 60)))),
  ranks: optional(each(skills, optional(whole(0, 20)))),
  level: optional(described('Left out: the tier of the ship, 1 at least', whole(1, 20))),
  resolve: optional(described('Resolve points of its own, without those for a battle', whole(0, 40))),
  hitPoints: optional(described('Left out: nobody counts them', whole(1, 999))),
  reflex: optional(whole(-20, 60)),
  team: optional(described('How many work under it', whole(0, 100_000))),
  seat: optional(described('Who plays it; left out: the seat that brings the ship', text(8))),
})

const sheet = object({
  name: text(60),
  tier: oneOf([...parts.tiers.keys()]),
  frame: ids(parts.frames),
  cores: listOf(ids(parts.powerCores), 1, 8),
  thrusters: ids(parts.thrusters),
  armour: optional(described('Its mark; 0 or left out: none', marks(parts.armours))),
  countermeasures: optional(described('Their mark; 0 or left out: none', marks(parts.countermeasures))),
  ablative: optional(described('Its points, a quarter for each quadrant', oneOf([...parts.ablativeArmours.keys()]))),
  bulkheads: optional(described('Their mark; 0 or left out: none', marks(parts.bulkheads))),
  fortifiedHull: optional(ids(parts.fortifiedHulls)),
  shields: optional(ids(parts.shields)),
  split: optional(described('Shield points by quadrant; left out: split at the table', each(arcs, whole(0, 600)))),
  computer: optional(ids(parts.computers)),
  sensors: ids(parts.sensors),
  bays: optional(listOf(ids(parts.bays), 0, 40)),
  others: optional(
    described(
      'What has no part in a battle, with its price',
      listOf(object({ name: text(60), cost: whole(0, 1000) }), 0, 40),
    ),
  ),
  weapons: listOf(weapon, 0, 40),
  crew: listOf(member, 1, 40),
  printed: optional(
    described(
      'Of a printed ship: its numbers with the ranks of its pilot',
      object({
        ac: whole(-20, 80),
        tl: whole(-20, 80),
        turn: whole(0, 10),
        pcu: optional(whole(0, 9999)),
      }),
    ),
  ),
})

export const sheetSchema: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A ship of the hex game',
  ...sheet.schema,
}

/** What is wrong with the form of a sheet; none: it is one. */
export function formProblems(value: Json): readonly Problem[] {
  return sheet.problems(value, '')
}

export function isSheet(value: unknown): value is Sheet {
  return formProblems(value as Json).length === 0
}

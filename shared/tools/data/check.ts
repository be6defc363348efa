/** Whether tables are whole and agree with themselves: what `npm run data -- --check` asks. */

import type { NameKind, NameTable } from '../../src/dial/data/names.ts'
import { obstacleOutlines } from '../../src/dial/data/obstacles/index.ts'
import type { Base } from '../../src/dial/data/types.ts'
import * as vocabulary from '../../src/dial/data/vocabulary.ts'

/** Every fault, one sentence each; none for good tables. */
export function faults(base: Base, names: NameTable): string[] {
  const found: string[] = []
  const rules = rulesFor(base)
  for (const kind of KINDS) {
    const ids = base[kind].map(({ id }) => id)
    if (ids.length === 0) found.push(`${kind}: there is none`)
    ids.forEach((id, i) => {
      if (i > 0 && (ids[i - 1] ?? '') >= id) found.push(`${kind} ${id}: it is out of order or stands twice`)
      if (names[kind]?.[id] === undefined) found.push(`${kind} ${id}: there is no English name`)
    })
    for (const record of base[kind]) {
      const place = `${kind} ${record.id}`
      for (const field of FIELDS[kind]) if (!(field in record)) found.push(`${place}: the field "${field}" is missing`)
      found.push(...walk(rules, record, place))
    }
  }
  for (const [kind, ids] of WORDS)
    for (const id of ids) if (names[kind]?.[id] === undefined) found.push(`${kind} ${id}: there is no English name`)
  found.push(...together(base, names))
  return found.map(sentence => `${base.ruleset} ${base.name}: ${sentence}`)
}

const KINDS = ['ships', 'pilots', 'upgrades', 'conditions', 'damage'] as const

const WORDS = [
  ['actions', vocabulary.ACTIONS],
  ['arcs', vocabulary.ARCS],
  ['factions', vocabulary.FACTIONS],
  ['keywords', vocabulary.KEYWORDS],
  ['slots', vocabulary.SLOTS],
  ['obstacles', Object.keys(obstacleOutlines)],
] as const

const CARD = ['id', 'nameIds', 'limited', 'formats', 'restricted']

const FIELDS: { readonly [K in (typeof KINDS)[number]]: readonly string[] } = {
  ships: ['id', 'size', 'factions', 'dial', 'attacks', 'agility', 'hull', 'shields', 'actions'],
  pilots: [...CARD, 'ship', 'faction', 'initiative', 'cost', 'loadout', 'slots', 'keywords', 'conditions', 'ability'],
  upgrades: [...CARD, 'standardLoadoutOnly', 'solitary', 'standardized', 'restrictions', 'sides'],
  conditions: ['id', 'limited'],
  damage: ['id', 'count', 'trait'],
}

/** What a text in the field of that name must be; `of` is looked up under the restriction's kind. */
type Rules = ReadonlyMap<string, (text: string) => boolean>

function rulesFor(base: Base): Rules {
  const within = (words: Iterable<string>) => {
    const set = new Set(words)
    return (text: string) => set.has(text)
  }
  const ids = (records: readonly { readonly id: string }[]) => within(records.map(({ id }) => id))
  const cards = [...base.pilots, ...base.upgrades]
  const abilities = within(base.pilots.flatMap(({ shipAbility }) => shipAbility ?? []))
  const id = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
  return new Map([
    ['id', id],
    ['nameIds', id],
    ['shipAbility', id],
    ['orSquadHas', within(cards.flatMap(({ nameIds }) => nameIds))],
    ['ship', ids(base.ships)],
    ['conditions', ids(base.conditions)],
    ['standardLoadout', ids(base.upgrades)],
    ['dial', (text: string) => vocabulary.MANOEUVRE.test(text)],
    ['size', within(vocabulary.SIZES)],
    ['faction', within(vocabulary.FACTIONS)],
    ['factions', within(vocabulary.FACTIONS)],
    ['slot', within(vocabulary.SLOTS)],
    ['slots', within(vocabulary.SLOTS)],
    ['keywords', within(vocabulary.KEYWORDS)],
    ['formats', within(vocabulary.FORMATS)],
    ['arc', within(vocabulary.ARCS)],
    ['type', within([...vocabulary.ACTIONS, ...vocabulary.SLOTS])],
    ['colour', within(['white', 'red', 'purple'])],
    ['sides', within(vocabulary.FORCE_SIDES)],
    ['stat', within(['agility', 'hull', 'shields', 'energy'])],
    ['trait', within(['pilot', 'ship'])],
    ['kind', within([...vocabulary.DEVICE_KINDS, ...RESTRICTIONS, ...GRANTS])],
    ['of faction', within(vocabulary.FACTIONS)],
    ['of ship', ids(base.ships)],
    ['of size', within(vocabulary.SIZES)],
    ['of keyword', within(vocabulary.KEYWORDS)],
    ['of shipAbility', abilities],
    ['of force', within(vocabulary.FORCE_SIDES)],
    ['of arc', within(vocabulary.ARCS)],
    ['of equipped', within(vocabulary.SLOTS)],
  ])
}

const RESTRICTIONS = [
  ...['faction', 'ship', 'size', 'keyword', 'shipAbility', 'force', 'arc', 'equipped', 'action', 'initiative'],
  ...['shields', 'energy', 'limited'],
]
const GRANTS = ['action', 'slot', 'stat', 'attack', 'arc']

/** Goes through a record: each text must be a word or an id that its field allows, each number whole. */
function walk(rules: Rules, record: object, place: string): string[] {
  return Object.entries(record).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) => {
      const rule = field === 'of' && 'kind' in record ? `of ${record.kind}` : field
      const there = `${place}.${field}`
      if (typeof entry === 'object' && entry !== null) return walk(rules, entry, there)
      if (typeof entry === 'boolean') return []
      if (typeof entry === 'number')
        return Number.isInteger(entry) && !Object.is(entry, -0) ? [] : [`${there}: ${entry} is no whole number`]
      if (typeof entry === 'string' && rules.get(rule)?.(entry)) return []
      return [`${there}: ${JSON.stringify(entry)} does not belong here`]
    }),
  )
}

/** What several fields or records must agree on. */
function together(base: Base, names: NameTable): string[] {
  const found: string[] = []
  const named = (place: string, kind: NameKind, id: string | undefined) => {
    if (id !== undefined && names[kind]?.[id] === undefined) found.push(`${place}: ${kind} ${id} has no English name`)
  }
  for (const { id, dial } of base.ships)
    if (new Set(dial).size < dial.length) found.push(`ships ${id}: a manoeuvre stands twice on the dial`)
  for (const { id, ship, faction, shipAbility } of base.pilots) {
    if (!base.ships.some(entry => entry.id === ship && entry.factions.includes(faction)))
      found.push(`pilots ${id}: its ship is not in ${faction}`)
    named(`pilots ${id}`, 'shipAbilities', shipAbility)
  }
  for (const { id, cost, standardLoadoutOnly, formats, sides } of base.upgrades) {
    if (cost === undefined && !standardLoadoutOnly && formats.includes('standard'))
      found.push(`upgrades ${id}: it is in standard but has no cost`)
    sides.forEach(({ type, slots, attack, device, shipAbility }, i) => {
      if (sides.length > 1) named(`upgrades ${id}`, 'sides', `${id}/${i}`)
      if (!slots.includes(type)) found.push(`upgrades ${id}: it does not fill a ${type} slot`)
      if (attack && attack.minRange > attack.maxRange) found.push(`upgrades ${id}: its range ends before it begins`)
      named(`upgrades ${id}`, 'devices', device?.id)
      named(`upgrades ${id}`, 'shipAbilities', shipAbility)
    })
  }
  const deck = base.damage.reduce((sum, { count }) => sum + count, 0)
  if (deck !== 33) found.push(`damage: the deck has ${deck} cards, not 33`)
  return found
}

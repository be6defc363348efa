/** Ships and pilots from the pilot files: rules/dial.md §11.2. */

import type { Pilot, Profile, Ship } from '../../src/dial/data/types.ts'
import { MANOEUVRE } from '../../src/dial/data/vocabulary.ts'
import { corrected } from './corrections.ts'
import type { Names } from './names.ts'
import type { Node } from './node.ts'
import * as words from './words.ts'

/** The ships and pilots of all files. A ship printed otherwise in a later file is printed so on that file's pilots. */
export function readShips(files: readonly Node[], names: Names): { ships: Ship[]; pilots: Pilot[] } {
  const ships = new Map<string, Ship>()
  const pilots: Pilot[] = []
  for (const file of files) {
    const read = readShip(file)
    names.set('ships', read.id, file.field('name').text())
    const first = ships.get(read.id) ?? read
    if (first.size !== read.size) file.field('size').fail(`another file gives ${read.id} the size ${first.size}`)
    ships.set(read.id, { ...first, factions: [...new Set([...first.factions, ...read.factions])].toSorted() })
    for (const card of file.field('pilots').items()) pilots.push(readPilot(card, first, read, names))
  }
  return { ships: [...ships.values()], pilots }
}

function readShip(file: Node): Ship {
  const dial = file.list('dial').map(code => {
    if (!MANOEUVRE.test(code.text())) code.fail(`"${code.text()}" is no manoeuvre`)
    return code.text()
  })
  return {
    id: file.field('xws').id(),
    size: words.size(file.field('size')),
    factions: [words.faction(file.field('faction'))],
    dial,
    ...stats(file.field('stats')),
    actions: file.field('actions').items().map(words.action),
  }
}

type Stats = Pick<Profile, 'attacks' | 'agility' | 'hull' | 'shields' | 'energy'>

function stats(list: Node): Stats {
  const of = (type: string) => list.items().filter(stat => stat.field('type').text() === type)
  for (const stat of list.items()) {
    if (!['attack', 'agility', 'hull', 'shields', 'energy'].includes(stat.field('type').text()))
      stat.field('type').fail('this stat is unknown')
  }
  const [agility] = of('agility')
  const [hull] = of('hull')
  const [shields] = of('shields')
  const [energy] = of('energy')
  return {
    attacks: of('attack').map(stat => ({ arc: words.arc(stat.field('arc')), value: stat.field('value').whole(0, 9) })),
    agility: agility?.field('value').whole(0, 6) ?? list.fail('the stat "agility" is missing'),
    hull: hull?.field('value').whole(1, 30) ?? list.fail('the stat "hull" is missing'),
    shields: shields ? words.pool(shields) : { value: 0, recovers: 0 },
    ...(energy && { energy: words.pool(energy) }),
  }
}

function readPilot(card: Node, ship: Ship, file: Ship, names: Names): Pilot {
  card.only(...PILOT_FIELDS)
  const id = card.field('xws').id()
  const name = card.field('name').text()
  const caption = card.optional('caption')
  const engagement = card.optional('engagement')
  const charges = card.optional('charges')
  const force = card.optional('force')
  const standardLoadout = card.optional('standardLoadout')
  const shipAbility = card.optional('shipAbility')?.field('name')
  const ability = shipAbility && corrected('shipAbility', id, words.slug(shipAbility.text()))
  const printed = prints(card, ship, file)
  const keywords = card.list('keywords').map(words.keyword)
  names.set('pilots', id, name)
  if (caption) names.set('captions', id, caption.text())
  if (shipAbility && ability) names.set('shipAbilities', ability, shipAbility.text())
  for (const keyword of card.list('keywords')) names.set('keywords', words.keyword(keyword), keyword.text())
  return {
    id,
    ship: ship.id,
    faction: file.factions[0] ?? card.fail('its file names no faction'),
    nameIds: [words.slug(name)],
    initiative: card.field('initiative').whole(0, 8),
    ...(engagement && { engagement: engagement.whole(0, 8) }),
    limited: card.field('limited').whole(0, 9),
    cost: card.field('cost').whole(0, 250),
    loadout: card.optional('loadout')?.whole(0, 99) ?? 0,
    slots: card.list('slots').map(words.slot),
    keywords,
    ...(charges && { charges: words.pool(charges) }),
    ...(force && { force: { ...words.pool(force), sides: sidesOf(force, keywords) } }),
    conditions: card.list('conditions').map(condition => condition.id()),
    ...(standardLoadout && { standardLoadout: standardLoadout.items().map(upgrade => upgrade.id()) }),
    ability: words.hasAbility(card),
    ...(ability && { shipAbility: ability }),
    ...(printed && { prints: printed }),
    formats: words.formats(card),
    restricted: card.optional('restricted')?.whole(0, 9) ?? 0,
  }
}

/** The side of the Force is printed as a keyword, as a colour, or as both. */
function sidesOf(force: Node, keywords: Pilot['keywords']) {
  const printed = words.forceSides(force)
  return (['dark', 'light'] as const).filter(side => printed.includes(side) || keywords.includes(`${side}side`))
}

/** What the card, or its file, prints otherwise than the ship's first file. */
function prints(card: Node, ship: Ship, file: Ship): Partial<Profile> | undefined {
  const ownStats = card.optional('shipStats') ?? card.optional('stats')
  const ownActions = card.optional('shipActions')
  const own: Profile = {
    dial: file.dial,
    ...(ownStats ? stats(ownStats) : pickStats(file)),
    actions: ownActions?.items().map(words.action) ?? file.actions,
  }
  const differing = PROFILE_FIELDS.filter(field => unordered(own[field]) !== unordered(ship[field]))
  if (differing.length === 0) return undefined
  return Object.fromEntries(differing.map(field => [field, own[field]]))
}

const pickStats = ({ attacks, agility, hull, shields, energy }: Profile): Stats => ({
  attacks,
  agility,
  hull,
  shields,
  ...(energy && { energy }),
})

/** An action bar or a dial is a set: its order says nothing. */
const unordered = (value: Profile[keyof Profile]): string =>
  JSON.stringify(Array.isArray(value) ? value.map(entry => JSON.stringify(entry)).toSorted() : value)

const PROFILE_FIELDS = ['dial', 'attacks', 'agility', 'hull', 'shields', 'energy', 'actions'] as const

const PILOT_FIELDS = [
  ...['ability', 'artwork', 'caption', 'charges', 'conditions', 'cost', 'engagement', 'epic', 'extended', 'force'],
  ...['image', 'initiative', 'keywords', 'limited', 'loadout', 'name', 'restricted', 'shipAbility', 'shipActions'],
  ...['shipStats', 'slots', 'standard', 'standardLoadout', 'stats', 'text', 'xws'],
]

/** Upgrade cards from the upgrade files: rules/dial.md §11.2, devices §9.1. */

import type { Device, Force, Grant, Side, Upgrade } from '../../src/dial/data/types.ts'
import { DEVICE_KINDS } from '../../src/dial/data/vocabulary.ts'
import { corrected } from './corrections.ts'
import type { Names } from './names.ts'
import type { Node } from './node.ts'
import { readRestriction } from './restrictions.ts'
import * as words from './words.ts'

/** One card. `odd` is told of values that are read as something else than they say. */
export function readUpgrade(card: Node, names: Names, odd: (sentence: string) => void): Upgrade {
  card.only(
    ...['cost', 'epic', 'extended', 'limited', 'name', 'restricted', 'restrictions', 'sides', 'standard'],
    ...['standardLoadoutOnly', 'xws'],
  )
  const id = card.field('xws').id()
  const name = card.field('name').text()
  names.set('upgrades', id, name)
  const faces = card.field('sides').items()
  const titles = faces.map(face => corrected('title', id, face.field('title').text()))
  titles.forEach((title, i) => {
    if (titles.length > 1 || words.slug(title) !== words.slug(name)) names.set('sides', `${id}/${i}`, title)
  })
  const [front, ...others] = faces.map(face => readSide(face, names))
  const clauses = [...card.list('restrictions'), ...faces.flatMap(face => face.list('restrictions'))]
  const holds = (key: string) => clauses.some(clause => clause.optional(key)?.flag() ?? false)
  const cost = readCost(card, odd)
  return {
    id,
    nameIds: nameIds(name, titles),
    limited: card.field('limited').whole(0, 9),
    ...(cost !== undefined && { cost }),
    standardLoadoutOnly: card.optional('standardLoadoutOnly')?.flag() ?? false,
    solitary: holds('solitary'),
    standardized: holds('standardized'),
    restrictions: clauses.flatMap(readRestriction),
    sides: [front ?? card.field('sides').fail('a card has a side'), ...others],
    formats: words.formats(card),
    restricted: card.optional('restricted')?.whole(0, 9) ?? 0,
  }
}

/** A card bears the names of its sides, without their states in parentheses, and its own unless that joins two. */
function nameIds(name: string, titles: readonly string[]): string[] {
  const own = titles.length > 1 && name.includes('/') ? [] : [name]
  return [...new Set([...own, ...titles.map(title => title.replace(/\(.*\)$/, ''))].map(words.slug))]
}

function readCost(card: Node, odd: (sentence: string) => void): number | undefined {
  const value = card.optional('cost')?.field('value')
  if (value === undefined) return undefined
  if (value.is('?')) return void odd(`${value.where}: "?" is read as no price`)
  const cost = value.whole(0, 99)
  if (!value.is(cost)) odd(`${value.where}: a text is read as the number ${cost}`)
  return cost
}

function readSide(face: Node, names: Names): Side {
  face.only(
    ...['ability', 'actions', 'artwork', 'attack', 'charges', 'conditions', 'device', 'force', 'grants', 'image'],
    ...['restrictions', 'shipAbility', 'slots', 'text', 'title', 'type'],
  )
  const attack = face.optional('attack')
  const charges = face.optional('charges')
  const force = readForce(face)
  const device = face.optional('device')
  const shipAbility = face.optional('shipAbility')?.field('name').text()
  if (shipAbility) names.set('shipAbilities', words.slug(shipAbility), shipAbility)
  for (const slot of face.list('slots')) names.set('slots', words.slot(slot), slot.text())
  return {
    type: words.slot(face.field('type')),
    slots: face.field('slots').items().map(words.slot),
    ability: words.hasAbility(face),
    ...(attack && { attack: words.attack(attack) }),
    ...(charges && { charges: words.pool(charges) }),
    ...(force && { force }),
    grants: readGrants(face),
    ...(device && { device: readDevice(device, names) }),
    conditions: face.list('conditions').map(condition => condition.id()),
    ...(shipAbility && { shipAbility: words.slug(shipAbility) }),
  }
}

/** Force is written as a pool, as a grant with a side, or as both for one and the same Force. */
function readForce(face: Node): Force | undefined {
  const own = face.optional('force')
  const granted = face.list('grants').find(grant => grant.field('type').is('force'))
  if (own === undefined && granted === undefined) return undefined
  const sides = granted ? words.forceSides(granted.field('value')) : []
  const amount = granted?.field('amount').whole(1, 9)
  if (own === undefined) return { value: amount ?? 0, recovers: 1, sides }
  const pool = words.pool(own)
  if (granted && amount !== pool.value) granted.fail(`grants other Force than the side's own ${pool.value}`)
  return { ...pool, sides }
}

/** The grants, and the actions which some cards list in an older field instead or besides. */
function readGrants(face: Node): Grant[] {
  const grants = face
    .list('grants')
    .filter(grant => !grant.field('type').is('force'))
    .map(readGrant)
  const older: Grant[] = face.list('actions').map(action => ({ kind: 'action', action: words.action(action) }))
  const unique = new Map([...grants, ...older].map(grant => [JSON.stringify(grant), grant]))
  return [...unique.values()]
}

function readGrant(grant: Node): Grant {
  grant.only('type', 'value', 'amount', 'arc')
  const value = grant.field('value')
  const amount = () => grant.field('amount').whole(-5, 5)
  const kind = grant.field('type').word(['action', 'slot', 'stat', 'arc'], text => text)
  switch (kind) {
    case 'action':
      return { kind, action: words.action(value) }
    case 'slot':
      return { kind, slot: words.slot(value), amount: amount() }
    case 'arc':
      return { kind, arc: words.arc(value) }
    case 'stat':
      if (value.is('attack')) return { kind: 'attack', arc: words.arc(grant.field('arc')), amount: amount() }
      return { kind, stat: value.word(['agility', 'hull', 'shields', 'energy'], text => text), amount: amount() }
  }
}

function readDevice(device: Node, names: Names): Device {
  device.only('charges', 'effect', 'image', 'initiative', 'name', 'stats', 'text', 'type')
  const name = device.field('name').text()
  names.set('devices', words.slug(name), name)
  const stat = (type: string) => device.list('stats').find(entry => entry.field('type').is(type))
  const initiative = device.optional('initiative')
  const agility = stat('agility')?.field('value').whole(0, 9)
  const hull = stat('hull')?.field('value').whole(1, 9)
  const attack = stat('attack')
  const charges = device.optional('charges')
  return {
    id: words.slug(name),
    kind: device.field('type').word(DEVICE_KINDS, words.slug),
    ...(initiative && { initiative: initiative.whole(0, 8) }),
    ...(agility !== undefined && { agility }),
    ...(hull !== undefined && { hull }),
    ...(attack && { attack: words.attack(attack) }),
    ...(charges && { charges: words.pool(charges) }),
  }
}

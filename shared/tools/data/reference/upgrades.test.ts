/** Compares every number of upgrades, conditions and damage cards with the public data: rules/dial.md §11.2, §7.4. */

import { describe, expect, it } from 'vitest'
import type { Grant, Side, Tables } from '../../../src/dial/data/index.ts'
import { inFormats, letters, ourBar, pool, rawBar, slotKey, word } from './lines.ts'
import { files, type RawAttack, type RawSide, type RawUpgrade, snapshots } from './raw.ts'

const attackLine = (attack: RawAttack | undefined) =>
  attack &&
  `${word(attack.arc)} ${attack.value} at ${attack.minrange}-${attack.maxrange}${attack.ordnance ? ' ordnance' : ''}`

const ourAttackLine = (attack: Side['attack']) =>
  attack &&
  `${word(attack.arc)} ${attack.value} at ${attack.minRange}-${attack.maxRange}${attack.ordnance ? ' ordnance' : ''}`

/** Grants as lines; an action that the older field repeats counts once. */
function rawGrants({ actions = [], grants = [] }: RawSide): string[] {
  const lines = grants.flatMap(({ type, value, arc = '', amount }) => {
    if (type === 'force') return []
    if (typeof value !== 'string') return rawBar([value])
    return [`${type} ${type === 'slot' ? slotKey(value) : word(value)} ${word(arc)} ${amount}`]
  })
  return [...new Set([...lines, ...rawBar(actions)])].toSorted()
}

function ourGrant(grant: Grant): string {
  switch (grant.kind) {
    case 'action':
      return ourBar([grant.action]).join()
    case 'slot':
      return `slot ${grant.slot}  ${grant.amount}`
    case 'stat':
      return `stat ${grant.stat}  ${grant.amount}`
    case 'attack':
      return `stat attack ${word(grant.arc)} ${grant.amount}`
    case 'arc':
      return `arc ${word(grant.arc)}  undefined`
  }
}

/** The sum of the Force that a side brings, whichever field says so. */
const rawForce = ({ force, grants = [] }: RawSide) =>
  force?.value ?? grants.find(({ type }) => type === 'force')?.amount

function rawDevice({ device }: RawSide) {
  if (!device) return undefined
  const stat = (type: string) => device.stats?.find(entry => entry.type === type)
  const { arc = '', minrange = -1, maxrange = -1, ordnance = false, value = -1 } = stat('attack') ?? {}
  return {
    id: letters(device.name),
    kind: device.type.toLowerCase(),
    initiative: device.initiative,
    agility: stat('agility')?.value,
    hull: stat('hull')?.value,
    attack: stat('attack') && attackLine({ arc, value, minrange, maxrange, ordnance }),
    charges: pool(device.charges),
  }
}

/** Every leaf of a restriction, without its form: words by their letters, numbers as they are. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [/^\d OR/.test(value) ? value.slice(0, 1) : word(value)]
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, entry]) => (key === 'kind' ? [] : leaves(entry)))
}

function compareUpgrade(ours: Tables, raw: RawUpgrade): void {
  const upgrade = ours.upgrade(raw.xws)
  if (!upgrade) throw new Error(`the tables have no upgrade ${raw.xws}`)
  const clauses = [...(raw.restrictions ?? []), ...raw.sides.flatMap(({ restrictions = [] }) => restrictions)]
  const flags = ['solitary', 'standardized', 'non-limited']
  const asked = clauses.flatMap(clause => Object.entries(clause).filter(([key]) => !flags.includes(key)))
  expect(
    {
      limited: upgrade.limited,
      restricted: upgrade.restricted,
      cost: upgrade.cost,
      standardLoadoutOnly: upgrade.standardLoadoutOnly,
      formats: upgrade.formats,
      solitary: upgrade.solitary,
      standardized: upgrade.standardized,
      limitedOnly: upgrade.restrictions.filter(({ kind }) => kind === 'limited'),
      restrictions: leaves(upgrade.restrictions.filter(({ kind }) => kind !== 'limited')).toSorted(),
      sides: upgrade.sides.map(side => ({
        type: side.type,
        slots: side.slots,
        ability: side.ability,
        attack: ourAttackLine(side.attack),
        charges: pool(side.charges),
        force: side.force?.value,
        grants: side.grants.map(ourGrant).toSorted(),
        device: side.device && {
          ...{ initiative: undefined, agility: undefined, hull: undefined },
          ...side.device,
          attack: ourAttackLine(side.device.attack),
          charges: pool(side.device.charges),
        },
        conditions: side.conditions,
      })),
    },
    raw.xws,
  ).toEqual({
    limited: raw.limited,
    restricted: raw.restricted ?? 0,
    cost: raw.cost === undefined || raw.cost.value === '?' ? undefined : Number(raw.cost.value),
    standardLoadoutOnly: raw.standardLoadoutOnly ?? false,
    formats: inFormats(raw),
    solitary: clauses.some(clause => clause.solitary === true),
    standardized: clauses.some(clause => clause.standardized === true),
    limitedOnly: clauses.some(clause => clause['non-limited'] === false) ? [{ kind: 'limited', is: true }] : [],
    restrictions: asked.flatMap(([, value]) => leaves(value)).toSorted(),
    sides: raw.sides.map(side => ({
      type: slotKey(side.type),
      slots: side.slots.map(slotKey),
      ability: side.ability !== undefined,
      attack: attackLine(side.attack),
      charges: pool(side.charges),
      force: rawForce(side),
      grants: rawGrants(side),
      device: rawDevice(side),
      conditions: side.conditions ?? [],
    })),
  })
}

describe.each(snapshots)('$ruleset, against the reference (skipped where that is absent)', ({ ours, data, absent }) => {
  it.skipIf(absent)('has every upgrade with every number, and no other', () => {
    const upgrades = files<RawUpgrade[]>(`${data}/upgrades`).flat()
    for (const upgrade of upgrades) compareUpgrade(ours, upgrade)
    expect(ours.upgrades().length).toBe(upgrades.length)
  })

  it.skipIf(absent)('has every condition and damage card', () => {
    const conditions = files<{ xws: string; limited: number }[]>(`${data}/conditions`).flat()
    expect(ours.conditions()).toEqual(
      conditions.map(({ xws, limited }) => ({ id: xws, limited })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    const [deck] = files<{ cards: { title: string; amount: number; type: string }[] }>(`${data}/damage-decks`)
    const cards = (deck?.cards ?? []).map(({ title, amount, type }) => ({
      id: letters(title),
      count: amount,
      trait: type.toLowerCase(),
    }))
    expect(ours.damageDeck()).toEqual(cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  })
})

/** Every number of the tables against the public card data beside the checkout. Names of theirs stay there. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { turnOf } from '../helm/courses.ts'
import { ablativeArmours, armours, bulkheads, countermeasures, fortifiedHulls } from './open/armour.ts'
import { computers } from './open/computers.ts'
import { criticals } from './open/criticals.ts'
import { powerCores } from './open/power-cores.ts'
import { sensors } from './open/sensors.ts'
import { deflectors, shields } from './open/shields.ts'
import { pilotingByManoeuvrability, sizes } from './open/sizes.ts'
import { thrusters } from './open/thrusters.ts'
import { tiers } from './open/tiers.ts'
import { parts } from './parts.ts'
import { slug } from './slug.ts'
import type { WeaponCard, WeaponProperty } from './types.ts'

const folder = new URL('../../../../../shared/reference/hex/', import.meta.url)
const isThere = existsSync(folder)

/** Foreign JSON: what a field is shows when it is compared. */
type Row = ReturnType<typeof JSON.parse>
const read = (name: string): Row => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).data

describe.skipIf(!isThere)('the tables have the numbers of the card data (skipped when it is absent)', () => {
  it('tiers', () => {
    const expected = read('tiers').map((r: Row) => ({
      tier: r.tier.includes('/') ? r.tier : Number(r.tier),
      value: expect.closeTo(r.value, 3),
      buildPoints: r.buildPoints,
    }))
    expect(tiers).toEqual(expected)
  })

  it('sizes and manoeuvrability', () => {
    const { sizes: listed, maneuverability } = read('maneuverability')
    expect(sizes).toEqual(Object.fromEntries(listed.map((r: Row) => [r.size, { step: r.n, defence: r.acTlMod }])))
    for (const r of maneuverability) {
      expect(pilotingByManoeuvrability[r.name as keyof typeof turnOf]).toBe(r.pilotingMod)
      expect(turnOf[r.name as keyof typeof turnOf]).toBe(r.turnDistance)
    }
  })

  it('frames: all that have a price, the three of foreign names among them', () => {
    const key = (r: Row) => JSON.stringify(r)
    const ours = [...parts.frames.values()].map(f =>
      key([
        ...[f.size, f.manoeuvrability, f.hull, f.hullIncrement, f.damageThreshold, f.bays ?? 'unlimited'],
        ...[f.crew.least, f.crew.most, f.cost, f.core, f.mounts.map(m => `${m.arc} ${m.class} ${m.count}`).sort()],
      ]),
    )
    const theirs = read('frames')
      .filter((r: Row) => r.cost !== null)
      .map((r: Row) =>
        key([
          ...[r.size, r.maneuverability, r.hp, r.hpIncrement, r.dt, r.expansionBays, r.minCrew, r.maxCrew, r.cost],
          ...[r.core, r.mounts.map((m: Row) => `${m.arc} ${m.class} ${m.count}`).sort()],
        ]),
      )
    expect(ours.sort()).toEqual(theirs.sort())
    const named = new Set(read('frames').map((r: Row) => slug(r.name)))
    expect([...parts.frames.keys()].filter(id => !named.has(id))).toEqual([
      'dart',
      'heavy-transport',
      'heavy-hauler',
      'armed-explorer',
    ])
  })

  it('thrusters', () => {
    expect(thrusters.map(({ id, ...numbers }) => [`${id} thrusters`, numbers])).toEqual(
      read('thrusters').map((r: Row) => [
        r.name.toLowerCase(),
        { size: r.size, speed: r.speed, piloting: r.pilotingMod, pcu: r.pcu, cost: r.cost },
      ]),
    )
  })

  it('power cores', () => {
    expect(powerCores.map(({ name, sizes, pcu, cost }) => [name, [...sizes].sort(), pcu, cost])).toEqual(
      read('powercores')
        .filter((r: Row) => r.cost !== null)
        .map((r: Row) => [
          r.name.toLowerCase().replace('magic power core, ', ''),
          [...r.sizes].sort(),
          ...[r.pcu, r.cost],
        ]),
    )
  })

  it('armour, countermeasures and hulls', () => {
    const armour = read('armor')
    expect(armours).toEqual(
      armour.armor.map((r: Row) => ({
        ...{ mark: r.acBonus, tl: r.tlPenalty, turn: r.turnDistancePenalty, each: r.costPerSize },
      })),
    )
    expect(countermeasures).toEqual(
      armour.defensiveCountermeasures.map((r: Row) => ({ mark: r.tlBonus, pcu: r.pcu, cost: r.cost })),
    )
    expect(ablativeArmours).toEqual(
      armour.ablativeArmor.map((r: Row) => ({ points: r.tempHp, turn: r.turnDistancePenalty, cost: r.cost })),
    )
    expect(bulkheads.map(({ percent, each }) => [percent, each])).toEqual(
      armour.reinforcedBulkheads.map((r: Row) => [r.fortificationPct, r.costPerSize]),
    )
    expect(new Set(fortifiedHulls.map(({ name, threshold, each }) => `${name} ${threshold} ${each}`))).toEqual(
      new Set(
        armour.fortifiedHulls.map(
          (r: Row) => `${r.name.toLowerCase().replace(' fortified hull', '')} ${r.ctBonusPerSize} ${r.costPerSize}`,
        ),
      ),
    )
  })

  it('shields and deflectors', () => {
    const all = read('shields')
    const numbers = ({ pcu, cost }: { pcu: number; cost: number }) => ({ pcu, cost })
    expect(shields.map(s => [s.points, s.regeneration, numbers(s)])).toEqual(
      all.filter((r: Row) => !r.deflector).map((r: Row) => [r.totalSp, r.regenPerMinute, numbers(r)]),
    )
    expect(deflectors.map(s => [s.value, s.ac, s.tl, numbers(s)])).toEqual(
      all.filter((r: Row) => r.deflector).map((r: Row) => [r.defenseValue, r.acBonus, r.tlBonus, numbers(r)]),
    )
  })

  it('computers and sensors, but for those without a range', () => {
    expect(computers.map(({ bonus, nodes, pcu, cost }) => [bonus, nodes, pcu, cost])).toEqual(
      read('computers').map((r: Row) => [r.bonus, r.nodes, r.pcu, r.cost]),
    )
    expect(sensors.map(({ increment, modifier, cost }) => [increment, modifier, cost])).toEqual(
      read('sensors')
        .filter((r: Row) => r.rangeHexes !== null)
        .map((r: Row) => [r.rangeHexes, r.modifier, r.cost]),
    )
  })

  it('criticals', () => {
    expect(criticals.map(({ most, system }) => [most, system])).toEqual(
      read('crit-table').table.map((r: Row) => [r.to, r.system === 'weaponsArray' ? 'weapons' : r.system]),
    )
  })
})

describe.skipIf(!isThere)('weapons (skipped when the card data is absent)', () => {
  const cards = [...parts.weapons.values()]
  const has = (card: WeaponCard, name: WeaponProperty['property']) =>
    card.properties.some(({ property }) => property === name)

  /** `1d6 × 10`, `(1d6)*10` and `1d6 * 10` are the same dice. */
  const dice = (text: string | null) =>
    text === null || text === 'None'
      ? 'special'
      : text
          .replace(/[()\s]/g, '')
          .replace(/[×x]/, '*')
          .toLowerCase()

  const facts = (card: WeaponCard) =>
    [card.class, card.kind, card.speed, dice(card.damage), card.pcu, card.cost, card.mounts === 2].join(' ')
  const theirFacts = (r: Row) =>
    [
      r.class === 'spinal' ? 'capital' : r.class,
      r.type,
      r.type === 'tracking' ? r.speed : null,
      r.damage === '0' ? 'special' : dice(r.damage),
      r.pcu ?? 0,
      r.cost,
      r.usesMounts === 2,
    ].join(' ')

  const rows: Row[] = isThere ? read('weapons') : []
  // Two rows without a price are parts of creatures, and one has its columns shifted; its twin is whole.
  const priced = rows.filter(r => r.cost !== null && r.damage !== '15')

  it('are 219 rows of the card data, twins joined', () => {
    expect(rows).toHaveLength(219)
    expect(rows.filter(r => r.cost === null)).toHaveLength(2)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(206)
  })

  it('have the numbers of their rows, and every row its weapon', () => {
    const ours = new Map(cards.map(card => [facts(card), card]))
    for (const r of priced) expect(ours.has(theirFacts(r)), `${r.name}: ${theirFacts(r)}`).toBe(true)
    const theirs = new Set(priced.map(theirFacts))
    for (const card of cards) expect(theirs.has(facts(card)), `${card.name}: ${facts(card)}`).toBe(true)
  })

  it('reach as far and are as special as a row of the same numbers and, where it is not renamed, of the same name', () => {
    const renamed: string[] = []
    for (const card of cards) {
      const alike = priced.filter(r => theirFacts(r) === facts(card))
      const words = new Set(card.id.split('-'))
      const twins = alike.filter(r =>
        slug(bare(r.name))
          .split('-')
          .every(word => words.has(word)),
      )
      if (twins.length === 0) renamed.push(card.id)
      const like = (twins.length === 0 ? alike : twins).filter(
        r =>
          (r.rangeHexes === null || r.rangeHexes === card.increment) &&
          r.core === card.core &&
          (!isPrinted(r.special) || numbersIn(r.special.toLowerCase()) === numbersOf(card)),
      )
      expect(like.length, card.name).toBeGreaterThan(0)
      for (const flag of like.length === 1 ? (like[0].specialFlags ?? []) : [])
        if (flag in flagged) expect(has(card, flagged[flag] ?? 'manual'), `${card.name}: ${flag}`).toBe(true)
    }
    // Proper names of others are left out of ours.
    expect(renamed.sort()).toEqual([
      'capital-shard-projector',
      'crystal-caster',
      'heavy-crystal-caster',
      'heavy-crystal-torpedo-launcher',
      'heavy-death-beam',
      'heavy-shard-projector',
      'light-crystal-torpedo-launcher',
      'light-death-beam',
      'light-shard-projector',
      'mega-vandal-rocket-launcher',
      'super-rail-launcher',
    ])
  })

  /** Without what stands in brackets at its end. */
  const bare = (name: string) => name.replace(/(\s*\([^)]*\))+$/, '')
  const isPrinted = (special: string | null): special is string => special !== null && special !== '—'

  /** All numbers in a text, dice among them, in order of size. */
  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ')
  const numbersOf = ({ properties }: WeaponCard) =>
    numbersIn(properties.map(property => Object.values(property).join(' ')).join(' '))

  const flagged: Readonly<Record<string, WeaponProperty['property']>> = {
    array: 'array',
    broad: 'broadArc',
    line: 'line',
    ripper: 'ripper',
    buster: 'buster',
    burrowing: 'burrowing',
    emp: 'emp',
    quantum: 'quantum',
    tractor: 'tractorBeam',
    vortex: 'vortex',
    scatterscan: 'scatterscan',
    spore: 'spore',
    limited: 'limitedFire',
    mine: 'mine',
    forceField: 'forceField',
    irradiateL: 'irradiate',
    irradiateM: 'irradiate',
    irradiateH: 'irradiate',
    navScram: 'navScram',
    hacking: 'hacking',
  }
})

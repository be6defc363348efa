import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../../test/hex/table.ts'
import type { JsonObject } from '../../../kernel/index.ts'
import { refuseOrder } from '../offers.ts'

/** Tier 3, so that half again of it is 4; the die of its pilot is the result. */
const pilot = { role: 'pilot' as const, skills: { piloting: 0 }, ranks: { piloting: 12 } }

const battle = (
  dice: NonNullable<TableSetup['dice']>,
  a: Partial<ShipSetup> = {},
  ships: readonly ShipSetup[] = [],
  ruleset: TableSetup['ruleset'] = {},
) =>
  table({
    ships: [{ id: 'a1', at: [0, 0], tier: 3, crew: [pilot], resolve: 1, ...a }, ...ships],
    ...{ phase: 'helm', active: 'a1', dice, ruleset },
  })

type T = ReturnType<typeof battle>

const dcOf = (t: T) => only(t.events, 'checkMade')[0]?.dc
const turnsOf = (t: T) => [t.asked('path').course.speed, t.asked('path').course.turn]

const orders = (t: T) => t.push('orders', { phase: 'helm', ships: ['a1'], finished: [], allWaited: false, queue: [] })

/** Why an order is refused in the helm phase; undefined when it is not. */
const closed = (t: T, action: string, crew: string, way: JsonObject = {}) =>
  refuseOrder(t.game, t.ship('a1'), 'helm', 'a', { ship: 'a1', crew, action, ...way })?.code

const order = (action: string, way: object = {}) => ({ ship: 'a1', crew: 'a1.1', action, ...way })

describe('maneuver: rules/hex.md §2.6', () => {
  it('is rolled against 15 and half again its tier, and turns a hex sooner', () => {
    const t = battle([19])
    t.perform('a1.1', 'maneuver')
    expect(dcOf(t)).toBe(19)
    expect(turnsOf(t)).toEqual([8, 1])
    t.answer({ path: 'FRFR' })
    expect(t.at('a1')).toEqual([1, -2, 2])
  })

  it('when it fails, by however much, flies', () => {
    for (const die of [18, 1]) {
      const t = battle([die])
      t.perform('a1.1', 'maneuver')
      expect(turnsOf(t)).toEqual([8, 2])
      expect(t.ship('a1').effects.armour).toEqual({})
    }
  })

  it('6.6: of a good ship turns twice in each hex this round', () => {
    const t = battle([20], { turn: 1, manoeuvrability: 'good' })
    t.perform('a1.1', 'maneuver')
    t.answer({ path: 'FRRFRR' })
    expect(t.at('a1')).toEqual([1, -1, 4])
  })

  it('feels what makes the ship unwieldy', () => {
    const t = battle([20], { afflictions: [{ kind: 'vortex', until: 9 }] })
    t.perform('a1.1', 'maneuver')
    expect(only(t.events, 'checkMade')).toMatchObject([{ total: 19 }])
    expect(turnsOf(t)).toEqual([4, 2])
  })
})

describe('full power', () => {
  it('flies half again the speed, turns two hexes later, costs a resolve point and takes 6 ranks', () => {
    const t = battle([], { speed: 7 })
    t.perform('a1.1', 'fullPower')
    expect(turnsOf(t)).toEqual([10, 4])
    expect(t.ship('a1').resolve).toBe(0)
    expect(only(t.events, 'checkMade')).toEqual([])
    const green = battle([], { crew: [{ ...pilot, ranks: { piloting: 5 } }] })
    orders(green)
    expect(green.refuses(order('fullPower'))).toMatchObject({ code: 'not_offered' })
    const spent = battle([], { resolve: 0 })
    orders(spent)
    expect(spent.refuses(order('fullPower'))).toMatchObject({ code: 'not_offered' })
  })

  it('of a perfect ship follows the ordinary count of turns', () => {
    const t = battle([], { turn: 0, manoeuvrability: 'perfect' })
    t.perform('a1.1', 'fullPower')
    expect(t.refuses({ path: 'FR' })).toMatchObject({ facts: { why: 'turn_too_soon' } })
    expect(t.refuses({ path: 'FFR' })).toBeNull()
    expect(t.refuses({ path: 'FFRR' })).toMatchObject({ facts: { why: 'turn_too_soon' } })
  })
})

describe('audacious gambit', () => {
  const foe: ShipSetup = { id: 'b1', at: [0, -1], crew: [{ role: 'gunner' }] }
  const bold = { crew: [{ ...pilot, skills: { piloting: 5 } }] }

  it('turns two hexes sooner, passes everybody unattacked, and ends with any facing', () => {
    const t = battle([19], { ...bold, turn: 3 }, [foe])
    t.perform('a1.1', 'audaciousGambit')
    expect(dcOf(t)).toBe(24)
    expect(turnsOf(t)).toEqual([8, 1])
    t.answer({ path: 'FF', facing: 4 })
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, -2, 4])
    expect(t.ship('a1').heading).toBe(4)
    expect(t.ship('a1').resolve).toBe(0)
  })

  it('6.8: turns before moving at the end only', () => {
    const t = battle([19], bold)
    t.perform('a1.1', 'audaciousGambit')
    expect(t.refuses({ path: 'L' })).toMatchObject({ facts: { index: 0 } })
    expect(t.refuses({ path: '', facing: 7 })).toMatchObject({ code: 'bad_answer', place: 'answer.facing' })
    t.answer({ path: '', facing: 5 })
    expect(t.at('a1')).toEqual([0, 0, 5])
  })

  it('lists every hex with every facing', () => {
    const t = battle([19], { ...bold, speed: 1 })
    t.perform('a1.1', 'audaciousGambit')
    const facings = [0, 1, 2, 3, 4, 5]
    expect(t.choices()).toEqual(['', 'F'].flatMap(path => facings.map(facing => ({ path, facing }))))
    for (const answer of t.choices()) expect(t.refuses(answer)).toBeNull()
  })

  it('when it fails flies, is attacked, and the resolve point is gone', () => {
    const t = battle([18], bold, [foe])
    t.perform('a1.1', 'audaciousGambit')
    expect(turnsOf(t)).toEqual([8, 2])
    expect(t.refuses({ path: 'FF', facing: 4 })).toMatchObject({ code: 'bad_answer' })
    t.answer({ path: 'FF' })
    expect(t.asked('freeAttack')).toMatchObject({ ship: 'b1' })
    expect(t.ship('a1').resolve).toBe(0)
  })

  it('takes 12 ranks', () => {
    const t = battle([], { crew: [{ ...pilot, ranks: { piloting: 11 } }] })
    orders(t)
    expect(t.refuses(order('audaciousGambit'))).toMatchObject({ code: 'not_offered' })
  })
})

describe('damaged engines: rules/hex.md §2.7', () => {
  const damaged = (engines: 0 | 1 | 2 | 3, powerCore: 0 | 2 | 3 = 0) => ({ systems: { engines, powerCore } })

  it('cost every check of the pilot 2 or 4, the core 2 or 4 more; the speed is whole', () => {
    const total = (systems: Partial<ShipSetup>) => {
      const t = battle([20], systems)
      t.perform('a1.1', 'maneuver')
      expect(t.asked('path').course.speed).toBe(8)
      return only(t.events, 'checkMade')[0]?.total
    }
    expect(total(damaged(1))).toBe(18)
    expect(total(damaged(2))).toBe(16)
    expect(total(damaged(0, 2))).toBe(18)
    expect(total(damaged(1, 3))).toBe(14)
  })

  it('that malfunction bar stunts and full power', () => {
    const t = battle([], damaged(2))
    orders(t)
    const offered = new Set(t.choices().map(answer => (answer as { action?: string }).action))
    expect([...offered].filter(action => action !== undefined).sort()).toEqual([
      'audaciousGambit',
      'fly',
      'glide',
      'maneuver',
    ])
    expect(t.refuses(order('fullPower'))).toMatchObject({ code: 'not_offered' })
  })

  it('that are wrecked leave gliding alone', () => {
    const t = battle([], damaged(3))
    orders(t)
    expect(t.choices()).toEqual([order('glide'), { done: true }])
    expect(t.refuses(order('fly'))).toMatchObject({ code: 'not_met', facts: { rule: 'hex §2.7' } })
    expect(t.refuses(order('maneuver'))).toMatchObject({ code: 'not_met' })
  })

  it('that are wrecked fly where the table likes, but every check fails', () => {
    const t = battle([20], { ...damaged(3), crew: [{ ...pilot, skills: { piloting: 40 } }] }, [], {
      wreckedEnginesAllowFly: true,
    })
    orders(t)
    expect(t.refuses(order('fly'))).toBeNull()
    t.answer(order('maneuver'))
    expect(only(t.events, 'checkMade')).toMatchObject([{ margin: -20 }])
    expect(turnsOf(t)).toEqual([8, 2])
  })

  it('that are held together fly', () => {
    const t = battle([], damaged(3))
    t.ship('a1').systems.engines.held = true
    orders(t)
    expect(t.refuses(order('fly'))).toBeNull()
  })
})

describe('glide', () => {
  const glider = { role: 'engineer' as const, ranks: { piloting: 4 } }

  it('moves half the speed with turns two hexes later, by anybody, as a minor action', () => {
    const t = battle([], { crew: [glider], speed: 7 })
    t.perform('a1.1', 'glide')
    expect(turnsOf(t)).toEqual([3, 4])
    t.answer({ path: 'FFF' })
    expect(t.at('a1')).toEqual([0, -3, 0])
    expect(t.ship('a1').crew[0]).toMatchObject({ acted: false, tookMinor: true })
  })

  it('adds the ranks of whoever glides to AC and TL, where no pilot’s count', () => {
    const armour = (crew: ShipSetup['crew']) => {
      const t = battle([], crew === undefined ? {} : { crew })
      t.perform('a1.1', 'glide')
      return t.ship('a1').effects.armour
    }
    expect(armour([glider])).toEqual({ glide: 4 })
    expect(armour([glider, { role: 'pilot', down: true }])).toEqual({ glide: 4 })
    expect(armour([glider, pilot])).toEqual({})
    expect(armour([{ role: 'engineer', ranks: {} }])).toEqual({})
  })

  it('comes when no pilot has acted, and then no pilot acts', () => {
    const flown = battle([], { crew: [pilot, glider] })
    expect(closed(flown, 'glide', 'a1.2')).toBeUndefined()
    flown.perform('a1.1', 'fly')
    flown.answer({ path: 'F' })
    expect(closed(flown, 'glide', 'a1.2')).toBe('not_offered')
    const glided = battle([], { crew: [pilot, glider] })
    expect(closed(glided, 'fly', 'a1.1')).toBeUndefined()
    glided.perform('a1.2', 'glide')
    glided.answer({ path: 'F' })
    expect(closed(glided, 'fly', 'a1.1')).toBe('not_offered')
    expect(closed(glided, 'stunt', 'a1.1', { stunt: 'evade' })).toBe('not_offered')
  })

  it('6.51: of a ship without a pilot does not undo its 0 in the helm order', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [glider] },
        { id: 'b1', at: [0, -9, 3], crew: [{ ...pilot, skills: { piloting: -20 } }] },
      ],
      ...{ phase: 'helm', dice: [1] },
    })
    t.push('helm', { left: [] })
    expect(only(t.events, 'helmOrder')).toMatchObject([{ order: ['b1', 'a1'], checks: { a1: 0, b1: -19 } }])
    t.answer({ done: true }, 'b')
    t.answer(order('glide'), 'a')
    t.answer({ path: 'F' }, 'a')
    expect(t.game.helmChecks.a1).toBe(0)
    expect(t.game.helmOrder).toEqual(['b1', 'a1'])
  })
})

describe('a pilot’s orders', () => {
  it('are one a round', () => {
    const t = battle([])
    expect(closed(t, 'maneuver', 'a1.1')).toBeUndefined()
    t.perform('a1.1', 'fly')
    t.answer({ path: 'F' })
    expect(closed(t, 'maneuver', 'a1.1')).toBe('not_offered')
  })

  it('choose nothing but the path', () => {
    const t = battle([])
    orders(t)
    expect(t.refuses(order('fly', { path: 'FF' }))).toMatchObject({ code: 'bad_answer' })
    expect(t.refuses(order('glide', { speed: 3 }))).toMatchObject({ code: 'bad_answer' })
  })

  it('without any the ship stays: rules/hex.md §2.2', () => {
    const t = battle([])
    orders(t)
    t.answer({ done: true })
    expect(t.at('a1')).toEqual([0, 0, 0])
  })
})

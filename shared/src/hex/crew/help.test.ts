import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'
import type { Json, JsonObject } from '../../kernel/index.ts'
import type { CrewMember } from '../state.ts'
import type { Check } from './check.ts'

const crew: readonly Partial<CrewMember>[] = [{ role: 'captain' }, { role: 'engineer' }, { role: 'engineer' }]
const a1: ShipSetup = { id: 'a1', at: [0, 0], tier: 2, crew, systems: { sensors: 1 } }
const divert = (help?: JsonObject, crewId = 'a1.2') => ({
  ...{ ship: 'a1', crew: crewId, action: 'divert', to: ['engines'] },
  ...(help === undefined ? {} : { help }),
})

/** Engineers of a1 are asked for orders. */
function asked(ship: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) {
  const t = table({ ships: [{ ...a1, ...ship }], phase: 'engineering', sides: { c: 'A' }, ...more })
  t.push('engineering', {})
  return t
}

const rolls = (t: ReturnType<typeof table>) =>
  only(t.events, 'checkMade').map(({ crew, skill, dc, total }) => [crew, skill, dc, total])

describe('the captain helps before the roll: rules/hex.md §3.7', () => {
  it('encourage: by the same skill against 10, or by Diplomacy against 15; +2', () => {
    const same = asked({}, { dice: [3, 5] })
    same.answer(divert({ help: 'encourage', skill: 'engineering' }))
    expect(rolls(same)).toEqual([
      ['a1.1', 'engineering', 10, 13],
      ['a1.2', 'engineering', 13, 17],
    ])
    const kind = asked({}, { dice: [4, 5] })
    kind.answer(divert({ help: 'encourage', skill: 'diplomacy' }))
    expect(rolls(kind)).toEqual([
      ['a1.1', 'diplomacy', 15, 14],
      ['a1.2', 'engineering', 13, 15],
    ])
  })

  it('demand: by Intimidate against 15 and half again the tier; +4', () => {
    const t = asked({}, { dice: [8, 5] })
    t.answer(divert({ help: 'demand', skill: 'intimidate' }))
    expect(rolls(t)).toEqual([
      ['a1.1', 'intimidate', 18, 18],
      ['a1.2', 'engineering', 13, 19],
    ])
  })

  it('a demand helps each member of the crew once a battle, whether it succeeds or not', () => {
    const t = asked({}, { dice: [1, 5] })
    t.answer(divert({ help: 'demand', skill: 'intimidate' }))
    const [, first, second] = t.ship('a1').crew
    expect([first?.demanded, second?.demanded]).toEqual([true, false])
    const later = asked({ crew: [crew[0] ?? {}, { ...crew[1], demanded: true }, { ...crew[2] }] })
    const demand = { help: 'demand', skill: 'intimidate' }
    expect(later.refuses(divert(demand))).toMatchObject({ code: 'not_an_option', place: 'answer.help' })
    expect(later.refuses(divert(demand, 'a1.3'))).toBeNull()
  })

  it('it is his one action of the round, and needs him able to act', () => {
    const encourage = { help: 'encourage', skill: 'engineering' }
    const t = asked({}, { dice: [10, 10] })
    t.answer(divert(encourage))
    expect(t.ship('a1').crew[0]).toMatchObject({ acted: true, did: ['encourage'] })
    const patch = { ship: 'a1', crew: 'a1.3', action: 'patch', system: 'sensors', harder: 0, help: encourage }
    expect(t.refuses(patch)).toMatchObject({ code: 'not_an_option', place: 'answer.help' })
    const down = asked({ crew: [{ role: 'captain', down: true }, ...crew.slice(1)] })
    expect(down.refuses(divert(encourage))).toMatchObject({ code: 'not_an_option' })
  })

  it('nobody helps himself, nor by a skill that he has not', () => {
    const t = table({ ships: [{ ...a1, crew: [{ role: 'captain', level: 12 }] }], phase: 'helm', dice: [10] })
    t.perform('a1.1', 'movingSpeech')
    expect(t.idle).toBe(true)
    const mute = asked({ crew: [{ role: 'captain', skills: { bluff: 3 } }, ...crew.slice(1)] })
    for (const skill of ['engineering', 'diplomacy'])
      expect(mute.refuses(divert({ help: 'encourage', skill }))).toMatchObject({ code: 'not_an_option' })
  })

  it('he may spend a computer node on it, one for each of two checks', () => {
    const help = { help: 'encourage', skill: 'engineering', node: true }
    const poor = asked({ computer: { bonus: 3, nodes: 1 } })
    expect(poor.refuses({ ...divert(help), node: true })).toMatchObject({ place: 'answer.help' })
    const t = asked({ computer: { bonus: 3, nodes: 2 } }, { dice: [1, 5] })
    t.answer({ ...divert(help), node: true })
    expect(rolls(t).map(([, , , total]) => total)).toEqual([14, 20])
    expect(t.ship('a1').nodesUsed).toBe(2)
  })
})

describe('several seats on one ship: design §6', () => {
  const others = crew.map((m, i) => (i === 0 ? { ...m, seat: 'c' } : m))

  it('the captain of another seat is asked when the die is about to be rolled, and may let it be', () => {
    const t = asked({ crew: others }, { dice: [5] })
    while (t.state.pending.some(({ seat }) => seat === 'c')) t.answer({ done: true }, 'c')
    t.answer(divert(), 'a')
    const asking = t.asked('help', 'c')
    expect([asking.check.crew, asking.check.dc]).toEqual(['a1.2', 13])
    expect(t.choices('c')).toEqual<Json[]>([
      { pass: true },
      { help: 'encourage', skill: 'engineering' },
      { help: 'encourage', skill: 'diplomacy' },
      { help: 'demand', skill: 'intimidate' },
    ])
    expect(t.requestOf('c').default).toEqual({ pass: true })
    t.answer({ pass: true }, 'c')
    expect(rolls(t)).toEqual([['a1.2', 'engineering', 13, 15]])
    expect(t.ship('a1').crew[0]?.acted).toBe(false)
  })

  it('his help counts as if he had said it with the order', () => {
    const t = asked({ crew: others }, { dice: [10, 5] })
    while (t.state.pending.some(({ seat }) => seat === 'c')) t.answer({ done: true }, 'c')
    t.answer(divert(), 'a')
    t.answer({ help: 'demand', skill: 'intimidate' }, 'c')
    expect(rolls(t)[1]).toEqual(['a1.2', 'engineering', 13, 19])
  })

  it('no order says what a captain of another seat does', () => {
    const t = asked({ crew: others })
    expect(t.refuses(divert({ help: 'encourage', skill: 'engineering' }), 'a')).toMatchObject({
      code: 'not_an_option',
      place: 'answer.help',
    })
  })
})

describe('checks that nobody has ordered', () => {
  const check: Check = {
    ...{ ship: 'a1', crew: 'a1.2', skill: 'piloting', dc: 15, why: 'vortex', bonuses: [], system: 'engines' },
  }
  it('the captain of the same seat is asked for them, not for free attacks', () => {
    const t = table({ ships: [a1], phase: 'damage', dice: [5, 5] })
    t.push('check', { ...check, unordered: true })
    t.answer({ help: 'encourage', skill: 'diplomacy' })
    expect(rolls(t).map(([crew, , , total]) => [crew, total])).toEqual([
      ['a1.1', 15],
      ['a1.2', 17],
    ])
    const free = table({ ships: [a1], dice: [5] })
    free.push('check', { ...check, alone: true })
    expect(free.idle).toBe(true)
  })
})

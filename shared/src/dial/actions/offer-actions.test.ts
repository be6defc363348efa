import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bar, plain, table } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'
import { ACTIONS } from '../data/index.ts'

const at = [457, 457] as const

const all = () =>
  table({
    ships: [
      {
        id: 'a1',
        at,
        bar: bar(ACTIONS),
        turret: 'front',
        upgrades: [{ id: 'protontorpedoes', slot: 'torpedo', charges: { value: 0, max: 2, recovers: 0 } }],
      },
      { id: 'a2', at: [457, 557] },
      { id: 'b1', at: [557, 457] },
    ],
    obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [300, 500] }],
    activation: { ship: 'a1', executed: '2FB' },
  })

describe('an offer of actions: rules/dial.md §8.1', () => {
  it('lists every choice of every action, and that the step may be passed over', () => {
    const on = all()
    on.push('performActionStep', { ship: 'a1' })
    const listed = on.choices().map(choice => JSON.stringify(choice))
    expect(new Set(listed).size).toBe(listed.length)
    for (const action of ACTIONS) expect(listed.some(choice => choice.includes(`"action":"${action}"`))).toBe(true)
    expect(listed.at(-1)).toBe('{"skip":true}')
  })

  it('accepts what it lists, and what it lists can be carried out', () => {
    const list = all()
    list.push('performActionStep', { ship: 'a1' })
    for (const choice of list.choices()) {
      const on = all()
      on.push('performActionStep', { ship: 'a1' })
      on.answer(choice)
      expect(on.events.length).toBeGreaterThan(0)
    }
  })

  it('may be declined', () => {
    const on = all()
    on.push('performActionStep', { ship: 'a1' })
    expect(plain(on.answer({ skip: true }))).toEqual([{ type: 'actionSkipped', ship: 'a1', why: 'declined' }])
    expect(on.ship('a1').attempted).toEqual([])
    expect(on.idle).toBe(true)
  })

  it('gives an action offered in two colours in the easier one, unless the harder is named', () => {
    const offered = () => {
      const on = table({
        ships: [
          {
            id: 'a1',
            at,
            bar: [...bar(['evade'], 'purple'), ...bar(['evade'], 'red')],
            force: { value: 1, max: 1, recovers: 1 },
          },
        ],
      })
      on.push('performActionStep', { ship: 'a1' })
      return on
    }
    expect(offered().choices()).toEqual([{ action: 'evade' }, { action: 'evade', colour: 'purple' }, { skip: true }])
    const easier = offered()
    easier.answer({ action: 'evade' })
    expect(easier.ship('a1').tokens).toEqual({ evade: 1, stress: 1 })
    const named = offered()
    named.answer({ action: 'evade', colour: 'purple' })
    expect(named.ship('a1').tokens).toEqual({ evade: 1 })
    expect(named.ship('a1').force?.value).toBe(0)
    expect(offered().refuses({ action: 'evade', colour: 'white' })?.code).toBe('not_offered')
  })

  it('refuses anything else with a reason and never stumbles', () => {
    const on = all()
    on.push('performActionStep', { ship: 'a1' })
    const listed = new Set(on.choices().map(choice => JSON.stringify(choice)))
    const names = ['on', 'option', 'to', 'upgrade', 'ship', 'code', 'end', 'skip', 'colour', '__proto__']
    const answer = fc.record(
      { action: fc.oneof(fc.constantFrom<string>(...ACTIONS), fc.string()) },
      { requiredKeys: [] },
    )
    const more = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 2 })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.tuple(answer, more).map(([a, b]) => ({ ...b, ...a })),
        ),
        said => {
          const given = JSON.parse(JSON.stringify(said)) as Json
          const refused = on.refuses(given)
          if (refused === null && !('colour' in Object(given)))
            expect(listed).toContain(JSON.stringify(sorted(given, listed)))
          else if (refused !== null) expect(refused.place).toMatch(/^answer/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

/** The listed text of the same answer, whatever the order of its keys. */
function sorted(given: Json, listed: ReadonlySet<string>): Json {
  const text = (value: Json) => JSON.stringify(Object.entries(Object(value)).sort())
  const same = [...listed].find(choice => text(JSON.parse(choice)) === text(given))
  return same === undefined ? given : JSON.parse(same)
}

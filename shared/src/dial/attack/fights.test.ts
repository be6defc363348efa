import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { seededChance } from '../../bot/index.ts'
import { dial } from '../game.ts'
import type { Turret } from '../state.ts'

const cards = ['blindedpilot', 'consolefire', 'disabledpowerregulator', 'fuelleak', 'hullbreach', 'weaponsfailure']
const kinds = ['focus', 'calculate', 'evade', 'reinforceFore', 'reinforceAft', 'strain', 'deplete', 'tractor'] as const
const turrets: Readonly<Record<string, Turret>> = {
  rz2awing: 'front',
  lancerclasspursuitcraft: 'left',
  modifiedyt1300lightfreighter: 'frontRear',
}
const types = ['t65xwing', 'rz2awing', 'lancerclasspursuitcraft', 'modifiedyt1300lightfreighter', 'hmpdroidgunship']

/** A ship in its own square of the table, in any state that a fight may find it in. */
const ship = fc.record({
  turn: fc.nat(359),
  type: fc.constantFrom(...types),
  initiative: fc.nat(3),
  hull: fc.integer({ min: 1, max: 4 }),
  shields: fc.nat(2),
  force: fc.nat(2),
  tokens: fc.uniqueArray(fc.constantFrom(...kinds), { maxLength: 4 }),
  up: fc.uniqueArray(fc.constantFrom(...cards), { maxLength: 3 }),
})

describe('any fight', () => {
  it('of four ships runs to its end, each engages once at most, and nothing that must hold is broken', () => {
    let attacks = 0
    fc.assert(
      fc.property(fc.array(ship, { minLength: 4, maxLength: 4 }), fc.nat(), (drawn, seed) => {
        const ships = drawn.map(({ turn, up, tokens, shields, force, hull, ...rest }, i): ShipSetup => {
          return {
            ...rest,
            id: `${i % 2 === 0 ? 'a' : 'b'}${i + 1}`,
            at: [300 + 150 * (i >> 1), 300 + 150 * (i % 2), turn],
            turret: turrets[rest.type] ?? null,
            hull: hull + up.length,
            shields: { value: shields, max: shields, recovers: 0 },
            force: { value: force, max: force, recovers: 0 },
            tokens: Object.fromEntries(tokens.map(kind => [kind, 1])),
            damage: { down: 0, up },
          }
        })
        const locks = [{ by: 'a1', on: { kind: 'ship', id: 'b2' } }] as const
        const t = table({
          phase: 'engagement',
          ships,
          locks,
          obstacles: [{ id: 'o1', outline: 'gascloud1', at: [375, 375] }],
        })
        const chance = seededChance(seed)
        t.push('engagement', {})
        while (!t.idle) {
          const options = t.legal()
          if (options.type === 'order') t.answer(Array.from({ length: options.count }, (_, i) => i))
          else t.answer(t.choices()[chance(t.choices().length)] ?? null)
          expect(dial.broken(t.state)).toEqual([])
        }
        const declared = t.events.flatMap(e => (e.type === 'attackDeclared' ? [e.ship] : []))
        expect(new Set(declared).size).toBe(declared.length)
        attacks += declared.length
        const fallen = t.events.flatMap(e => (e.type === 'destroyed' ? [e.ship] : []))
        const removed = t.events.flatMap(e => (e.type === 'removed' ? [e.ship] : []))
        expect(removed.sort()).toEqual([...new Set(fallen)].sort())
        expect(Object.values(t.game.ships).some(({ doomed }) => doomed)).toBe(false)
      }),
      { numRuns: 150 },
    )
    expect(attacks).toBeGreaterThan(100)
  })
})

import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { rulesets } from '../../dial/ruleset.ts'
import { ship as weights } from './weights.ts'
import { worthOfDamage } from './worth.ts'

/** A T-65: 4 hull, 2 shields; 12 points. */
function worth(ship: Partial<ShipSetup>, setup: Partial<Parameters<typeof table>[0]> = {}) {
  const t = table({ ...setup, ships: [{ id: 'b1', at: [400, 400], cost: 12, ...ship }] })
  return worthOfDamage(t.game, t.ship('b1'))
}

/** How much more each damage is worth than the one before, in parts of the cost. */
const steps = (worths: readonly number[]) => worths.slice(1).map((value, i) => (value - (worths[i] ?? 0)) / 12)
const near = (values: readonly number[]) => values.map(value => expect.closeTo(value, 9))
const each = weights.damage / 6

describe('what damage is worth: rules/dial.md §1.4', () => {
  it('the damage that leaves half of the ship and the one that destroys it are worth more', () => {
    expect(steps(worth({}))).toEqual(near([each, each, each + weights.half, each, each, each + weights.kill]))
  })

  it('AMG: half counts in Chance Engagement only', () => {
    const ruleset = rulesets.amg
    expect(steps(worth({}, { ruleset }))[2]).toBeCloseTo(each, 9)
    expect(steps(worth({}, { ruleset, scenario: 'chance' }))[2]).toBeCloseTo(each + weights.half, 9)
  })

  it('what half has scored already, and what is more than is left, is worth nothing', () => {
    const hurt = { shields: { value: 0, max: 2, recovers: 0 }, damage: { down: 2, up: [] }, scored: 6 }
    expect(steps(worth(hurt))).toEqual(near([each, each + weights.kill, 0, 0, 0, 0]))
  })

  it('a ship that is destroyed and not yet removed is worth nothing more', () => {
    expect(worth({ doomed: true })).toEqual([0])
  })
})

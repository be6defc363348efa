import { describe, expect, it } from 'vitest'
import { poseAt, type TableSetup, table } from '../../../test/dial/table.ts'
import { isPlaced } from '../../dial/look.ts'
import { goalAt } from './goal.ts'
import { objective } from './weights.ts'

const none: ReadonlySet<string> = new Set()

function goal(setup: Partial<TableSetup>, at: readonly [number, number] = [400, 400], claimed = none) {
  const t = table({ ships: [{ id: 'a1', at }], round: 2, ...setup })
  const ship = t.ship('a1')
  if (!isPlaced(ship)) throw new Error('it stands')
  return goalAt(t.game, ship, poseAt(at), claimed)
}

describe('what a scenario makes of a place: rules/dial.md §1.3', () => {
  const near = { id: 'f1', at: [400, 530] } as const
  const far = { id: 'f2', at: [400, 800] } as const

  it('at range 1 of a satellite it is all there is', () => {
    expect(goal({ scenario: 'assault', features: [far, near] })).toEqual({ worth: objective.reached, feature: 'f1' })
  })

  it('on the way there it is some of it, the more the nearer', () => {
    const [here, there] = [
      goal({ scenario: 'assault', features: [far] }),
      goal({ scenario: 'assault', features: [far] }, [400, 500]),
    ]
    expect(here.worth).toBeGreaterThan(0)
    expect(there.worth).toBeGreaterThan(here.worth)
    expect(there.worth).toBeLessThan(objective.reached)
  })

  it('Chance Engagement reaches to range 2', () => {
    expect(goal({ scenario: 'chance', features: [{ id: 'f1', at: [400, 630] }] }).worth).toBe(objective.reached)
  })

  it('what another ship is after counts less', () => {
    expect(goal({ scenario: 'assault', features: [near] }, [400, 400], new Set(['f1'])).worth).toBeLessThan(
      objective.reached / 2,
    )
  })

  it('there is nothing in a dogfight, at a satellite of one’s own, or for a ship that tows or knows', () => {
    const nothing = { worth: 0, feature: null }
    expect(goal({ scenario: null, features: [near] })).toEqual(nothing)
    expect(goal({ scenario: 'scramble', features: [{ ...near, marker: 'a' }] })).toEqual(nothing)
    expect(goal({ scenario: 'scramble', features: [{ ...near, marker: 'b' }] }).feature).toBe('f1')
    expect(goal({ scenario: 'salvage', features: [near, { id: 'f2', carrier: 'a1' }] })).toEqual(nothing)
    expect(goal({ scenario: 'ancient', features: [{ ...near, charged: false }] })).toEqual(nothing)
  })
})

import { describe, expect, it } from 'vitest'
import { answersOf } from '../../../test/bot/ask.ts'
import { type ShipSetup, type TableSetup, table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

const xWing = ['1BB', '1FB', '1NB', '2TW', '2BB', '2FB', '2NB', '2YW', '3TW', '3FW', '3YW', '4FW', '4KR']

type Dials = Record<string, string>

/** The dials that seat a may set. */
function dialsOf(setup: TableSetup): Dials[] {
  const t = table({ phase: 'planning', ...setup })
  t.push('planning', {})
  return answersOf(pilot, t).map(answer => {
    const { dials, ready } = answer as { dials: Dials; ready: boolean }
    expect(ready).toBe(true)
    return dials
  })
}

/** Those that it sets, whatever the chance. */
function dials(setup: TableSetup): Dials {
  const [set, ...others] = dialsOf(setup)
  if (set === undefined || others.length > 0) throw new Error(`they depend on chance: ${JSON.stringify(others)}`)
  return set
}

const enemy = { id: 'b1', at: [450, 500, 180] } as const

describe('the dials that the pilot sets', () => {
  it('do not lead off the table', () => {
    const { a1 } = dials({ ships: [{ id: 'a1', at: [450, 780], dial: ['2FB', '3FB', '1TW', '4FW'] }, enemy] })
    expect(a1).toBe('1TW')
  })

  it('do not lead where every next one leads off the table', () => {
    // After the straight 2 it stands 14 mm before the edge, and no turn of speed 2 is that short.
    const dial = ['1FB', '2FB', '2TW', '2YW']
    const sets = dialsOf({
      ships: [
        { id: 'a1', at: [450, 760], dial },
        { id: 'b1', at: [450, 880, 180] },
      ],
    })
    for (const { a1 } of sets) expect(['2TW', '2YW']).toContain(a1)
  })

  it('a stressed ship sets no red one: it would fly straight ahead', () => {
    const stressed = { id: 'a1', at: [450, 800], dial: ['2KR', '1YB'], tokens: { stress: 1 } } as const
    expect(dials({ ships: [stressed, enemy] }).a1).toBe('1YB')
  })

  it('go round an asteroid', () => {
    const { a1 } = dials({
      ships: [
        { id: 'a1', at: [450, 200], dial: ['2FB', '2BB'] },
        { id: 'b1', at: [450, 800, 180] },
      ],
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [450, 300] }],
    })
    expect(a1).toBe('2BB')
  })

  it('turn to where the enemy can be shot', () => {
    // b1 can only stand still or come a little nearer, at the right.
    const there = { id: 'b1', at: [640, 400, 270], dial: ['0OR', '1FB'] } as const
    const { a1 } = dials({ ships: [{ id: 'a1', at: [400, 400], dial: ['1TW', '1YW', '4FW', '5FW'] }, there] })
    expect(a1).toBe('1YW')
  })

  it('leave no ship in the way of the next', () => {
    const wing = { dial: ['1FB', '2FB', '3FW'] }
    const { a1, a2 } = dials({
      ships: [
        { id: 'a1', at: [450, 200], initiative: 2, ...wing },
        { id: 'a2', at: [450, 155], initiative: 3, ...wing },
        { id: 'b1', at: [450, 880, 180] },
      ],
    })
    expect(Number(a1?.[0])).toBeGreaterThanOrEqual(Number(a2?.[0]))
  })

  it('one for each ship on the table, by its own dial', () => {
    const ships: ShipSetup[] = [
      { id: 'a1', at: [300, 100], dial: xWing },
      { id: 'a2', at: [500, 100], dial: ['2FB'] },
      { id: 'a3', place: 'destroyed' },
      enemy,
    ]
    for (const { a1, ...others } of dialsOf({ ships })) {
      expect(xWing).toContain(a1)
      expect(others).toEqual({ a2: '2FB' })
    }
  })
})

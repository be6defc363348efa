import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import { project } from '../view.ts'
import { contactPoint } from './contact.ts'
import { movesOf } from './moves.ts'

describe('movesOf', () => {
  it('tells where a ship would have ended but for another, and whom it touches', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [300, 300] },
        { id: 'b1', at: [300, 430] },
      ],
      dice: [],
    })
    const events = t.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'card' })
    const [move, ...more] = movesOf(events, project(t.state, 'public'))
    expect(more).toEqual([])
    expect(move?.blocked).toMatchObject({ x: 300, y: 420, dx: 0, dy: 1 })
    expect(move?.to).toEqual(t.pose('a1'))
    expect(move?.contacts).toEqual([{ size: 'small', pose: t.pose('b1') }])
    // The guides touch: 1.59 mm stand out of both bases, so the gap between them has its middle at 430 − 20 − 1.59.
    const [, y] = contactPoint({ size: 'small', pose: t.pose('a1') }, { size: 'small', pose: t.pose('b1') })
    expect(y).toBeCloseTo(430 - 20 - 1.59, 3)
  })

  it('has no full position apart where the manoeuvre was executed fully', () => {
    const t = table({ ships: [{ id: 'a1', at: [300, 300] }] })
    const events = t.push('executeManoeuvre', { ship: 'a1', code: '1TW', cause: 'dial' })
    expect(movesOf(events, project(t.state, 'public'))).toMatchObject([
      { ship: 'a1', blocked: null, contacts: [], fled: false, template: { radii: [25, 45], clockwise: false } },
    ])
  })

  it('knows a ship that fled by where it went', () => {
    const t = table({ ships: [{ id: 'a1', at: [300, 30, 180] }] })
    const events = t.push('executeManoeuvre', { ship: 'a1', code: '1FW', cause: 'dial' })
    expect(movesOf(events, project(t.state, 'public'))).toMatchObject([{ fled: true, to: { x: 300, y: -50 } }])
  })

  it('takes the other ship from where it stood then, not from where it went later', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [300, 300] },
        { id: 'a2', at: [300, 430] },
      ],
    })
    const stood = t.pose('a2')
    const events = [
      ...t.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'card' }),
      ...t.push('executeManoeuvre', { ship: 'a2', code: '3FW', cause: 'card' }),
    ]
    expect(movesOf(events, project(t.state, 'public'))[0]?.contacts).toEqual([{ size: 'small', pose: stood }])
    expect(t.pose('a2')).not.toEqual(stood)
  })

  it('lays the template of a roll that the rules know, and none where a card has its own way', () => {
    const t = table({ ships: [{ id: 'a1', at: [300, 300] }] })
    const view = project(t.state, 'public')
    const from = t.pose('a1')
    const rolled = {
      type: 'repositioned',
      ship: 'a1',
      option: 'left:+1',
      from,
      to: { ...from, x: 220, y: 310 },
    } as const
    expect(movesOf([{ ...rolled, by: 'barrelRoll' }], view)[0]?.template?.radii).toBeNull()
    expect(movesOf([{ ...rolled, by: 'barrelRoll' }], view)[0]?.template?.start[0][0]).toBe(280)
    expect(movesOf([{ ...rolled, by: 'barrelRoll', to: { ...from, x: 200 } }], view)[0]?.template).toBeNull()
    expect(movesOf([{ ...rolled, by: 'constructor' }], view)[0]?.template).toBeNull()
    expect(movesOf([{ ...rolled, ship: 'z9', by: 'barrelRoll' }], view)).toEqual([])
  })
})

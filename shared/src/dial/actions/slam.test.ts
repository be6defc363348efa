import { describe, expect, it } from 'vitest'
import { type At, bar, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { slam } from './slam.ts'

const slammer = (at: At) => ({ id: 'a1', at, type: 'alphaclassstarwing', bar: bar([slam.type, 'focus']) }) as const

const slamming = (at: At, executed: string, setup: Partial<TableSetup> = {}) => {
  const on = table({ activation: { ship: 'a1', executed }, ...setup, ships: [slammer(at), ...(setup.ships ?? [])] })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

const codes = (on: ReturnType<typeof slamming>) =>
  on.choices().flatMap(choice => (JSON.stringify(choice).includes('slam') ? [choice] : []))

describe('the SLAM action: rules/dial.md §8.2', () => {
  it('takes any manoeuvre of the dial with the speed executed', () => {
    const on = slamming([457, 457], '2FB')
    const two = ['2TW', '2BB', '2FB', '2NB', '2YW']
    expect(codes(on)).toEqual(two.map(code => ({ action: 'slam', code })))
    expect(on.refuses({ action: 'slam', code: '3FW' })).toMatchObject({ code: 'wrong_speed', facts: { speed: 2 } })
    expect(on.refuses({ action: 'slam', code: '2KR' })?.code).toBe('not_on_dial')
    expect(on.refuses({ action: 'slam', code: 'constructor' })?.code).toBe('not_on_dial')
    expect(on.refuses({ action: 'slam', code: 2 })?.code).toBe('bad_answer')
    expect(on.refuses({ action: 'slam', code: null })?.code).toBe('may_not_fail')
  })

  it('executes it, which is a manoeuvre with its difficulty, then gains a disarm token', () => {
    const on = slamming([457, 200], '4FR')
    const events = on.answer({ action: 'slam', code: '4FR' })
    expect(typesOf(events)).toEqual(['actionPerformed', 'manoeuvreFlown', 'tokenGained', 'tokenGained'])
    expect(on.pose('a1')).toEqual({ x: 457, y: 400, dx: 0, dy: 1 })
    expect(on.ship('a1').tokens).toEqual({ stress: 1, disarm: 1 })
  })

  it('meets the obstacles on its way', () => {
    const on = slamming([457, 200], '2FB', {
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 250] }],
      dice: ['blank'],
    })
    const events = on.answer({ action: 'slam', code: '2FB' })
    expect(typesOf(events)).toContain('obstacleMet')
    expect(on.ship('a1').tokens).toEqual({ disarm: 1 })
  })

  it('A40: overlapping a ship it is a partial manoeuvre, and the enemy gives a red focus, then nothing more', () => {
    const on = slamming([457, 200], '3FW', { ships: [{ id: 'b1', at: [457, 370] }] })
    on.answer({ action: 'slam', code: '3FW' })
    expect(on.pose('a1').y).toBeLessThan(360)
    expect(on.request.args).toMatchObject({ why: 'overlap', offers: [{ type: 'focus', colour: 'red' }] })
    on.answer({ action: 'focus' })
    expect(on.ship('a1').tokens).toEqual({ focus: 1, stress: 1, disarm: 1 })
    expect(on.game.activation?.barred).toBe(true)
  })

  it('A40: overlapping a friendly ship it rolls the die', () => {
    const on = slamming([457, 200], '3FW', { ships: [{ id: 'a2', at: [457, 370] }], dice: ['blank'] })
    expect(typesOf(on.answer({ action: 'slam', code: '3FW' }))).toContain('rolled')
    expect(on.ship('a1').tokens).toEqual({ disarm: 1 })
  })

  it('does not end outside the play area', () => {
    const on = slamming([457, 860], '2FB')
    expect(on.refuses({ action: 'slam', code: '2FB' })).toMatchObject({ code: 'outside_area' })
    expect(codes(on)).not.toContainEqual({ action: 'slam', code: '2FB' })
  })

  it('judges the position where it is backed up to, not the full one', () => {
    // The full straight 4 would end outside; a ship in the way ends it inside.
    const on = slamming([457, 700, 0], '4FR', { ships: [{ id: 'b1', at: [457, 890] }] })
    expect(on.refuses({ action: 'slam', code: '4FR' })).toBeNull()
  })

  it('fails when every final position lies outside', () => {
    const on = slamming([457, 890], '4FR')
    expect(codes(on)).toEqual([{ action: 'slam', code: null }])
    expect(typesOf(on.answer({ action: 'slam', code: null }))).toEqual(['actionFailed'])
    expect(on.ship('a1').tokens).toEqual({})
  })

  it('is offered only in its own activation, after a manoeuvre', () => {
    const before = table({ ships: [slammer([457, 457])], activation: { ship: 'a1' } })
    before.push('performActionStep', { ship: 'a1' })
    expect(before.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    const other = table({
      ships: [slammer([457, 457]), { id: 'a2', at: [457, 557] }],
      activation: { ship: 'a2', executed: '2FB' },
    })
    other.push('offerActions', { ship: 'a1', offers: [{ type: 'slam', colour: 'white' }], why: 'granted' })
    expect(other.idle).toBe(true)
  })

  it('may end on a free position of a Tallon roll that lies inside', () => {
    const on = table({
      ships: [{ ...slammer([700, 880, 90]), type: 'tieadvancedv1' }],
      activation: { ship: 'a1', executed: '2FW' },
    })
    on.push('performActionStep', { ship: 'a1' })
    // The roll to the right ends further south, that to the left beyond the northern edge.
    expect(on.refuses({ action: 'slam', code: '2RR' })).toBeNull()
    expect(on.refuses({ action: 'slam', code: '2ER' })?.code).toBe('outside_area')
  })
})

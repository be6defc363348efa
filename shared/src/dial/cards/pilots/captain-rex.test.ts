import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const rex: ShipSetup = { id: 'a1', type: 'tielnfighter', pilot: 'captainrex', at: [400, 400] }
/** b1 ahead of Rex, b2 beside it; a2 stands before the enemies as Rex does. */
const ships: ShipSetup[] = [
  rex,
  { id: 'a2', at: [500, 400] },
  { id: 'b1', at: [400, 590, 180] },
  { id: 'b2', at: [500, 590, 180] },
]

const shoot = (on: Table, ship: string, target: string) => {
  on.push('offerAttack', { ship, bonus: false })
  const told = on.answer({ weapon: 'primary', arc: 'front', target })
  while (on.state.pending.length > 0)
    told.push(...on.answer(on.request.kind === 'modify' ? { done: true } : { pass: true }))
  return told
}
const rolled = (told: ReturnType<typeof shoot>) =>
  told.flatMap(e => (e.type === 'attackRolled' ? [e.faces.length] : []))
/** Nobody is hurt: what is looked at is who is under fire. */
const misses = ['blank', 'blank', 'blank'] as const
const begun = (dice: readonly (readonly ('blank' | 'hit')[])[] = []) => table({ phase: 'engagement', ships, dice })
const under = (on: Table) =>
  Object.values(on.game.ships)
    .filter(s => s.conditions.length > 0)
    .map(s => s.id)

describe('Captain Rex and Suppressive Fire', () => {
  it('assigns it to the defender after an attack, and moves it to the next: it is limited to one', () => {
    const on = begun()
    expect(shoot(on, 'a1', 'b1')).toContainEqual(
      expect.objectContaining({ type: 'conditionAssigned', ship: 'b1', card: 'suppressivefire', by: 'a1' }),
    )
    expect(under(on)).toEqual(['b1'])
    shoot(on, 'a1', 'b2')
    expect(under(on)).toEqual(['b2'])
    expect(on.state.listeners.attackDice).toEqual([{ ability: 'suppressivefire attackDice', source: 'b2', seat: 'b' }])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('the ship rolls one attack die less against others than Rex, all against Rex', () => {
    const on = begun([['blank', 'blank']])
    shoot(on, 'a1', 'b1')
    expect(rolled(shoot(on, 'b1', 'a2'))).toEqual([2])
    expect(rolled(shoot(on, 'b1', 'a1'))).toEqual([3])
    expect(rolled(shoot(on, 'b2', 'a2'))).toEqual([3])
  })

  it('is lifted when Rex has defended, whoever shot', () => {
    const on = begun([['blank', 'blank'], ['blank', 'blank'], misses])
    shoot(on, 'a1', 'b1')
    const told = shoot(on, 'b2', 'a1')
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'conditionRemoved', ship: 'b1', card: 'suppressivefire' }),
    )
    expect(under(on)).toEqual([])
    expect(on.state.listeners.attackDice).toBeUndefined()
  })

  it('is lifted at the end of an Engagement Phase in which Rex did not attack, and not in one in which it did', () => {
    const attacked = begun()
    shoot(attacked, 'a1', 'b1')
    attacked.does(t => t.window('phaseEnd', { phase: 'engagement' }))
    expect(under(attacked)).toEqual(['b1'])
    attacked.ship('a1').attacked = false
    attacked.does(t => t.window('phaseEnd', { phase: 'activation' }))
    expect(under(attacked)).toEqual(['b1'])
    attacked.does(t => t.window('phaseEnd', { phase: 'engagement' }))
    expect(under(attacked)).toEqual([])
  })

  it('a phase forgets who attacked in the one before', () => {
    const on = begun()
    shoot(on, 'a1', 'b1')
    expect(on.ship('a1').attacked).toBe(true)
    on.game.round = 2
    on.push('endPhase', {})
    expect(on.ship('a1').attacked).toBe(false)
  })

  it('is lifted when Rex is destroyed', () => {
    const on = begun()
    shoot(on, 'a1', 'b1')
    on.push('suffer', { ship: 'a1', hits: 3, crits: 0, source: 'asteroid' })
    expect(under(on)).toEqual([])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('both players’ Rexes count each for its own', () => {
    const on = table({
      phase: 'engagement',
      ships: [rex, { id: 'c1', type: 'tielnfighter', pilot: 'captainrex', at: [300, 400] }, ...ships.slice(1)],
      sides: { a: 'A', b: 'B', c: 'A' },
    })
    shoot(on, 'a1', 'b1')
    shoot(on, 'c1', 'b1')
    expect(on.ship('b1').conditions).toEqual([
      { card: 'suppressivefire', by: 'a1' },
      { card: 'suppressivefire', by: 'c1' },
    ])
    expect(rolled(shoot(on, 'b1', 'a2'))).toEqual([1])
    on.push('suffer', { ship: 'c1', hits: 3, crits: 0, source: 'asteroid' })
    expect(on.ship('b1').conditions).toEqual([{ card: 'suppressivefire', by: 'a1' }])
    expect(rolled(shoot(on, 'b1', 'a2'))).toEqual([2])
  })
})

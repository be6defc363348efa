import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const kallus: ShipSetup = { id: 'a1', at: [400, 400], upgrades: [{ id: 'agentkallus', slot: 'crew' }] }
const enemies: ShipSetup[] = [
  { id: 'b1', at: [400, 590, 180] },
  { id: 'b2', at: [500, 590, 180] },
]
const hunted = (on: Table) =>
  Object.values(on.game.ships).flatMap(s => s.conditions.map(({ card, by }) => `${by} ${card} ${s.id}`))

describe('Agent Kallus and Hunted', () => {
  it('assigns Hunted to an enemy ship after forces are placed', () => {
    const on = table({ phase: 'setup', ships: [kallus, { id: 'a2', at: [300, 400] }, ...enemies] })
    on.does(t => t.window('afterPlaceForces', {}))
    expect(on.request.args).toMatchObject({ card: 'agentkallus', must: true })
    expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { use: { ship: 'b2' } }])
    expect(on.refuses({ pass: true })?.code).toBe('may_not_pass')
    on.answer({ use: { ship: 'b2' } })
    expect(hunted(on)).toEqual(['a1 hunted b2'])
  })

  const fight = (target: string) => {
    const on = table({
      phase: 'engagement',
      dice: [['focus', 'focus', 'blank']],
      ships: [kallus, ...enemies.map(ship => (ship.id === 'b2' ? isHunted(ship) : ship))],
    })
    on.push('offerAttack', { ship: 'a1', bonus: false })
    on.answer({ weapon: 'primary', arc: 'front', target })
    return on
  }
  const isHunted = (ship: ShipSetup): ShipSetup => ({ ...ship, conditions: [{ card: 'hunted', by: 'a1' }] })

  it('its attacks on a hunted ship may change one focus result to a hit, once', () => {
    const on = fight('b2')
    const change = { card: 'agentkallus modifyDice', source: 'a1', choice: true }
    expect(on.choices()).toEqual([change, { done: true }])
    expect(on.answer(change)).toContainEqual(
      expect.objectContaining({ type: 'diceModified', red: ['hit', 'focus', 'blank'] }),
    )
    expect(on.events.some(e => e.type === 'defenceRolled')).toBe(true)
  })

  it('and on no other ship', () => {
    expect(fight('b1').events.some(e => e.type === 'defenceRolled')).toBe(true)
  })

  it('a hunted ship that is destroyed passes it on to a friend of its player’s choice', () => {
    const third = { id: 'b3', at: [600, 590, 180] } as const
    const on = table({ ships: [kallus, ...enemies.map(s => (s.id === 'b2' ? isHunted(s) : s)), third] })
    on.push('suffer', { ship: 'b2', hits: 6, crits: 0, source: 'asteroid' })
    expect(on.request).toMatchObject({ seat: 'b', args: { card: 'hunted', must: true } })
    expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { use: { ship: 'b3' } }])
    on.answer({ use: { ship: 'b3' } })
    expect(hunted(on)).toEqual(['a1 hunted b3'])
    on.push('suffer', { ship: 'b3', hits: 6, crits: 0, source: 'asteroid' })
    expect(hunted(on)).toEqual(['a1 hunted b1'])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('without a friend it stays where it lies', () => {
    const on = table({ ships: [kallus, isHunted({ id: 'b1', at: [400, 590, 180] })] })
    on.push('suffer', { ship: 'b1', hits: 6, crits: 0, source: 'asteroid' })
    expect([on.idle, on.ship('b1').place, hunted(on)]).toEqual([true, 'destroyed', ['a1 hunted b1']])
  })

  it('nothing else that is triggered is in set-up', () => {
    const on = table({
      phase: 'setup',
      ships: [kallus, isHunted({ id: 'b1', at: [400, 590, 180] }), { id: 'b2', at: [500, 590, 180] }],
    })
    on.does(t => t.window('destroyed', { ship: 'b1' }))
    expect(on.idle).toBe(true)
    expect(on.events).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, type Table, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const foils = { id: 'servomotorsfoils', slot: 'configuration' } as const
const xwing = (more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a1',
  pilot: 'redsquadronveteran',
  at: [400, 400],
  upgrades: [foils],
  ...more,
})

const bars = (on: Table) =>
  on
    .ship('a1')
    .bar.map(({ type, linked }) => (linked === undefined ? type : `${type} > ${linked.colour} ${linked.type}`))

const activating = (on: Table) => {
  on.state.hidden.sides.a?.own.dials && Object.assign(on.state.hidden.sides.a.own.dials, { a1: '2FB' })
  on.push('activate', { ship: 'a1' })
  return on
}

describe('Servomotor S-foils', () => {
  it('may be flipped before its ship activates: the bar is that of the side that is up', () => {
    const on = activating(table({ ships: [xwing()] }))
    expect(on.request).toMatchObject({
      kind: 'useAbility',
      seat: 'a',
      args: { card: foils.id, window: 'beforeActivate' },
    })
    expect(on.choices()).toEqual([{ use: true }, { pass: true }])
    const told = on.answer({ use: true })
    expect(plain(told).slice(0, 2)).toEqual([
      { type: 'abilityUsed', ship: 'a1', card: foils.id, choice: true },
      { type: 'cardFlipped', ship: 'a1', card: foils.id, side: 1 },
    ])
    expect(on.ship('a1').upgrades[0]?.side).toBe(1)
    // As the T-65 prints: neither boost nor a link on its focus.
    expect(bars(on)).toEqual(['focus', 'lock', 'barrelRoll'])
    expect(on.request.kind).toBe('action')
    on.answer({ skip: true })
    activating(on)
    on.answer({ use: true })
    expect(bars(on)).toEqual(['focus', 'lock', 'barrelRoll', 'boost', 'focus > red boost'])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('stays as it is when its player declines, and is asked once a ship', () => {
    const on = activating(table({ ships: [xwing()] }))
    expect(typesOf(on.answer({ pass: true }))).not.toContain('cardFlipped')
    expect(on.ship('a1').upgrades[0]?.side).toBe(0)
    expect(on.request.kind).toBe('action')
  })

  it('is asked about its own ship only', () => {
    const on = table({ ships: [xwing({ id: 'a2', at: [200, 200] }), { id: 'a1', at: [400, 400] }] })
    activating(on)
    expect(on.request.kind).toBe('action')
  })

  const faces = (on: Table) => on.events.flatMap(e => (e.type === 'attackRolled' ? [e.faces.length] : []))
  const shoot = (ship: Partial<ShipSetup>, weapon: 'primary' | number = 'primary') => {
    const on = table({ phase: 'engagement', ships: [xwing(ship), { id: 'b1', at: [400, 590, 180] }] })
    on.push('offerAttack', { ship: 'a1', bonus: false })
    on.answer({ weapon, arc: 'front', target: 'b1' })
    return on
  }

  it('closed, primary attacks roll one die less; open, as many as printed', () => {
    expect(faces(shoot({}))).toEqual([2])
    const open = table({ phase: 'engagement', ships: [xwing(), { id: 'b1', at: [400, 590, 180] }] })
    Object.assign(open.ship('a1').upgrades[0] ?? {}, { side: 1 })
    open.push('offerAttack', { ship: 'a1', bonus: false })
    open.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
    expect(faces(open)).toEqual([3])
  })

  it('special weapons roll all their dice', () => {
    const torpedoes = { id: 'protontorpedoes', slot: 'torpedo', charges: { value: 2, max: 2, recovers: 0 } } as const
    const on = table({
      phase: 'engagement',
      ships: [xwing({ upgrades: [foils, torpedoes] }), { id: 'b1', at: [400, 590, 180] }],
      locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
    })
    on.push('offerAttack', { ship: 'a1', bonus: false })
    on.answer({ weapon: 1, arc: 'front', target: 'b1' })
    expect(faces(on)).toEqual([4])
  })

  it('begins with the side up that its player chooses', () => {
    const on = table({
      phase: 'setup',
      ships: [xwing({ at: undefined, initiative: 3 }), { id: 'b1', initiative: 1, at: [400, 860, 180] }],
    })
    on.push('forces', { initiative: 3 })
    on.answer({ ship: 'a1', x: 400, y: 50, dx: 0, dy: 1 })
    expect(on.request).toMatchObject({ kind: 'useAbility', seat: 'a', args: { window: 'shipPlaced' } })
    on.answer({ use: true })
    expect([on.ship('a1').upgrades[0]?.side, bars(on)]).toEqual([1, ['focus', 'lock', 'barrelRoll']])
    expect(on.idle).toBe(true)
  })
})

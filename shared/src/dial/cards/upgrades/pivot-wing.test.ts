import { describe, expect, it } from 'vitest'
import { type ShipSetup, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const wing = { id: 'pivotwing', slot: 'configuration' } as const
const uwing: ShipSetup = { id: 'a1', type: 'ut60duwing', pilot: 'bluesquadronscout', at: [400, 400], upgrades: [wing] }

describe('Pivot Wing', () => {
  it('closed, it rolls one defence die less; open, as many as printed', () => {
    const rolled = (side: number) => {
      const on = table({ phase: 'engagement', ships: [uwing, { id: 'b1', at: [400, 590, 180] }] })
      Object.assign(on.ship('a1').upgrades[0] ?? {}, { side })
      on.push('offerAttack', { ship: 'b1', bonus: false })
      on.answer({ weapon: 'primary', arc: 'front', target: 'a1' })
      return on.events.flatMap(e => (e.type === 'defenceRolled' ? [e.faces.length] : []))
    }
    expect([rolled(0), rolled(1)]).toEqual([[1], [2]])
  })

  it('turns on the spot after a stationary manoeuvre, where there is room', () => {
    const on = table({ ships: [uwing] })
    on.push('executeManoeuvre', { ship: 'a1', code: '0OR', cause: 'card' })
    expect(on.choices()).toEqual([{ use: 'left' }, { use: 'right' }, { use: 'around' }, { pass: true }])
    const told = on.answer({ use: 'around' })
    expect(typesOf(told)).toEqual(['abilityUsed', 'turned'])
    expect(on.pose('a1')).toEqual({ x: 400, y: 400, dx: 0, dy: -1 })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('does not turn onto a neighbour: guides count', () => {
    // Shoulder to shoulder with a base that stands lower: a quarter turn puts the guides into it.
    const on = table({ ships: [uwing, { id: 'b1', at: [451, 400] }] })
    on.push('executeManoeuvre', { ship: 'a1', code: '0OR', cause: 'card' })
    expect(on.choices()).toEqual([{ use: 'around' }, { pass: true }])
  })

  it('does not turn after any other manoeuvre, nor when it is open', () => {
    const moving = table({ ships: [uwing] })
    moving.push('executeManoeuvre', { ship: 'a1', code: '1FW', cause: 'card' })
    expect(moving.idle).toBe(true)
    const open = table({ ships: [uwing] })
    Object.assign(open.ship('a1').upgrades[0] ?? {}, { side: 1 })
    open.push('executeManoeuvre', { ship: 'a1', code: '0OR', cause: 'card' })
    expect(open.idle).toBe(true)
  })
})

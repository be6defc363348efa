import { describe, expect, it } from 'vitest'
import { type At, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const foils = { id: 'integratedsfoils', slot: 'configuration' } as const

/** How many dice a T-70 rolls at range 2 against a ship there. */
const rolled = (side: number, at: At) => {
  const on = table({
    phase: 'engagement',
    ships: [
      { id: 'a1', type: 't70xwing', pilot: 'bluesquadronrookie', at: [400, 400], upgrades: [foils] },
      { id: 'b1', at },
    ],
  })
  Object.assign(on.ship('a1').upgrades[0] ?? {}, { side })
  on.push('offerAttack', { ship: 'a1', bonus: false })
  on.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
  expect(dial.broken(on.state)).toEqual([])
  return on.events.flatMap(e => (e.type === 'attackRolled' ? [e.faces.length] : []))
}

describe('Integrated S-foils', () => {
  it('closed, primary attacks roll one die less at who is not in the bullseye arc', () => {
    expect(rolled(0, [470, 590, 180])).toEqual([2])
    expect(rolled(0, [400, 590, 180])).toEqual([3])
  })

  it('open, they roll as many as printed', () => expect(rolled(1, [470, 590, 180])).toEqual([3]))

  it('are flipped before activation, and the bar follows', () => {
    const on = table({
      ships: [{ id: 'a1', type: 't70xwing', pilot: 'bluesquadronrookie', at: [400, 400], upgrades: [foils] }],
    })
    const types = () => on.ship('a1').bar.map(({ type }) => type)
    on.push('activate', { ship: 'a1' })
    on.answer({ use: true })
    expect(types()).toEqual(['focus', 'lock', 'boost'])
    on.push('activate', { ship: 'a1' })
    on.answer({ use: true })
    expect(types()).toEqual(['focus', 'lock', 'boost', 'barrelRoll', 'focus'])
  })
})

import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import { bodyOf, placedShip, relation, remotesOf, shipOf } from '../look.ts'
import { rangeBetween } from '../range.ts'
import { project } from '../view.ts'
import { flatten, unflatten } from '../wire.ts'

const on = () =>
  table({
    ships: [
      { id: 'a1', at: [300, 300] },
      { id: 'b1', at: [700, 700] },
    ],
    devices: [
      {
        id: 'd1',
        kind: 'remote',
        card: 'clanwrencommandos',
        outline: 'commandoteam',
        at: [300, 400],
        damage: { down: 1, up: [] },
      },
      { id: 'd2', kind: 'bomb', outline: 'bomb', at: [500, 500] },
    ],
  })

describe('a remote (rules/dial.md §9.1)', () => {
  it('has what its card prints', () => {
    const { game } = on()
    expect(remotesOf(game).map(({ id }) => id)).toEqual(['d1'])
    expect(shipOf(game, 'd1')).toMatchObject({ initiative: 2, agility: 2, hull: 2, seat: 'a', cost: 0, tokens: {} })
    expect(shipOf(game, 'd1').charges).toEqual({ value: 2, max: 2, recovers: 0 })
    expect(shipOf(game, 'd1').attacks).toEqual([{ arc: 'front', value: 2, minRange: 1, maxRange: 2, ordnance: true }])
  })

  it('is no friendly ship, and an enemy to the others', () => {
    const { game } = on()
    const [own, enemy, remote] = [shipOf(game, 'a1'), shipOf(game, 'b1'), shipOf(game, 'd1')]
    expect(relation(game, own, remote)).toBe('noShip')
    expect(relation(game, enemy, remote)).toBe('enemy')
    expect(relation(game, remote, enemy)).toBe('enemy')
  })

  it('is measured by its token', () => {
    const { game } = on()
    expect(bodyOf(placedShip(game, 'd1')).token).toBeDefined()
    // 100 mm between the middles, less half a base and the 18 mm to the token's guides.
    expect(rangeBetween(game, placedShip(game, 'a1'), placedShip(game, 'd1'))).toBe(1)
  })

  it('is seen by everybody, with its damage, and comes through the wire whole', () => {
    const { state } = on()
    const view = project(state, 'public')
    expect(view.devices.d2?.remote).toBeNull()
    expect(view.devices.d1?.remote).toEqual({
      ...{ initiative: 2, agility: 2, hull: 2, doomed: false },
      attacks: [{ arc: 'front', value: 2, minRange: 1, maxRange: 2, ordnance: true }],
      charges: { value: 2, max: 2, recovers: 0 },
      damage: { down: 1, up: [] },
    })
    expect(unflatten(flatten(view), view.seq)).toEqual(view)
  })
})

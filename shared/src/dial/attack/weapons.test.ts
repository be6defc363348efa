import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { tables } from '../data/index.ts'
import { gatherShips } from '../setup/ships.ts'
import { weaponsOf } from './weapons.ts'

function weapons(ship: Omit<ShipSetup, 'id'>) {
  const { game } = table({ ships: [{ id: 'a1', at: [400, 400], ...ship }] })
  const [only] = Object.values(game.ships)
  if (only === undefined) throw new Error('no ship')
  return weaponsOf(game, only).map(({ source, arc, turret, value }) => [source, arc, turret, value])
}

describe('weapons', () => {
  it('are the primary attacks, each printed arc one of them', () => {
    expect(weapons({ type: 'eta2actis' })).toEqual([
      ['primary', 'bullseye', false, 3],
      ['primary', 'front', false, 2],
    ])
    expect(weapons({ type: 'auzituckgunship' })).toEqual([['primary', 'fullFront', false, 3]])
  })

  it('of a single turret fire where it points, and are others than those of the printed arc', () => {
    expect(weapons({ type: 'lancerclasspursuitcraft', turret: 'front' })).toEqual([
      ['primary', 'front', false, 3],
      ['primary', 'front', true, 2],
    ])
    expect(weapons({ type: 'rz2awing', turret: 'rear' })).toEqual([['primary', 'rear', true, 2]])
  })

  it('of a double turret fire in both arcs of the pair', () => {
    expect(weapons({ type: 'modifiedyt1300lightfreighter', turret: 'leftRight' })).toEqual([
      ['primary', 'left', true, 3],
      ['primary', 'right', true, 3],
    ])
  })

  it('are the cards with an attack besides', () => {
    const upgrades = [
      { id: 'r4astromech', slot: 'astromech' },
      { id: 'protontorpedoes', slot: 'torpedo' },
      { id: 'ioncannonturret', slot: 'turret' },
    ] as const
    expect(weapons({ turret: 'left', upgrades })).toEqual([
      ['primary', 'front', false, 3],
      [1, 'front', false, 4],
      [2, 'left', true, 3],
    ])
  })

  it('print ranges and the ordnance mark', () => {
    const { game } = table({
      ships: [{ id: 'a1', at: [400, 400], upgrades: [{ id: 'protontorpedoes', slot: 'torpedo' }] }],
    })
    const [primary, torpedoes] = Object.values(game.ships).flatMap(ship => weaponsOf(game, ship))
    expect(primary).toMatchObject({ minRange: 0, maxRange: 3, ordnance: false })
    expect(torpedoes).toMatchObject({ minRange: 2, maxRange: 3, ordnance: true })
  })

  it('with vectored cannons: the primary attack is fired where the turret points, and it is one weapon', () => {
    const card = tables('xwa').upgrade('vectoredcannonsrz1')
    const pilot = tables('xwa')
      .pilots()
      .find(({ ship }) => ship === 'rz1awing')
    if (card === undefined || pilot === undefined) throw new Error('the tables lack the RZ-1')
    const squad = {
      ships: [
        {
          pilot: pilot.id,
          ship: 'rz1awing',
          size: 'small',
          cost: 1,
          upgrades: [{ id: card.id, slot: 'configuration' }],
        },
      ],
    }
    const [ship] = gatherShips('a', squad as unknown as Parameters<typeof gatherShips>[1], tables('xwa'))
    if (ship === undefined) throw new Error('no ship')
    const { game } = table({ ships: [{ id: 'a1', at: [400, 400] }] })
    ship.turret = 'rear'
    expect(weaponsOf(game, ship)).toMatchObject([{ source: 'primary', arc: 'rear', turret: true, value: 2 }])
  })
})

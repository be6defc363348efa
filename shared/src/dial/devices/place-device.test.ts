import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const armed = (card: string, ship: Partial<ShipSetup> = {}) =>
  table({
    phase: 'system',
    ships: [
      {
        id: 'a1',
        at: [457, 400],
        upgrades: [{ id: card, slot: 'device', charges: { value: 2, max: 2, recovers: 0 } }],
        ...ship,
      },
    ],
  })

const chargesLeft = (on: ReturnType<typeof armed>) => on.ship('a1').upgrades[0]?.charges?.value

describe('dropping and launching a device: rules/dial.md §9.1', () => {
  it('drops it from the rear guides, its own on the far end of the template, for a charge', () => {
    const on = armed('protonbombs')
    const events = on.push('placeDevice', {
      ship: 'a1',
      places: [{ card: 'protonbombs', way: 'drop', template: '1F' }],
    })
    expect(typesOf(events)).toEqual(['chargeSpent', 'devicePlaced'])
    // Half a base, 40 mm of template, and the 14.2 mm from the template to the bomb's middle.
    const pose = { x: 457, y: 400 - 20 - 40 - 14.2, dx: 0, dy: -1 }
    expect(on.game.devices).toEqual({
      d1: { id: 'd1', card: 'protonbomb', kind: 'bomb', outline: 'bomb', seat: 'a', source: 'a1', pose, fuses: 0 },
    })
    expect(chargesLeft(on)).toBe(1)
    expect(on.ship('a1').placedDevice).toBe(true)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('launches from the front guides, along a bank to the left', () => {
    const on = armed('electrochaffmissiles')
    on.push('placeDevice', { ship: 'a1', places: [{ card: 'electrochaffmissiles', way: 'launch', template: '3B' }] })
    const { d1 } = on.game.obstacles
    // The bank of speed 3 ends 52.7 mm to the side and 127.3 mm ahead of the base's edge, heading 45° to the left.
    const far = 20 * Math.SQRT1_2
    expect(d1?.pose.x).toBeCloseTo(457 - 180 * (1 - Math.SQRT1_2) - far, 9)
    expect(d1?.pose.y).toBeCloseTo(420 + 180 * Math.SQRT1_2 + far, 9)
    expect(d1?.pose.dx).toBeCloseTo(-Math.SQRT1_2, 12)
    expect(d1).toMatchObject({ outline: 'electrochaffcloud', fuses: 1 })
  })

  it('lays three cluster mines, one on each hand of the first', () => {
    const on = armed('clustermines')
    on.push('placeDevice', { ship: 'a1', places: [{ card: 'clustermines', way: 'drop', template: '1F' }] })
    const lies = Object.values(on.game.devices).map(({ outline, pose: { x, y, dx, dy } }) => [outline, x, y, dx, dy])
    const y = 400 - 20 - 40 - 19.5
    expect(lies).toEqual([
      ['clustermine', 457, y, 0, -1],
      ['clustermineside', 457 + 40, y - 1.2, 0, -1],
      ['clustermineside', 457 - 40, y - 1.2, 0, -1],
    ])
    expect(chargesLeft(on)).toBe(1)
  })

  it('is not placed, and nothing is paid, where a part would lie outside the play area', () => {
    const on = armed('protonbombs', { at: [457, 90.1] })
    const places = [{ card: 'protonbombs', way: 'drop', template: '1F' }] as const
    expect(plain(on.push('placeDevice', { ship: 'a1', places: [...places] }))).toEqual([])
    expect(chargesLeft(on)).toBe(2)
    // It needs 20 + 40 + 14.2 + 16 mm behind the middle of the base.
    const just = armed('protonbombs', { at: [457, 90.2] })
    just.push('placeDevice', { ship: 'a1', places: [...places] })
    expect(chargesLeft(just)).toBe(1)
  })

  it('lies under a ship, which a mine goes off at once for', () => {
    const on = armed('proximitymines')
    on.game.ships.b1 = { ...on.ship('a1'), id: 'b1', seat: 'b', pose: { x: 457, y: 300, dx: 0, dy: 1 } }
    const events = on.push('placeDevice', {
      ship: 'a1',
      places: [{ card: 'proximitymines', way: 'drop', template: '1F' }],
    })
    expect(typesOf(events)).toContain('deviceDetonated')
  })

  it('a card that stands for it leaves nothing placed and nothing paid', () => {
    const on = table({
      phase: 'system',
      ships: [
        {
          id: 'a1',
          at: [457, 400],
          upgrades: [{ id: 'protonbombs', slot: 'device', charges: { value: 2, max: 2, recovers: 0 } }],
        },
      ],
      abilities: [
        {
          ability: { id: 'other', window: 'beforePlaceDevice', when: () => true, effect: t => t.give(true) },
          listeners: [{ source: 'a1', seat: 'a' }],
        },
      ],
    })
    const places = [{ card: 'protonbombs', way: 'drop', template: '1F' }] as const
    expect(plain(on.push('placeDevice', { ship: 'a1', places: [...places] }))).toEqual([])
    expect(on.game.devices).toEqual({})
    expect(on.ship('a1').placedDevice).toBe(false)
  })
})

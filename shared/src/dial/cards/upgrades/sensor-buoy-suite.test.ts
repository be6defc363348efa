import { describe, expect, it } from 'vitest'
import { type DeviceSetup, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const suite = { id: 'sensorbuoysuite', slot: 'tech' } as const
const buoy = (more: Partial<DeviceSetup> = {}): DeviceSetup => ({
  ...{ id: 'd1', kind: 'remote', card: 'sensorbuoy', outline: 'sensorbuoy', at: [700, 700] },
  ...more,
})

describe('Sensor Buoy Suite: set-up', () => {
  const placing = () => {
    const on = table({ ships: [{ id: 'a1', upgrades: [suite] }], phase: 'setup', round: 0 })
    on.does(t => t.window('beforePlaceForces', {}))
    return on
  }

  it('places two buoys beyond range 2 of every edge, though its ship is still in reserve', () => {
    const on = placing()
    expect(on.request).toMatchObject({ seat: 'a', kind: 'placeBuoy', args: { ship: 'a1' } })
    expect(on.refuses({ x: 300, y: 217, dx: 0, dy: 1 })?.code).toBe('too_close')
    expect(on.refuses({ x: 300, y: 300 })?.code).toBe('bad_answer')
    // Its lower end lies 18 mm below its middle.
    on.answer({ x: 300, y: 218.1, dx: 0, dy: 1 })
    on.answer({ x: 600, y: 600, dx: 1, dy: 0 })
    expect(on.idle).toBe(true)
    expect(Object.values(on.game.devices)).toMatchObject([
      { card: 'sensorbuoy', hull: 2, agility: 3, seat: 'a', pose: { x: 300, y: 218.1 } },
      { card: 'sensorbuoy', pose: { x: 600, y: 600, dx: 1, dy: 0 } },
    ])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('every place that is listed is legal, and so is the default', () => {
    const on = placing()
    const options = on.legal()
    if (options.type !== 'place') throw new Error('it is placed')
    for (const at of [...options.samples, on.request.default]) expect(on.refuses(at)).toBeNull()
  })
})

describe('Sensor Buoy Suite: before its ship engages', () => {
  const engaging = (devices: readonly DeviceSetup[], more: readonly ShipSetup[] = []) => {
    const on = table({
      ships: [
        { id: 'a1', at: [100, 100], upgrades: [suite] },
        { id: 'b1', at: [700, 800] },
        { id: 'b2', at: [400, 800] },
        ...more,
      ],
      devices,
      phase: 'engagement',
    })
    on.push('engage', { ship: 'a1' })
    return on
  }

  it('it may lock a ship at range 0–1 of a buoy of its player, however far', () => {
    const on = engaging([buoy()])
    expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { pass: true }])
    on.answer({ use: { ship: 'b1' } })
    expect(on.game.locks).toEqual([{ by: 'a1', on: { kind: 'ship', id: 'b1' } }])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('or not', () => {
    const on = engaging([buoy()])
    on.answer({ pass: true })
    expect(on.game.locks).toEqual([])
  })

  it('not by a buoy of the enemy, nor one that is gone', () => {
    expect(engaging([buoy({ seat: 'b' })]).idle).toBe(true)
    expect(engaging([]).idle).toBe(true)
  })

  it('not itself, not when another engages, and not in a gas cloud', () => {
    const here = [buoy({ at: [100, 160] })]
    expect(engaging(here).idle).toBe(true)
    const on = table({
      ships: [
        { id: 'a1', at: [100, 100], upgrades: [suite] },
        { id: 'a2', at: [300, 100] },
        { id: 'b1', at: [700, 800] },
      ],
      devices: [buoy()],
    })
    on.push('engage', { ship: 'a2' })
    expect(on.idle).toBe(true)
    const cloud = table({
      ships: [
        { id: 'a1', at: [100, 100], upgrades: [suite] },
        { id: 'b1', at: [700, 800] },
      ],
      obstacles: [{ id: 'o1', outline: 'gascloud1', at: [700, 800] }],
      devices: [buoy()],
    })
    cloud.push('engage', { ship: 'a1' })
    expect(cloud.idle).toBe(true)
  })
})

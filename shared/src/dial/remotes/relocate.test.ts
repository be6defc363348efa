import { describe, expect, it } from 'vitest'
import { type DeviceSetup, plain, table, typesOf } from '../../../test/dial/table.ts'
import { headingOf } from '../../geometry/index.ts'
import { dial } from '../game.ts'
import { relocated } from './relocate.ts'
import { remoteSelf } from './self.ts'

const on = (device: Partial<DeviceSetup> = {}, ships: Parameters<typeof table>[0]['ships'] = []) =>
  table({
    ships,
    devices: [
      { id: 'd1', kind: 'remote', card: 'niteowlcommandos', outline: 'commandoteam', at: [400, 400], ...device },
    ],
  })

describe('relocating a remote (rules/dial.md §5.7)', () => {
  it('forward: the template in its front guides, its rear guides on the far end', () => {
    const { game } = on()
    const self = remoteSelf(game, 'd1')
    // 15 mm from the middle to either guides.
    expect(relocated(self, self.pose, '2F')).toEqual({ x: 400, y: 400 + 15 + 80 + 15, dx: 0, dy: 1 })
    expect(relocated(self, self.pose, '1Y')).toEqual({ x: 400 + 35 + 15, y: 400 + 15 + 35, dx: 1, dy: 0 })
    expect(relocated(self, self.pose, '1T')).toEqual({ x: 400 - 35 - 15, y: 400 + 15 + 35, dx: -1, dy: 0 })
  })

  it('turned, it goes where it heads', () => {
    const { game } = on({ at: [400, 400, 90] })
    const self = remoteSelf(game, 'd1')
    expect(relocated(self, self.pose, '2F')).toEqual({ x: 510, y: 400, dx: 1, dy: 0 })
  })

  it('is told, and it passes over what lies between', () => {
    const table = on({}, [{ id: 'b1', at: [400, 455] }])
    const to = { x: 400, y: 540, dx: 0, dy: 1 }
    expect(plain(table.push('relocate', { remote: 'd1', to }))).toEqual([
      { type: 'deviceRelocated', device: 'd1', from: { x: 400, y: 400, dx: 0, dy: 1 }, to },
    ])
    expect(table.game.devices.d1?.pose).toEqual(to)
  })

  it('beneath ships these overlap it now', () => {
    const table = on({}, [
      { id: 'b1', at: [400, 520] },
      { id: 'b2', at: [430, 520 + 45] },
      { id: 'a1', at: [600, 520] },
    ])
    const events = table.push('relocate', { remote: 'd1', to: { x: 400, y: 520, dx: 0, dy: 1 } })
    expect(plain(events).filter(({ type }) => type === 'remoteMet')).toEqual([
      { type: 'remoteMet', ship: 'b1', remote: 'd1', how: 'under' },
    ])
  })

  it('with any part outside the play area it flees', () => {
    const table = on({ at: [400, 850] })
    const events = table.push('relocate', { remote: 'd1', to: { x: 400, y: 897, dx: 0, dy: 1 } })
    expect(typesOf(events)).toEqual(['deviceRelocated', 'fled', 'deviceRemoved'])
    expect(table.game.devices).toEqual({})
    expect(table.game.lostRemotes.d1?.place).toBe('fled')
    expect(dial.broken(table.state)).toEqual([])
    const just = on({ at: [400, 850] })
    just.push('relocate', { remote: 'd1', to: { x: 400, y: 896, dx: 0, dy: 1 } })
    expect(just.game.devices.d1?.pose.y).toBe(896)
  })

  it('a probe droid goes from any of its five edges', () => {
    const { game } = on({ card: 'drk1probedroid', outline: 'drk1probedroid' })
    const self = remoteSelf(game, 'd1')
    const [dx, dy] = headingOf(108)
    const { x, y } = relocated(self, { dx, dy }, '2F')
    const far = 20.5 + 80 + 20.5
    expect(x).toBeCloseTo(400 + far * Math.sin((108 * Math.PI) / 180), 9)
    expect(y).toBeCloseTo(400 + far * Math.cos((108 * Math.PI) / 180), 9)
  })
})

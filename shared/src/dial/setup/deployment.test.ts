import { describe, expect, it } from 'vitest'
import { type At, poseAt, table } from '../../../test/dial/table.ts'
import type { Ship } from '../state.ts'
import { refuseDeployment } from './deployment.ts'
import { ownStrip } from './zone.ts'

const refused = (size: Ship['size'], at: At, seat: 'a' | 'b' = 'a') => {
  const { game } = table({ phase: 'setup', ships: [{ id: `${seat}1`, size }] })
  const [ship] = Object.values(game.ships)
  if (ship === undefined) throw new Error('no ship')
  return refuseDeployment(game, ship, poseAt(at), [ownStrip(game, ship)])?.code ?? null
}

describe('placing forces: rules/dial.md §1.2', () => {
  it('the whole base, guides too, lies within range 1 of its own edge', () => {
    // A small base with its guides is 43.18 mm long.
    expect(refused('small', [400, 78.4])).toBeNull()
    expect(refused('small', [400, 78.42])).toBe('outside_strip')
    expect(refused('small', [400, 21.5])).toBe('outside_area')
    expect(refused('small', [400, 50], 'b')).toBe('outside_strip')
    expect(refused('small', [400, 836, 180], 'b')).toBeNull()
  })

  it('A57: a large base may stick out of the strip only when it fills the strip’s depth', () => {
    // Turned by 45 degrees its lowest point, a corner of the square, is 56.57 mm from the middle.
    expect(refused('large', [400, 56.6, 45])).toBeNull()
    expect(refused('large', [400, 58, 45])).toBe('outside_strip')
    expect(refused('large', [400, 50])).toBeNull()
    expect(refused('large', [400, 70])).toBe('outside_strip')
  })
})

import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialWindows, DialWords } from '../words.ts'

/** What a1's neighbour hears when a1 leaves play, and where a1 is then. */
function leaves(how: 'fled' | 'destroyed') {
  const heard: string[] = []
  const listens = (window: keyof DialWindows): Ability<DialWords> => ({
    id: window,
    window,
    when: () => true,
    effect: ({ game }) => {
      heard.push(`${window}: ${game.ships.a1?.place}`)
    },
  })
  const t = table({
    phase: 'activation',
    ships: [
      { id: 'a1', at: [400, 400], tokens: { focus: 1 } },
      { id: 'a2', at: [600, 400] },
    ],
    locks: [
      { by: 'a1', on: { kind: 'ship', id: 'a2' } },
      { by: 'a2', on: { kind: 'ship', id: 'a1' } },
    ],
    abilities: (['fled', 'destroyed', 'removed'] as const).map(window => ({
      ability: listens(window),
      listeners: [{ source: 'a2', seat: 'a' }],
    })),
  })
  t.push('leavePlay', { ship: 'a1', how })
  return { t, heard }
}

describe('a ship that leaves play', () => {
  it('flees while it still stands there, and is removed then', () => {
    const { t, heard } = leaves('fled')
    expect(heard).toEqual(['fled: table', 'removed: fled'])
    expect(t.ship('a1')).toMatchObject({ place: 'fled', pose: null, tokens: {} })
    expect(t.game.locks).toEqual([])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('destroyed is only removed: what followed from that has come before', () => {
    const { t, heard } = leaves('destroyed')
    expect(heard).toEqual(['removed: destroyed'])
    expect(t.ship('a1').place).toBe('destroyed')
  })
})

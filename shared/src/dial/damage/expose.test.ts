import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialWindows, DialWords } from '../words.ts'

function exposes(down: number, seen: string[]): Table {
  const listens = (window: keyof DialWindows): Ability<DialWords> => ({
    id: window,
    window,
    when: () => true,
    effect: (_t, _source, args) => {
      seen.push(`${window} ${JSON.stringify(args)}`)
    },
  })
  const t = table({
    ships: [{ id: 'a1', at: [400, 400], hull: 9, shields: { value: 0, max: 0, recovers: 0 } }],
    decks: { a: ['structuraldamage'] },
    abilities: (['cardExposed', 'cardDealt', 'damageSuffered'] as const).map(window => ({
      ability: listens(window),
      listeners: [{ source: 'a1', seat: 'a' }],
    })),
  })
  if (down > 0) t.push('dealCard', { ship: 'a1', up: false, source: 'test' })
  seen.length = 0
  t.push('expose', { ship: 'a1' })
  return t
}

describe('exposing a damage card', () => {
  it('turns a face-down card up and is neither dealing nor damage', () => {
    const seen: string[] = []
    const t = exposes(1, seen)
    expect(t.ship('a1').damage).toEqual({ down: 0, up: ['structuraldamage'] })
    expect(seen).toEqual(['cardExposed {"ship":"a1","card":"structuraldamage"}'])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('without one does nothing', () => {
    const seen: string[] = []
    const t = exposes(0, seen)
    expect(t.ship('a1').damage).toEqual({ down: 0, up: [] })
    expect(seen).toEqual([])
  })
})

import { expect, it } from 'vitest'
import { type TableSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const exploding = (more: Partial<TableSetup> = {}) => {
  const on = table({
    ships: [
      { id: 'a1', at: [100, 100], pilot: 'padric' },
      { id: 'a2', at: [560, 500], shields: { value: 2, max: 2, recovers: 0 } },
      { id: 'b1', at: [457, 420], shields: { value: 2, max: 2, recovers: 0 } },
      { id: 'b2', at: [457, 800] },
    ],
    devices: [{ id: 'd1', kind: 'bomb', card: 'protonbomb', outline: 'bomb', at: [457, 500] }],
    locks: [{ by: 'a1', on: { kind: 'device', id: 'd1' } }],
    ...more,
  })
  on.push('detonate', { device: 'd1', ship: null })
  return on
}
const strained = (on: ReturnType<typeof exploding>) =>
  Object.values(on.game.ships).flatMap(({ id, tokens }) => (tokens.strain === undefined ? [] : [id]))

it('enemies near a bomb of his side that he has locked are strained', () => {
  const on = exploding()
  expect(strained(on)).toEqual(['b1'])
  expect(on.game.locks).toEqual([])
  expect(dial.broken(on.state)).toEqual([])
})

it('not without his lock, and not by an enemy’s bomb', () => {
  expect(strained(exploding({ locks: [] }))).toEqual([])
  expect(strained(exploding({ locks: [{ by: 'a2', on: { kind: 'device', id: 'd1' } }] }))).toEqual([])
  const enemy = [{ id: 'd1', kind: 'bomb', card: 'protonbomb', outline: 'bomb', at: [457, 500], seat: 'b' }] as const
  expect(strained(exploding({ devices: enemy }))).toEqual([])
})

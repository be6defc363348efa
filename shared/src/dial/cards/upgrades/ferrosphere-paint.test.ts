import { expect, it } from 'vitest'
import { type At, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { acquireLock } from '../../tokens/index.ts'

const a1 = { kind: 'ship', id: 'a1' } as const
const locked = (by: string, enemy: At, jam = false) => {
  const on = table({
    ships: [
      { id: 'a1', at: [457, 300], upgrades: [{ id: 'ferrospherepaint', slot: 'tech' }] },
      { id: 'a2', at: [300, 300] },
      { id: 'b1', at: enemy, tokens: jam ? { jam: 1 } : {} },
    ],
  })
  on.does(t => void acquireLock(t, by, a1))
  return on
}

it('an enemy that locks it takes stress or breaks its lock, as its player likes', () => {
  const stressed = locked('b1', [600, 300])
  expect(stressed.request.seat).toBe('b')
  expect(stressed.choices()).toEqual([{ use: 'stress' }, { use: 'breakLock' }])
  stressed.answer({ use: 'stress' })
  expect(stressed.ship('b1').tokens).toEqual({ stress: 1 })
  expect(stressed.game.locks).toEqual([{ by: 'b1', on: a1 }])
  const broken = locked('b1', [600, 300])
  broken.answer({ use: 'breakLock' })
  expect([broken.ship('b1').tokens, broken.game.locks]).toEqual([{}, []])
  expect(dial.broken(broken.state)).toEqual([])
})

it('not in its bullseye arc, and not a friendly ship', () => {
  expect(locked('b1', [457, 500, 180]).idle).toBe(true)
  expect(locked('a2', [600, 300]).idle).toBe(true)
})

it('asks nothing where a jam token has broken the lock already', () => {
  const on = locked('b1', [600, 300], true)
  expect(on.idle).toBe(true)
  expect([on.ship('b1').tokens, on.game.locks]).toEqual([{}, []])
})

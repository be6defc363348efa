import { expect, it } from 'vitest'
import { only, table } from '../../../test/hex/table.ts'

it('6.19: a ship that the first one has shot to pieces still fires, since damage waits for the end of the phase', () => {
  const t = table({
    ships: [
      { id: 'a1', at: [0, 3, 0], crew: [{ role: 'gunner' }], weapons: [{ damage: '10d10' }] },
      { id: 'b1', at: [0, 0, 3], crew: [{ role: 'gunner' }], weapons: [{ damage: '10d10' }], hull: 10 },
    ],
    phase: 'gunnery',
    helmOrder: ['a1', 'b1'],
    dice: [15, Array(10).fill(10), 15, Array(10).fill(10)],
  })
  t.push('gunnery', { left: [] })
  const [shot] = t.offered('shoot', 'a')
  if (shot === undefined) throw new Error('a1 has nothing to shoot at')
  const fired = t.answer(shot, 'a')
  expect(only(fired, 'fired')).toMatchObject([{ ship: 'a1', target: 'b1', hit: true }])
  // 100 points against 10 of shields and 10 of hull, and nothing is lost yet.
  expect(t.game.hits).toMatchObject([{ by: 'a1', target: 'b1', damage: 100 }])
  expect([t.ship('b1').damage, t.ship('b1').shields.forward, t.game.active]).toEqual([0, 10, 'b1'])
  const [back] = t.offered('shoot', 'b')
  if (back === undefined) throw new Error('b1 may not shoot any more')
  t.answer(back, 'b')
  expect(t.game.hits.map(({ by, target }) => [by, target])).toEqual([
    ['a1', 'b1'],
    ['b1', 'a1'],
  ])
  expect(t.idle).toBe(true)
})

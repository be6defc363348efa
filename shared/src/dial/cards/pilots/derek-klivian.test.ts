import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'
import { acquireLock, breakLock, spendLock } from '../../tokens/index.ts'

const b1 = { kind: 'ship', id: 'b1' } as const
const locks = [
  { by: 'a1', on: b1 },
  { by: 'b1', on: { kind: 'ship', id: 'a1' } },
] as const
const setup = (tokens: object) =>
  ({
    ships: [
      { id: 'a1', at: [400, 400], pilot: 'derekklivian', tokens },
      { id: 'b1', at: [400, 600] },
    ],
  }) as const

it('may remove a red token, a lock on itself included, after it has acquired a lock', () => {
  const on = table({ ...setup({ stress: 1, disarm: 1 }), locks: locks.slice(1) })
  on.does(t => void acquireLock(t, 'a1', b1))
  expect(on.choices()).toEqual([{ use: { token: 'stress' } }, { use: { lockOf: 'b1' } }, { pass: true }])
  on.answer({ use: { lockOf: 'b1' } })
  expect(on.game.locks).toEqual([locks[0]])
  expect(on.ship('a1').tokens).toMatchObject({ stress: 1 })
})

it('and after it has spent one, not after one broke', () => {
  const spent = table({ ...setup({ strain: 2 }), locks: [locks[0]] })
  spent.does(t => spendLock(t, t.game.locks[0] ?? locks[0]))
  spent.answer({ use: { token: 'strain' } })
  expect(spent.ship('a1').tokens).toEqual({ strain: 1 })
  expect(dial.broken(spent.state)).toEqual([])
  const broken = table({ ...setup({ strain: 2 }), locks: [locks[0]] })
  broken.does(t => breakLock(t, t.game.locks[0] ?? locks[0]))
  expect(broken.idle).toBe(true)
})

it('is not asked without a red token', () => {
  const on = table(setup({ focus: 1 }))
  on.does(t => void acquireLock(t, 'a1', b1))
  expect(on.idle).toBe(true)
})

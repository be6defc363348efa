import { describe, expect, it } from 'vitest'
import { bar, plain, table } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'
import { gain, lose, spendForce } from './index.ts'

const ship = { id: 'a1', at: [400, 400] } as const
const lock = { by: 'a1', on: { kind: 'ship', id: 'b1' } } as const

/** Loses an ion token for every gain of stress that it hears of. */
const listens: Ability<DialWords, 'tokenGained'> = {
  id: 'listens',
  window: 'tokenGained',
  when: (_t, _source, { token }) => token === 'stress',
  effect: (t, _source, { ship: id }) => {
    lose(t, id, 'ion', 1)
  },
}

describe('gaining tokens: rules/dial.md §3.2', () => {
  it('lays so many tokens of a kind beside a ship', () => {
    const on = table({ ships: [ship] })
    expect(plain(on.does(t => gain(t, 'a1', 'stress', 2)))).toEqual([
      { type: 'tokenGained', ship: 'a1', token: 'stress', count: 2 },
    ])
    on.does(t => gain(t, 'a1', 'stress', 1))
    expect(on.ship('a1').tokens).toEqual({ stress: 3 })
  })

  it('counts two tokens gained by one effect as one gain', () => {
    const on = table({
      ships: [{ ...ship, tokens: { ion: 2 } }],
      abilities: [{ ability: listens, listeners: [{ source: 'a1', seat: 'a' }] }],
    })
    on.does(t => gain(t, 'a1', 'stress', 2))
    expect(on.ship('a1').tokens).toEqual({ stress: 2, ion: 1 })
  })

  it.each(['focus', 'calculate', 'evade', 'reinforceFore', 'reinforceAft'] as const)(
    'lets a waiting jam token eat the next %s token, and is used up',
    token => {
      const on = table({ ships: [{ ...ship, tokens: { jam: 1 } }] })
      on.does(t => gain(t, 'a1', token, 2))
      expect(on.ship('a1').tokens).toEqual({ [token]: 1 })
    },
  )

  it('lets each waiting jam token eat one green token', () => {
    const on = table({ ships: [{ ...ship, tokens: { jam: 3 } }] })
    on.does(t => gain(t, 'a1', 'focus', 2))
    expect(on.ship('a1').tokens).toEqual({ jam: 1 })
  })

  it.each(['stress', 'strain', 'disarm', 'cloak'] as const)('lets no jam token eat %s', token => {
    const on = table({ ships: [{ ...ship, tokens: { jam: 1 } }] })
    on.does(t => gain(t, 'a1', token, 1))
    expect(on.ship('a1').tokens).toEqual({ jam: 1, [token]: 1 })
  })

  it('never gives a second cloak token', () => {
    const on = table({ ships: [ship] })
    on.does(t => gain(t, 'a1', 'cloak', 2))
    expect(on.does(t => gain(t, 'a1', 'cloak', 1))).toEqual([])
    expect(on.ship('a1').tokens).toEqual({ cloak: 1 })
  })

  it.each([
    ['t65xwing', 1],
    ['firesprayclasspatrolcraft', 2],
    ['lambdaclasst4ashuttle', 3],
  ])('breaks the locks that a ship holds as soon as it is ionised: %s by %i tokens', (type, needed) => {
    const on = table({
      ships: [
        { ...ship, type },
        { id: 'b1', at: [400, 600] },
      ],
      locks: [lock],
    })
    for (let held = 1; held < needed; held++) {
      on.does(t => gain(t, 'a1', 'ion', 1))
      expect(on.game.locks).toEqual([lock])
    }
    on.does(t => gain(t, 'a1', 'ion', 1))
    expect(on.game.locks).toEqual([])
  })

  it('leaves a lock on an ionised ship', () => {
    const on = table({ ships: [ship, { id: 'b1', at: [400, 600] }], locks: [lock] })
    on.does(t => gain(t, 'b1', 'ion', 1))
    expect(on.game.locks).toEqual([lock])
  })

  it('gives nothing to a ship that left the table', () => {
    const on = table({ ships: [{ ...ship, place: 'fled', at: undefined }] })
    expect(on.does(t => gain(t, 'a1', 'focus', 1))).toEqual([])
    expect(on.ship('a1').tokens).toEqual({})
  })
})

describe('losing tokens: rules/dial.md §3.2', () => {
  it('takes no more than there are', () => {
    const on = table({ ships: [{ ...ship, tokens: { focus: 2 } }] })
    expect(plain(on.does(t => expect(lose(t, 'a1', 'focus', 5)).toBe(2)))).toEqual([
      { type: 'tokenLost', ship: 'a1', token: 'focus', count: 2 },
    ])
    expect(on.ship('a1').tokens).toEqual({})
  })

  it('tells nothing where nothing is', () => {
    const on = table({ ships: [ship] })
    expect(on.does(t => expect(lose(t, 'a1', 'focus', 1)).toBe(0))).toEqual([])
  })
})

describe('force: rules/dial.md §3.2', () => {
  it('is spent from the pool, never below nothing', () => {
    const on = table({ ships: [{ ...ship, bar: bar(['focus']), force: { value: 2, max: 2, recovers: 1 } }] })
    expect(plain(on.does(t => spendForce(t, 'a1', 2)))).toEqual([{ type: 'forceSpent', ship: 'a1', count: 2 }])
    expect(on.ship('a1').force?.value).toBe(0)
    expect(() => on.does(t => spendForce(t, 'a1', 1))).toThrow('force')
  })
})

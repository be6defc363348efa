/** Windows of flight that no card of today listens to open all the same, and tell what happened: rules/dial.md §9.3. */
import { describe, expect, it } from 'vitest'
import { bar, type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import type { Ability, Constant } from '../../kernel/index.ts'
import { score } from '../score/score.ts'
import { breakLock, recoverCharges, spendCharges, spendLock } from '../tokens/index.ts'
import type { DialWindows, DialWords } from '../words.ts'

/** A table on which what a window tells is noted. */
function noting<N extends keyof DialWindows>(
  window: N,
  setup: TableSetup,
  source = 'a1',
): { on: Table; told: DialWindows[N][] } {
  const told: DialWindows[N][] = []
  const ability: Ability<DialWords> = {
    id: 'notes',
    window,
    when: () => true,
    effect: (_t, _source, args) => void told.push(structuredClone(args) as DialWindows[N]),
  }
  return { on: table({ ...setup, abilities: [{ ability, listeners: [{ source, seat: 'a' }] }] }), told }
}

const lock = { by: 'a1', on: { kind: 'ship', id: 'b1' } } as const
const ships = [
  { id: 'a1', at: [457, 300], bar: [] },
  { id: 'b1', at: [457, 430] },
] as const

describe('an overlapped ship', () => {
  const flown = (code: string) => {
    const { on, told } = noting('overlapShip', { ships: ships.map(ship => ({ ...ship, bar: [] })) })
    on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
    return told
  }

  it('is told of before what comes of it', () => {
    expect(flown('2FW')).toEqual([{ ship: 'a1', overlapped: ['b1'] }])
    expect(flown('1FW')).toEqual([])
  })
})

describe('a lock', () => {
  const setup = { ships: ships.map(ship => ({ ...ship, bar: [] })), locks: [lock] }
  const own = (on: Table) => on.game.locks[0] ?? lock

  it('that breaks is told of, and one that is spent as spent', () => {
    const broken = noting('lockBroken', setup)
    broken.on.does(t => breakLock(t, own(broken.on)))
    expect(broken.told).toEqual([{ ship: 'a1', on: lock.on }])
    const spent = noting('lockBroken', setup)
    spent.on.does(t => spendLock(t, own(spent.on)))
    expect(spent.told).toEqual([])
  })
})

describe('charges', () => {
  const charges = { value: 1, max: 2, recovers: 1 }
  const setup = { ships: [{ id: 'a1', at: [457, 300], pilot: 'poedameron', charges }] } as const
  const card = 'poedameron'

  it('are told of when they are spent and when they are recovered', () => {
    const spent = noting('chargeSpent', { ships: [{ ...setup.ships[0], charges: { ...charges } }] })
    spent.on.does(t => spendCharges(t, 'a1', card, 1))
    expect(spent.told).toEqual([{ ship: 'a1', card, count: 1 }])
    const recovered = noting('chargeRecovered', { ships: [{ ...setup.ships[0], charges: { ...charges } }] })
    recovered.on.does(t => recoverCharges(t, 'a1', card, 2))
    expect(recovered.told).toEqual([{ ship: 'a1', card, count: 1 }])
  })

  it('that recur too, in the End Phase', () => {
    const { on, told } = noting('chargeRecovered', {
      ships: [{ ...setup.ships[0], charges: { ...charges } }],
      phase: 'engagement',
    })
    on.push('endPhase', {})
    expect(told).toEqual([{ ship: 'a1', card, count: 1 }])
  })
})

describe('a ship that flees', () => {
  it('is told of', () => {
    const { on, told } = noting('fled', {
      ships: [
        { id: 'a1', at: [100, 100] },
        { id: 'b1', at: [457, 880] },
      ],
    })
    on.push('executeManoeuvre', { ship: 'b1', code: '3FW', cause: 'dial' })
    expect(told).toEqual([{ ship: 'b1' }])
    expect(on.ship('b1').place).toBe('fled')
  })
})

describe('points for an objective', () => {
  it('are told of, and a deficit is none', () => {
    const { on, told } = noting('objectiveScored', { ships: [{ id: 'a1', at: [457, 300] }] })
    on.does(t => {
      score(t, 'a', 'deficit', 3)
      score(t, 'a', 'objective', 2)
      score(t, 'b', 'objective', 0)
    })
    expect(told).toEqual([{ side: 'a', points: 2 }])
  })
})

describe('a remote in the Activation Phase', () => {
  it('has its turn at its initiative', () => {
    const setup: TableSetup = {
      ships: [{ id: 'a1', at: [457, 300], initiative: 1, bar: [] }],
      devices: [{ id: 'd1', kind: 'remote', card: 'clanwrencommandos', outline: 'commandoteam', at: [300, 400] }],
    }
    const { on, told } = noting('remoteActivates', setup, 'd1')
    on.push('activations', {})
    on.answer({ pass: true })
    expect(told).toEqual([{ remote: 'd1' }])
  })
})

describe('an action bar that a card changes', () => {
  it('is what the ship is offered', () => {
    const constant: Constant<DialWords, 'actionBar'> = {
      id: 'lends',
      fold: 'actionBar',
      change: (_t, _source, { ship }, bar) => (ship === 'a1' ? [...bar, { type: 'evade', colour: 'red' }] : bar),
    }
    const on = table({
      ships: [{ id: 'a1', at: [457, 300], bar: bar(['focus']) }],
      constants: [{ constant, listeners: [{ source: 'a1', seat: 'a' }] }],
    })
    on.push('performActionStep', { ship: 'a1' })
    expect(on.choices()).toEqual([{ action: 'focus' }, { action: 'evade' }, { skip: true }])
    on.answer({ action: 'evade' })
    expect(on.ship('a1').tokens).toEqual({ evade: 1, stress: 1 })
  })
})

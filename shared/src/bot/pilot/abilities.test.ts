import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { type ShipSetup, type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

/** a1 is about to fly what its dial shows. */
function flies(dial: string, ships: readonly ShipSetup[], more: Partial<TableSetup> = {}): Table {
  const t = table({ ...more, ships })
  const own = t.state.hidden.sides.a
  if (own === undefined) throw new Error('no side a')
  own.own.dials.a1 = dial
  t.push('activate', { ship: 'a1' })
  return t
}

const hera = { id: 'a1', pilot: 'herasyndulla', dial: ['1FB', '2FB', '3FB', '2TB'] } as const

describe('a card that turns the dial', () => {
  it('is used where the new manoeuvre is better', () => {
    const t = flies('3FB', [
      { ...hera, at: [450, 780] },
      { id: 'b1', at: [200, 800, 90] },
    ])
    expect(answerOf(pilot, t)).toEqual({ use: '2TB' })
  })

  it('is left where the one revealed is the best', () => {
    const t = flies('2TB', [
      { ...hera, at: [450, 780] },
      { id: 'b1', at: [200, 800, 90] },
    ])
    expect(answerOf(pilot, t)).toEqual({ pass: true })
  })
})

it('S-foils are opened, and not closed again', () => {
  const t = table({
    ships: [
      { id: 'a1', at: [450, 300], upgrades: [{ id: 'servomotorsfoils', slot: 'configuration' }] },
      { id: 'b1', at: [450, 700, 180] },
    ],
  })
  t.push('activate', { ship: 'a1' })
  expect(answerOf(pilot, t)).toEqual({ use: true })
  const [foils] = t.ship('a1').upgrades
  if (foils === undefined) throw new Error('no S-foils')
  foils.side = 1
  expect(answerOf(pilot, t)).toEqual({ pass: true })
})

it('what may be handed to ships of either side goes to an enemy', () => {
  const t = table({
    phase: 'end',
    ships: [
      { id: 'a1', pilot: '4lom', at: [400, 400], tokens: { stress: 1 } },
      { id: 'a2', at: [400, 460], cost: 20 },
      { id: 'b1', at: [460, 400] },
      { id: 'b2', at: [340, 400], cost: 9 },
    ],
  })
  t.does(turn => turn.window('phaseStart', { phase: 'end' }))
  expect(answerOf(pilot, t)).toEqual({ use: { ship: 'b2' } })
})

it('a bomb that its own ship stands at is dropped only where it hits more of the enemy', () => {
  const charges = { value: 2, max: 2, recovers: 0 }
  const upgrades = [
    { id: 'protonbombs', slot: 'device', charges },
    { id: 'genius', slot: 'astromech' },
  ] as const
  const dropping = (...enemies: ShipSetup[]) => {
    const others = enemies.map(enemy => ({ ...enemy, revealed: '1FB', cost: 5 }))
    const t = flies('1FB', [{ id: 'a1', at: [457, 600], cost: 5, upgrades }, ...others])
    while (t.request.kind !== 'useAbility') t.answer({ skip: true })
    return answerOf(pilot, t)
  }
  const one = { id: 'b1', at: [430, 500] } as const
  expect(dropping(one)).toEqual({ pass: true })
  expect(dropping(one, { id: 'b2', at: [484, 500] })).toMatchObject({ use: { card: 'protonbombs' } })
})

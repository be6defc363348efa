import { describe, expect, it } from 'vitest'
import { charged, duel, leftIn } from '../../../test/dial/duel.ts'
import { dial } from '../game.ts'

const dice = [
  ['hit', 'hit', 'blank'],
  ['blank', 'blank'],
] as const
const switched = () => ({
  pilot: 'zizitlo',
  charges: charged(1, 1),
  upgrades: [{ id: 'deadmansswitch', slot: 'illicit' as const }],
  hull: 1,
  shields: charged(0),
})

describe('the aftermath of an attack', () => {
  it('A33: what follows a destruction and what follows the defence share a queue of the defending player', () => {
    const t = duel({ b: switched(), dice })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'order' })
    expect(t.request.args).toMatchObject({
      abilities: [
        { ability: 'deadmansswitch destroyed', source: 'b1' },
        { ability: 'zizitlo afterDefending', source: 'b1' },
      ],
    })
    t.answer([1, 0])
    // She is destroyed and still here: her own ability is live (A31).
    t.answer({ use: 'evade' })
    expect(t.ship('b1')).toMatchObject({ doomed: true, tokens: { evade: 1 } })
    expect(t.idle).toBe(true)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('has the defending player’s cards first, though the other is first player', () => {
    const t = duel({ a: { pilot: 'zizitlo', charges: charged(1, 1) }, b: switched(), dice })
    t.answer([0, 1])
    const seats = [t.request.seat]
    t.answer({ pass: true })
    seats.push(t.request.seat)
    t.answer({ pass: true })
    expect(seats).toEqual(['b', 'a'])
    expect(t.idle).toBe(true)
  })

  it('tells a card of both events in its player’s own step: suppressive fire ends when its captain defends', () => {
    // b1 fires at Captain Rex, who has it under suppressive fire.
    const t = duel({
      a: { conditions: [{ card: 'suppressivefire', by: 'b1' }] },
      b: { pilot: 'captainrex' },
      dice: [dice[0], dice[1]],
    })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    expect(t.ship('a1').conditions).toEqual([])
  })

  it('has bonus attacks last, the defending player’s before the other’s', () => {
    const attacks = [
      { arc: 'front', value: 3 },
      { arc: 'rear', value: 2 },
    ] as const
    const t = duel({
      a: { upgrades: [{ id: 'veterantailgunner', slot: 'gunner' }], attacks, pilot: 'zizitlo', charges: charged(1, 1) },
      b: { pilot: 'dengar', charges: charged(1, 1) },
      more: [{ id: 'b2', at: [400, 210] }],
      dice: [['blank', 'blank', 'blank']],
    })
    const asked: string[] = []
    while (!t.idle) {
      asked.push(`${t.request.seat} ${(t.request.args as { window: string }).window}`)
      t.answer({ pass: true })
    }
    expect(asked).toEqual(['a afterAttacking', 'b afterDefendingBonus', 'a afterAttackingBonus'])
  })
})

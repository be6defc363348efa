import { describe, expect, it } from 'vitest'
import { type At, type ShipSetup, table } from '../../../test/dial/table.ts'
import { type DiceCount, more } from './dice-count.ts'

interface Fight {
  readonly a?: Partial<ShipSetup>
  readonly b?: Partial<ShipSetup>
  readonly at?: At
  readonly weapon?: 'primary' | 0
  readonly rock?: At
  readonly constants?: Parameters<typeof table>[0]['constants']
}

/** Numbers of attack and defence dice; a1 stands at (400, 400). */
function diceOf({ a = {}, b = {}, at = [400, 590, 180], weapon = 'primary', rock, constants = [] }: Fight) {
  const t = table({
    phase: 'engagement',
    ships: [
      { id: 'a1', at: [400, 400], ...a },
      { id: 'b1', at, ...b },
    ],
    obstacles: rock === undefined ? [] : [{ id: 'o1', outline: 'coreasteroid0', at: rock }],
    constants,
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  const choice = t.choices().find(c => typeof c === 'object' && c !== null && 'weapon' in c && c.weapon === weapon)
  t.answer(choice ?? null)
  const count = (type: 'attackRolled' | 'defenceRolled') =>
    t.events.flatMap(e => (e.type === type && 'faces' in e ? [e.faces.length] : []))[0]
  while (count('defenceRolled') === undefined) t.answer({ done: true })
  return [count('attackRolled'), count('defenceRolled')]
}

const torpedoes = {
  upgrades: [{ id: 'advprotontorpedoes', slot: 'torpedo', charges: { value: 1, max: 1, recovers: 0 } }],
} as const

describe('how many dice are rolled', () => {
  it('is the value and the agility at range 2', () => {
    expect(diceOf({})).toEqual([3, 2])
  })

  it('is one more for the attack at range 1, for the defence at range 3', () => {
    expect(diceOf({ at: [400, 540, 180] })).toEqual([4, 2])
    expect(diceOf({ at: [400, 690, 180] })).toEqual([3, 3])
  })

  it('A55: is that of the nearer range exactly on its end', () => {
    expect(diceOf({ at: [400, 540, 180] })).toEqual([4, 2])
    expect(diceOf({ at: [400, 540.001, 180] })).toEqual([3, 2])
    expect(diceOf({ at: [400, 640, 180] })).toEqual([3, 2])
    expect(diceOf({ at: [400, 640.001, 180] })).toEqual([3, 3])
  })

  it('of ordnance has no range bonus on either side', () => {
    const missile = { upgrades: [{ id: 'foresight', slot: 'force-power' }] } as const
    expect(diceOf({ a: missile, at: [400, 540, 180], weapon: 0 })).toEqual([2, 2])
    expect(diceOf({ a: missile, at: [400, 690, 180], weapon: 0 })).toEqual([2, 2])
  })

  it('A27: gains nothing by range 0 in a primary attack', () => {
    expect(diceOf({ at: [400, 443.18, 180] })).toEqual([3, 2])
  })

  it('is one more for the defence when obstructed', () => {
    expect(diceOf({ rock: [400, 495] })).toEqual([3, 3])
  })

  it('is two more for a cloaked defender', () => {
    expect(diceOf({ b: { tokens: { cloak: 1 } } })).toEqual([3, 4])
  })

  it('is one less while tractored, from the threshold on', () => {
    expect(diceOf({ b: { tokens: { tractor: 1 } } })).toEqual([3, 1])
    expect(diceOf({ b: { tokens: { tractor: 3 } } })).toEqual([3, 1])
    const medium = { type: 'firesprayclasspatrolcraft' }
    const [, agility = 0] = diceOf({ b: medium })
    expect(diceOf({ b: { ...medium, tokens: { tractor: 1 } } })).toEqual([3, agility])
    expect(diceOf({ b: { ...medium, tokens: { tractor: 2 } } })).toEqual([3, agility - 1])
  })

  it('is one less by strain and depletion, however many tokens there are', () => {
    expect(diceOf({ a: { tokens: { deplete: 2 } }, b: { tokens: { strain: 2 } } })).toEqual([2, 1])
  })

  it('is one less for each Weapons Failure and each Structural Damage', () => {
    const damage = { down: 0, up: ['weaponsfailure', 'structuraldamage', 'structuraldamage'] }
    expect(diceOf({ a: { damage } })).toEqual([2, 2])
    expect(diceOf({ b: { damage } })).toEqual([3, 0])
  })

  it('is kept within 0 and 6 when all is added up', () => {
    expect(diceOf({ b: { agility: 0, tokens: { strain: 1 } } })).toEqual([3, 0])
    expect(diceOf({ b: { agility: 0, tokens: { strain: 1 } }, at: [400, 690, 180] })).toEqual([3, 0])
    expect(diceOf({ b: { agility: 3, tokens: { cloak: 1 } }, at: [400, 690, 180], rock: [400, 545] })).toEqual([3, 6])
    expect(diceOf({ a: { attacks: [{ arc: 'front', value: 1 }], tokens: { deplete: 1 } } })).toEqual([0, 2])
    expect(diceOf({ a: { attacks: [{ arc: 'front', value: 6 }] }, at: [400, 540, 180] })).toEqual([6, 2])
    expect(
      diceOf({ a: { attacks: [{ arc: 'front', value: 6 }], tokens: { deplete: 1 } }, at: [400, 540, 180] }),
    ).toEqual([6, 2])
  })

  it('may be changed by a card that is always on', () => {
    const another = {
      id: 'another',
      fold: 'attackDice',
      change: (_t: unknown, _s: unknown, _a: unknown, count: DiceCount) => more(count),
    }
    const constants = [{ constant: another as never, listeners: [{ source: 'a1', seat: 'a' }] }]
    expect(diceOf({ constants })).toEqual([4, 2])
  })

  it('of advanced torpedoes is five at range 1', () => {
    const t = table({
      phase: 'engagement',
      ships: [
        { id: 'a1', at: [400, 400], ...torpedoes },
        { id: 'b1', at: [400, 540, 180] },
      ],
      locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
    })
    t.push('offerAttack', { ship: 'a1', bonus: false })
    t.answer({ weapon: 0, arc: 'front', target: 'b1' })
    expect(t.events.find(e => e.type === 'attackRolled')).toMatchObject({ faces: { length: 5 } })
  })
})

import { describe, expect, it } from 'vitest'
import { type At, type ShipSetup, type Table, type TableSetup, table } from '../../../test/dial/table.ts'
import type { GreenFace, RedFace } from './attack.ts'

type Setup = Partial<Omit<TableSetup, 'ships' | 'dice'>> & {
  a?: Partial<ShipSetup>
  b?: Partial<ShipSetup>
  at?: At
  /** What the dice show, then what rerolls show. */
  red: readonly RedFace[]
  green?: readonly GreenFace[]
  again?: readonly (RedFace | GreenFace)[]
}

/** a1 attacks b1 with its primary weapon. */
function fight({
  a = {},
  b = {},
  at = [400, 590, 180],
  red,
  green = ['blank', 'blank'],
  again,
  ...rest
}: Setup): Table {
  const t = table({
    phase: 'engagement',
    ...rest,
    dice: again === undefined ? [red, green] : [red, again, green],
    ships: [
      { id: 'a1', at: [400, 400], ...a },
      { id: 'b1', at, ...b },
    ],
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  t.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
  return t
}

const lock = { by: 'a1', on: { kind: 'ship', id: 'b1' } } as const
const faces = (t: Table) => t.game.attack?.red.map(die => die.face)
const ways = (t: Table) => t.choices().filter(c => JSON.stringify(c) !== '{"done":true}')
const left = (t: Table) => t.events.find(e => e.type === 'attackResolved')

describe('modifying attack dice', () => {
  it('with nothing to do it with is not asked for', () => {
    const t = fight({ red: ['focus', 'focus', 'blank'] })
    expect(t.idle).toBe(true)
    expect(left(t)).toMatchObject({ hits: 0, crits: 0 })
  })

  it('by a focus token turns every focus result', () => {
    const t = fight({ a: { tokens: { focus: 1 } }, red: ['focus', 'blank', 'focus'] })
    expect(t.request).toMatchObject({ kind: 'modify', seat: 'a', args: { dice: 'red' }, default: { done: true } })
    expect(ways(t)).toEqual([{ spend: 'focus' }])
    t.answer({ spend: 'focus' })
    expect(t.ship('a1').tokens).toEqual({})
    expect(left(t)).toMatchObject({ hits: 2, crits: 0 })
  })

  it('by focus or calculate needs a focus result', () => {
    const a = { tokens: { focus: 1, calculate: 1 }, force: { value: 1, max: 1, recovers: 1 } }
    expect(fight({ a, red: ['hit', 'blank', 'crit'] }).idle).toBe(true)
  })

  it('by calculate and force turns one focus result each', () => {
    const a = { tokens: { calculate: 1 }, force: { value: 1, max: 2, recovers: 1 } }
    const t = fight({ a, red: ['focus', 'focus', 'focus'] })
    expect(ways(t)).toEqual([{ spend: 'calculate' }, { spend: 'force' }])
    t.answer({ spend: 'calculate' })
    expect(faces(t)).toEqual(['hit', 'focus', 'focus'])
    t.answer({ spend: 'force' })
    expect(left(t)).toMatchObject({ hits: 2 })
    expect(t.ship('a1').force?.value).toBe(0)
  })

  it('by a lock on the defender rerolls any dice, each once, and spends it', () => {
    const t = fight({ locks: [lock], red: ['blank', 'blank', 'hit'], again: ['crit', 'blank'] })
    expect(ways(t)).toHaveLength(7)
    for (const dice of [[], [0, 0], [3], [-1], ['0'], 0]) {
      expect(t.refuses({ spend: 'lock', dice })).toMatchObject({ code: 'cannot_modify', facts: { rule: 'dial §7.2' } })
    }
    t.answer({ spend: 'lock', dice: [1, 0] })
    expect(t.game.locks).toEqual([])
    expect(left(t)).toMatchObject({ hits: 1, crits: 1 })
  })

  it('never rerolls a die twice, by whatever means', () => {
    // Another lock, as a card might give.
    const locks = [lock, { ...lock }]
    const t = fight({ a: { tokens: { focus: 1 } }, locks, red: ['blank', 'focus', 'hit'], again: ['focus'] })
    t.answer({ spend: 'lock', dice: [0] })
    expect(t.choices()).toEqual([
      { spend: 'focus' },
      ...[[1], [2], [1, 2]].map(dice => ({ spend: 'lock', dice })),
      { done: true },
    ])
    expect(t.refuses({ spend: 'lock', dice: [0] })).toMatchObject({ code: 'cannot_modify' })
  })

  it('does not spend a lock on something else', () => {
    const locks = [{ by: 'a1', on: { kind: 'obstacle', id: 'b1' } }] as const
    expect(fight({ locks, red: ['blank', 'blank', 'blank'] }).idle).toBe(true)
  })

  it('goes on in any order until the player is done', () => {
    const t = fight({
      a: { tokens: { focus: 1 } },
      locks: [lock],
      red: ['focus', 'blank', 'blank'],
      again: ['focus', 'hit'],
    })
    t.answer({ spend: 'lock', dice: [1, 2] })
    t.answer({ spend: 'focus' })
    expect(left(t)).toMatchObject({ hits: 3 })
  })

  it('with a blinded pilot: only force, for its default effect', () => {
    const blinded = { damage: { down: 0, up: ['blindedpilot'] } }
    const a = { ...blinded, tokens: { focus: 1, calculate: 1 } }
    expect(fight({ a, locks: [lock], red: ['focus', 'blank', 'blank'] }).idle).toBe(true)
    const t = fight({
      a: { ...a, force: { value: 1, max: 1, recovers: 1 } },
      locks: [lock],
      red: ['focus', 'blank', 'blank'],
    })
    expect(ways(t)).toEqual([{ spend: 'force' }])
    // As the defender he does what he likes.
    const d = fight({ b: { ...blinded, tokens: { focus: 1 } }, red: ['hit', 'hit', 'hit'], green: ['focus', 'blank'] })
    expect(ways(d)).toEqual([{ spend: 'focus' }])
  })

  it('A27: at range 0 of a primary attack is not for the attacker, though he has lock, focus and force', () => {
    const a = { tokens: { focus: 1 }, force: { value: 1, max: 1, recovers: 1 } }
    const b = { tokens: { focus: 1, evade: 1 } }
    const t = fight({
      a,
      b,
      locks: [lock],
      at: [400, 443.18, 180],
      red: ['focus', 'focus', 'hit'],
      green: ['focus', 'blank'],
    })
    // The defender modifies as usual.
    expect(t.request).toMatchObject({ seat: 'b', args: { dice: 'green' } })
    expect(t.ship('a1').tokens).toEqual({ focus: 1 })
    t.answer({ spend: 'focus' })
    expect(t.request.seat).toBe('b')
  })
})

describe('modifying defence dice', () => {
  const b = { tokens: { evade: 2, focus: 1, calculate: 1 } }
  const red = ['hit', 'hit', 'hit'] as const

  it('by evade turns a blank or a focus result, as the defender says', () => {
    const t = fight({ b, red, green: ['blank', 'focus'] })
    expect(ways(t)).toEqual([
      { spend: 'focus' },
      { spend: 'calculate' },
      { spend: 'evade', face: 'blank' },
      { spend: 'evade', face: 'focus' },
    ])
    t.answer({ spend: 'evade', face: 'blank' })
    expect(t.refuses({ spend: 'evade', face: 'blank' })).toMatchObject({ code: 'cannot_modify' })
    t.answer({ spend: 'focus' })
    expect(left(t)).toMatchObject({ hits: 1 })
    expect(t.ship('b1').tokens).toEqual({ evade: 1, calculate: 1 })
  })

  it('by evade needs a result to turn', () => {
    expect(fight({ b: { tokens: { evade: 1 } }, red, green: ['evade', 'evade'] }).idle).toBe(true)
  })

  it('never takes a lock, and the attacker has no token for it', () => {
    const locks = [{ by: 'b1', on: { kind: 'ship', id: 'a1' } }] as const
    const a = { tokens: { evade: 1, focus: 1 } }
    expect(fight({ a, locks, red, green: ['blank', 'focus'] }).idle).toBe(true)
  })
})

describe('what is refused of modifications', () => {
  const why = (t: Table, answer: Parameters<Table['refuses']>[0]) => {
    const refused = t.refuses(answer)
    return [refused?.code, refused?.facts?.rule]
  }

  it('names the rule that it breaks', () => {
    const t = fight({ a: { tokens: { focus: 1 } }, red: ['focus', 'blank', 'hit'] })
    expect(why(t, { spend: 'lock', dice: [0] })).toEqual(['cannot_modify', 'dial §3.2'])
    expect(t.refuses({ spend: 'lock', dice: [0] })?.message).toContain('no lock on the defender')
    expect(why(t, { spend: 'calculate' })).toEqual(['cannot_modify', 'dial §3.2'])
    expect(t.refuses({ spend: 'calculate' })?.message).toContain('no such token')
    expect(why(t, { spend: 'force' })).toEqual(['cannot_modify', 'dial §3.2'])
    expect(why(t, { spend: 'evade', face: 'blank' })).toEqual(['cannot_modify', 'dial §3.2'])
    expect(why(t, { card: 'predator modifyDice', source: 'a1', choice: { dice: [0] } })).toEqual([
      'cannot_modify',
      'dial §7.1',
    ])
    for (const bad of [null, 1, 'focus', []]) expect(why(t, bad)[0]).toBe('bad_answer')
  })

  it('names a result that is not there, and a die that was rerolled', () => {
    const a = { tokens: { focus: 1 } }
    const t = fight({ a, locks: [lock, { ...lock }], red: ['blank', 'blank', 'hit'], again: ['hit'] })
    expect(t.refuses({ spend: 'focus' })?.message).toContain('no focus result')
    t.answer({ spend: 'lock', dice: [0] })
    expect(why(t, { spend: 'lock', dice: [0] })).toEqual(['cannot_modify', 'dial §7.2'])
  })
})

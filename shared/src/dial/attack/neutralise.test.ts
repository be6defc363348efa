import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type At, table } from '../../../test/dial/table.ts'
import type { Attack, Die, GreenFace, RedFace } from './attack.ts'
import { neutralise, reinforce } from './neutralise.ts'

const dice = <Face>(faces: readonly Face[]): Die<Face>[] => faces.map(face => ({ face, rerolled: false, added: false }))
const left = (red: readonly RedFace[], green: readonly GreenFace[]) => {
  const { hits, crits } = neutralise({ red: dice(red), green: dice(green) })
  return [hits, crits]
}

describe('neutralise', () => {
  it('cancels hits first, then crits', () => {
    expect(left(['hit', 'crit', 'hit'], ['evade', 'evade'])).toEqual([0, 1])
    expect(left(['crit', 'hit', 'hit'], ['evade', 'evade', 'evade'])).toEqual([0, 0])
    expect(left(['crit', 'crit'], ['evade', 'blank'])).toEqual([0, 1])
  })

  it('counts neither focus nor blank', () => {
    expect(left(['focus', 'blank'], [])).toEqual([0, 0])
    expect(left(['hit'], ['focus', 'blank'])).toEqual([1, 0])
  })

  it('leaves as many results as there are more of them than evades, and crits as long as there are any', () => {
    const reds = fc.array(fc.constantFrom<RedFace[]>('hit', 'crit', 'focus', 'blank'), { maxLength: 6 })
    const greens = fc.array(fc.constantFrom<GreenFace[]>('evade', 'focus', 'blank'), { maxLength: 6 })
    fc.assert(
      fc.property(reds, greens, (red, green) => {
        const [hits = 0, crits = 0] = left(red, green)
        const evades = green.filter(face => face === 'evade').length
        const crit = red.filter(face => face === 'crit').length
        const all = crit + red.filter(face => face === 'hit').length
        expect(hits + crits).toBe(Math.max(0, all - evades))
        expect(crits).toBe(Math.min(crit, hits + crits))
      }),
    )
  })
})

describe('reinforce', () => {
  const fore = (count: number, red: readonly RedFace[], attackerAt: At = [400, 600, 180], token = 'reinforceFore') => {
    const t = table({
      ships: [
        { id: 'b1', at: [400, 400], tokens: { [token]: count } },
        { id: 'a1', at: attackerAt },
      ],
    })
    const attack = { attacker: 'a1', defender: 'b1', red: dice(red), green: [] } as unknown as Attack
    let results = { hits: 0, crits: 0, reinforced: 0 }
    t.does(turn => {
      results = reinforce(turn, attack)
    })
    expect(t.ship('b1').tokens).toEqual({ [token]: count })
    return [results.hits, results.crits, results.reinforced]
  }

  it('adds an evade when more than one result is left, and is not spent', () => {
    expect(fore(1, ['hit', 'hit'])).toEqual([1, 0, 1])
    expect(fore(1, ['hit', 'crit'])).toEqual([0, 1, 1])
  })

  it('adds none to a single result', () => {
    expect(fore(1, ['hit'])).toEqual([1, 0, 0])
    expect(fore(1, ['crit'])).toEqual([0, 1, 0])
  })

  it('looks again for each of several tokens', () => {
    expect(fore(2, ['hit', 'hit', 'hit'])).toEqual([1, 0, 2])
    expect(fore(2, ['hit', 'hit'])).toEqual([1, 0, 1])
  })

  it('works only when the attacker lies in that full arc and not in the other', () => {
    expect(fore(1, ['hit', 'hit'], [400, 200])).toEqual([2, 0, 0])
    expect(fore(1, ['hit', 'hit'], [400, 200], 'reinforceAft')).toEqual([1, 0, 1])
    expect(fore(1, ['hit', 'hit'], [550, 410, 270])).toEqual([2, 0, 0])
    // Its nearest corner exactly on the midway line is in both.
    expect(fore(1, ['hit', 'hit'], [550, 420, 270])).toEqual([2, 0, 0])
    expect(fore(1, ['hit', 'hit'], [550, 420.5, 270])).toEqual([1, 0, 1])
  })
})

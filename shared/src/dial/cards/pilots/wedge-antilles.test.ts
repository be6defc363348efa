import { describe, expect, it } from 'vitest'
import { duel, range3, rolledIn } from '../../../../test/dial/duel.ts'

const defence = (setup: Parameters<typeof duel>[0]) => rolledIn(duel(setup), 'defenceRolled')

describe('Wedge Antilles', () => {
  it('has the defender roll a die less, and only when he attacks', () => {
    const wedge = { pilot: 'wedgeantilles' }
    expect(defence({ a: wedge })).toEqual([1])
    expect(defence({ b: wedge })).toEqual([2])
    expect(defence({ a: wedge, at: range3 })).toEqual([2])
  })

  it('adds up with what else takes and gives dice, and never to less than none', () => {
    const wedge = { pilot: 'wedgeantilles' }
    expect(defence({ a: wedge, b: { agility: 0 } })).toEqual([0])
    expect(defence({ a: wedge, b: { agility: 0 }, at: range3 })).toEqual([0])
    expect(defence({ a: wedge, b: { tokens: { strain: 1 } } })).toEqual([0])
    expect(defence({ a: wedge, b: { pilot: 'wedgeantilles' } })).toEqual([1])
  })
})

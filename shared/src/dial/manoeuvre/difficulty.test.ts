import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import type { Constant } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'
import { harderBy } from './difficulty.ts'

describe('the ladder', () => {
  it('is blue, white, red, and has ends', () => {
    expect(harderBy('2TB', 1)).toBe('2TW')
    expect(harderBy('2TB', 2)).toBe('2TR')
    expect(harderBy('2TB', 9)).toBe('2TR')
    expect(harderBy('2TR', -1)).toBe('2TW')
    expect(harderBy('2TW', -5)).toBe('2TB')
    expect(harderBy('2TW', 0)).toBe('2TW')
    expect(harderBy('2TW~', 1)).toBe('2TR~')
  })

  it('is none of purple’s', () => {
    expect(harderBy('2TP', 1)).toBe('2TP')
    expect(harderBy('2TP', -2)).toBe('2TP')
  })
})

describe('a changed difficulty', () => {
  const by = (steps: number): Constant<DialWords, 'difficulty'> => ({
    id: `by ${steps}`,
    fold: 'difficulty',
    change: (_t, _source, _args, value) => value + steps,
  })
  const flown = (code: string, ship: Partial<ShipSetup>, ...steps: number[]) => {
    const t = table({
      ships: [{ id: 'a1', at: [400, 400], ...ship }],
      activation: { ship: 'a1' },
      constants: steps.map(n => ({ constant: by(n), listeners: [{ source: 'a1', seat: 'a' }] })),
    })
    t.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
    const changed = t.events.find(e => e.type === 'manoeuvreChanged')
    const told = t.events.find(e => e.type === 'manoeuvreFlown')
    if (told?.type !== 'manoeuvreFlown') throw new Error('it did not fly')
    return [told.code, changed?.type === 'manoeuvreChanged' ? changed.reason : null, t.ship('a1').tokens]
  }

  it('is told, and counts when difficulty is checked', () => {
    expect(flown('3FW', {}, 1)).toEqual(['3FR', 'difficulty', { stress: 1 }])
    expect(flown('3FW', { tokens: { strain: 1 } }, -1)).toEqual(['3FB', 'difficulty', {}])
  })

  it('adds up before it is clamped', () => {
    expect(flown('3FR', {}, 1, -1)).toEqual(['3FR', null, { stress: 1 }])
    expect(flown('3FB', {}, -1, 1, 1)).toEqual(['3FW', 'difficulty', {}])
  })

  it('A34: comes before the stress manoeuvre is decided', () => {
    expect(flown('4KR', { tokens: { stress: 1 } }, -1)).toEqual(['4KW', 'difficulty', { stress: 1 }])
    expect(flown('3FW', { tokens: { stress: 1 } }, 1)).toEqual(['2FW', 'stressed', { stress: 1 }])
  })

  it('changes neither the stress manoeuvre nor the ion manoeuvre', () => {
    expect(flown('4KR', { tokens: { stress: 1 } }, 1)).toEqual(['2FW', 'stressed', { stress: 1 }])
    const [code, reason] = flown('3FR', { tokens: { ion: 1 } }, 1)
    expect([code, reason]).toEqual(['1FB', 'ionised'])
  })
})

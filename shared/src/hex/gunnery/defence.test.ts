import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/hex/table.ts'
import { defenceOf } from './defence.ts'

const both = (setup: Partial<ShipSetup>, by: (t: ReturnType<typeof table>) => unknown = () => undefined) => {
  const t = table({ ships: [{ id: 'a1' }, { id: 'b1', ac: 15, tl: 13, ...setup }] })
  by(t)
  return (['ac', 'tl'] as const).map(against => defenceOf(t.ship('b1'), against, t.ship('a1')))
}

const pilot = { role: 'pilot', ranks: { piloting: 4 } } as const

describe('AC and TL: rules/hex.md §3.4', () => {
  it("6.56: the pilot's ranks are added, but a printed ship has them in its numbers", () => {
    expect(both({ ranksIncluded: false, crew: [pilot] })).toEqual([19, 17])
    expect(both({ ranksIncluded: true, crew: [pilot] })).toEqual([15, 13])
  })

  it('without a pilot who can act the ranks are none, of a printed ship as many as its tier, and one at least', () => {
    const none = [{ role: 'gunner' }, { ...pilot, down: true }] as const
    expect(both({ ranksIncluded: false, crew: none })).toEqual([15, 13])
    expect(both({ ranksIncluded: true, tier: 6, crew: none })).toEqual([9, 7])
    expect(both({ ranksIncluded: true, tier: 0.5, crew: none })).toEqual([14, 12])
  })

  it('what was won and lost this round counts, each source once', () => {
    const change = (t: ReturnType<typeof table>) => {
      t.ship('b1').effects.armour = { evade: 2, turnInPlace: -4, escort: 2 }
    }
    expect(both({}, change)).toEqual([15, 13])
  })

  it('mystic haze helps AC alone', () => {
    const haze = (t: ReturnType<typeof table>) => t.ship('b1').afflictions.push({ kind: 'mysticHaze', until: 2 })
    expect(both({}, haze)).toEqual([16, 13])
  })

  it('erratic maneuvering costs those who fly by it', () => {
    const erratic = (flyby: boolean) => (t: ReturnType<typeof table>) => {
      t.ship('b1').effects.erratic = true
      if (flyby) t.ship('a1').effects.flyby = { target: 'b1', arc: null }
    }
    expect(both({}, erratic(false))).toEqual([15, 13])
    expect(both({}, erratic(true))).toEqual([16, 14])
  })
})

import { describe, expect, it } from 'vitest'
import { found, type Line } from './legality.fixture.ts'
import { loadoutPoints, pointLimit, squadPoints } from './points.ts'

describe('the limit', () => {
  it.each([
    ['amg', '2025-01-01', 20],
    ['amg', '2030-01-01', 20],
    ['xwa', '2025-10-25', 20],
    ['xwa', '2025-10-26', 50],
    ['xwa', '2026-02-01', 50],
  ] as const)('of %s by the points of %s is %i', (ruleset, date, limit) => {
    expect(pointLimit(ruleset, date)).toBe(limit)
  })
})

describe('squad points', () => {
  it('14 + 14 + 12 + 10 are the 50 of an xwa squad', () => {
    const fifty: Line[] = [['wedgeantilles'], ['lukeskywalker'], ['corranhorn-t65xwing'], ['biggsdarklighter']]
    expect(found(squadPoints, 'rebelalliance', fifty)).toEqual([])
    expect(found(squadPoints, 'rebelalliance', [...fifty, ['phoenixsquadronpilot']])).toEqual(['over_cost '])
  })

  it('14 + 14 + 12 + 11 are one too many', () => {
    const lines: Line[] = [['wedgeantilles'], ['lukeskywalker'], ['corranhorn-t65xwing'], ['kullbeesperado']]
    expect(found(squadPoints, 'rebelalliance', lines)).toEqual(['over_cost '])
  })

  it('points from before October 2025 allow 20', () => {
    const lines: Line[] = [['wedgeantilles'], ['phoenixsquadronpilot']]
    expect(found(squadPoints, 'rebelalliance', lines, { date: '2025-10-01' })).toEqual(['over_cost '])
  })

  it('5 + 5 + 5 + 5 are the 20 of an amg squad, 5 + 5 + 5 + 6 are not', () => {
    const three: Line[] = [['wedgeantilles'], ['jekporkins'], ['biggsdarklighter']]
    const judged = (last: string) => found(squadPoints, 'rebelalliance', [...three, [last]], { ruleset: 'amg' })
    expect(judged('wesjanson')).toEqual([])
    expect(judged('lukeskywalker')).toEqual(['over_cost '])
  })
})

describe('loadout points', () => {
  it('plasma torpedoes (7), an astromech (2) and a talent (3) fit in the 13 of Wedge, elusive (4) as well', () => {
    expect(
      found(loadoutPoints, 'rebelalliance', [['wedgeantilles', 'plasmatorpedoes', 'r4astromech', 'predator']]),
    ).toEqual([])
    expect(
      found(loadoutPoints, 'rebelalliance', [['wedgeantilles', 'plasmatorpedoes', 'r4astromech', 'elusive']]),
    ).toEqual([])
  })

  it('proton torpedoes (14) do not; what the wing man leaves unspent is worth nothing', () => {
    const lines: Line[] = [['corranhorn-t65xwing'], ['wedgeantilles', 'protontorpedoes'], ['biggsdarklighter']]
    expect(found(loadoutPoints, 'rebelalliance', lines)).toEqual(['over_loadout pilots[1]'])
  })

  it('cards of a standard loadout cost none', () => {
    expect(found(loadoutPoints, 'rebelalliance', [['lukeskywalker-battleofyavin']])).toEqual([])
  })
})

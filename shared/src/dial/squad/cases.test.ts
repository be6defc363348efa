/** Squads as found in public: cases/xws/INDEX.json says where each is from. */

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { squadAnswer } from './answer.ts'
import { readSquad } from './read.ts'

const folder = new URL('../../../../../shared/cases/xws/', import.meta.url)
const present = existsSync(folder)

const list = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const answer = (file: string, ruleset: 'xwa' | 'amg' = 'xwa') => squadAnswer({ ruleset, xws: list(file) })
const verdict = ({ problems }: ReturnType<typeof squadAnswer>) => problems.map(({ code, where }) => `${code} ${where}`)
const brief = ({ ships }: ReturnType<typeof squadAnswer>) =>
  ships.map(({ pilot, cost, loadout, upgrades }) => [pilot, cost, loadout, upgrades.toSorted()])

describe.skipIf(!present)('lists from the wild (skipped when cases/xws is absent)', () => {
  it('01 YASB: a 200 point list costs what it costs today', () => {
    const upgrades = ['autoblasters', 'marksmanship', 'sense', 'stealthdevice']
    expect(answer('01-yasb2-aayla-eta2.json')).toMatchObject({ ok: false, cost: 11 })
    expect(brief(answer('01-yasb2-aayla-eta2.json'))).toEqual([['aaylasecura', 11, 24, upgrades]])
    expect(brief(answer('01-yasb2-aayla-eta2.json', 'amg'))).toEqual([['aaylasecura', 5, 22, upgrades]])
  })

  it('01 is one ship; she has 11 loadout points, in amg 15, and three of her cards are extended', () => {
    for (const ruleset of ['xwa', 'amg'] as const)
      expect(verdict(answer('01-yasb2-aayla-eta2.json', ruleset))).toEqual([
        'ship_count pilots',
        'over_loadout pilots[0]',
        'not_in_format pilots[0].upgrades.cannon[0]',
        'not_in_format pilots[0].upgrades.force-power[0]',
        'not_in_format pilots[0].upgrades.modification[0]',
      ])
  })

  it('02 arrays for objects', () => {
    const read = answer('02-upgrades-empty-array.json')
    expect(read).toMatchObject({ ok: false, cost: 44 })
    expect(brief(read)).toEqual([
      ['kyloren', 16, 9, ['extrememaneuvers', 'iontorpedoes', 'sensorscramblers']],
      ['lieutenanttavson', 17, 0, []],
      ['breach', 11, 18, ['advprotontorpedoes', 'connernets', 'ionmissiles', 'seismiccharges']],
    ])
    expect(read.ships[1]?.ship).toBe('upsilonclassshuttle')
  })

  it('02 has an extended pilot; in amg the bomber has 18 loadout points for 21 and one device slot for two', () => {
    expect(verdict(answer('02-upgrades-empty-array.json'))).toEqual(['not_in_format pilots[1]'])
    expect(verdict(answer('02-upgrades-empty-array.json', 'amg'))).toEqual([
      'over_loadout pilots[2]',
      'no_slot pilots[2].upgrades.device[1]',
      'not_in_format pilots[1]',
    ])
  })

  it('03 Launch Bay Next: its own version number is no XWS version', () => {
    const read = answer('03-lbn-t65x4.json')
    expect(read).toMatchObject({ ok: false, cost: 42, canonical: { name: 'squad', version: '2.0.0' } })
    expect(read.ships.map(({ loadout }) => loadout)).toEqual([9, 9, 11, 10])
  })

  it('03 has extended hull upgrades (9), for which two pilots have 8; in amg none has a modification slot', () => {
    const hulls = [0, 1, 2].map(i => `not_in_format pilots[${i}].upgrades.modification[0]`)
    expect(verdict(answer('03-lbn-t65x4.json'))).toEqual(['over_loadout pilots[0]', 'over_loadout pilots[1]', ...hulls])
    expect(verdict(answer('03-lbn-t65x4.json', 'amg'))).toEqual([
      'over_loadout pilots[2]',
      'over_loadout pilots[3]',
      ...[0, 1, 2, 3].map(i => `no_slot pilots[${i}].upgrades.modification[0]`),
      ...hulls,
    ])
  })

  it('06 Fly Casual: version 0.3.0 with second edition ids', () => {
    const read = answer('06-flycasual-separatist-hmp.json')
    expect(read).toMatchObject({
      ok: true,
      cost: 41,
      canonical: { obstacles: ['coreasteroid5', 'core2asteroid5', 'core2asteroid4'] },
    })
    expect(read.ships.map(({ cost }) => cost)).toEqual([9, 8, 8, 8, 8])
  })

  it('06 is legal in xwa; in amg the gunship has 8 points for 10 and a tri-fighter no missile slot', () => {
    expect(verdict(answer('06-flycasual-separatist-hmp.json'))).toEqual([])
    expect(verdict(answer('06-flycasual-separatist-hmp.json', 'amg'))).toEqual([
      'over_loadout pilots[0]',
      'no_slot pilots[3].upgrades.missile[0]',
      'no_slot pilots[4].upgrades.missile[0]',
    ])
  })

  it('08 Fly Casual of the first edition is refused', () => {
    expect(answer('08-flycasual-1e-poe-nym.json')).toMatchObject({
      ok: false,
      ships: [],
      cost: 0,
      canonical: null,
      problems: [{ code: 'first_edition' }],
    })
  })

  it('09 the sample of the XWS specification, with a ship in an id that needs none', () => {
    const read = answer('09-xws-spec-sample.json')
    expect(read).toMatchObject({ ok: false, cost: 15, ships: [{ pilot: 'bombardmentdrone' }, { pilot: 'dfs311' }] })
    // The drone has a modification and two device slots, 9 points for 13 and, like its wing man, no shields to deflect.
    expect(verdict(read)).toEqual([
      'ship_count pilots',
      'over_loadout pilots[0]',
      'no_slot pilots[0].upgrades.configuration[0]',
      'no_slot pilots[0].upgrades.sensor[0]',
      'restricted pilots[0].upgrades.modification[0]',
      'restricted pilots[1].upgrades.modification[0]',
      'not_in_format pilots[0].upgrades.sensor[0]',
    ])
    expect(read.canonical?.pilots[1]).toEqual({
      id: 'dfs311',
      ship: 'vultureclassdroidfighter',
      points: 6,
      upgrades: {
        configuration: ['grapplingstruts'],
        missile: ['clustermissiles'],
        modification: ['angleddeflectors'],
      },
    })
  })

  it('11 Longshanks: single quotes and a misspelled pilot', () => {
    const read = squadAnswer({ ruleset: 'amg', xws: list('11-longshanks-singlequoted-raw.json').raw })
    // 4 + 3 + 3 + 3 + 3 + 3 + 2 are 21, and Killer has a cannon slot but none for missiles.
    expect(verdict(read)).toEqual([
      'not_json ',
      'unknown_id pilots[2]',
      'over_cost ',
      'no_slot pilots[1].upgrades.missile[0]',
    ])
    expect(read.problems[1]?.message).toContain('"kickback-siegeofcoruscant"')
    expect(read.ships.map(({ pilot }) => pilot)).toEqual([
      'kickback-siegeofcoruscant',
      'killer',
      'contrail',
      'klick',
      'axe-siegeofcoruscant',
      'oddball-nimbusclassvwing',
      'boost',
    ])
    expect(read.canonical).toMatchObject({
      name: 'All Clones',
      obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
    })
  })

  it('13 Launch Bay Next: standard loadouts beside free ones', () => {
    const read = answer('13-lbn-republic-soc-sl.json')
    expect(read).toMatchObject({ ok: false, cost: 63 })
    expect(verdict(read)).toEqual(['over_cost '])
    expect(verdict(answer('13-lbn-republic-soc-sl.json', 'amg'))).toEqual(['over_cost '])
    expect(brief(read).slice(0, 2)).toEqual([
      ['anakinskywalker-siegeofcoruscant', 12, 0, ['ancillaryionweapons-siegeofcoruscant', 'malice', 'r2d2-republic']],
      ['kickback-siegeofcoruscant', 9, 0, ['diamondboronmissiles', 'munitionsfailsafe']],
    ])
    expect(brief(read)[4]).toEqual(['klick', 10, 8, ['alpha3bbesh', 'dedicated', 'r3astromech', 'synchronizedconsole']])
  })

  it('14 a list of the legacy builder, known by its address alone', () => {
    const read = answer('14-yasb-legacy-ruleset-url.json')
    expect(verdict(read)).toEqual(['wrong_ruleset ', 'unknown_id pilots[0]'])
    expect(read).toMatchObject({ ok: false, ships: [], canonical: { faction: 'rebelalliance', pilots: [] } })
  })

  it('each is the same read as text', () => {
    for (const { file } of list('INDEX.json')) {
      const { raw, ...rest } = list(file)
      if (raw === undefined)
        expect(squadAnswer({ ruleset: 'xwa', xws: `\uFEFF${JSON.stringify(rest)}` })).toEqual(answer(file))
    }
  })

  it('the canonical list of each has no unknown ids left and reads as itself', () => {
    for (const { file } of list('INDEX.json')) {
      const { raw, ...rest } = list(file)
      const { canonical } = squadAnswer({ ruleset: 'xwa', xws: raw ?? rest })
      if (canonical === null) continue
      const again = squadAnswer({ ruleset: 'xwa', xws: canonical })
      expect(again.canonical).toEqual(canonical)
      expect(readSquad(canonical, tables('xwa')).problems.filter(({ code }) => code !== 'ship_count')).toEqual([])
    }
  })
})

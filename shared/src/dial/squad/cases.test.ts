/** Squads as found in public: cases/xws/INDEX.json says where each is from. */

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { squadAnswer } from './answer.ts'

const folder = new URL('../../../../../shared/cases/xws/', import.meta.url)
const present = existsSync(folder)

const list = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const answer = (file: string, ruleset: 'xwa' | 'amg' = 'xwa') => squadAnswer({ ruleset, xws: list(file) })
const brief = ({ ships }: ReturnType<typeof squadAnswer>) =>
  ships.map(({ pilot, cost, loadout, upgrades }) => [pilot, cost, loadout, upgrades.toSorted()])

describe.skipIf(!present)('lists from the wild (skipped when cases/xws is absent)', () => {
  it('01 YASB: a 200 point list costs what it costs today', () => {
    const upgrades = ['autoblasters', 'marksmanship', 'sense', 'stealthdevice']
    expect(answer('01-yasb2-aayla-eta2.json')).toMatchObject({ ok: true, cost: 11, problems: [] })
    expect(brief(answer('01-yasb2-aayla-eta2.json'))).toEqual([['aaylasecura', 11, 24, upgrades]])
    expect(brief(answer('01-yasb2-aayla-eta2.json', 'amg'))).toEqual([['aaylasecura', 5, 22, upgrades]])
  })

  it('02 arrays for objects', () => {
    const read = answer('02-upgrades-empty-array.json')
    expect(read).toMatchObject({ ok: true, cost: 44 })
    expect(brief(read)).toEqual([
      ['kyloren', 16, 9, ['extrememaneuvers', 'iontorpedoes', 'sensorscramblers']],
      ['lieutenanttavson', 17, 0, []],
      ['breach', 11, 18, ['advprotontorpedoes', 'connernets', 'ionmissiles', 'seismiccharges']],
    ])
    expect(read.ships[1]?.ship).toBe('upsilonclassshuttle')
  })

  it('03 Launch Bay Next: its own version number is no XWS version', () => {
    const read = answer('03-lbn-t65x4.json')
    expect(read).toMatchObject({ ok: true, cost: 42, canonical: { name: 'squad', version: '2.0.0' } })
    expect(read.ships.map(({ loadout }) => loadout)).toEqual([9, 9, 11, 10])
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
    expect(read).toMatchObject({ ok: true, cost: 15, ships: [{ pilot: 'bombardmentdrone' }, { pilot: 'dfs311' }] })
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
    expect(read.problems.map(({ code, where }) => [code, where])).toEqual([
      ['not_json', ''],
      ['unknown_id', 'pilots[2]'],
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
    expect(read).toMatchObject({ ok: true, cost: 63 })
    expect(brief(read).slice(0, 2)).toEqual([
      ['anakinskywalker-siegeofcoruscant', 12, 0, ['ancillaryionweapons-siegeofcoruscant', 'malice', 'r2d2-republic']],
      ['kickback-siegeofcoruscant', 9, 0, ['diamondboronmissiles', 'munitionsfailsafe']],
    ])
    expect(brief(read)[4]).toEqual(['klick', 10, 8, ['alpha3bbesh', 'dedicated', 'r3astromech', 'synchronizedconsole']])
  })

  it('14 a list of the legacy builder, known by its address alone', () => {
    const read = answer('14-yasb-legacy-ruleset-url.json')
    expect(read.problems.map(({ code, where }) => [code, where])).toEqual([
      ['wrong_ruleset', ''],
      ['unknown_id', 'pilots[0]'],
    ])
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
      expect(again.problems.filter(({ code }) => code !== 'ship_count')).toEqual([])
    }
  })
})

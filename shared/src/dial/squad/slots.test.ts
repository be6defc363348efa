import { describe, expect, it } from 'vitest'
import type { Faction } from '../data/index.ts'
import { found, type Terms } from './legality.fixture.ts'
import { slots } from './slots.ts'

/** The upgrades of a ship for which no slot is left, by their place in the call. */
const short = (faction: Faction, pilot: string, upgrades: string[], terms?: Terms) =>
  found(slots, faction, [[pilot, ...upgrades]], terms).map(it => upgrades[Number(/\[(\d+)\]$/.exec(it)?.[1])])

describe('slots', () => {
  it('each holds one card', () => {
    expect(short('rebelalliance', 'wedgeantilles', ['marksmanship', 'r4astromech', 'plasmatorpedoes'])).toEqual([])
    expect(found(slots, 'rebelalliance', [['wedgeantilles'], ['wedgeantilles', 'marksmanship', 'predator']])).toEqual([
      'no_slot pilots[1].upgrades[1]',
    ])
  })

  it('a ship without the slot takes no such card', () => {
    expect(short('rebelalliance', 'bluesquadronescort', ['marksmanship', 'gnkgonkdroid'])).toEqual([
      'gnkgonkdroid',
      'marksmanship',
    ])
  })

  it('are those of the ruleset', () => {
    expect(short('rebelalliance', 'wedgeantilles', ['marksmanship', 'predator'], { ruleset: 'amg' })).toEqual([])
  })

  it('a standard loadout has its cards without slots', () => {
    expect(short('rebelalliance', 'lukeskywalker-battleofyavin', [])).toEqual([])
  })
})

describe('cards of two slots', () => {
  it('fill both of one sort', () => {
    expect(short('separatistalliance', 'dgs047', ['barragerockets'])).toEqual([])
    expect(short('galacticempire', 'nusquadronpilot', ['barragerockets'])).toEqual(['barragerockets'])
    expect(short('separatistalliance', 'dgs047', ['ionmissiles', 'barragerockets'])).toEqual(['ionmissiles'])
  })

  it('fill one of each of two sorts', () => {
    expect(short('separatistalliance', 'dgs047', ['electroprotonbomb'])).toEqual([])
    expect(short('separatistalliance', 'dgs047', ['electroprotonbomb', 'seismiccharges'])).toEqual(['seismiccharges'])
    expect(short('separatistalliance', 'dgs047', ['electroprotonbomb', 'afterburners'])).toEqual(['afterburners'])
  })
})

describe('the weapon hardpoint of a T-70', () => {
  const rookie = (...upgrades: string[]) => short('resistance', 'bluesquadronrookie', upgrades)

  it.each(['heavylasercannon', 'plasmatorpedoes', 'ionmissiles'])('takes %s', weapon => {
    expect(rookie(weapon)).toEqual([])
  })

  it('takes one weapon, not two', () => {
    expect(rookie('heavylasercannon', 'ionmissiles')).toEqual(['ionmissiles'])
  })

  it('takes no card of two slots', () => {
    expect(rookie('barragerockets')).toEqual(['barragerockets'])
    expect(rookie('syncedlasercannons')).toEqual(['syncedlasercannons'])
  })

  it('takes no turret and no device', () => {
    expect(rookie('dorsalturret', 'seismiccharges')).toEqual(['seismiccharges', 'dorsalturret'])
  })

  it('stands beside the slots that the pilot has', () => {
    expect(short('resistance', 'venisadoza', ['clustermissiles', 'ionmissiles'])).toEqual([])
    expect(short('resistance', 'venisadoza', ['clustermissiles', 'heavylasercannon'])).toEqual([])
    expect(short('resistance', 'venisadoza', ['clustermissiles', 'ionmissiles', 'heavylasercannon'])).toHaveLength(1)
    expect(short('resistance', 'venisadoza', ['barragerockets'])).toEqual(['barragerockets'])
    expect(short('resistance', 'venisadoza', ['barragerockets', 'ionmissiles'], { ruleset: 'amg' })).toEqual([])
  })

  it('is not on other ships', () => {
    expect(short('rebelalliance', 'bluesquadronescort', ['heavylasercannon'])).toEqual(['heavylasercannon'])
  })
})

describe('slots that upgrades add', () => {
  it('a torpedo and a missile by the arsenal of the Star Wing', () => {
    const load = ['plasmatorpedoes', 'clustermissiles', 'ionmissiles']
    expect(short('galacticempire', 'nusquadronpilot', [...load, 'os1arsenalloadout'])).toEqual([])
    expect(short('galacticempire', 'nusquadronpilot', load)).toEqual(['ionmissiles', 'plasmatorpedoes'])
  })

  it('a crew by the Nightbrother, which itself fills a title and a modification', () => {
    const crew = ['bazemalbus', 'jynerso']
    expect(short('rebelalliance', 'mandalorianresistancepilot', [...crew, 'nightbrother'])).toEqual([])
    expect(short('rebelalliance', 'mandalorianresistancepilot', crew)).toEqual(['jynerso'])
  })
})

describe('slots that upgrades take', () => {
  it('the Gauntlet leaves no crew', () => {
    expect(short('galacticrepublic', 'bokatankryze', ['gauntlet', 'korkiekryze'])).toEqual(['korkiekryze'])
    expect(short('galacticrepublic', 'bokatankryze', ['korkiekryze'])).toEqual([])
  })

  it('Punishing One has an astromech for its crew', () => {
    expect(short('scumandvillainy', 'dengar', ['punishingone', 'genius'])).toEqual([])
    expect(short('scumandvillainy', 'dengar', ['punishingone', 'gnkgonkdroid'])).toEqual(['gnkgonkdroid'])
    expect(short('scumandvillainy', 'dengar', ['genius'])).toEqual(['genius'])
  })

  it('the seats of a drop-seat bay are for three, with no room for a bomb', () => {
    expect(
      short('rebelalliance', 'mandalorianresistancepilot', ['dropseatbay', 'clanwrencommandos', 'jynerso']),
    ).toEqual([])
    expect(short('rebelalliance', 'mandalorianresistancepilot', ['dropseatbay', 'seismiccharges'])).toEqual([
      'seismiccharges',
    ])
  })
})

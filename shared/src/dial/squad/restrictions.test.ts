import { describe, expect, it } from 'vitest'
import type { Faction } from '../data/index.ts'
import { found } from './legality.fixture.ts'
import { restrictions } from './restrictions.ts'

/** How many restrictions the upgrades of one ship break. */
const broken = (faction: Faction, pilot: string, ...upgrades: string[]) =>
  found(restrictions, faction, [[pilot, ...upgrades]]).length

describe('faction', () => {
  it('a card of the Empire is not for a stolen TIE', () => {
    expect(found(restrictions, 'galacticempire', [['blacksquadronace', 'ruthless']])).toEqual([])
    expect(found(restrictions, 'rebelalliance', [['captainrex', 'ruthless']])).toEqual([
      'restricted pilots[0].upgrades[0]',
    ])
  })

  it('one of two factions suffices', () => {
    expect(broken('rebelalliance', 'kylekatarn', 'moldycrow')).toBe(0)
    expect(broken('scumandvillainy', 'palobgodalhi', 'moldycrow')).toBe(0)
  })

  it('Maul helps the rebels if Ezra is in the squad, as pilot or as crew', () => {
    expect(found(restrictions, 'rebelalliance', [['kananjarrus', 'maul'], ['wedgeantilles']])).toHaveLength(1)
    expect(found(restrictions, 'rebelalliance', [['kananjarrus', 'maul'], ['ezrabridger-tielnfighter']])).toEqual([])
    expect(found(restrictions, 'rebelalliance', [['kananjarrus', 'maul', 'ezrabridger']])).toEqual([])
    expect(broken('scumandvillainy', 'bossk', 'maul')).toBe(0)
  })
})

describe('the ship', () => {
  it('type: S-foils are for T-65s', () => {
    expect(broken('rebelalliance', 'wedgeantilles', 'servomotorsfoils')).toBe(0)
    expect(broken('rebelalliance', 'wedgeantilles-rz1awing', 'servomotorsfoils')).toBe(1)
  })

  it('size: afterburners are for small ships', () => {
    expect(broken('galacticrepublic', 'oddball-nimbusclassvwing', 'afterburners')).toBe(0)
    expect(broken('galacticrepublic', 'oddball-arc170starfighter', 'afterburners')).toBe(1)
  })

  it('size: a cargo chute is for medium and large ones', () => {
    expect(broken('scumandvillainy', 'trandoshanslaver', 'riggedcargochute')).toBe(0)
    expect(broken('scumandvillainy', 'binayrepirate', 'riggedcargochute')).toBe(1)
  })

  it('its ability: sensitive controls are for autothrusters, of whatever ship', () => {
    expect(broken('galacticempire', 'soontirfel', 'sensitivecontrols')).toBe(0)
    expect(broken('firstorder', 'avenger', 'sensitivecontrols')).toBe(0)
    expect(broken('galacticempire', 'howlrunner', 'sensitivecontrols')).toBe(1)
  })

  it('an arc: a tail gunner needs a rear one', () => {
    expect(broken('galacticrepublic', 'oddball-arc170starfighter', 'veterantailgunner')).toBe(0)
    expect(broken('rebelalliance', 'chewbacca', 'veterantailgunner')).toBe(1)
  })

  it('shields: deflectors need some, and those of another card will do', () => {
    expect(broken('rebelalliance', 'wedgeantilles', 'angleddeflectors')).toBe(0)
    expect(broken('galacticempire', 'delmeeko', 'angleddeflectors')).toBe(1)
    expect(broken('galacticempire', 'delmeeko', 'angleddeflectors', 'shieldupgrade')).toBe(0)
  })

  it('energy: small ships have none', () => {
    expect(broken('rebelalliance', 'wedgeantilles', 'turbolaserbattery')).toBe(1)
  })
})

describe('the pilot', () => {
  it('keyword: clan training is for Mandalorians', () => {
    expect(broken('rebelalliance', 'fennrau-sheathipedeclassshuttle', 'clantraining')).toBe(0)
    expect(broken('rebelalliance', 'wedgeantilles', 'clantraining')).toBe(1)
  })

  it('initiative: not above 3', () => {
    expect(broken('resistance', 'jessikapava', 'automatedtargetpriority')).toBe(0)
    expect(broken('resistance', 'karekun', 'automatedtargetpriority')).toBe(1)
  })

  it('limited', () => {
    expect(broken('scumandvillainy', 'bossk', 'initforthemoneyrebellion')).toBe(0)
    expect(broken('scumandvillainy', 'trandoshanslaver', 'initforthemoneyrebellion')).toBe(1)
  })

  it('the Force: hate is for its dark side', () => {
    expect(broken('galacticempire', 'darthvader', 'hate')).toBe(0)
    expect(broken('rebelalliance', 'lukeskywalker', 'hate')).toBe(1)
    expect(broken('rebelalliance', 'wedgeantilles', 'hate')).toBe(1)
    expect(broken('galacticempire', 'darthvader', 'patience')).toBe(1)
    expect(broken('rebelalliance', 'lukeskywalker', 'patience')).toBe(0)
  })

  it('the Force: Maul teaches it to his apprentice', () => {
    expect(broken('rebelalliance', 'ezrabridger-gauntletfighter', 'hate')).toBe(1)
    expect(broken('rebelalliance', 'ezrabridger-gauntletfighter', 'hate', 'maul')).toBe(0)
  })
})

describe('another upgrade', () => {
  it('notorious needs something illicit', () => {
    expect(broken('scumandvillainy', 'palobgodalhi', 'notorious')).toBe(1)
    expect(broken('scumandvillainy', 'palobgodalhi', 'notorious', 'contrabandcybernetics')).toBe(0)
  })

  it('spare parts need an astromech to repair', () => {
    expect(broken('rebelalliance', 'wedgeantilles', 'sparepartscanisters', 'servomotorsfoils')).toBe(1)
    expect(broken('rebelalliance', 'wedgeantilles', 'sparepartscanisters', 'r4astromech')).toBe(0)
  })
})

describe('an action on the bar', () => {
  it('in any colour', () => {
    expect(broken('galacticempire', 'nusquadronpilot', 'advancedslam')).toBe(0)
    expect(broken('galacticempire', 'academypilot', 'advancedslam')).toBe(1)
  })

  it('in its colour: the daredevil boosts white, the engine upgrade makes red white', () => {
    expect(broken('resistance', 'karekun', 'daredevil')).toBe(0)
    expect(broken('rebelalliance', 'janors', 'daredevil')).toBe(1)
    expect(broken('resistance', 'karekun', 'engineupgrade')).toBe(1)
    expect(broken('rebelalliance', 'janors', 'engineupgrade')).toBe(0)
  })

  it('not linked: the red roll after a focus does not make the TIE Advanced need handling', () => {
    expect(broken('galacticempire', 'maarekstele', 'experthandling')).toBe(1)
    expect(broken('galacticrepublic', 'oddball-arc170starfighter', 'experthandling')).toBe(0)
  })

  it('one that another upgrade adds counts', () => {
    expect(broken('rebelalliance', 'janors', 'daredevil', 'engineupgrade')).toBe(0)
    expect(broken('rebelalliance', 'janors', 'tacticalofficer')).toBe(1)
    expect(broken('rebelalliance', 'janors', 'tacticalofficer', 'squadleader')).toBe(0)
  })

  it('one that the upgrade itself adds does not', () => {
    expect(broken('rebelalliance', 'wedgeantilles', 'engineupgrade')).toBe(1)
  })

  it('the pilot’s own bar counts: Chopper has no focus', () => {
    expect(broken('rebelalliance', 'alexsandrkallus', 'composure')).toBe(0)
    expect(broken('rebelalliance', 'chopper', 'composure')).toBe(1)
  })
})

describe('several restrictions', () => {
  it('each one that is not met is reported', () => {
    expect(broken('rebelalliance', 'chewbacca', 'daredevil')).toBe(2)
  })

  it('none of a standard loadout is asked: its rebel talent flies for the Republic', () => {
    expect(broken('galacticrepublic', 'oddball-siegeofcoruscant')).toBe(0)
  })
})

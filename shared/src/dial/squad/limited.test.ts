import { describe, expect, it } from 'vitest'
import { found, type Line } from './legality.fixture.ts'
import { limited } from './limited.ts'

describe('one dot', () => {
  it('the pilot is there once', () => {
    expect(found(limited, 'rebelalliance', [['wedgeantilles'], ['lukeskywalker'], ['wedgeantilles']])).toEqual([
      'limit_exceeded pilots[2]',
    ])
  })

  it('on whatever ship', () => {
    expect(found(limited, 'rebelalliance', [['wedgeantilles'], ['wedgeantilles-rz1awing']])).toEqual([
      'limit_exceeded pilots[1]',
    ])
  })

  it('a standard loadout of the name is one of them', () => {
    expect(found(limited, 'rebelalliance', [['lukeskywalker-battleofyavin'], ['lukeskywalker']])).toEqual([
      'limit_exceeded pilots[1]',
    ])
  })

  it('pilot and upgrade of one name are two', () => {
    expect(found(limited, 'scumandvillainy', [['maul'], ['bossk', 'maul']])).toEqual([
      'limit_exceeded pilots[1].upgrades[0]',
    ])
    expect(found(limited, 'scumandvillainy', [['bossk', 'maul'], ['maul']])).toEqual(['limit_exceeded pilots[1]'])
  })

  it('the cards of a standard loadout count', () => {
    expect(found(limited, 'rebelalliance', [['lukeskywalker-swz106'], ['wedgeantilles', 'r2d2']])).toEqual([
      'limit_exceeded pilots[1].upgrades[0]',
    ])
    expect(found(limited, 'rebelalliance', [['wedgeantilles', 'r2d2'], ['lukeskywalker-swz106']])).toEqual([
      'limit_exceeded pilots[1]',
    ])
  })
})

describe('more dots', () => {
  it('two jingoists, not three', () => {
    const two: Line[] = [['isbjingoist'], ['isbjingoist']]
    expect(found(limited, 'galacticempire', two)).toEqual([])
    expect(found(limited, 'galacticempire', [...two, ['isbjingoist']])).toEqual(['limit_exceeded pilots[2]'])
  })

  it('three holdouts, not five', () => {
    const holdouts = Array.from({ length: 5 }, (): Line => ['kelrodoaiholdout'])
    expect(found(limited, 'separatistalliance', holdouts.slice(2))).toEqual([])
    expect(found(limited, 'separatistalliance', holdouts)).toEqual([
      'limit_exceeded pilots[3]',
      'limit_exceeded pilots[4]',
    ])
  })

  it('one dot beside two of the same name allows one', () => {
    expect(
      found(limited, 'separatistalliance', [['haorchallprototype'], ['haorchallprototype-siegeofcoruscant']]),
    ).toEqual(['limit_exceeded pilots[1]'])
  })
})

describe('no dots', () => {
  it('no limit', () => {
    const swarm = Array.from({ length: 8 }, (): Line => ['academypilot'])
    expect(found(limited, 'galacticempire', swarm)).toEqual([])
    expect(
      found(limited, 'rebelalliance', [
        ['wedgeantilles', 'predator'],
        ['wesjanson', 'predator'],
      ]),
    ).toEqual([])
  })

  it('but a card without dots takes the place of one of its name', () => {
    expect(found(limited, 'resistance', [['stomeronistarck-evacuationofdqar'], ['karekun', 'r5x3']])).toEqual([
      'limit_exceeded pilots[1].upgrades[0]',
    ])
  })
})

it('a card of two names is limited by both, and reported once', () => {
  expect(
    found(limited, 'galacticrepublic', [
      ['hawk', 'chancellorpalpatine'],
      ['warthog', 'chancellorpalpatine'],
    ]),
  ).toEqual(['limit_exceeded pilots[1].upgrades[0]'])
})

import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { identify, pilotIndex, tidy, upgradeIndex } from './card-ids.ts'

const xwa = { pilots: pilotIndex(tables('xwa')), upgrades: upgradeIndex(tables('xwa')) }
const amg = { pilots: pilotIndex(tables('amg')), upgrades: upgradeIndex(tables('amg')) }

describe('pilot ids as found in public lists', () => {
  it.each([
    ['grown together with the ship', 'corranhornxwing', '', 'rebelalliance', 'corranhorn-t65xwing'],
    ['grown together with a ship in short', 'bosskz95headhunter', '', 'scumandvillainy', 'bossk-z95af4headhunter'],
    ['grown together with the faction', 'durgeseparatist', '', 'separatistalliance', 'durge-separatistalliance'],
    ['grown together with the expansion', 'dist81soc', '', 'separatistalliance', 'dist81-siegeofcoruscant'],
    ['with the ship in short', 'anakinskywalker-ywing', '', 'galacticrepublic', 'anakinskywalker-btlbywing'],
    ['with a ship too much', 'dfs311-vultureclassdroidfighter', '', 'separatistalliance', 'dfs311'],
    [
      'with ship and expansion',
      'anakinskywalker-eta2actis-siegeofcoruscant',
      '',
      'galacticrepublic',
      'anakinskywalker-siegeofcoruscant',
    ],
    [
      'with the faction for the ship',
      'hansolo-rebelalliance',
      '',
      'rebelalliance',
      'hansolo-modifiedyt1300lightfreighter',
    ],
    ['without the faction', 'dashrendar-swz103', '', 'rebelalliance', 'dashrendar-swz103-rebelalliance'],
    [
      'named after another ship of theirs',
      'kyloren',
      'tiewiwhispermodifiedinterceptor',
      'firstorder',
      'kyloren-tiewiwhispermodifiedinterceptor',
    ],
    [
      'on a ship of another faction',
      'hansolo',
      'modifiedyt1300lightfreighter',
      'rebelalliance',
      'hansolo-modifiedyt1300lightfreighter',
    ],
    ['on a ship by an old id', 'lieutenanttavson', 'upsilonclasscommandshuttle', 'firstorder', 'lieutenanttavson'],
    ['by no rule', 'poedameron-2', '', 'resistance', 'poedameron-swz68'],
  ])('%s: %s', (_, written, ship, faction, id) => {
    expect(identify(xwa.pilots, written, ship, faction)).toBe(id)
    expect(identify(amg.pilots, written, ship, faction)).toBe(id)
  })

  it('an id of the tables is itself, whatever the faction', () => {
    expect(identify(xwa.pilots, 'lukeskywalker', '', 'galacticempire')).toBe('lukeskywalker')
    expect(identify(xwa.pilots, 'hansolo', '', 'rebelalliance')).toBe('hansolo')
    expect(identify(xwa.pilots, 'wampa-battleofyavin', 'tielnfighter', 'galacticempire')).toBe('wampa-battleofyavin')
  })

  it.each([
    '',
    'nobody',
    'jag-siegeofcoruscant-lsl',
    'wampa-battleofhoth',
    'kickback-sigeofcoruscant',
    '__proto__',
    'constructor',
  ])('%s is nobody', written => {
    expect(identify(xwa.pilots, written, '', '')).toBeUndefined()
  })

  it('two who answer to the words are no one', () => {
    expect(identify(xwa.pilots, 'raymusantilles-epicsl', '', '')).toBeUndefined()
    expect(identify(xwa.pilots, 'raymusantilles-epicsl', '', 'rebelalliance')).toBe(
      'raymusantilles-epicsl-rebelalliance',
    )
  })
})

describe('upgrade ids between the card tables', () => {
  it('a card that was renamed answers to both names', () => {
    expect(identify(xwa.upgrades, 'hansolo', 'gunner', 'rebelalliance')).toBe('hansolo-rebel')
    expect(identify(amg.upgrades, 'hansolo-rebel', 'gunner', 'rebelalliance')).toBe('hansolo')
  })

  it('the slot tells cards of one name apart', () => {
    expect(identify(xwa.upgrades, 'hansolo', 'crew', 'resistance')).toBe('hansolo-crew')
    expect(identify(xwa.upgrades, 'hansolo', 'gunner', 'scumandvillainy')).toBe('hansolo-gunner')
  })

  it('an id of the tables stands in any slot key', () => {
    expect(identify(xwa.upgrades, 'marksmanship', 'crew', 'galacticempire')).toBe('marksmanship')
  })

  it('marks and capitals are dropped', () => {
    expect(identify(xwa.upgrades, tidy('Adv.ProtonTorpedoes'), 'torpedo', 'rebelalliance')).toBe('advprotontorpedoes')
  })

  it('a card that left the game is none', () => {
    expect(identify(amg.upgrades, 'delta7b', 'configuration', 'galacticrepublic')).toBe('delta7b')
    expect(identify(xwa.upgrades, 'delta7b', 'configuration', 'galacticrepublic')).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { found } from './legality.fixture.ts'
import { standardLoadout } from './standard-loadout.ts'

it('takes none of its own listed', () => {
  expect(found(standardLoadout, 'rebelalliance', [['lukeskywalker-battleofyavin', 'protontorpedoes']])).toEqual([])
})

it('takes no other card, not even a free one', () => {
  expect(
    found(standardLoadout, 'rebelalliance', [
      ['wedgeantilles', 'predator'],
      ['lukeskywalker-battleofyavin', 'servomotorsfoils', 'patience'],
    ]),
  ).toEqual(['fixed_loadout pilots[1].upgrades[0]', 'fixed_loadout pilots[1].upgrades[1]'])
})

it('cards that come with standard loadouts alone are not for others', () => {
  expect(found(standardLoadout, 'rebelalliance', [['wedgeantilles', 'attackspeed-battleofyavin']])).toEqual([
    'fixed_loadout pilots[0].upgrades[0]',
  ])
})

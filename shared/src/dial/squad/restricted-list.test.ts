import { expect, it } from 'vitest'
import { found, type Line } from './legality.fixture.ts'
import { restrictedList } from './restricted-list.ts'

const battalion = Array.from({ length: 3 }, (): Line => ['104thbattalionpilot'])

it('two pilots of the 104th, not three', () => {
  expect(found(restrictedList, 'galacticrepublic', battalion.slice(1))).toEqual([])
  expect(found(restrictedList, 'galacticrepublic', battalion)).toEqual(['limit_exceeded pilots[2]'])
})

it('proton torpedoes three times, not four; a standard loadout brings some', () => {
  const armed = (pilot: string): Line => [pilot, 'protontorpedoes']
  const three = [armed('wedgeantilles'), armed('wesjanson'), armed('corranhorn-t65xwing')]
  expect(found(restrictedList, 'rebelalliance', three)).toEqual([])
  expect(found(restrictedList, 'rebelalliance', [...three, armed('jekporkins')])).toEqual([
    'limit_exceeded pilots[3].upgrades[0]',
  ])
  expect(found(restrictedList, 'rebelalliance', [['lukeskywalker-battleofyavin'], ...three])).toEqual([
    'limit_exceeded pilots[3].upgrades[0]',
  ])
})

it('other cards as often as there is room', () => {
  const lines = Array.from({ length: 8 }, (): Line => ['banditsquadronpilot', 'ionmissiles'])
  expect(found(restrictedList, 'rebelalliance', lines)).toEqual([])
})

it('amg has no such list', () => {
  expect(found(restrictedList, 'galacticrepublic', battalion, { ruleset: 'amg' })).toEqual([])
})

import { expect, it } from 'vitest'
import { found } from './legality.fixture.ts'
import { oneCopy } from './one-copy.ts'

it('a ship with two talent slots has two talents, not one of them twice', () => {
  expect(found(oneCopy, 'galacticempire', [['soontirfel', 'predator', 'marksmanship']])).toEqual([])
  expect(found(oneCopy, 'galacticempire', [['soontirfel', 'predator', 'predator']])).toEqual([
    'limit_exceeded pilots[0].upgrades[1]',
  ])
})

it('each copy beyond the first is reported', () => {
  expect(found(oneCopy, 'galacticempire', [['soontirfel', 'predator', 'predator', 'predator']])).toHaveLength(2)
})

it('another ship may have the same card', () => {
  expect(
    found(oneCopy, 'galacticempire', [
      ['soontirfel', 'predator'],
      ['howlrunner', 'predator'],
    ]),
  ).toEqual([])
})

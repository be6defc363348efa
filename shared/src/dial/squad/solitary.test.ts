import { expect, it } from 'vitest'
import { found } from './legality.fixture.ts'
import { solitary } from './solitary.ts'

it('one tactical relay commands the droids, not two', () => {
  expect(found(solitary, 'separatistalliance', [['wattambor', 'kraken'], ['captainsear']])).toEqual([])
  expect(
    found(solitary, 'separatistalliance', [
      ['wattambor', 'kraken'],
      ['captainsear', 'ta175'],
    ]),
  ).toEqual(['solitary pilots[1].upgrades[0]'])
})

it('nor three', () => {
  const lines = [
    ['wattambor', 'kraken'],
    ['captainsear', 'ta175'],
    ['feethanottrawautopilot', 'tv94'],
  ] as const
  expect(found(solitary, 'separatistalliance', lines)).toHaveLength(2)
})

it('other upgrades are as many as there are slots', () => {
  expect(
    found(solitary, 'galacticempire', [
      ['soontirfel', 'predator'],
      ['howlrunner', 'predator'],
    ]),
  ).toEqual([])
})

import { expect, it } from 'vitest'
import { inFormat } from './format.ts'
import { found, type Line } from './legality.fixture.ts'

const extended: Line[] = [['lieutenanttavson'], ['kyloren', 'sensorscramblers']]

it('an extended pilot is not in standard', () => {
  expect(found(inFormat, 'firstorder', extended)).toEqual(['not_in_format pilots[0]'])
  expect(found(inFormat, 'firstorder', extended, { format: 'extended' })).toEqual([])
})

it('nor is an extended upgrade', () => {
  const lines: Line[] = [['wedgeantilles', 'hullupgrade', 'predator']]
  expect(found(inFormat, 'rebelalliance', lines)).toEqual(['not_in_format pilots[0].upgrades[0]'])
  expect(found(inFormat, 'rebelalliance', lines, { format: 'extended' })).toEqual([])
})

it('a standard pilot brings what the standard loadout has, extended or not', () => {
  expect(found(inFormat, 'firstorder', [['pettyofficerthanisson-evacuationofdqar']])).toEqual([])
})

it('a card that left the game is in no format', () => {
  const lines: Line[] = [['macewindu', 'delta7b']]
  for (const format of ['standard', 'extended', 'epic'] as const)
    expect(found(inFormat, 'galacticrepublic', lines, { ruleset: 'amg', format })).toEqual([
      'not_in_format pilots[0].upgrades[0]',
    ])
})

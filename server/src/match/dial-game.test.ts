import { samples } from '@wingover/shared/dial/squad'
import { isReject, type Json } from '@wingover/shared/kernel'
import { describe, expect, it } from 'vitest'
import { dialGame } from './dial-game.ts'

const [squad = null]: Json[] = JSON.parse(JSON.stringify(Object.values(samples.xwa)))
const [amg = null]: Json[] = JSON.parse(JSON.stringify(Object.values(samples.amg)))

const optionsOf = (table: { ruleset: string; scenario?: string }) => {
  const play = dialGame.begin('m', table, { a: squad, b: squad }, new Uint8Array(32), 0)
  return isReject(play) ? play : play.header.options
}

describe('the dial game at this server', () => {
  it('plays the scenario of the table, or a dogfight without one', () => {
    expect(optionsOf({ ruleset: 'xwa', scenario: 'salvage' })).toMatchObject({ ruleset: 'xwa', scenario: 'salvage' })
    expect(optionsOf({ ruleset: 'xwa' })).not.toHaveProperty('scenario')
  })

  it('refuses a scenario that the ruleset has not, when the table is made', () => {
    expect(dialGame.refuseSquad({ ruleset: 'amg', scenario: 'ancient' }, amg)).toMatchObject({ code: 'bad_scenario' })
    expect(dialGame.refuseSquad({ ruleset: 'xwa', scenario: 'ancient' }, squad)).toBeNull()
  })
})

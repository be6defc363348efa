import { samples } from '@wingover/shared/dial/squad'
import { isReject, type Json } from '@wingover/shared/kernel'
import { describe, expect, it } from 'vitest'
import { dialGame } from './dial-game.ts'

const [squad = null]: Json[] = JSON.parse(JSON.stringify(Object.values(samples.xwa)))
const [amg = null]: Json[] = JSON.parse(JSON.stringify(Object.values(samples.amg)))

const optionsOf = (table: { ruleset: string; scenario?: string; rated?: boolean }) => {
  const play = dialGame.begin('m', table, { a: squad, b: squad }, new Uint8Array(32), 0)
  return isReject(play) ? play : play.header.options
}
const first = { seat: 'a', side: 'A' }

describe('the dial game at this server', () => {
  it('plays the scenario of the table, or a dogfight without one', () => {
    expect(optionsOf({ ruleset: 'xwa', scenario: 'salvage' })).toMatchObject({ ruleset: 'xwa', scenario: 'salvage' })
    expect(optionsOf({ ruleset: 'xwa' })).not.toHaveProperty('scenario')
  })

  it('refuses a scenario that the ruleset has not, when the table is made', () => {
    expect(dialGame.refuseSquad({ ruleset: 'amg', scenario: 'ancient' }, amg, first)).toMatchObject({
      code: 'bad_scenario',
      place: 'scenario',
    })
    expect(dialGame.refuseSquad({ ruleset: 'xwa', scenario: 'ancient' }, squad, first)).toBeNull()
  })

  it('is rated when the table says so, and then refuses an illegal squad with its problems', () => {
    const illegal = { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles' }, { id: 'lukeskywalker' }] }
    expect(optionsOf({ ruleset: 'xwa', rated: true })).toMatchObject({ rated: true })
    expect(optionsOf({ ruleset: 'xwa' })).toMatchObject({ rated: false })
    expect(dialGame.refuseSquad({ ruleset: 'xwa', rated: false }, illegal, first)).toBeNull()
    expect(dialGame.refuseSquad({ ruleset: 'xwa', rated: true }, illegal, first)).toMatchObject({
      code: 'illegal_squad',
      place: 'squad',
      problems: [{ code: 'ship_count', where: 'pilots' }],
    })
  })
})

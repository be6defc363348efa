import { bots, seededChance } from '@wingover/shared/bot'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeTable } from '../test/fake-table.ts'
import { playBot } from './bot.ts'
import { MatchClient } from './match.ts'
import { LineError } from './refusal.ts'

const place = { matchId: 'test', roomId: 'test', code: '' }
const stops: (() => void)[] = []

/** Seat a at a table where the other seat answers whenever it is asked. */
async function sit(table: FakeTable): Promise<MatchClient> {
  const match = await MatchClient.open(place, table.enter, { wait: () => 1 })
  if (!(match instanceof MatchClient)) throw new Error(match.message)
  const other = setInterval(() => table.isUp && table.play('b'), 1)
  stops.push(
    () => clearInterval(other),
    () => match.leave(),
  )
  return match
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('a bot', () => {
  it('plays a match to its end, over a line that breaks', { timeout: 30_000 }, async () => {
    const table = new FakeTable()
    const match = await sit(table)
    const breaking = setInterval(() => match.cut(), 50)
    stops.push(() => clearInterval(breaking))
    const over = await playBot(match, seededChance(1))
    expect(over).toEqual(table.match.state.over)
    expect(table.match.rows.filter(row => row.command.seat === 'a').length).toBeGreaterThan(10)
  })

  it('plays as another bot than the random one', { timeout: 30_000 }, async () => {
    const match = await sit(new FakeTable())
    expect(await playBot(match as MatchClient<'dial'>, seededChance(1), undefined, bots.pilot)).toMatchObject({
      winner: 'A',
    })
  })

  it('draws from what is to its taste', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    const wanted = new Map<string, string>()
    await playBot(match, seededChance(1), options => {
      if (options.type !== 'each' || options.field !== 'dials') return options
      const last = Object.entries(options.each).map(([ship, codes]) => [ship, codes.at(-1)] as const)
      wanted.set(`round ${match.view?.round}`, JSON.stringify(Object.fromEntries(last)))
      return {
        ...options,
        each: Object.fromEntries(last.map(([ship, code]) => [ship, code === undefined ? [] : [code]])),
      }
    })
    const dials = table.heard.flatMap(said => {
      const answer = 'answer' in said ? said.answer : null
      return typeof answer === 'object' && answer !== null && 'dials' in answer ? [JSON.stringify(answer.dials)] : []
    })
    expect(dials.length).toBeGreaterThan(1)
    expect(dials).toEqual([...wanted.values()])
  })

  it('goes on where the match stands', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    await match.concede()
    expect(await playBot(match, seededChance(1))).toEqual({ winner: 'B', reason: 'conceded' })
  })

  it('stops when the match is left', async () => {
    const match = await sit(new FakeTable())
    const playing = playBot(match, seededChance(1))
    match.leave()
    await expect(playing).rejects.toThrow(LineError)
  })

  it('reports a legal answer that is refused, for that is a bug', async () => {
    const table = new FakeTable()
    table.misleads = true
    const match = await sit(table)
    await expect(playBot(match, seededChance(1))).rejects.toThrow(/refused at nonce: bad_answer answer\.nonce/)
  })
})

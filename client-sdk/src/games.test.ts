import { readFileSync } from 'node:fs'
import { hex } from '@wingover/shared/hex'
import { flatten } from '@wingover/shared/hex/wire'
import { isReject, Match } from '@wingover/shared/kernel'
import { describe, expect, it } from 'vitest'
import { FakeTable } from '../test/fake-table.ts'
import { unflatten } from './games.ts'
import { MatchClient } from './match.ts'

const place = { matchId: 'test', roomId: 'test', code: '' }

describe('a game by its name', () => {
  it('is what the room says', async () => {
    const match = await MatchClient.open(place, new FakeTable().enter, { wait: () => 1 }, 'dial')
    if (!(match instanceof MatchClient)) throw new Error(match.message)
    expect(match.game).toBe('dial')
    expect(match.view?.order).toEqual(['a', 'b'])
    match.leave()
  })

  it('is not entered at the table of another one', async () => {
    expect(await MatchClient.open(place, new FakeTable().enter, { wait: () => 1 }, 'hex')).toMatchObject({
      code: 'other_game',
      place: 'game',
    })
  })

  it('is read as its rules show it', () => {
    const fleet = JSON.parse(readFileSync(new URL('../../shared/fleets/explorer.json', import.meta.url), 'utf8'))
    const battle = Match.begin(hex, {
      match: 'test',
      seats: [
        { seat: 'a', side: 'A' },
        { seat: 'b', side: 'B' },
      ],
      options: { fleets: { a: fleet, b: fleet } },
      seed: new Uint8Array(32),
      at: 0,
    })
    if (isReject(battle)) throw new Error(battle.message)
    const view = hex.project(battle.state, { seat: 'a' })
    expect(unflatten('hex', flatten(view), view.seq, view.own)).toEqual(view)
  })
})

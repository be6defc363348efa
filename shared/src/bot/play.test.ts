import { expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { type DialView, type DialWords, dial } from '../dial/index.ts'
import { isReject, Match } from '../kernel/index.ts'
import { type Bot, type Players, playOut, random, seededChance } from './index.ts'

it('asks each seat’s own bot, and shows it what its seat sees', () => {
  const match = Match.begin(dial, dialSetup(3, 'xwa'))
  if (isReject(match)) throw new Error(match.message)
  const asked: { bot: string; seat: string; sees: string | undefined }[] = []
  const noting = (bot: string): Bot<DialView> => {
    return (question, chance) => {
      const { request, view } = question
      asked.push({ bot, seat: request.seat, sees: view.own?.seat })
      expect(view.own?.requests.map(({ id }) => id)).toContain(request.id)
      return random(question, chance)
    }
  }
  const players: Players<DialWords> = {
    project: dial.project,
    bots: { a: noting('A'), b: noting('B') },
  }
  playOut(match, seededChance(3), () => {}, players)
  expect(match.state.over).not.toBeNull()
  expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set(['a', 'b']))
  for (const { bot, seat, sees } of asked) expect([bot, sees]).toEqual([seat.toUpperCase(), seat])
})

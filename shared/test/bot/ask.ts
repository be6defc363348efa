/** Asks a bot what the rules ask at a small table, as a match would: its seat's view, the listed answers, and some chance. */
import type { Bot } from '../../src/bot/bot.ts'
import { seededChance } from '../../src/bot/index.ts'
import { type DialView, dial } from '../../src/dial/index.ts'
import { askedOf } from '../../src/kernel/answer.ts'
import { canonical, type Json } from '../../src/kernel/index.ts'
import { bookOf } from '../../src/kernel/run.ts'
import type { Table } from '../dial/table.ts'

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]

/** The different answers of a seat to what it is asked now, as chance has it. */
export function answersOf(bot: Bot<DialView>, { state }: Table, seat = 'a'): Json[] {
  const request = state.pending.find(asked => asked.seat === seat)
  if (request === undefined) throw new Error(`${seat} is asked nothing`)
  const options = bookOf(dial).request(request).legal(askedOf(state, request))
  const view = dial.project(state, { seat })
  const answers = seeds.map(seed => bot({ request, options, view }, seededChance(seed)))
  return [...new Map(answers.map(answer => [canonical(answer), answer])).values()]
}

/** The answer of a seat, whatever the chance. */
export function answerOf(bot: Bot<DialView>, table: Table, seat = 'a'): Json {
  const [answer, ...others] = answersOf(bot, table, seat)
  if (answer === undefined || others.length > 0) throw new Error(`it depends on chance: ${JSON.stringify(others)}`)
  return answer
}

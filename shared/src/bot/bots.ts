/** The bots of the dial game by their names. */
import type { DialView } from '../dial/index.ts'
import type { Bot } from './bot.ts'
import { pilot } from './pilot/pilot.ts'
import { random } from './random.ts'

export const bots = { random, pilot } as const satisfies Readonly<Record<string, Bot<DialView>>>

export type BotName = keyof typeof bots

/** Two names such as `pilot,random`, for the seats a and b; else a sentence that says what is wrong. */
export function readBots(text: string): readonly [BotName, BotName] | string {
  const names = text.split(',')
  const [a, b] = names
  if (names.length === 2 && isBotName(a) && isBotName(b)) return [a, b]
  return `--bots ${text} is not two of ${Object.keys(bots).join(' and ')}, such as pilot,random.`
}

function isBotName(name: string | undefined): name is BotName {
  return name !== undefined && Object.hasOwn(bots, name)
}

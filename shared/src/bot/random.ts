/** The bot `random`: any legal answer to any request of any game. */
import type { Json, Options } from '../kernel/index.ts'
import { type Bot, readied } from './bot.ts'
import type { Chance } from './chance.ts'

export const random: Bot = ({ options, request }, chance) => randomAnswer(options, request.sealed, chance)

/** An answer drawn from the legal ones. */
export function randomAnswer(options: Options, sealed: boolean, chance: Chance): Json {
  return readied(drawFrom(options, chance), { sealed })
}

function drawFrom(options: Options, chance: Chance): Json {
  switch (options.type) {
    case 'one':
      return pick(options.of, chance)
    case 'place':
      return pick(options.samples, chance)
    case 'order':
      return shuffled(options.count, chance)
    case 'hex':
      return { nonce: Array.from({ length: options.digits }, () => chance(16).toString(16)).join('') }
    case 'each': {
      const entries = Object.entries(options.each).filter(([, list]) => list.length > 0)
      return { [options.field]: Object.fromEntries(entries.map(([key, list]) => [key, pick(list, chance)])) }
    }
  }
}

function pick(list: readonly Json[], chance: Chance): Json {
  const item = list[chance(list.length)]
  if (item === undefined) throw new Error('a request without a legal answer')
  return item
}

function shuffled(count: number, chance: Chance): number[] {
  const left = Array.from({ length: count }, (_, i) => i)
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)).flat()
}

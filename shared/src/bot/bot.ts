/** What a bot is: asked something, it answers by what its seat sees. Pure: chance is given to it, and it remembers nothing. */
import { isObject, type Json, type Options, type Request } from '../kernel/index.ts'
import type { Chance } from './chance.ts'

/** A request to a seat, the answers that the rules list for it, and what the seat sees. */
export interface Question<View> {
  readonly request: Omit<Request, 'default'>
  readonly options: Options
  readonly view: View
}

export type Bot<View = unknown> = (asked: Question<View>, chance: Chance) => Json

/** A sealed answer says at once that it is ready. */
export function readied(answer: Json, { sealed }: Pick<Request, 'sealed'>): Json {
  return sealed && isObject(answer) ? { ...answer, ready: true } : answer
}

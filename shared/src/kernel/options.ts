/** The legal answers to a request, listed when somebody asks (design §3). Four shapes serve every client and bot. */
import { canonical, isObject, type Json } from './json.ts'
import { type Reject, reject } from './reject.ts'

export type Options =
  /** One of these. */
  | { readonly type: 'one'; readonly of: readonly Json[] }
  /** `field` maps any of the keys to one of its list each; a missing key is allowed. */
  | { readonly type: 'each'; readonly field: string; readonly each: { readonly [key: string]: readonly Json[] } }
  /** The numbers 0 … count − 1 in any order. */
  | { readonly type: 'order'; readonly count: number }
  /** Hex digits, so many. */
  | { readonly type: 'hex'; readonly digits: number }
  /** Any place that the rules allow; `samples` are some that are. */
  | { readonly type: 'place'; readonly samples: readonly Json[] }

/** Accepts what stands in a list, compared by text: it trusts no shape. */
export function among(options: readonly Json[], answer: Json, place = 'answer'): Reject | null {
  const text = canonical(answer)
  return options.some(option => canonical(option) === text) ? null : reject('not_an_option', place)
}

/** Whether the answer is the numbers 0 … count − 1, each once. */
export function isOrder(answer: Json, count: number): answer is readonly number[] {
  if (!Array.isArray(answer) || answer.length !== count) return false
  const seen = new Set<Json>(answer)
  return seen.size === count && Array.from({ length: count }, (_, i) => i).every(i => seen.has(i))
}

/** An object that holds these keys and perhaps some of those, and no other. */
export function hasOnly(
  answer: Json,
  must: readonly string[],
  may: readonly string[] = [],
): answer is { readonly [key: string]: Json } {
  if (!isObject(answer)) return false
  const keys = Object.keys(answer)
  return must.every(key => keys.includes(key)) && keys.every(key => must.includes(key) || may.includes(key))
}

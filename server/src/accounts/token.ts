/** Account tokens: who somebody is, signed by this server. `w1.` body `.` HMAC-SHA256 of all before it. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Refusal, refuse } from '../refusal.ts'

export interface Player {
  readonly id: string
  readonly name: string
}

export interface Tokens {
  issue(player: Player): { readonly token: string; readonly expires: number }
  read(token: string | undefined): { readonly player: Player } | { readonly refusal: Refusal }
}

/** The version fixes the algorithm: nothing in a token chooses how it is checked. */
const version = 'w1'
const longest = 1024
const day = 86_400_000
const Body = z.strictObject({ id: z.string().min(1).max(64), name: z.string().min(1).max(64), expires: z.number() })

/** Tokens under one secret that hold for so many days. `now` in ms. */
export function tokens(secret: string, days: number, now: () => number = Date.now): Tokens {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    issue({ id, name }) {
      const expires = now() + days * day
      const head = `${version}.${Buffer.from(JSON.stringify({ id, name, expires })).toString('base64url')}`
      return { token: `${head}.${sign(head)}`, expires }
    },
    read(token) {
      if (token === undefined || token === '') return { refusal: refuse('no_token', 'token') }
      const end = token.lastIndexOf('.')
      const [kind, body = ''] = token.slice(0, end).split('.')
      if (token.length > longest || kind !== version) return { refusal: refuse('bad_token', 'token') }
      if (!isSame(token.slice(end + 1), sign(token.slice(0, end)))) return { refusal: refuse('bad_token', 'token') }
      const read = Body.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      if (!read.success) return { refusal: refuse('bad_token', 'token') }
      const { expires, ...player } = read.data
      return expires <= now() ? { refusal: refuse('expired_token', 'token') } : { player }
    },
  }
}

/** Compares in a time that says nothing of where two texts differ. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The token of an `Authorization: Bearer …` header. */
export function bearer(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(\S+)$/i)?.[1]
}

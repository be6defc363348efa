/** A guest: somebody without an account, known by a token alone. Nothing is stored. */
import { randomBytes } from 'node:crypto'
import { guestName } from './name.ts'
import type { Player, Tokens } from './token.ts'

export interface Guest extends Player {
  readonly token: string
  /** Until when the token holds, ms. */
  readonly expires: number
}

export function welcomeGuest(tokens: Tokens, name: string = guestName()): Guest {
  const player = { id: `g${randomBytes(12).toString('base64url')}`, name }
  return { ...player, ...tokens.issue(player) }
}

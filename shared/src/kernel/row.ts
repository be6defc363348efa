/** Journal rows and their chain: the accepted commands are the truth, everything else follows (design §3). */
import type { Command } from './command.ts'
import type { Versions } from './game.ts'
import { hashText } from './hash.ts'
import { canonical, type Json } from './json.ts'
import type { SeatInfo } from './state.ts'

/** What stands before the first row. The dice seed is not in it. */
export interface Header {
  readonly match: string
  readonly game: string
  readonly versions: Versions
  readonly seats: readonly SeatInfo[]
  readonly options: Json
  /** SHA-256 of the dice seed, hex: published before anything is rolled. */
  readonly commitment: string
  /** Host time of the beginning, ms. */
  readonly at: number
}

export interface Row {
  /** From 1. */
  readonly k: number
  readonly command: Command
  /** Rolls made so far. */
  readonly n: number
  /** Whether this command showed something that nobody can forget. */
  readonly revealed: boolean
  /** An undo that came about: the row whose position it brought back, 0 for the opening. */
  readonly back?: number
  /** c[k] = SHA-256(c[k−1] ‖ command ‖ rng.n), hex. */
  readonly chain: string
  /** Hash of the whole state (`stateHash`), at round ends and the end. For the journal only. */
  readonly hash?: string
}

/** c[0]: of the header. */
export function chainStart(header: Header): string {
  return hashText(canonical(header))
}

/** The link after `chain`. The three parts are joined by line feeds; the command in its canonical text. */
export function chainNext(chain: string, command: Command, n: number): string {
  return hashText(`${chain}\n${canonical(command)}\n${n}`)
}

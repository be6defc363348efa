import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

const utf8 = new TextEncoder()

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8.encode(text)))
}

/** SHA-256 of the canonical text of plain data, in hex: of an audience's view (design §3). */
export function hashOf(value: unknown): string {
  return hashText(canonical(value))
}

/**
 * The text of a whole state: a snapshot holds it. Its keys stand in the order in which the rules wrote them, and the same
 * rows write them in the same order in every process.
 */
export function stateText(state: object): string {
  return JSON.stringify(state)
}

/** SHA-256 of a whole state's text, in hex, for the journal. */
export function stateHash(state: object): string {
  return hashText(stateText(state))
}

/** Throws on a number that no text can hold: such a state is a bug. */
export function refuseStrangeNumbers(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${value} is no number of a state`)
  if (typeof value !== 'object' || value === null) return
  for (const field of Object.values(value)) refuseStrangeNumbers(field)
}

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** SHA-256 of the canonical text of plain data, in hex: of a state, or of an audience's view (design §3). */
export function hashOf(value: unknown): string {
  return hashText(canonical(value))
}

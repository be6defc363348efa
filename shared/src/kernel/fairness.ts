/** Dice that nobody can bend and everybody can check: design §3, docs/fairness.md. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from './state.ts'

/** The nonce of a seat that gave none in time. */
export const zeroNonce = '0'.repeat(32)

/** What the server publishes before the first nonce is asked: SHA-256 of its 32 secret bytes, in hex. */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(seed))
}

/** The bytes of one roll: endless, 32 at a time. */
export type ByteSource = (roll: number) => () => number

interface Begun {
  readonly message: string
  readonly hash: ReturnType<typeof hmac.create>
}

/** By dice seed: the key and what every roll's message begins with are taken in once a match. */
const begun = new WeakMap<Uint8Array, Begun>()

function begin(seed: Uint8Array, message: string): Begun['hash'] {
  const known = begun.get(seed)
  if (known?.message === message) return known.hash
  const hash = hmac.create(sha256, seed).update(utf8ToBytes(message))
  begun.set(seed, { message, hash })
  return hash
}

/** The byte source of a match. `nonces` in seat order, each 32 hex digits. */
export function byteSource(seed: Uint8Array, matchId: string, nonces: readonly string[]): ByteSource {
  const hash = begin(seed, `wingover/1|${matchId}|${nonces.join(',')}|`)
  const blockOf = (label: string) => hash.clone().update(utf8ToBytes(label)).digest()
  return roll => {
    let block = 0
    let bytes = blockOf(`${roll}`)
    let next = 0
    return () => {
      if (next === bytes.length) {
        block++
        bytes = blockOf(`${roll}/${block}`)
        next = 0
      }
      return bytes[next++] ?? 0
    }
  }
}

/** A value in [0, size): a byte, or two bytes big-endian above 64; biased draws are rejected. Sizes are 1 … 65536. */
export function draw(next: () => number, size: number): number {
  if (!Number.isInteger(size) || size < 1 || size > 65_536) throw new RangeError(`no die has ${size} sides`)
  const wide = size > 64
  const span = wide ? 65_536 : 256
  const limit = span - (span % size)
  for (;;) {
    const value = wide ? next() * 256 + next() : next()
    if (value < limit) return value % size
  }
}

/** Fisher–Yates in place, from the last index down to 1. */
export function shuffleWith<V>(next: () => number, items: V[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(next, i + 1)
    const held = items[i] as V
    items[i] = items[j] as V
    items[j] = held
  }
}

/** Nonces in seat order, zeros for a seat that has none. */
export function noncesInOrder(seats: readonly Seat[], nonces: Readonly<Record<Seat, string>>): string[] {
  return seats.map(seat => nonces[seat] ?? zeroNonce)
}

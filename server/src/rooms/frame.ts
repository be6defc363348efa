/** What a client sent, read as far as the room must know before it trusts anything of it. */
import { Protocol } from '@colyseus/core'
import { decode } from '@colyseus/schema'
import { unpack } from 'msgpackr'
import { isPlain } from '../plain.ts'

export type Frame =
  /** Joining, leaving, ping: Colyseus' own business. */
  | { readonly kind: 'protocol' }
  | { readonly kind: 'request'; readonly id: number; readonly type: string; readonly payload: Uint8Array }
  /** A message that asks for no answer. */
  | { readonly kind: 'send'; readonly type: string }
  | { readonly kind: 'malformed' }

const codeMask = 0x1f
const own: readonly number[] = [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING]
const longestType = 64
const utf8 = new TextDecoder()

/** Reads the head of a frame; total: no bytes make it throw. */
export function readFrame(bytes: Uint8Array): Frame {
  const code = (bytes[0] ?? 0) & codeMask
  if (own.includes(code)) return { kind: 'protocol' }
  const at = { offset: 1 }
  if (code === Protocol.ROOM_REQUEST) {
    const id = decode.number(bytes, at)
    const type = readType(bytes, at)
    if (!Number.isSafeInteger(id) || id < 0 || type === null) return { kind: 'malformed' }
    return { kind: 'request', id, type, payload: bytes.subarray(at.offset) }
  }
  if (code === Protocol.ROOM_DATA || code === Protocol.ROOM_DATA_BYTES) {
    const type = readType(bytes, at)
    return type === null ? { kind: 'malformed' } : { kind: 'send', type }
  }
  return { kind: 'malformed' }
}

function readType(bytes: Uint8Array, at: { offset: number }): string | null {
  const first = bytes[at.offset]
  if (first === undefined) return null
  const short = first > 0xa0 && first < 0xc0
  if (short || first === 0xd9) {
    const length = short ? first & 0x1f : (bytes[at.offset + 1] ?? 0)
    const from = at.offset + (short ? 1 : 2)
    at.offset = from + length
    // Colyseus' own decoder prints a line for each bad byte.
    return length > 0 && length <= longestType && at.offset <= bytes.length
      ? utf8.decode(bytes.subarray(from, at.offset))
      : null
  }
  const number: unknown = decode.number(bytes, at)
  return typeof number === 'number' ? String(number) : null
}

/** The payload as plain data, or null when it is none: msgpack can also carry dates, errors and patterns. */
export function readPayload(bytes: Uint8Array): { readonly data: unknown } | null {
  if (bytes.length === 0) return { data: undefined }
  try {
    const data: unknown = unpack(bytes)
    return isPlain(data) ? { data } : null
  } catch {
    return null
  }
}

/** What a client sent, read as far as the room must know before it trusts anything of it. */
import { Protocol } from '@colyseus/core'
import { decode } from '@colyseus/schema'
import { unpack } from 'msgpackr'

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
  if (at.offset >= bytes.length) return null
  const type: unknown = decode.stringCheck(bytes, at) ? decode.string(bytes, at) : decode.number(bytes, at)
  const text = typeof type === 'string' || typeof type === 'number' ? String(type) : ''
  return text === '' || text.length > longestType ? null : text
}

const deepest = 16

/** The payload as plain data, or null when it is none: msgpack can also carry dates, errors and patterns. */
export function readPayload(bytes: Uint8Array): { readonly data: unknown } | null {
  if (bytes.length === 0) return { data: undefined }
  try {
    const data: unknown = unpack(bytes)
    return isPlain(data, deepest) ? { data } : null
  } catch {
    return null
  }
}

function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(part => isPlain(part, depth - 1))
}

/** The `ws` socket below a client: slowed down for who floods, cut for who does not read. */
import type { Client } from '@colyseus/core'
import type { WebSocket } from 'ws'

/** Bytes waiting for a client that does not take them; beyond them its line is cut, and it may come back. */
const mostWaiting = 1024 * 1024
const shortestPause = 100

/** Leaves what a client sends next in its own queue for a while, so that a flood costs it and not us. */
export function pause(client: Client, seconds: number): void {
  const socket = socketOf(client)
  if (socket === null) return
  socket.pause()
  setTimeout(() => socket.resume(), Math.max(shortestPause, seconds * 1000)).unref()
}

/** Cuts the line of a client for which too much waits. */
export function cutClogged(client: Client): void {
  const socket = socketOf(client)
  if (socket !== null && socket.bufferedAmount + heldBack(client) > mostWaiting) socket.terminate()
}

/** Bytes that Colyseus keeps for a client that has not yet said that it is in; some never say so. */
function heldBack(client: Client): number {
  const kept: readonly Uint8Array[] = Reflect.get(client, '_enqueuedMessages') ?? []
  return kept.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** The socket of our transport. */
function socketOf({ ref }: Client): WebSocket | null {
  return 'bufferedAmount' in ref && 'pause' in ref ? (ref as unknown as WebSocket) : null
}

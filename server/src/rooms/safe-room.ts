/**
 * The base of every room. Colyseus' defaults crash or burn a server (findings A–E of the notes); here is what
 * keeps it up: no exception leaves a room, no timer runs at 60 Hz, no secret enters the schema, no client is
 * kicked for what it says, and every command is answered.
 */
import {
  type Client,
  getMessageBytes,
  Protocol,
  ResponseStatus,
  Room,
  type RoomException,
  ServerError,
} from '@colyseus/core'
import { type Schema, TypeContext } from '@colyseus/schema'
import type { z } from 'zod'
import type { Player } from '../accounts/token.ts'
import { firstIssue, plainWords } from '../issue.ts'
import { Bucket, type Rate } from '../limits/bucket.ts'
import { type Reply, refuse } from '../refusal.ts'
import { readFrame, readPayload } from './frame.ts'
import { cutClogged, pause } from './socket.ts'

export type SafeClient = Client<{ auth: Player }>

/** A message that only its receiver may see. */
export interface PrivateMessage {
  readonly type: string
  readonly payload: unknown
}

type Handler = (client: SafeClient, input: unknown) => Reply | Promise<Reply>

const reconnectSeconds = 120
const longestDelay = 2 ** 31 - 1

export abstract class SafeRoom<S extends Schema = Schema> extends Room<{ state: S; client: SafeClient }> {
  /** Commands per client. */
  protected readonly commandRate: Rate = { perSecond: 20, burst: 40 }
  readonly #commands = new Map<string, Handler>()
  readonly #buckets = new WeakMap<SafeClient, Bucket>()
  readonly #joined = new WeakSet<SafeClient>()
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor() {
    super()
    // Here, before Colyseus turns both into setters: `patchRate = null` without a timestep starts a timer at 60 Hz
    // (finding D), and without one `broadcastPatch` ticks the clock, which recurses from a clock timer (finding C).
    this.setTimestep(() => this.clients.forEach(cutClogged), 1000)
    this.patchRate = null
    const pass: (client: SafeClient, bytes: Buffer) => void = Reflect.get(this, '_onMessage').bind(this)
    const receive = (client: SafeClient, bytes: Buffer) => {
      if (this.#receive(client, bytes)) pass(client, bytes)
    }
    Object.defineProperty(this, '_onMessage', { value: receive })
  }

  // What a room does at each turn of its life. All may be left out but the report of faults.
  protected onOpen?(options: unknown): void | Promise<void>
  protected onEnter?(client: SafeClient): void | Promise<void>
  /** The line broke; the client may come back. */
  protected onAway?(client: SafeClient): void
  protected onBack?(client: SafeClient): void
  /** The client left, or did not come back in time. */
  protected onGone?(client: SafeClient): void
  protected onShut?(): void | Promise<void>
  /** What this client alone may know: sent when it joins and whenever it comes back. */
  protected secretsOf?(client: SafeClient): readonly PrivateMessage[]
  /** An exception that was caught: a bug. */
  protected abstract onFault(place: string, error: unknown): void

  /**
   * Takes `room.request(name, input)`. The input is checked by a strict schema first; the handler's reply is the
   * acknowledgement or the reason of the rejection.
   */
  protected command<I extends z.ZodType>(
    name: string,
    schema: I,
    handle: (client: SafeClient, input: z.output<I>) => Reply | Promise<Reply>,
  ): void {
    this.#commands.set(name, (client, data) => {
      const read = schema.safeParse(data, plainWords)
      if (read.success) return handle(client, read.data)
      const { place, message } = firstIssue(read.error)
      return { reject: refuse('bad_input', place, message) }
    })
  }

  /** Calls `act` after so many ms (at most 24 days), unless the room is gone by then. Returns what calls it off. */
  protected after(ms: number, act: () => void): () => void {
    // A native timer: the room's clock ticks once a second.
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        try {
          act()
        } catch (error) {
          this.onFault('timer', error)
        }
      },
      Math.min(ms, longestDelay),
    )
    this.#timers.add(timer)
    return () => {
      clearTimeout(timer)
      this.#timers.delete(timer)
    }
  }

  /** Finding B: without this method an exception in a handler, timer or timestep ends the whole process. */
  override onUncaughtException(error: RoomException, method: string): void {
    const cause = error.cause ?? error
    if (!(cause instanceof ServerError)) this.onFault(method, cause)
  }

  override async onCreate(options: unknown): Promise<void> {
    await this.onOpen?.(options)
    const { state } = this
    if (state !== undefined && TypeContext.cache(state.constructor as typeof Schema).hasFilters) {
      // Finding E: a replaced child behind a view tag reaches its owner empty; and one slip shows it to all.
      throw new Error(`${state.constructor.name} has fields with view tags: secrets go by private message`)
    }
  }

  override async onJoin(client: SafeClient): Promise<void> {
    await this.onEnter?.(client)
    this.#joined.add(client)
    this.#whisper(client)
  }

  /** Colyseus calls this and `onLeave` also when `onJoin` threw. */
  override onDrop(client: SafeClient): void {
    if (!this.#joined.has(client)) return
    this.onAway?.(client)
    // Not awaited: behind some proxies that blocks the reconnection itself (colyseus#950).
    this.allowReconnection(client, reconnectSeconds).catch(() => {})
  }

  override onReconnect(client: SafeClient): void {
    this.#joined.add(client)
    this.onBack?.(client)
    this.#whisper(client)
  }

  override onLeave(client: SafeClient): void {
    if (!this.#joined.delete(client)) return
    this.onGone?.(client)
  }

  override async onDispose(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    await this.onShut?.()
  }

  #whisper(client: SafeClient): void {
    for (const { type, payload } of this.secretsOf?.(client) ?? []) client.send(type, payload)
  }

  /** The one gate for what clients say. True: it is of Colyseus' own protocol. */
  #receive(client: SafeClient, bytes: Buffer): boolean {
    const frame = readFrame(bytes)
    if (frame.kind === 'protocol') return true
    const wait = this.#bucketOf(client).take(Date.now())
    if (wait > 0) pause(client, wait)
    if (frame.kind === 'malformed') client.send('error', refuse('bad_input', 'frame'))
    else if (frame.kind === 'send') client.send('error', refuse('use_request', frame.type))
    else if (wait > 0) answer(client, frame.id, { reject: refuse('too_many_commands', frame.type) })
    else this.#run(client, frame.type, frame.payload, reply => answer(client, frame.id, reply))
    return false
  }

  async #run(client: SafeClient, type: string, payload: Uint8Array, reply: (reply: Reply) => void): Promise<void> {
    const handle = this.#commands.get(type)
    const read = readPayload(payload)
    if (handle === undefined) return reply({ reject: refuse('unknown_command', type) })
    if (read === null) return reply({ reject: refuse('bad_input', type, 'Only plain data is taken.') })
    try {
      const replied = handle(client, read.data)
      reply(replied instanceof Promise ? await replied : replied)
    } catch (error) {
      this.onFault(type, error)
      reply({ reject: refuse('server_fault', type) })
    }
  }

  #bucketOf(client: SafeClient): Bucket {
    const bucket = this.#buckets.get(client) ?? new Bucket(this.commandRate, Date.now())
    this.#buckets.set(client, bucket)
    return bucket
  }
}

function answer(client: SafeClient, id: number, reply: Reply): void {
  const bytes =
    'ok' in reply
      ? getMessageBytes[Protocol.ROOM_RESPONSE](id, ResponseStatus.OK, reply.ok)
      : getMessageBytes[Protocol.ROOM_RESPONSE](id, ResponseStatus.REJECTED, reply.reject)
  client.enqueueRaw(bytes)
}

import { type Client, matchMaker, Server } from '@colyseus/core'
import { schema, t } from '@colyseus/schema'
import { Client as Sdk, type Room as SdkRoom } from '@colyseus/sdk'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type PrivateMessage, type SafeClient, SafeRoom } from './safe-room.ts'

const State = schema({ n: t.uint16().default(0) }, 'State')
const Viewed = schema({ open: t.uint8(), hidden: t.uint8().view() }, 'Viewed')

interface Fault {
  readonly place: string
  readonly message: string
}

const faults: Fault[] = []
const life: string[] = []
let current: TestRoom | null = null

class TestRoom extends SafeRoom<InstanceType<typeof State>> {
  override state = new State()
  override commandRate = { perSecond: 20, burst: 20 }
  refuseEntry = false

  protected override onOpen(): void {
    current = this
    this.command('add', z.strictObject({ by: z.int().min(1).max(9) }), (_client, { by }) => {
      this.state.n += by
      this.broadcastPatch()
      return { ok: this.state.n }
    })
    this.command('no', z.strictObject({}), () => ({
      reject: { code: 'not_an_option', place: 'answer.x', message: 'No.' },
    }))
    this.command('throw', z.strictObject({}), () => {
      throw new Error('a bug in a handler')
    })
    this.command('reject', z.strictObject({}), async () => {
      throw new Error('a bug in an async handler')
    })
    this.command('slow', z.strictObject({}), async () => {
      await new Promise(done => setTimeout(done, 20))
      return { ok: 'late' }
    })
    this.command('any', z.unknown(), (_client, given) => ({ ok: given }))
    this.command('odd', z.strictObject({}), () => ({ ok: { deep: 10n ** 30n, run: () => 1 } }))
  }

  protected override onEnter(client: SafeClient): void {
    if (this.refuseEntry) throw new Error('a bug at the door')
    life.push(`enter ${client.sessionId}`)
  }

  protected override onAway(client: SafeClient): void {
    life.push(`away ${client.sessionId}`)
  }

  protected override onBack(client: SafeClient): void {
    life.push(`back ${client.sessionId}`)
  }

  protected override onGone(client: SafeClient): void {
    life.push(`gone ${client.sessionId}`)
  }

  protected override secretsOf(client: SafeClient): readonly PrivateMessage[] {
    return [{ type: 'private', payload: { dial: `2TL of ${client.sessionId}` } }]
  }

  protected override onFault(place: string, error: unknown): void {
    faults.push({ place, message: error instanceof Error ? error.message : String(error) })
  }

  later(ms: number, act: () => void): () => void {
    return this.after(ms, act)
  }
}

class ViewedRoom extends SafeRoom {
  override state = new Viewed()
  protected override onFault(place: string, error: unknown): void {
    faults.push({ place, message: String(error) })
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 })
const game = new Server({
  greet: false,
  gracefullyShutdown: false,
  transport,
  logger: { ...console, error() {}, info() {} },
})
let sdk: Sdk
const joined: SdkRoom[] = []
const uncaught = vi.fn()

beforeAll(async () => {
  game.define('test', TestRoom)
  game.define('viewed', ViewedRoom)
  await game.listen(0, '127.0.0.1')
  const address = transport.server?.address()
  sdk = new Sdk(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  process.on('uncaughtException', uncaught)
})
afterEach(async () => {
  // A room that is closed already never answers the leave.
  const left = Promise.all(joined.splice(0).map(room => room.leave()))
  await Promise.race([left, new Promise(done => setTimeout(done, 200))])
  faults.length = 0
  life.length = 0
})
afterAll(async () => {
  process.off('uncaughtException', uncaught)
  await game.gracefullyShutdown(false)
  expect(uncaught).not.toHaveBeenCalled()
})

/** What each player was told in private, by session. */
const heard = new Map<string, unknown[]>()

async function join(roomId: string): Promise<SdkRoom> {
  const room = await sdk.joinById(roomId)
  const own: unknown[] = []
  heard.set(room.sessionId, own)
  room.onMessage('private', message => own.push(message))
  room.reconnection.minUptime = 0
  joined.push(room)
  return room
}

/** The room at the server and two players in it. */
async function table(): Promise<{ room: TestRoom; ana: SdkRoom; bo: SdkRoom }> {
  const { roomId } = await matchMaker.createRoom('test', {})
  const ana = await join(roomId)
  const bo = await join(roomId)
  const room = current
  if (room === null) throw new Error('no room')
  return { room, ana, bo }
}

async function reasonOf(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => 'acknowledged',
    error => error.reason ?? error,
  )
}

const next = (room: SdkRoom, type: string) => new Promise<unknown>(resolve => room.onMessage(type, resolve))
const until = (test: () => void) => vi.waitFor(test, { timeout: 4000, interval: 10 })

describe('commands', () => {
  it('are acknowledged with what their handler says', async () => {
    const { ana, bo } = await table()
    expect(await ana.request('add', { by: 3 })).toBe(3)
    await until(() => expect(bo.state).toMatchObject({ n: 3 }))
    expect(await bo.request('slow', {})).toBe('late')
  })

  it('are rejected with code, place and sentence, and nobody is kicked', async () => {
    const { ana } = await table()
    expect(await reasonOf(ana.request('no', {}))).toEqual({ code: 'not_an_option', place: 'answer.x', message: 'No.' })
    expect(await reasonOf(ana.request('add', { by: 99 }))).toMatchObject({ code: 'bad_input', place: 'by' })
    expect(await reasonOf(ana.request('add', { by: 1, more: 1 }))).toMatchObject({ code: 'bad_input' })
    expect(await reasonOf(ana.request('add'))).toMatchObject({ code: 'bad_input', place: '' })
    expect(await reasonOf(ana.request('fly me', {}))).toMatchObject({ code: 'unknown_command', place: 'fly me' })
    expect(await reasonOf(ana.request(7, {}))).toMatchObject({ code: 'unknown_command', place: '7' })
    expect(await reasonOf(ana.request('__proto__', {}))).toMatchObject({ code: 'unknown_command' })
    expect(await ana.request('add', { by: 1 })).toBe(1)
  })

  it('take plain data only', async () => {
    const { ana } = await table()
    expect(await ana.request('any', { a: [1, null, 'x', true] })).toEqual({ a: [1, null, 'x', true] })
    for (const odd of [new Date(0), 2n ** 62n, Number.NaN, { x: Number.POSITIVE_INFINITY }]) {
      expect(await reasonOf(ana.request('any', odd))).toMatchObject({ code: 'bad_input', place: 'any' })
    }
  })

  it('that are plain sends, of a known type or not, get a private word and no kick', async () => {
    const { ana, bo } = await table()
    const others = vi.fn()
    bo.onMessage('error', others)
    for (const type of ['add', 'nonsense', '*', 'private']) {
      const word = next(ana, 'error')
      ana.send(type, { by: 1 })
      expect(await word).toMatchObject({ code: 'use_request', place: type })
    }
    const word = next(ana, 'error')
    ana.sendBytes('add', new Uint8Array([1, 2]))
    expect(await word).toMatchObject({ code: 'use_request', place: 'add' })
    expect(await ana.request('add', { by: 1 })).toBe(1)
    expect(others).not.toHaveBeenCalled()
  })

  it.each([
    ['an unknown protocol byte', [0]],
    ['an input frame', [19, 1, 2]],
    ['a request without anything', [21]],
    ['a request without a type', [21, 1]],
    ['a request under a negative id', [21, 0xff, 0xa1, 97]],
    ['a type that claims 4 GB', [21, 1, 0xdb, 0xff, 0xff, 0xff, 0xff]],
    ['a send without a type', [13]],
    ['nothing at all', []],
  ])('that are %s get a private word and no kick', async (_what, bytes) => {
    const { ana } = await table()
    const word = next(ana, 'error')
    ana.connection.send(new Uint8Array(bytes))
    expect(await word).toMatchObject({ code: 'bad_input', place: 'frame' })
    expect(await ana.request('add', { by: 1 })).toBe(1)
  })

  it('with a broken payload are rejected', async () => {
    const { ana } = await table()
    const frames: number[][] = []
    ana.connection.events.onmessage = event => frames.push([...new Uint8Array(event.data)])
    // Request 99 of type "any" with a map of 15 entries that ends at once; the answer says 99, then 1 for rejected.
    ana.connection.send(new Uint8Array([21, 99, 0xa3, 97, 110, 121, 0x8f]))
    await until(() => expect(frames[0]?.slice(0, 3)).toEqual([22, 99, 1]))
    expect(new TextDecoder().decode(new Uint8Array(frames[0] ?? []))).toContain('bad_input')
  })

  it('beyond the rate are rejected, each of them, and go through again after a while', async () => {
    const { ana, bo } = await table()
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => reasonOf(ana.request('add', { by: 1 }, { timeout: 9000 }))),
    )
    const late = replies.filter(r => typeof r === 'object')
    expect(replies.length - late.length).toBeGreaterThanOrEqual(20)
    expect(late.length).toBeGreaterThan(0)
    for (const reason of late) expect(reason).toMatchObject({ code: 'too_many_commands', place: 'add' })
    expect(await bo.request('any', 'unhurt')).toBe('unhurt')
    await until(async () => expect(await ana.request('any', 'again')).toBe('again'))
  })
})

describe('a client that does not take what it is sent', () => {
  it('is cut when it never says that it is in, and nobody else is', async () => {
    const { room, ana } = await table()
    const { sessionId, processId } = await matchMaker.joinById(room.roomId)
    const address = transport.server?.address()
    const port = typeof address === 'object' ? address?.port : 0
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${processId}/${room.roomId}?sessionId=${sessionId}`)
    const closed = new Promise(resolve => socket.addEventListener('close', resolve))
    await until(() => expect(room.clients.some(client => client.sessionId === sessionId)).toBe(true))
    const silent = room.clients.find(client => client.sessionId === sessionId)
    for (let i = 0; i < 20; i++) silent?.send('private', 'x'.repeat(64 * 1024))
    await closed
    expect(await ana.request('add', { by: 1 })).toBe(1)
    await until(() => expect(room.clients).toHaveLength(2))
  })
})

describe('finding B: an exception in a room must not end the process', () => {
  it.each(['throw', 'reject'])('in a handler that does %s: reported, and answered as a fault', async type => {
    const { ana } = await table()
    expect(await reasonOf(ana.request(type, {}))).toMatchObject({ code: 'server_fault', place: type })
    expect(faults).toEqual([{ place: type, message: expect.stringContaining('a bug in') }])
    expect(await ana.request('add', { by: 1 })).toBe(1)
  })

  it('in a reply that cannot be encoded', async () => {
    const { ana } = await table()
    const reply = await reasonOf(ana.request('odd', {}))
    expect(reply === 'acknowledged' || typeof reply === 'object').toBe(true)
    expect(await ana.request('add', { by: 1 })).toBe(1)
  })

  it('in our timers, in timers of the clock and in the timestep', async () => {
    const { room, ana } = await table()
    const bug = () => {
      throw new Error('a bug in a timer')
    }
    room.later(1, bug)
    room.clock.setTimeout(bug, 1)
    room.setTimestep(bug, 10)
    await until(() =>
      expect(new Set(faults.map(f => f.place))).toEqual(new Set(['timer', 'setTimeout', 'setTimestep'])),
    )
    expect(await ana.request('add', { by: 1 })).toBe(1)
  })

  it('at the door', async () => {
    const { room } = await table()
    room.refuseEntry = true
    await expect(sdk.joinById(room.roomId)).rejects.toThrow('a bug at the door')
    expect(faults).toEqual([{ place: 'onJoin', message: 'a bug at the door' }])
    // Colyseus runs onDrop and onLeave for a client that never was in.
    expect(life.filter(step => !step.startsWith('enter'))).toEqual([])
  })
})

describe('finding C: a patch from a timer must not recurse', () => {
  it('neither from our timers nor from the clock of the room', async () => {
    const { room, ana } = await table()
    let patches = 0
    const change = () => {
      room.state.n++
      patches++
      room.broadcastPatch()
    }
    room.later(1, change)
    room.clock.setTimeout(change, 1)
    await until(() => expect(ana.state).toMatchObject({ n: 2 }))
    expect(patches).toBe(2)
    expect(faults).toEqual([])
  })

  it('and a timer that is called off or whose room is gone does not fire', async () => {
    const { room } = await table()
    const fired = vi.fn()
    room.later(5, fired)()
    room.later(60, fired)
    room.later(2 ** 40, fired)
    await room.disconnect()
    await new Promise(done => setTimeout(done, 90))
    expect(fired).not.toHaveBeenCalled()
  })
})

describe('finding D: a quiet room must not cost 60 wake-ups a second', () => {
  it('has one timer of its own, once a second', async () => {
    const intervals = vi.spyOn(globalThis, 'setInterval')
    await matchMaker.createRoom('test', {})
    const delays = intervals.mock.calls.map(([, delay]) => delay)
    const cleared = vi.spyOn(globalThis, 'clearInterval')
    intervals.mockRestore()
    cleared.mockRestore()
    // Colyseus sets its patch interval of 50 ms before it reads ours only if the order is wrong.
    expect(delays).toEqual([1000])
    await current?.disconnect()
  })
})

describe('finding E: secrets do not go through the schema', () => {
  it('a state with view tags opens no room', async () => {
    await expect(matchMaker.createRoom('viewed', {})).rejects.toThrow(
      'Viewed has fields with view tags: secrets go by private message',
    )
  })

  it('each owner is sent his own, whole, and again when he comes back', async () => {
    const { room, ana, bo } = await table()
    const secret = { dial: `2TL of ${ana.sessionId}` }
    await until(() => expect(heard.get(ana.sessionId)).toEqual([secret]))
    const line = room.clients.find(c => c.sessionId === ana.sessionId) as Client | undefined
    if (line === undefined) throw new Error('no line')
    Reflect.get(line.ref, 'terminate').call(line.ref)
    await until(() => expect(heard.get(ana.sessionId)).toEqual([secret, secret]))
    expect(heard.get(bo.sessionId)).toEqual([{ dial: `2TL of ${bo.sessionId}` }])
    expect(life).toEqual([
      `enter ${ana.sessionId}`,
      `enter ${bo.sessionId}`,
      `away ${ana.sessionId}`,
      `back ${ana.sessionId}`,
    ])
  })
})

describe('a client', () => {
  it('that leaves on its own is gone at once', async () => {
    const { ana } = await table()
    await ana.leave()
    await until(() => expect(life).toContain(`gone ${ana.sessionId}`))
    expect(life).not.toContain(`away ${ana.sessionId}`)
  })
})

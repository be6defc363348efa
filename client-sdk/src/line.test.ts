import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Door, fakeEnter } from '../test/fake-wire.ts'
import { type Connection, Line } from './line.ts'
import { LineError, type Refusal } from './refusal.ts'

const refusal = (code: string): Refusal => ({ code, place: '', message: 'No.' })

/** A line with a fixed pace: a try every 100 ms, a look every second. */
function lineTo(door: Door) {
  const room = fakeEnter(door)
  const states: Connection[] = []
  const line = new Line(
    room.enter,
    { entered: () => {}, changed: connection => states.push(connection) },
    { wait: () => 100, heartbeat: 1000 },
  )
  return { line, room, states, words: () => states.map(s => s.state) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a line', () => {
  it('returns what the server refuses at the door, and throws when nobody answers', async () => {
    const refused = lineTo(() => refusal('not_seated'))
    expect(await refused.line.open()).toEqual(refusal('not_seated'))
    await expect(lineTo(() => 'dead').line.open()).rejects.toThrow(LineError)
  })

  it.each([1001, 1005, 1006, 1009, 4001, 4002, 4003, 4010])(
    'that breaks with %i is mended with its token',
    async code => {
      const { line, room, states } = lineTo(() => 'open')
      await line.open()
      room.last().close(code)
      expect(states.at(-1)).toEqual({ state: 'reconnecting', tries: 0, wait: 100 })
      await pass(100)
      expect(room.tokens).toEqual([null, 'token 1'])
      expect(states.at(-1)).toEqual({ state: 'connected' })
      room.last().close(code)
      await pass(100)
      expect(room.tokens).toEqual([null, 'token 1', 'token 2'])
    },
  )

  it('is mended as the player of the account where the server has forgotten the client', async () => {
    const { line, room, words } = lineTo(token => (token === null ? 'open' : refusal('seat_expired')))
    await line.open()
    room.last().close(1006)
    await pass(100)
    expect(room.tokens).toEqual([null, 'token 1', null])
    expect(words()).toEqual(['connected', 'reconnecting', 'connected'])
  })

  it('tries on through a restart of the server', async () => {
    let now: 'dead' | 'starting' | 'open' = 'open'
    const { line, room, states } = lineTo(() => (now === 'starting' ? refusal('no_such_room') : now))
    await line.open()
    now = 'dead'
    room.last().close(1006)
    await pass(1000)
    expect(states.at(-1)).toEqual({ state: 'reconnecting', tries: 10, wait: 100 })
    now = 'starting'
    await pass(200)
    now = 'open'
    await pass(200)
    expect(states.at(-1)).toEqual({ state: 'connected' })
    expect(room.tokens.at(-1)).toBeNull()
  })

  it('is closed when the server says for good that it may not come back', async () => {
    const door: { says: 'open' | Refusal } = { says: 'open' }
    const { line, room, states } = lineTo(() => door.says)
    await line.open()
    door.says = refusal('not_seated')
    room.last().close(1006)
    await pass(100)
    expect(states.at(-1)).toEqual({ state: 'closed', why: refusal('not_seated') })
    await pass(10_000)
    expect(room.tokens).toHaveLength(3)
  })

  it('is closed when the room stays away, or was closed in order', async () => {
    const door: { says: 'open' | Refusal } = { says: 'open' }
    const away = lineTo(() => door.says)
    await away.line.open()
    door.says = refusal('no_such_room')
    away.room.last().close(1006)
    await pass(10_000)
    expect(away.states.at(-1)).toEqual({ state: 'closed', why: refusal('no_such_room') })

    const ended = lineTo(() => 'open')
    await ended.line.open()
    ended.room.last().close(4000)
    expect(ended.states.at(-1)).toMatchObject({ state: 'closed', why: { code: 'room_closed' } })
  })

  it('that is silent is cut and mended', async () => {
    const { line, room, words } = lineTo(() => 'open')
    await line.open()
    await pass(5000)
    expect(words()).toEqual(['connected'])
    room.last().answersPings = false
    await pass(2100)
    expect(words()).toEqual(['connected', 'reconnecting', 'connected'])
    expect(room.wires).toHaveLength(2)
  })

  it('on which a request gets no reply is cut and mended', async () => {
    const { line, room, words } = lineTo(() => 'open')
    await line.open()
    const asking = expect(line.request('legal', {})).rejects.toThrow(LineError)
    ;(await room.last().next('legal')).lose()
    await asking
    expect(words()).toEqual(['connected', 'reconnecting'])
    await expect(line.request('legal', {})).rejects.toThrow(LineError)
  })

  it('that was left stays closed, also when a try is under way', async () => {
    const { line, room, states } = lineTo(() => 'open')
    await line.open()
    room.last().close(1006)
    await pass(99)
    line.close()
    await pass(5000)
    expect(room.wires).toHaveLength(1)
    expect(states.at(-1)).toEqual({ state: 'closed', why: null })

    const other = lineTo(() => 'open')
    await other.line.open()
    other.line.close()
    expect(other.room.last().left).toBe(true)
  })
})

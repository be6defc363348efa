import { project } from '@wingover/shared/dial'
import { describe, expect, it, vi } from 'vitest'
import { FakeTable } from '../test/fake-table.ts'
import { MatchClient } from './match.ts'
import type { OpenRequest } from './match-told.ts'
import { LineError } from './refusal.ts'

const place = { matchId: 'test', roomId: 'test', code: '' }
const pace = { wait: () => 1, heartbeat: 60_000 }

async function sit(table: FakeTable): Promise<MatchClient> {
  const match = await MatchClient.open(place, table.enter, pace)
  if (!(match instanceof MatchClient)) throw new Error(match.message)
  return match
}

/** Waits until this holds. */
const until = (test: () => void) => vi.waitFor(test, { timeout: 5000, interval: 5 })
/** Time enough for what must not happen. */
const aWhile = () => new Promise(done => setTimeout(done, 30))
const nonce = { nonce: 'ab'.repeat(16), ready: true }
const numbers = (match: MatchClient) => match.events.map(event => event.seq)
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

/** Answers for both seats until planning, where both are asked in secret. */
function setUp(table: FakeTable): void {
  while (table.match.state.pending[0]?.kind !== 'planning') if (!table.play('a')) table.play('b')
}

describe('the view', () => {
  it('is what the rules show this seat, after every command up to the end', async () => {
    const table = new FakeTable()
    table.hashes = true
    const match = await sit(table)
    const heard: number[] = []
    match.on('event', ({ seq }) => heard.push(seq))
    while (table.match.state.over === null) {
      if (!table.play('a')) table.play('b')
      expect(match.view).toEqual(JSON.parse(JSON.stringify(project(table.match.state, { seat: 'a' }))))
      expect(match.agreed).toBe(table.match.state.seq)
    }
    expect(numbers(match)).toEqual(upTo(table.match.state.seq))
    expect(heard).toEqual(numbers(match).slice(table.match.opening.length))
    expect(table.wires).toHaveLength(1)
  })

  it('is there when the last seat is taken, with everything that was told since', async () => {
    const table = new FakeTable()
    table.hasBegun = false
    const match = await sit(table)
    expect([match.status, match.view, match.events, match.requests]).toEqual(['waiting', null, [], []])
    expect(match.seats.b?.name).toBe('')
    table.hasBegun = true
    table.greet()
    await until(() => expect(match.events).toEqual(table.match.opening))
    expect(match.status).toBe('playing')
    expect(match.view?.seq).toBe(table.match.opening.length)
  })

  it('that differs from the server’s is fetched again', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    table.hashes = true
    table.hash = () => 'another'
    table.play('b')
    expect(match.connection.state).toBe('reconnecting')
    table.hash = null
    await until(() => expect(match.connection.state).toBe('connected'))
    await aWhile()
    table.play('a')
    expect(match.agreed).toBe(table.match.state.seq)
    expect(table.wires).toHaveLength(2)
  })

  it('that differs again and again ends the match here, with a word why', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    table.hash = () => 'another'
    table.greet()
    await until(() => expect(match.connection).toMatchObject({ state: 'closed', why: { code: 'out_of_step' } }))
    expect(table.wires).toHaveLength(3)
  })
})

describe('events', () => {
  it('that were lost are fetched soon after the state speaks of them, once and in order', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    setUp(table)
    const before = match.events.length
    table.loses = 'events'
    table.play('b')
    table.play('a')
    expect(match.events).toHaveLength(before)
    await until(() => expect(numbers(match)).toEqual(upTo(table.match.state.seq)))
    table.loses = null
    while (table.match.state.game.round === 1 && (table.play('a') || table.play('b')));
    expect(numbers(match)).toEqual(upTo(table.match.state.seq))
  })

  it('that were lost before an acknowledgement are fetched at once', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    table.loses = 'events'
    const [request] = match.requests
    table.play('b')
    await match.answer(request?.id ?? '', nonce)
    await until(() => expect(numbers(match)).toEqual(upTo(table.match.state.seq)))
  })
})

describe('a command', () => {
  it('is acknowledged with its id and the number of its last event', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    table.play('b')
    const accepted = await match.answer(match.requests[0]?.id ?? '', nonce)
    expect(accepted).toEqual({ id: table.heard[0]?.id, seq: table.match.state.seq })
    expect(match.view?.seq).toBe(table.match.state.seq)
  })

  it('that is refused says why, and nothing is thrown', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    expect(await match.answer(match.requests[0]?.id ?? '', { nonce: 'x' })).toMatchObject({
      code: 'bad_answer',
      place: 'answer.nonce',
    })
    expect(await match.answer('q99', {})).toMatchObject({ code: 'unknown_request', place: 'requestId' })
    expect(await match.undo('nothing')).toMatchObject({ code: 'unknown_undo' })
    expect(await match.decline('draw')).toMatchObject({ code: 'nothing_to_decline' })
  })

  it('whose reply was lost is sent again under its own id, and counts once', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    table.loses = 'replies'
    const replied = match.answer(match.requests[0]?.id ?? '', nonce)
    table.loses = null
    expect(await replied).toMatchObject({ seq: table.match.state.seq })
    expect(new Set(table.heard.map(said => said.id)).size).toBe(1)
    expect(table.heard.length).toBeGreaterThan(1)
    expect(table.match.rows).toHaveLength(1)
  })

  it('said while the line is broken goes out when it is back', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    const [request] = match.requests
    table.isUp = false
    match.cut()
    const replied = match.answer(request?.id ?? '', nonce)
    await aWhile()
    expect(table.heard).toHaveLength(0)
    table.isUp = true
    expect(await replied).toMatchObject({ id: table.heard[0]?.id })
  })

  it('that waits when the match is left rejects, and harms nobody who does not ask', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    table.isUp = false
    match.cut()
    const waiting = match.concede()
    match.offerDraw()
    match.leave()
    await expect(waiting).rejects.toThrow(LineError)
    await expect(match.legal('q1')).rejects.toThrow(LineError)
    expect(match.connection).toEqual({ state: 'closed', why: null })
  })
})

describe('a server that says “not now”', () => {
  it('is asked and told again until it hears', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    await until(() => expect(match.requests).not.toEqual([]))
    const [{ id } = { id: '' }] = match.requests
    table.busy = 1
    expect(await match.legal(id)).toEqual(table.match.legal('a', id))
    table.busy = 1
    expect(await match.answer(id, nonce)).toHaveProperty('seq')
    expect(table.busy).toBe(0)
  })
})

describe('a request', () => {
  it('is told once, and again when it is put again', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    const told: OpenRequest[] = []
    match.on('request', request => told.push(request))
    setUp(table)
    await until(() => expect(told.at(-1)?.kind).toBe('planning'))
    const [planning] = match.requests
    expect(told.filter(request => request.id === planning?.id)).toHaveLength(1)
    told.length = 0
    expect(planning).toMatchObject({ kind: 'planning', seat: 'a', sealed: true, ready: false })

    table.play('a')
    await aWhile()
    expect([match.requests, told]).toEqual([[], []])

    const dials = { dials: { a1: table.match.state.game.ships.a1?.dial[0] ?? '' } }
    const changed = await match.answer(planning?.id ?? '', dials)
    expect(changed).toHaveProperty('seq')
    await until(() =>
      expect(told.map(({ id, ready }) => ({ id, ready }))).toEqual([{ id: planning?.id, ready: false }]),
    )
    expect(match.view?.own?.sealed).toEqual({ [planning?.id ?? '']: dials })
    match.cut()
    await until(() => expect(match.connection.state).toBe('connected'))
    await aWhile()
    expect(told).toHaveLength(1)
  })
})

describe('the end', () => {
  it('is told once', async () => {
    const table = new FakeTable()
    const match = await sit(table)
    const ends: unknown[] = []
    match.on('over', over => ends.push(over))
    await match.concede()
    await until(() => expect(ends).toEqual([{ winner: 'B', reason: 'conceded' }]))
    match.cut()
    await until(() => expect(match.connection.state).toBe('connected'))
    await aWhile()
    expect(ends).toHaveLength(1)
    expect([match.status, match.requests]).toEqual(['over', []])
  })
})

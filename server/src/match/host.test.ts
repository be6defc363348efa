import type { Row, Snapshot } from '@wingover/shared/kernel'
import { commitment, hashOf, isReject } from '@wingover/shared/kernel'
import type { CommandMessage } from '@wingover/shared/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { squadA, squadB } from '../../test/squads.ts'
import type { Log } from '../ops/log.ts'
import type { Reply } from '../refusal.ts'
import type { Journal } from '../store/journal.ts'
import { memoryJournal } from '../store/memory-journal.ts'
import { dialGame } from './dial-game.ts'
import { MatchHost } from './host.ts'
import type { News, Stored } from './news.ts'
import type { Play } from './play.ts'

const seed = new Uint8Array(32).fill(7)
const quiet: Log = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} }
const soon = () => new Promise(done => setImmediate(done))

function begin(): Play {
  const play = dialGame.begin('m1', { ruleset: 'xwa' }, { a: squadA, b: squadB }, seed, 1000)
  if (isReject(play)) throw new Error(play.message)
  return play
}

/** A journal whose appends wait until they are let through, or fail. */
function gated() {
  const inner = memoryJournal()
  const waiting: ((how: 'store' | 'lose' | 'store and say no') => void)[] = []
  let open = false
  const journal: Journal = {
    ...inner,
    async append(match, rows) {
      const how = open
        ? 'store'
        : await new Promise<'store' | 'lose' | 'store and say no'>(resolve => waiting.push(resolve))
      if (how !== 'lose') await inner.append(match, rows)
      if (how !== 'store') throw new Error('the disk is full')
    },
  }
  return {
    journal,
    inner,
    next: (how: 'store' | 'lose' | 'store and say no') => waiting.shift()?.(how),
    /** Everything goes through from now on. */
    open() {
      open = true
      for (const let_ of waiting.splice(0)) let_('store')
    },
  }
}

function hosted(journal: Journal, play = begin()) {
  const heard: (News | string | null)[] = []
  const { flag, over } = { flag: vi.fn(), over: vi.fn() }
  const now = { value: 2000 }
  const host = new MatchHost(play, {
    journal,
    log: quiet,
    now: () => now.value,
    flag,
    over,
    restore: async () => {
      const stored = await journal.read('m1')
      const rows = stored.map(({ row }) => (row as Stored).row)
      const again = dialGame.restore(play.header, seed, rows)
      if (isReject(again)) throw new Error(again.message)
      return again
    },
  })
  host.attach({ tell: news => heard.push(news), halt: reason => heard.push(reason) })
  return { host, heard, flag, over, now, news: () => heard.filter(h => typeof h === 'object' && h !== null) }
}

const nonce = (id: string, requestId: string, digit: string, ready = false): CommandMessage => ({
  id,
  requestId,
  answer: { nonce: digit.repeat(32), ready },
})

/** What a promise has come to by now. */
async function sofar(reply: Promise<Reply>): Promise<Reply | 'waiting'> {
  await soon()
  await soon()
  return Promise.race([reply, Promise.resolve('waiting' as const)])
}

describe('journal, then publish', () => {
  it('tells nobody of a command before its row is stored', async () => {
    const gate = gated()
    const { host, news } = hosted(gate.journal)
    const reply = host.submit('a', nonce('1', 'q1', '1'))
    expect(await sofar(reply)).toBe('waiting')
    expect(news()).toEqual([])
    expect(host.news.seats.a?.own).toMatchObject({ sealed: {} })
    gate.next('store')
    expect(await sofar(reply)).toEqual({ ok: { seq: host.news.seq } })
    expect(news()).toHaveLength(1)
    expect(host.news.seats.a?.own).toMatchObject({ sealed: { q1: { nonce: '1'.repeat(32) } } })
  })

  it('applies later commands meanwhile, and tells of all in order', async () => {
    const gate = gated()
    const { host, heard } = hosted(gate.journal)
    const order: string[] = []
    const replies = [
      host.submit('a', nonce('1', 'q1', '1', true)).then(r => order.push(`1 ${'ok' in r} after ${heard.length}`)),
      host.submit('b', nonce('2', 'q2', '2', true)).then(r => order.push(`2 ${'ok' in r} after ${heard.length}`)),
      // Known only because the first two are applied: it must not be said before they are safe.
      host
        .submit('b', nonce('3', 'q2', '3'))
        .then(r => order.push(`3 ${'reject' in r && r.reject.code} after ${heard.length}`)),
      host.legal('a', 'q1').then(r => order.push(`4 ${'reject' in r && r.reject.code} after ${heard.length}`)),
    ]
    await soon()
    gate.next('store')
    await soon()
    await soon()
    expect(order).toEqual(['1 true after 1'])
    gate.next('store')
    await Promise.all(replies)
    expect(order).toEqual(['1 true after 1', '2 true after 2', '3 request_closed after 2', '4 request_closed after 2'])
  })

  it('shows in each news what was so after its own command, not after later ones', async () => {
    const gate = gated()
    const { host, news } = hosted(gate.journal)
    const replies = [host.submit('a', nonce('1', 'q1', '1')), host.submit('a', nonce('2', 'q1', '2'))]
    await soon()
    gate.open()
    await Promise.all(replies)
    const sealed = news().map(n => (n as News).seats.a?.own)
    expect(sealed).toMatchObject([
      { sealed: { q1: { nonce: '1'.repeat(32) } } },
      { sealed: { q1: { nonce: '2'.repeat(32) } } },
    ])
  })

  it('stores the row with what the public was told, and nothing of a secret but the command itself', async () => {
    const gate = gated()
    gate.open()
    const { host } = hosted(gate.journal)
    await host.submit('a', nonce('1', 'q1', '1', true))
    await host.submit('b', nonce('2', 'q2', '2', true))
    const stored = (await gate.inner.read('m1')).map(({ row }) => row as Stored)
    expect(stored.map(s => [s.row.k, s.seq])).toEqual([
      [1, stored[0]?.seq],
      [2, host.news.seq],
    ])
    expect(JSON.stringify(stored[0]?.told)).not.toContain('1'.repeat(32))
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(seed).toString('hex'))
    expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('gives a command sent again its first reply, also while the first waits', async () => {
    const gate = gated()
    const { host, news } = hosted(gate.journal)
    const replies = [host.submit('a', nonce('1', 'q1', '1')), host.submit('a', nonce('1', 'q1', '1'))]
    expect(await sofar(replies[1] ?? host.legal('a', ''))).toBe('waiting')
    gate.open()
    const [first, second] = await Promise.all(replies)
    expect(second).toEqual(first)
    await host.submit('b', nonce('2', 'q2', '2'))
    expect(await host.submit('a', nonce('1', 'q1', '9'))).toEqual(first)
    expect(news()).toHaveLength(2)
  })
})

describe('a storage that fails', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('drops what was not told, pauses, rebuilds the match from what is stored, and goes on', async () => {
    const gate = gated()
    const { host, heard, now } = hosted(gate.journal)
    const kept = host.submit('a', nonce('1', 'q1', '1'))
    const lost = [
      host.submit('a', nonce('2', 'q1', '2', true)),
      host.submit('b', nonce('3', 'q2', '3', true)),
      host.legal('b', 'q2'),
    ]
    await soon()
    gate.next('store')
    expect(await sofar(kept)).toMatchObject({ ok: {} })
    gate.next('lose')
    gate.next('lose')
    for (const reply of lost) expect(await sofar(reply)).toMatchObject({ reject: { code: 'not_stored' } })
    expect(heard.at(-1)).toBe('storage')
    expect(host.halted).toBe(true)
    expect(await sofar(host.submit('a', nonce('4', 'q1', '4')))).toMatchObject({ reject: { code: 'not_stored' } })
    // It tries to write the pause and fails again; later it does not.
    now.value = 9000
    gate.next('lose')
    await soon()
    expect(host.halted).toBe(true)
    gate.open()
    await vi.advanceTimersByTimeAsync(250)
    await soon()
    await soon()
    expect(host.halted).toBe(false)
    const rows = (await gate.inner.read('m1')).map(({ row }) => (row as Stored).row.command)
    expect(rows).toMatchObject([
      { id: '1' },
      { intent: 'pause', to: 'storage', at: 2000 },
      { intent: 'resume', to: 'storage', at: 9000 },
    ])
    expect(host.news.seats.a?.own).toMatchObject({
      sealed: { q1: { nonce: '1'.repeat(32) } },
      requests: [{ ready: false }],
    })
    // What was dropped may be sent again under its own id.
    expect(await host.submit('a', nonce('2', 'q1', '2', true))).toMatchObject({ ok: {} })
  })

  it('finds a row again that was stored although the storage said no', async () => {
    const gate = gated()
    const { host } = hosted(gate.journal)
    const reply = host.submit('a', nonce('1', 'q1', '1'))
    await soon()
    gate.next('store and say no')
    expect(await sofar(reply)).toMatchObject({ reject: { code: 'not_stored' } })
    gate.open()
    await vi.advanceTimersByTimeAsync(250)
    await soon()
    await soon()
    expect(host.halted).toBe(false)
    expect(await host.submit('a', nonce('1', 'q1', '1'))).toMatchObject({ ok: {} })
    expect(await gate.inner.read('m1')).toHaveLength(3)
  })
})

describe('nonces', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are zeros for a seat that gave none in 30 s, whatever the other one does; a given one stands', async () => {
    const gate = gated()
    gate.open()
    const { host } = hosted(gate.journal)
    await vi.advanceTimersByTimeAsync(10_000)
    await host.submit('a', nonce('1', 'q1', 'a'))
    await vi.advanceTimersByTimeAsync(19_999)
    expect(JSON.stringify(host.news.flat)).toContain('nonce')
    await vi.advanceTimersByTimeAsync(1)
    for (let i = 0; i < 4; i++) await soon()
    const { told } = (await gate.inner.read('m1')).map(({ row }) => row as Stored).at(-1) ?? { told: [] }
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'noncesGiven', nonces: { a: 'a'.repeat(32), b: '0'.repeat(32) } }),
    )
  })
})

describe('a hosted match', () => {
  async function ready(host: MatchHost) {
    await host.submit('a', nonce('1', 'q1', '1', true))
    await host.submit('b', nonce('2', 'q2', '2', true))
  }

  it('tells what happened after any event', async () => {
    const { host } = hosted(memoryJournal())
    await ready(host)
    const all = await host.events(0)
    expect(all.map(e => e.seq)).toEqual(Array.from({ length: host.news.seq }, (_, i) => i + 1))
    for (let after = 0; after <= host.news.seq; after++) expect(await host.events(after)).toEqual(all.slice(after))
  })

  it('greets with the hash of the view, unless something is not stored yet', async () => {
    const gate = gated()
    const play = begin()
    const { host } = hosted(gate.journal, play)
    expect(host.greeting('a')).toEqual({
      seq: play.seq,
      own: play.own('a'),
      events: [],
      hash: hashOf(play.view({ seat: 'a' })),
    })
    host.submit('a', nonce('1', 'q1', '1'))
    expect(host.greeting('a')).not.toHaveProperty('hash')
    expect(host.greeting('a')?.own).toMatchObject({ sealed: {} })
    expect(host.greeting('z')).toBeNull()
  })

  it('says when it is over, once', async () => {
    const { host, over } = hosted(memoryJournal())
    await ready(host)
    expect(over).not.toHaveBeenCalled()
    await host.submit('a', { id: 'end', intent: 'concede' })
    expect(host.news.over).toBe(true)
    expect(over).toHaveBeenCalledOnce()
  })

  it('keeps a snapshot every 32 rows, from which the match goes on alike', async () => {
    const journal = memoryJournal()
    const { host } = hosted(journal)
    for (let i = 1; i <= 40; i++) await host.submit('a', nonce(`n${i}`, 'q1', String(i % 10)))
    const kept = await journal.latest('m1')
    expect(kept?.k).toBe(32)
    const rows = (await journal.read('m1')).map(({ row }): Row => (row as Stored).row)
    const { header } = begin()
    const [quick, slow] = [
      dialGame.restore(header, seed, rows, kept?.body as Snapshot),
      dialGame.restore(header, seed, rows),
    ]
    if (isReject(quick) || isReject(slow)) throw new Error('not restored')
    expect(quick.snapshot()).toEqual(slow.snapshot())
    expect(quick.own('a')).toEqual(host.news.seats.a?.own)
  })

  it('flags an engine that stumbled, and goes on', async () => {
    const play = begin()
    const faults: { command: string; message: string }[] = []
    const stumbling: Play = Object.create(play, {
      faults: { value: faults },
      apply: {
        value: (command: { id: string }) => {
          faults.push({ command: command.id, message: 'Error: a bug' })
          return { ok: false, reject: { code: 'engine_fault', place: '', message: 'The referee stumbled.' } }
        },
      },
    })
    const { host, flag } = hosted(memoryJournal(), stumbling)
    for (const id of ['1', '2'])
      expect(await host.submit('a', nonce(id, 'q1', '1'))).toMatchObject({ reject: { code: 'engine_fault' } })
    expect(flag).toHaveBeenCalledTimes(2)
  })

  it('takes nothing more once it is closed, and has stored what it took', async () => {
    const gate = gated()
    const { host } = hosted(gate.journal)
    const reply = host.submit('a', nonce('1', 'q1', '1'))
    const closed = host.close()
    gate.open()
    await closed
    expect(await reply).toMatchObject({ ok: {} })
    expect(await host.submit('a', nonce('2', 'q1', '2'))).toMatchObject({ reject: { code: 'not_stored' } })
    expect(await gate.inner.read('m1')).toHaveLength(1)
  })
})

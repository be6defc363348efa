/**
 * The host of one match (design §1): the one way in and the one way out. A command is applied at once; what follows
 * from it is told when its row is durable, in order, so nobody is told of anything that could be lost.
 */
import { randomUUID } from 'node:crypto'
import { type Command, copy, hashOf, type IntentName, type Seat } from '@wingover/shared/kernel'
import type { CommandMessage } from '@wingover/shared/protocol'
import type { Log } from '../ops/log.ts'
import { type Reply, refuse } from '../refusal.ts'
import type { Journal } from '../store/journal.ts'
import { type News, newsOf, type SeatNews, type Stored } from './news.ts'
import { NonceClock } from './nonce-clock.ts'
import { Outbox } from './outbox.ts'
import type { Play, Told } from './play.ts'

/** Who is told: the room. */
export interface Listener {
  tell(news: News): void
  /** Storage failed (`storage`), or works again (null). */
  halt(reason: 'storage' | null): void
}

export interface HostOptions {
  readonly journal: Journal
  readonly log: Log
  readonly now: () => number
  /** The match as it is stored. */
  readonly restore: () => Promise<Play>
  /** Something in the engine went wrong: the match is to be flagged. */
  readonly flag: () => void
  /** The match is over, and everybody was told. */
  readonly over: () => void
  /** Last event after each stored row, when the match goes on from a journal. */
  readonly seqs?: readonly number[]
}

/** Rows between two snapshots. */
const snapshotEvery = 32
/** Between two attempts to reach a storage that failed. */
const patience = [250, 1000, 4000, 15_000] as const

export class MatchHost {
  readonly id: string
  readonly #options: HostOptions
  readonly #outbox: Outbox
  /** The number of the last event after each row; after row 0 that of the opening. */
  readonly #seqs: number[]
  #play: Play
  #listener: Listener | null = null
  #news: News
  #halted = false
  #faults = 0
  readonly #nonceClock = new NonceClock(requests => this.#endNonces(requests))
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(play: Play, options: HostOptions) {
    this.id = play.header.match
    this.#play = play
    this.#options = options
    this.#outbox = new Outbox(why => this.#recover(why))
    this.#seqs = [play.opening('public').at(-1)?.seq ?? 0, ...(options.seqs ?? [])]
    this.#news = newsOf(play, play.k === 0 ? play.opening : () => [], false)
    this.#nonceClock.watch(this.#play.pending)
  }

  /** What was told last. */
  get news(): News {
    return this.#news
  }

  /** What a seat is shown when it comes in: where it stands, without events. */
  greeting(seat: Seat): SeatNews | null {
    const last = this.#news.seats[seat]
    if (last === undefined) return null
    // While something waits for its row, the match itself is ahead of what may be shown.
    const hash = this.#outbox.isEmpty ? { hash: hashOf(this.#play.view({ seat })) } : {}
    return { seq: last.seq, own: last.own, events: [], ...hash }
  }

  get halted(): boolean {
    return this.#halted
  }

  /** From now on this listener is told. */
  attach(listener: Listener): void {
    this.#listener = listener
  }

  /** Takes what a seat says. The reply comes after everything that is told of it. */
  submit(seat: Seat, said: CommandMessage): Promise<Reply> {
    return this.#take({ ...said, seat, at: Math.max(this.#options.now(), this.#play.at) })
  }

  /** The legal answers to an open request of a seat. */
  legal(seat: Seat, requestId: string): Promise<Reply> {
    if (this.#halted) return Promise.resolve(notStored)
    const options = this.#play.legal(seat, requestId)
    const reply: Reply = 'code' in options ? { reject: options } : { ok: copy(options) }
    return new Promise(resolve =>
      this.#outbox.put(
        null,
        () => resolve(reply),
        () => resolve(notStored),
      ),
    )
  }

  /** What the public was told after an event, from the journal. */
  async events(after: number): Promise<readonly Told[]> {
    const from = this.#seqs.findIndex(seq => seq > after)
    if (from < 0) return []
    const last = this.#news.seq
    const stored = await this.#options.journal.read(this.id, Math.max(1, from))
    const told = stored.flatMap(({ row }) => (row as Stored).told)
    return [...this.#play.opening('public'), ...told].filter(({ seq }) => seq > after && seq <= last)
  }

  /** Waits for what is being written, then says nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    this.#nonceClock.stop()
    clearTimeout(this.#timer)
    await this.#outbox.settled()
  }

  #take(command: Command): Promise<Reply> {
    if (this.#halted || this.#closed) return Promise.resolve(notStored)
    const done = this.#play.apply(command)
    this.#reportFaults()
    return new Promise(resolve => {
      const drop = () => resolve(notStored)
      if (!done.ok) return this.#outbox.put(null, () => resolve({ reject: done.reject }), drop)
      const { row } = done
      if (done.again) return this.#outbox.put(null, () => resolve({ ok: { seq: this.#seqs[row.k] ?? 0 } }), drop)
      this.#seqs.push(this.#play.seq)
      const news = newsOf(this.#play, done.tell, row.hash !== undefined)
      const stored: Stored = { row, seq: news.seq, told: news.told }
      const snapshot = row.k % snapshotEvery === 0 ? this.#play.snapshot() : null
      const release = () => {
        this.#publish(news)
        if (snapshot !== null) this.#keep(snapshot)
        resolve({ ok: { seq: news.seq } })
      }
      this.#outbox.put(this.#options.journal.append(this.id, [{ k: row.k, row: stored }]), release, drop)
    })
  }

  #publish(news: News): void {
    this.#news = news
    this.#listener?.tell(news)
    if (news.over) this.#options.over()
    this.#nonceClock.watch(this.#play.pending)
  }

  #keep(snapshot: ReturnType<Play['snapshot']>): void {
    const { journal, log } = this.#options
    journal
      .keep(this.id, { k: snapshot.k, body: snapshot })
      .catch(error => log.warn({ err: error, match: this.id }, 'a snapshot was not kept'))
  }

  #reportFaults(): void {
    const { log, flag } = this.#options
    for (const { command, message } of this.#play.faults.slice(this.#faults)) {
      log.error({ match: this.id, command, message }, 'the engine stumbled; the command was not carried out')
      flag()
    }
    this.#faults = this.#play.faults.length
  }

  /** A row was lost. The match stands still until it is rebuilt from what is stored and can be written again. */
  async #recover(why: unknown): Promise<void> {
    const { log, now } = this.#options
    const since = now()
    this.#halted = true
    this.#nonceClock.stop()
    log.error({ err: why, match: this.id }, 'a row could not be stored; the match is paused')
    this.#listener?.halt('storage')
    await this.#outbox.settled()
    for (let tries = 0; !this.#closed; tries++) {
      try {
        await this.#resume(since)
        return
      } catch (error) {
        log.warn({ err: error, match: this.id, tries }, 'the storage does not answer yet')
      }
      await new Promise(next => {
        this.#timer = setTimeout(next, patience[Math.min(tries, patience.length - 1)])
      })
    }
  }

  /** Rebuilds the match and writes the pause into its journal: that it was, and that it is over. */
  async #resume(since: number): Promise<void> {
    const { restore, journal, now, log } = this.#options
    const play = await restore()
    const rows: Stored[] = []
    if (play.over === null) {
      for (const [intent, at] of [
        ['pause', since],
        ['resume', now()],
      ] as const) {
        const done = play.apply(hostCommand(play, at, intent, 'storage'))
        if (!done.ok) throw new Error(done.reject.message)
        rows.push({ row: done.row, seq: play.seq, told: done.tell('public') })
      }
    }
    await journal.append(
      this.id,
      rows.map(stored => ({ k: stored.row.k, row: stored })),
    )
    this.#play = play
    this.#faults = 0
    this.#seqs.splice(play.k - rows.length + 1, this.#seqs.length, ...rows.map(stored => stored.seq))
    this.#halted = false
    log.info({ match: this.id }, 'the storage answers again; the match goes on')
    this.#listener?.halt(null)
    this.#publish(newsOf(play, () => [], true))
  }

  /** Seats that gave no nonce are out of time. */
  #endNonces(requests: readonly string[]): void {
    const { now } = this.#options
    for (const to of requests) this.#take(hostCommand(this.#play, now(), 'timeout', to))
  }
}

const notStored: Reply = { reject: refuse('not_stored') }

/** The host's own commands are never sent again, so each has a new id. */
function hostCommand(play: Play, now: number, intent: IntentName, to: string): Command {
  return { id: randomUUID(), seat: 'host', at: Math.max(now, play.at), intent, to }
}

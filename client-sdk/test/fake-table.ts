/** A server in the test's hand: the real rules, and a room of which each message can be lost. */
import { readFileSync } from 'node:fs'
import { randomAnswer, seededChance } from '@wingover/shared/bot'
import { type DialWords, dial, flatten, project } from '@wingover/shared/dial'
import { hashOf, isReject, Match, type Numbered } from '@wingover/shared/kernel'
import type { Said } from '../src/outbox.ts'
import { LineError } from '../src/refusal.ts'
import type { Enter } from '../src/wire.ts'
import { FakeWire } from './fake-wire.ts'

type Event = Numbered<DialWords['events']>

const squad = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../shared/squads/xwa/${name}.json`, import.meta.url), 'utf8'))

function begin(): Match<DialWords> {
  const match = Match.begin(dial, {
    match: 'test',
    seats: [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ],
    options: { ruleset: 'xwa', squads: { a: squad('imperial-ghosts'), b: squad('droid-line') } },
    seed: new Uint8Array(32),
    at: 0,
  })
  if (isReject(match)) throw new Error(match.message)
  return match
}

/** The table as seat a sees it. */
export class FakeTable {
  readonly match = begin()
  readonly told: Event[] = [...this.match.opening]
  readonly wires: FakeWire[] = []
  /** Commands as they came in. */
  readonly heard: Said[] = []
  readonly #chance = seededChance(5)
  hasBegun = true
  isUp = true
  /** What gets lost on the way. */
  loses: 'events' | 'replies' | null = null
  /** What the server says the hash of the view is; the right one when left out. */
  hash: (() => string) | null = null
  hashes = false
  /** Whether it lists answers as legal that are not. */
  misleads = false
  /** How many more times it says “not now”. */
  busy = 0

  get wire(): FakeWire {
    const wire = this.wires.at(-1)
    if (wire === undefined) throw new Error('nobody is here')
    return wire
  }

  readonly enter: Enter = async () => {
    if (!this.isUp) throw new LineError('dead')
    const wire = new FakeWire(`token ${this.wires.length}`, (type, payload) => this.#serve(type, payload))
    this.wires.push(wire)
    // The room says nothing before the one who enters listens.
    setImmediate(() => this.greet(wire))
    return wire
  }

  greet(wire = this.wire): void {
    wire.show(this.#state())
    if (this.hasBegun) wire.say('private', this.#private(true))
  }

  /** The other seat answers one thing at random, or this seat does elsewhere. False when it is asked nothing. */
  play(seat: 'a' | 'b'): boolean {
    const request = this.match.state.pending.find(r => r.seat === seat && !r.ready)
    if (request === undefined) return false
    const options = this.match.legal(seat, request.id)
    if (isReject(options)) throw new Error(options.message)
    const answer = randomAnswer(options, request.sealed, this.#chance)
    this.apply(seat, { id: `${seat}${this.match.rows.length}`, requestId: request.id, answer })
    return true
  }

  apply(seat: 'a' | 'b', said: Said): unknown {
    const reply = this.match.apply({ ...said, seat, at: 0 })
    if (!reply.ok) return reply.reject
    if (!reply.again) this.#flush(reply.events)
    return { seq: this.match.state.seq }
  }

  #flush(events: readonly Event[]): void {
    this.told.push(...events)
    this.wire.show(this.#state())
    this.wire.say('private', this.#private(this.hashes))
    if (this.loses !== 'events' && events.length > 0) this.wire.say('events', { events })
  }

  #serve(type: string, payload: object): unknown {
    if (this.busy > 0) {
      this.busy--
      return { code: 'too_many_commands', place: type, message: 'Wait a moment.' }
    }
    if (type === 'events') {
      const { after } = payload as { after: number }
      return { events: this.told.filter(event => event.seq > after) }
    }
    if (type === 'legal' && this.misleads) return { type: 'one', of: [{ nonce: 'none' }] }
    if (type === 'legal') return this.match.legal('a', (payload as { requestId: string }).requestId)
    const said = payload as Said
    this.heard.push(said)
    const reply = this.apply('a', said)
    if (this.loses === 'replies') throw new Error('no reply')
    return reply
  }

  #state(): object {
    const { root, maps } = flatten(project(this.match.state, 'public'))
    const seats = { a: { side: 'A', name: 'Ana', here: true }, b: { side: 'B', name: '', here: false } }
    if (!this.hasBegun) return { game: 'dial', status: 'waiting', halt: '', seq: 0, seats }
    const status = this.match.state.over === null ? 'playing' : 'over'
    return { game: 'dial', status, halt: '', seq: this.match.state.seq, seats, ...root, ...maps }
  }

  #private(hashed: boolean): object {
    const view = project(this.match.state, { seat: 'a' })
    const message = JSON.parse(JSON.stringify({ seq: this.match.state.seq, own: view.own }))
    return hashed ? { ...message, view: this.hash?.() ?? hashOf(view) } : message
  }
}

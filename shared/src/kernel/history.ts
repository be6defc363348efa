/** The accepted commands of a match, and some states along the way to look back from (design §3). */
import type { Command } from './command.ts'
import { stateText } from './hash.ts'
import type { Row } from './row.ts'
import type { Seat } from './state.ts'

/** A state as text, with the row it stands after and that row's link of the chain: it fits no other match. */
export interface Snapshot {
  readonly k: number
  readonly chain: string
  readonly state: string
}

/** At most so many rows lie between two snapshots: a fault or an undo replays no more, unless it looks far back. */
const snapshotEvery = 32

/** What a command may look back at: the rows before it and the states after them. */
export interface Past<S> {
  rows(): readonly Row[]
  stateAt(k: number): S
}

/** Carries out a row once more. */
export type Replay<S> = (state: S, row: Row, past: Past<S>) => S

export class History<S extends object> {
  readonly rows: Row[] = []
  #chain: string
  readonly #snapshots: Snapshot[] = []
  readonly #byName = new Map<string, Row>()
  readonly #replay: Replay<S>

  constructor(chain: string, opening: S, replay: Replay<S>) {
    this.#chain = chain
    this.#replay = replay
    this.keepSnapshot({ k: 0, chain, state: stateText(opening) })
  }

  /** The link of the last row. */
  get chain(): string {
    return this.#chain
  }

  /** The row of a command that was accepted before. */
  find({ seat, id }: Command): Row | undefined {
    return this.#byName.get(nameOf(seat, id))
  }

  /** Whether the next row is to bring the text of the state after it. */
  get wantsState(): boolean {
    return this.rows.length + 1 - (this.#snapshots.at(-1)?.k ?? 0) >= snapshotEvery
  }

  /** Takes the next row, with the text of the state after it where that was wanted or is at hand. */
  keep(row: Row, state?: string): void {
    this.rows.push(row)
    this.#chain = row.chain
    this.#byName.set(nameOf(row.command.seat, row.command.id), row)
    if (state !== undefined) this.keepSnapshot({ k: row.k, chain: row.chain, state })
  }

  keepSnapshot(snapshot: Snapshot): void {
    this.#snapshots.push(snapshot)
    // The opening and the last two are enough: what lies between is replayed when somebody looks back.
    if (this.#snapshots.length > 3) this.#snapshots.splice(1, 1)
  }

  /** The state after row k (0: the opening), made anew. */
  stateAt(k: number): S {
    const from = this.#snapshots.findLast(s => s.k <= k)
    if (from === undefined || k > this.rows.length) throw new RangeError(`there is no row ${k}`)
    const rows = this.rows.slice(from.k, k)
    // What the undos of this stretch go back to is kept when it is passed: else undos of undos would replay each other.
    const wanted = new Set(rows.map(r => r.back))
    const passed = new Map<number, string>()
    const stateAt = (at: number) => {
      const text = passed.get(at)
      return text === undefined ? this.stateAt(at) : (JSON.parse(text) as S)
    }
    let state = JSON.parse(from.state) as S
    for (const row of rows) {
      if (wanted.has(row.k - 1)) passed.set(row.k - 1, stateText(state))
      state = this.#replay(state, row, { rows: () => this.rows.slice(0, row.k - 1), stateAt })
    }
    return state
  }
}

/** The name of a command: ids are each sender's own. */
export function nameOf(seat: Seat, id: string): string {
  return `${seat.length} ${seat}${id}`
}

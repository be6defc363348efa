/** Every end that a ship can reach, each by a path that draws the fewest free attacks: rules/hex.md §2.2–2.5. */
import { type Facing, type Hex, hexAhead } from '../../geometry/index.ts'
import { afterHex, afterTurn, type Course, type Path, sixths, type Turning, towards } from './course.ts'
import type { Place } from './path.ts'

export interface End extends Place {
  readonly path: Path
  /** Enemies passed that may attack, each pass once. */
  readonly attacks: number
  /** It has come through the hex that was wanted. */
  readonly through: boolean
}

/** Where others are. */
export interface Traffic {
  /** A move ends on none of these. */
  readonly taken: readonly Hex[]
  /** Passing one of these draws a free attack. */
  readonly threats: readonly Hex[]
  /** A hex that the move is to come through, once without a free attack. Ends are listed with it and without. */
  readonly wanted?: Hex
}

/** A ship somewhere on its way, after it has entered a hex and turned there. */
interface Stage {
  readonly before: Stage | null
  readonly path: Path
  readonly hex: number
  readonly facing: Facing
  readonly attacks: number
  /** What its next turn waits for: which of the waits of the course. */
  readonly wait: number
  readonly through: boolean
}

/**
 * The ends are all hexes and facings in reach, the start among them. Of several paths with as few free attacks the
 * shortest is given: stages are found hex after hex, and one that was reached before as cheaply leads nowhere new.
 */
export function reach(from: Place, course: Course, { taken, threats, wanted }: Traffic): End[] {
  const { speed, exact } = course
  const grid = new Grid(from.hex, speed)
  const isTaken = grid.marks(taken)
  const isGuarded = grid.marks(threats)
  const goal = wanted === undefined ? -1 : grid.hex(wanted)
  const waits = waitsOf(course)
  const ahead = sides.map(facing => grid.step(towards(facing, course.edge)))
  /** The fewest attacks with which a state was reached, and 1; 0: it was not. */
  const best = new Uint8Array(grid.size * 12 * waits.length)
  const ends = new Ends(grid.size)
  const hex = grid.hex(from.hex)
  let layer: Stage[] = [{ before: null, path: '', hex, facing: from.facing, attacks: 0, wait: 0, through: false }]
  for (let moved = 0; ; moved++) {
    if (!exact) for (const stage of layer) if (moved === 0 || isTaken[stage.hex] === 0) ends.note(stage, stage)
    if (moved === speed) break
    // Where all hexes have to be flown a state reached sooner is another one.
    if (exact) best.fill(0)
    const next: Stage[] = []
    for (const before of layer) {
      const hex = before.hex + (ahead[before.facing] ?? 0)
      const first = hex === goal && !before.through
      const through = before.through || first
      const attacks = before.attacks + (first ? 0 : (isGuarded[hex] ?? 0))
      for (const { word, turn, wait } of waits[before.wait] ?? []) {
        const facing = turned[before.facing + turn + 2] ?? 0
        const state = ((hex * 6 + facing) * waits.length + wait) * 2 + (through ? 1 : 0)
        const known = best[state] ?? 0
        if (known !== 0 && known <= attacks + 1) continue
        best[state] = attacks + 1
        next.push({ before, path: before.path + word, hex, facing, attacks, wait, through })
      }
    }
    layer = next
  }
  if (exact) for (const stage of layer) ends.note(lastFree(stage, isTaken), stage)
  return ends.list().map(([end, { path }]) => ({
    ...{ hex: grid.at(end.hex), facing: end.facing, path },
    ...{ attacks: end.attacks, through: end.through },
  }))
}

/** A way whose length is given ends in its last free hex. */
function lastFree(stage: Stage, isTaken: Uint8Array): Stage {
  let end = stage
  while (end.before !== null && isTaken[end.hex] === 1) end = end.before
  return end
}

const sides = [0, 1, 2, 3, 4, 5] as const satisfies readonly Facing[]
/** A facing after −2 to 2 turns, at its number and 2. */
const turned = [4, 5, ...sides, 0, 1] as const satisfies readonly Facing[]

/** One hex and the turns in it. */
interface Leg {
  readonly word: Path
  readonly turn: number
  readonly wait: number
}

const words = ['F', 'FL', 'FR', 'FLL', 'FRR']

/** By what the next turn waits for: the legs that may be flown, and what the turn after that waits for. */
function waitsOf(course: Course): Leg[][] {
  const { turn, hardTurn } = course
  const longest = turn ?? 0
  const place = ({ since, hard }: Turning) => Math.min(since, longest) * 2 + (hard === hardTurn ? 0 : 1)
  const legsAfter = (before: Turning): Leg[] =>
    words.flatMap(word => {
      let now: Turning | null = afterHex(before)
      let sum = 0
      for (const letter of word.slice(1)) {
        if (now === null) break
        now = afterTurn(course, now)
        sum += letter === 'L' ? sixths.L : sixths.R
      }
      return now === null ? [] : [{ word, turn: sum, wait: place(now) }]
    })
  return Array.from({ length: longest + 1 }, (_, since) => [hardTurn, false].map(hard => ({ since, hard, credits: 0 })))
    .flat()
    .map(legsAfter)
}

/** The best stage of each end; of as good ones the first. */
class Ends {
  readonly #found: ([end: Stage, way: Stage] | undefined)[]
  /** In the order in which they were found first. */
  readonly #keys: number[] = []

  constructor(hexes: number) {
    this.#found = new Array(hexes * 12)
  }

  note(end: Stage, way: Stage): void {
    const key = (end.hex * 6 + end.facing) * 2 + (end.through ? 1 : 0)
    const known = this.#found[key]
    if (known !== undefined && end.attacks >= known[0].attacks) return
    if (known === undefined) this.#keys.push(key)
    this.#found[key] = [end, way]
  }

  list(): [end: Stage, way: Stage][] {
    return this.#keys.flatMap(key => [this.#found[key]].filter(found => found !== undefined))
  }
}

/** The hexes around a start by number. */
class Grid {
  readonly size: number
  readonly #from: Hex
  readonly #speed: number
  readonly #across: number

  constructor(from: Hex, speed: number) {
    this.#from = from
    this.#speed = speed
    this.#across = 2 * speed + 1
    this.size = this.#across * this.#across
  }

  /** −1: out of reach. */
  hex([q, r]: Hex): number {
    const [x, y] = [q - this.#from[0] + this.#speed, r - this.#from[1] + this.#speed]
    return x >= 0 && y >= 0 && x < this.#across && y < this.#across ? x * this.#across + y : -1
  }

  at(hex: number): Hex {
    const y = hex % this.#across
    return [(hex - y) / this.#across + this.#from[0] - this.#speed, y + this.#from[1] - this.#speed]
  }

  /** What one hex in a direction adds to the number. */
  step(facing: Facing): number {
    const [q, r] = hexAhead([0, 0], facing)
    return q * this.#across + r
  }

  marks(hexes: readonly Hex[]): Uint8Array {
    const marked = new Uint8Array(this.size)
    for (const hex of hexes.map(hex => this.hex(hex))) if (hex >= 0) marked[hex] = 1
    return marked
  }
}

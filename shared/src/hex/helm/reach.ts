/** Every end that a ship can reach, each by a path that draws the fewest free attacks: rules/hex.md §2.2–2.5. */
import { type Hex, hexAhead, turnFacing } from '../../geometry/index.ts'
import { type Course, facingOf, type Path } from './course.ts'
import type { Place } from './path.ts'

export interface End extends Place {
  readonly path: Path
  /** Enemies passed that may attack, each pass once. */
  readonly attacks: number
}

/** Where others are: a move ends on none of these, and passing one of `threats` draws a free attack. */
export interface Traffic {
  readonly taken: readonly Hex[]
  readonly threats: readonly Hex[]
}

/** A ship somewhere on its way: what it has come by, and what its next turn waits for. */
interface Stage extends Place {
  readonly before: Stage | null
  /** The steps from the stage before to this one. */
  readonly steps: Path
  readonly attacks: number
  readonly since: number
  readonly hard: boolean
}

/**
 * The ends are all hexes and facings in reach, the start among them. Of several paths with as few free attacks the
 * shortest is given: stages are found hex after hex, and one that was reached before as cheaply leads nowhere new.
 */
export function reach(from: Place, course: Course, { taken, threats }: Traffic): End[] {
  const grid = new Grid(from.hex, course)
  const blocked = grid.marks(taken)
  const guarded = grid.marks(threats)
  const best = new Uint8Array(grid.states).fill(255)
  const ends = new Map<number, Stage>()
  let layer: Stage[] = [{ ...from, before: null, steps: '', attacks: 0, since: 0, hard: course.hardTurn }]
  for (const start of layer) ends.set(grid.place(start), start)
  for (let moved = 0; moved < course.speed; moved++) {
    const next: Stage[] = []
    for (const stage of layer) {
      // A cheaper way to the same state was found in the same layer.
      if ((best[grid.state(stage)] ?? 255) < stage.attacks) continue
      const hex = hexAhead(stage.hex, facingOf(stage.facing, course.edge))
      const at = grid.hex(hex)
      const attacks = stage.attacks + (guarded[at] ?? 0)
      for (const turned of turnsAfter(course, stage)) {
        const reached: Stage = { before: stage, hex, attacks, ...turned }
        const state = grid.state(reached)
        if (attacks >= (best[state] ?? 255)) continue
        best[state] = attacks
        next.push(reached)
        const place = grid.place(reached)
        if (blocked[at] === 0 && attacks < (ends.get(place)?.attacks ?? 255)) ends.set(place, reached)
      }
    }
    layer = next
  }
  return [...ends.values()].map(end => ({ hex: end.hex, facing: end.facing, path: pathTo(end), attacks: end.attacks }))
}

type Turned = Pick<Stage, 'facing' | 'steps' | 'since' | 'hard'>

/** What may be turned once a hex is entered, nothing among it. */
function turnsAfter({ turn }: Course, { facing, since, hard }: Stage): Turned[] {
  const entered = since + 1
  const straight: Turned = { facing, steps: 'F', since: turn === null ? 0 : Math.min(entered, turn), hard }
  const turned = (steps: 'L' | 'R' | 'LL' | 'RR', stillHard: boolean): Turned => ({
    facing: turnFacing(facing, steps.startsWith('L') ? -steps.length : steps.length),
    steps: `F${steps}`,
    since: 0,
    hard: stillHard,
  })
  if (turn === null) return [straight]
  if (turn === 0) return [straight, turned('L', hard), turned('R', hard), turned('LL', hard), turned('RR', hard)]
  if (entered < turn)
    return hard && entered >= turn - 1 ? [straight, turned('L', false), turned('R', false)] : [straight]
  const once = [straight, turned('L', hard), turned('R', hard)]
  return hard && turn === 1 ? [...once, turned('LL', false), turned('RR', false)] : once
}

function pathTo(end: Stage): Path {
  let path = ''
  for (let stage: Stage | null = end; stage !== null; stage = stage.before) path = stage.steps + path
  return path
}

/** Hexes, places and states around the start by number. */
class Grid {
  readonly states: number
  readonly #from: Hex
  readonly #speed: number
  readonly #across: number
  readonly #waits: number

  constructor(from: Hex, { speed, turn }: Course) {
    this.#from = from
    this.#speed = speed
    this.#across = 2 * speed + 1
    this.#waits = (turn ?? 0) + 1
    this.states = this.#across * this.#across * 6 * this.#waits * 2
  }

  hex([q, r]: Hex): number {
    return (q - this.#from[0] + this.#speed) * this.#across + r - this.#from[1] + this.#speed
  }

  place({ hex, facing }: Place): number {
    return this.hex(hex) * 6 + facing
  }

  state(stage: Stage): number {
    return (this.place(stage) * this.#waits + stage.since) * 2 + (stage.hard ? 1 : 0)
  }

  /** Hexes out of reach go unmarked. */
  marks(hexes: readonly Hex[]): Uint8Array {
    const marked = new Uint8Array(this.#across * this.#across)
    for (const hex of hexes) {
      const [x, y] = [hex[0] - this.#from[0] + this.#speed, hex[1] - this.#from[1] + this.#speed]
      if (x >= 0 && y >= 0 && x < this.#across && y < this.#across) marked[this.hex(hex)] = 1
    }
    return marked
  }
}

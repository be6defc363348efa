/** What each kind of obstacle does to a ship: the table of rules/dial.md §5.5, row by row. */
import { type FrameRule, steps } from '../../kernel/index.ts'
import type { ObstacleKind } from '../data/obstacles/index.ts'
import { rollOne } from '../dice.ts'
import { isPlaced, shipOf } from '../look.ts'
import { skipStep } from '../phases/skip-step.ts'
import { breakLocksOf, breakLocksOn, gain } from '../tokens/index.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords, RedFace } from '../words.ts'

type Line = DialStep<'asteroid'>
type Rolled = { readonly [face in RedFace]?: Line }

/** Rolls one red die and does what its face says; a ship that left play rolls nothing. */
const roll =
  (why: ObstacleKind, faces: Rolled): Line =>
  (t, a) => {
    if (isPlaced(shipOf(t.game, a.ship))) faces[rollOne(t, a.ship, why)]?.(t, a)
  }

const hit =
  (source: ObstacleKind): Line =>
  (t, { ship }) =>
    t.push('suffer', { ship, hits: 1, crits: 0, source })
const crit =
  (source: ObstacleKind): Line =>
  (t, { ship }) =>
    t.push('suffer', { ship, hits: 0, crits: 1, source })
const stress: Line = (t, { ship }) => gain(t, ship, 'stress', 1)
const strain: Line = (t, { ship }) => gain(t, ship, 'strain', 1)

const ion =
  (count: number): Line =>
  (t, { ship }) =>
    t.push('gainTokens', { ship, token: 'ion', count, by: null })

const breakLocks: Line = (t, { ship }) => {
  breakLocksOf(t, ship)
  breakLocksOn(t, { kind: 'ship', id: ship })
}

/** The moving ship's owner decides what the token takes away (A48). */
const jam: Line = (t, { ship }) => {
  t.push('gainTokens', { ship, token: 'jam', count: 1, by: shipOf(t.game, ship).seat })
}

const skipAction: Line = (t, { ship }) => skipStep(t, ship, 'met a blaze')

const asteroid = steps<DialWords, 'asteroid'>('asteroid', [
  hit('asteroid'),
  roll('asteroid', { hit: hit('asteroid'), crit: hit('asteroid') }),
])

const debris = steps<DialWords, 'debris'>('debris', [
  stress,
  roll('debris', { hit: hit('debris'), crit: crit('debris') }),
])

const gas = steps<DialWords, 'gas'>('gas', [breakLocks, strain, roll('gas', { hit: ion(1), crit: ion(3) })])

const chaff = steps<DialWords, 'chaff'>('chaff', [breakLocks, jam, roll('chaff', { hit: stress, crit: stress })])

const cargo = steps<DialWords, 'cargo'>('cargo', [strain, roll('cargo', { hit: stress, crit: stress })])

const blaze = steps<DialWords, 'blaze'>('blaze', [
  roll('blaze', { hit: hit('blaze'), crit: hit('blaze'), focus: stress }),
  skipAction,
])

export const obstacleFrames = { asteroid, debris, gas, chaff, cargo, blaze } satisfies {
  readonly [kind in ObstacleKind]: FrameRule<DialWords>
}

/** Pilot actions that leave nothing to choose but the path: rules/hex.md §2.6, Fly, Maneuver, Full power, Audacious gambit. */
import { hasOnly, type JsonObject, reject } from '../../../kernel/index.ts'
import { unwieldy } from '../../helm/drive.ts'
import { pushMove } from '../../helm/move.ts'
import type { CrewMember, HexGame, Ship } from '../../state.ts'
import type { HexTurn } from '../../turn.ts'
import { attempt } from '../attempt.ts'
import { tierAndHalf } from '../bonus.ts'
import type { ActionRule } from '../order.ts'
import { whyGrounded } from './grounded.ts'

const plain = {
  ...{ role: 'pilot', skill: 'piloting', phases: ['helm'], push: false, limit: 'once' },
  ways: (game: HexGame, ship: Ship): JsonObject[] => (whyGrounded(game, ship) === null ? [{}] : []),
  refuses: (game: HexGame, ship: Ship, _pilot: CrewMember, way: JsonObject) =>
    whyGrounded(game, ship) ?? (hasOnly(way, []) ? null : reject('bad_answer', 'answer', 'It needs nothing chosen.')),
} as const satisfies Partial<ActionRule>

/** One that is rolled for; when it fails the ship flies. */
const rolled = {
  ...plain,
  system: 'engines',
  bonuses: (_game: HexGame, ship: Ship) => unwieldy(ship),
  fail: (t: HexTurn, ship: Ship, pilot: CrewMember) => pushMove(t, ship, pilot, 'fly'),
} as const

const fly: ActionRule = {
  ...plain,
  action: 'fly',
  perform: (t, ship, pilot) => pushMove(t, ship, pilot, 'fly'),
}

/** Turns come a hex earlier. */
const maneuver = attempt({
  ...rolled,
  action: 'maneuver',
  dc: (_game, { tier }) => 15 + tierAndHalf(tier),
  succeed: (t, ship, pilot) => pushMove(t, ship, pilot, 'maneuver'),
})

const fullPower: ActionRule = {
  ...plain,
  ...{ action: 'fullPower', push: true, resolve: 1, ranks: 6 },
  perform: (t, ship, pilot) => pushMove(t, ship, pilot, 'fullPower'),
}

/** Enemies that it passes do not attack, and it ends with any facing. */
const audaciousGambit = attempt({
  ...rolled,
  ...{ action: 'audaciousGambit', resolve: 1, ranks: 12 },
  dc: (_game, { tier }) => 20 + tierAndHalf(tier),
  succeed: (t, ship, pilot) => pushMove(t, ship, pilot, 'audaciousGambit', { unseen: true, finish: 'any' }),
})

export const flying: readonly ActionRule[] = [fly, maneuver, fullPower, audaciousGambit]

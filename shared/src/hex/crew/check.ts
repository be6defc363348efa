/** A d20 against a number: rules/hex.md, Conventions, and §3.6–3.7. The captain may help before it is rolled. */
import { isObject, type Seat, steps } from '../../kernel/index.ts'
import type { Skill } from '../data/types.ts'
import { rollOne } from '../dice.ts'
import { memberOf, severityOf, shipOf } from '../look.ts'
import { knows, seenBy } from '../seen.ts'
import type { CrewId, Ship, ShipId, System } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { type Aids, spendAids } from './aids.ts'
import { type Bonus, total, untyped } from './bonus.ts'
import { helpWays, pushHelp } from './help.ts'
import { lastingOn, twiceFor } from './lasting.ts'

export interface Check extends Aids {
  readonly ship: ShipId
  readonly crew: CrewId
  readonly skill: Skill
  /** What it has to reach; null where results are compared (helm order). */
  readonly dc: number | null
  /** Whose defences the number is: where sheets are closed, who does not know them is not told it. */
  readonly against?: ShipId
  /** What it is for, in a word that the story knows. */
  readonly why: string
  /** Besides the crew member's own. */
  bonuses: Bonus[]
  /** The system that it uses: damage to it counts, and to the power core for all others. Null: none. */
  readonly system: System | null
  /** Damage to the power core does not count (hold it together, patch). */
  readonly sparesCore?: true
  /** What is wrecked does not make it fail (minor actions). */
  readonly minor?: true
  /** Nobody helps it (free attacks). */
  readonly alone?: true
  /** No order asks for it, so the captain is asked whatever his seat. */
  readonly unordered?: true
  /** Taunts are felt twice (push actions). */
  readonly push?: true
  /** Rolled twice, and which of the two is kept. */
  readonly twice?: 'better' | 'worse'
}

export interface CheckResult {
  readonly ship: ShipId
  readonly crew: CrewId
  readonly skill: Skill
  readonly why: string
  readonly natural: number
  readonly total: number
  readonly dc: number | null
  /** By how much it is at or over the number; below 0 it failed. A wrecked system fails by 20. */
  readonly margin: number
}

type Line = HexStep<'check'>

/** The captain of another seat is asked; one of the same seat has said so with the order, if there is any. */
const mayHelp: Line = (t, check) => {
  if (check.help !== undefined || check.alone) return
  const ship = shipOf(t.game, check.ship)
  const ways = helpWays(ship, check)
  const captain = ship.crew.find(({ role }) => role === 'captain')
  const isAsked = check.unordered || captain?.seat !== memberOf(ship, check.crew).seat
  if (ways.length === 0 || captain === undefined || !isAsked) return
  const dc = knowsNumber(t, check, captain.seat) ? check.dc : null
  t.ask(captain.seat, 'help', { check: { ...check, dc }, ways: [...ways] }, { default: { pass: true } })
}

const help: Line = (t, check) => {
  const given = t.wasAsked('help') ? t.answer('help') : check.help
  if (given !== undefined && 'help' in given) pushHelp(t, check, given)
}

const takeHelp: Line = (t, check) => {
  const bonus = t.result()
  if (isObject(bonus)) check.bonuses.push(...untyped(String(bonus.source), Number(bonus.amount)))
}

const roll: Line = (t, check) => {
  const { ship: id, crew, skill, why, dc } = check
  const ship = shipOf(t.game, id)
  const natural = rollNatural(t, ship, check)
  const own = memberOf(ship, crew).skills[skill] ?? 0
  const besides = [...spendAids(ship, crew, check), ...lastingOn(t.game, ship, check), ...damageTo(ship, check)]
  const sum = natural + own + total([...check.bonuses, ...besides])
  const margin = isWrecked(ship, check) ? -20 : sum - (dc ?? 0)
  const result: CheckResult = { ship: id, crew, skill, why, natural, total: sum, dc, margin }
  tellCheck(t, result, check.against)
  t.give({ ...result })
}

/** Its numbers are for those who know the crew's bonuses, and the defences that they are rolled against. */
export function tellCheck(t: HexTurn, result: CheckResult, against?: ShipId): void {
  const own = seenBy(t.state, shipOf(t.game, result.ship), 'other')
  const theirs = against === undefined ? null : seenBy(t.state, shipOf(t.game, against), 'defences')
  const seen = own === null || theirs === null ? (own ?? theirs) : own.filter(seat => theirs.includes(seat))
  t.emit({ type: 'checkMade', ...result, seen })
}

function knowsNumber(t: HexTurn, { against }: Check, seat: Seat): boolean {
  return against === undefined || knows(t.state, t.side(seat), shipOf(t.game, against), 'defences')
}

export const check = steps<HexWords, 'check'>('check', [mayHelp, help, takeHelp, roll])

function rollNatural(t: HexTurn, ship: Ship, check: Check): number {
  const { why } = check
  const twice = twiceFor(t.game, ship, check)
  const first = rollOne(t, 20, why, ship.id)
  if (twice === undefined) return first
  const second = rollOne(t, 20, why, ship.id)
  return twice === 'better' ? Math.max(first, second) : Math.min(first, second)
}

/** Glitching −2, malfunctioning −4; a core from malfunctioning on takes from all other actions too. */
export function damageTo(ship: Ship, { system, sparesCore }: Pick<Check, 'system' | 'sparesCore'>): Bonus[] {
  const own = system === null || (system === 'powerCore' && sparesCore) ? 0 : [0, -2, -4, -4][severityOf(ship, system)]
  const core = system === 'powerCore' || sparesCore ? 0 : [0, 0, -2, -4][severityOf(ship, 'powerCore')]
  return [...untyped(`damage to ${system}`, own ?? 0), ...untyped('damage to the core', core ?? 0)]
}

/** What uses a wrecked system fails (rules/hex.md §3.6). */
function isWrecked(ship: Ship, { system, sparesCore, minor }: Check): boolean {
  return system !== null && !sparesCore && !minor && severityOf(ship, system) === 3
}

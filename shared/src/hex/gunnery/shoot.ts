/** One weapon fires: rules/hex.md §3.3 and §3.5. An array is rolled for each ship that it strikes, a line once for all. */
import type { HexArc } from '../../geometry/index.ts'
import { isReject, steps } from '../../kernel/index.ts'
import { type Aids, aidsOf } from '../crew/aids.ts'
import type { Check, CheckResult } from '../crew/check.ts'
import { type Placed, shipOf } from '../look.ts'
import type { CrewId, HexGame, ShipId, Weapon } from '../state.ts'
import type { HexStep } from '../turn.ts'
import type { AttackKind, HexWords } from '../words.ts'
import { aimsOf } from './aim.ts'
import { shotBonuses, targetBonuses } from './check.ts'
import { defenceAgainst, defenceOf } from './defence.ts'
import type { Aim, Shot } from './firing.ts'
import { throwField } from './force-field.ts'
import { harryingNumber } from './harry.ts'
import { has } from './properties.ts'
import { settleAim, useUp } from './settle.ts'
import { spend } from './spend.ts'
import { gunOf, minors, pushes, systemOf } from './weapons.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

export interface Shooting extends Shot, Writable<Aids> {
  /** What helps it has helped its first check. */
  aided?: true
  readonly ship: ShipId
  readonly crew: CrewId
  readonly attack: AttackKind
  /** The arc of a broadside. */
  readonly within?: HexArc
  /** Resolve was spent, so that a harrying shot may do damage. */
  readonly resolved?: true
  /** Ships that are not rolled for yet. */
  aims?: Aim[]
  /** Shield points that a force field adds. */
  field?: number
  /** The damage, once it is rolled. */
  damage?: number
}

type Line = HexStep<'shoot'>

const aim: Line = (t, a) => {
  const { ship, weapon } = gunOf(t.game, a)
  const aims = aimsOf(t.game, ship, a, a.attack, a.within)
  if (isReject(aims)) throw new Error(`${a.ship} fires what it cannot: ${aims.message}`)
  a.aims = aims
  a.field = throwField(t, ship, weapon, aims)
  spend(t.game, ship, weapon, a.attack, aims)
}

/** What helps the shot helps the first check. */
const roll: Line = (t, a) => {
  const { ship, weapon } = gunOf(t.game, a)
  const next = nextOf(a)
  const isBeam = has(weapon, 'line')
  const check: Check = {
    ...{ ship: a.ship, crew: a.crew, ...checkOf(ship, weapon) },
    // A beam is compared with several numbers.
    ...(isBeam ? { dc: null } : { dc: numberFor(t.game, ship, weapon, a.attack, next), against: next.target }),
    bonuses: [
      ...shotBonuses(ship, weapon, a.crew, a.attack, next),
      ...(isBeam ? [] : targetBonuses(t.game, ship, weapon, a.attack, next)),
    ],
    ...(a.attack === 'free' ? { alone: true } : {}),
    ...(minors.includes(a.attack) ? { minor: true } : {}),
    ...twice(t.game, ship, a.attack, next),
    ...(pushes.includes(a.attack) ? { push: true } : {}),
    ...(a.aided ? {} : aidsOf(a)),
  }
  a.aided = true
  t.push('check', check)
}

const settle: Line = (t, a) => {
  const { ship, weapon } = gunOf(t.game, a)
  const result = t.result() as unknown as CheckResult
  const beam = has(weapon, 'line') ? t.state.seq : null
  const settled = beam === null ? [nextOf(a)] : (a.aims ?? [])
  for (const aim of settled) {
    settleAim(t, a, aim, result, beam)
    useUp(t.game, ship, a.attack, aim)
  }
  a.aims = a.aims?.slice(settled.length) ?? []
  if (a.aims.length > 0) t.goto(roll)
}

export const shoot = steps<HexWords, 'shoot'>('shoot', [aim, roll, settle])

function nextOf({ ship, aims }: Shooting): Aim {
  const [next] = aims ?? []
  if (next === undefined) throw new Error(`${ship} aims at nothing`)
  return next
}

/** Modules of countermeasures are worked with Computers and through the sensors (rules/hex.md §3.7, Activate ECM). */
function checkOf(ship: Placed, weapon: Weapon): Pick<Check, 'skill' | 'why' | 'system'> {
  return weapon.kind === 'ecm'
    ? { skill: 'computers', why: 'ecm', system: 'sensors' }
    : { skill: 'gunnery', why: 'gunnery', system: systemOf(ship, weapon) }
}

function numberFor(game: HexGame, ship: Placed, weapon: Weapon, attack: AttackKind, aim: Aim): number {
  const target = shipOf(game, aim.target)
  if (attack === 'harrying') return harryingNumber(target)
  const shielded = weapon.kind === 'ecm' && target.shields[aim.quadrant] > 0 ? 2 : 0
  return defenceOf(target, defenceAgainst[weapon.kind], ship) + shielded
}

/** A jammed gunner keeps the worse of two; the first who fires at a harried ship the better. Both together are one roll. */
function twice(game: HexGame, ship: Placed, attack: AttackKind, { target }: Aim): Pick<Check, 'twice'> {
  if (attack === 'free') return {}
  const { effects } = shipOf(game, target)
  const isHarried = effects.harriedBy.includes(ship.side)
  effects.harriedBy = effects.harriedBy.filter(side => side !== ship.side)
  if (isHarried === ship.effects.jammed) return {}
  return { twice: isHarried ? 'better' : 'worse' }
}

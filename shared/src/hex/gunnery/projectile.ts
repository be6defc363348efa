/** Tracking projectiles: rules/hex.md §3.5. One that is under way is checked anew at the start of each gunnery phase. */
import { hexAhead, sameHex, turnFacing } from '../../geometry/index.ts'
import { isObject, own, steps, without } from '../../kernel/index.ts'
import { total } from '../crew/bonus.ts'
import { type CheckResult, tellCheck } from '../crew/check.ts'
import { rollOne } from '../dice.ts'
import { isPlaced, type Placed, shipOf } from '../look.ts'
import type { HexGame, Projectile } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexEvent, HexWords } from '../words.ts'
import { arcsOf } from './arcs.ts'
import { besetBy, hits } from './check.ts'
import { defenceOf } from './defence.ts'
import { flightTo } from './flight.ts'
import { queueHit, strikeNow } from './hit.ts'
import { pointWeapons } from './point-defence.ts'
import { has } from './properties.ts'
import { rollAgain } from './quantum.ts'
import { readiness, rollDamage } from './roll-damage.ts'

type Line = HexStep<'projectile'>

const seek: Line = (t, a) => {
  const projectile = own(t.game.projectiles, a.id)
  if (projectile === undefined) return t.leave()
  if (targetOf(t.game, projectile) === null) return lose(t, projectile, 'targetGone')
  if (a.launched) return
  const result = checkOf(t, projectile)
  if (!hits(t.game, result.natural, result.margin)) return lose(t, projectile, 'missed')
  a.natural = result.natural
}

/** It strikes the quadrant through which it came into the hex, one fired within a hex where the gunner wanted it to. */
const fly: Line = (t, a) => {
  const { projectile, target } = flying(t.game, a.id)
  const { hex: from } = projectile
  const speed = a.now ? Number.POSITIVE_INFINITY : projectile.speed
  const { hexes, heading } = flightTo(from, projectile.heading, target.at.hex, speed)
  const end = hexes.at(-1) ?? from
  Object.assign(projectile, { hex: end, heading })
  if (hexes.length > 0) t.emit({ type: 'projectileMoved', projectile: a.id, to: end })
  if (!sameHex(end, target.at.hex)) return t.leave()
  a.quadrant ??= arcsOf(t.game, target, hexAhead(end, turnFacing(heading, 3)))[0] ?? 'forward'
  t.push('pointDefence', { projectile: a.id, ship: target.id, left: pointWeapons(target, a.quadrant) })
}

const land: Line = (t, a) => {
  const result = t.result()
  const { projectile, target } = flying(t.game, a.id)
  if (isObject(result) && result.down === true) return lose(t, projectile, 'shotDown')
  const { by, weapon, damage: dice, name, properties } = projectile
  const launcher = shipOf(t.game, by)
  const damage = rollDamage(t, dice, name, launcher) + (a.launched ? readiness(launcher, weapon) : 0)
  lose(t, projectile, 'hit')
  const score = a.now ? strikeNow : queueHit
  score(t, {
    ...{ by, target: target.id, quadrant: a.quadrant ?? 'forward', weapon, damage, properties },
    ...{ natural: a.natural ?? 0, precise: a.precise ?? false, beam: null },
  })
}

export const projectile = steps<HexWords, 'projectile'>('projectile', [seek, fly, land])

function targetOf(game: HexGame, { target }: Projectile): Placed | null {
  const ship = shipOf(game, target)
  return isPlaced(ship) ? ship : null
}

function flying(game: HexGame, id: string): { projectile: Projectile; target: Placed } {
  const projectile = own(game.projectiles, id)
  const target = projectile === undefined ? null : targetOf(game, projectile)
  if (projectile === undefined || target === null) throw new Error(`${id} flies at nothing`)
  return { projectile, target }
}

/** Its flight is over. */
function lose(t: HexTurn, { id }: Projectile, why: Extract<HexEvent, { type: 'projectileGone' }>['why']): void {
  t.game.projectiles = without(t.game.projectiles, id)
  t.emit({ type: 'projectileGone', projectile: id, why })
  t.leave()
}

/** With the gunner's own bonus of the launch, whatever has become of him; nothing helps it, but penalties count (6.40). */
function checkOf(t: HexTurn, projectile: Projectile): CheckResult {
  const { by, gunner: crew, gunnery, target, penalty } = projectile
  const launcher = shipOf(t.game, by)
  const dc = defenceOf(shipOf(t.game, target), 'tl', launcher)
  const faces = launcher.effects.jammed ? [rollTracking(t, by), rollTracking(t, by)] : [rollTracking(t, by)]
  const natural = Math.min(...faces)
  const sum = natural + gunnery + penalty + total(besetBy(t.game, launcher))
  projectile.penalty = 0
  const result: CheckResult = {
    ...{ ship: by, crew, skill: 'gunnery', why: 'tracking', natural, total: sum, dc, margin: sum - dc },
  }
  tellCheck(t, result, target)
  if (projectile.rerolled || !has(projectile, 'quantum') || hits(t.game, natural, result.margin)) return result
  projectile.rerolled = true
  return rollAgain(t, result, target)
}

const rollTracking = (t: HexTurn, ship: string) => rollOne(t, 20, 'tracking', ship)

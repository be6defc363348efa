/** One hit strikes: rules/hex.md §3.5 step 3c. A free attack's at once, others at the end of the gunnery phase. */
import { steps } from '../../kernel/index.ts'
import { has } from '../gunnery/properties.ts'
import { isDisabled, isPlaced, shipOf } from '../look.ts'
import { leaveMap } from '../phases/leave.ts'
import { seenBy } from '../seen.ts'
import { arcs, type Hit, type Quarters, type Ship } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { critical } from './critical.ts'
import { criticalsOf } from './criticals.ts'
import { pulse } from './emp.ts'
import { irradiate } from './irradiate.ts'
import { type Loss, lossOf } from './loss.ts'
import { sow } from './spores.ts'
import { collapse, pushVortexCheck } from './vortex.ts'

type Line = HexStep<'hit'>

/** Shields keep the damage of a vortex and every pulse away. */
const strike: Line = (t, { hit }) => {
  const ship = shipOf(t.game, hit.target)
  if (!isPlaced(ship)) return t.leave()
  irradiate(t, ship, hit)
  const shielded = ship.shields[hit.quadrant] > 0
  if (has(hit, 'emp')) {
    t.leave()
    if (shielded) takeLoss(t, ship, hit, nothing)
    else pulse(t, ship, hit)
  } else if (has(hit, 'vortex') && shielded) pushVortexCheck(t, ship)
  else {
    t.leave()
    damage(t, ship, hit)
  }
}

const afterVortex: Line = (t, { hit }) => collapse(t, shipOf(t.game, hit.target), hit.quadrant)

export const hit = steps<HexWords, 'hit'>('hit', [strike, afterVortex])

const noQuarters: Quarters = { forward: 0, starboard: 0, aft: 0, port: 0 }
const nothing: Loss = { shields: noQuarters, ablative: 0, hull: 0, stopped: false }

function damage(t: HexTurn, ship: Ship, hit: Hit): void {
  const loss = lossOf(ship, hit)
  const criticals = criticalsOf(t.game.ruleset, ship, hit, loss.hull)
  const wasDisabled = isDisabled(ship)
  takeLoss(t, ship, hit, loss)
  if (has(hit, 'buster')) ship.afflictions.push({ kind: 'buster', until: t.game.round + 1 })
  // A threshold that stops a beam spares what lies behind (rules/hex.md §3.8, Line).
  if (loss.stopped && hit.beam !== null) t.game.hits = t.game.hits.filter(({ beam }) => beam !== hit.beam)
  if (ship.damage > 2 * ship.hull) {
    leaveMap(t, ship, 'destroyed')
    return
  }
  if (isDisabled(ship) && !wasDisabled) t.emit({ type: 'disabled', ship: ship.id })
  for (const chosen of criticals) critical(t, ship, chosen, loss.hull)
  if (has(hit, 'spore') && loss.hull > 0) sow(t, ship)
}

function takeLoss(
  t: HexTurn,
  ship: Ship,
  { quadrant, by, weapon }: Hit,
  { shields, ablative, hull, stopped }: Loss,
): void {
  for (const arc of arcs) ship.shields[arc] -= shields[arc]
  ship.ablative[quadrant] -= ablative
  ship.damage += hull
  const lost = arcs.reduce((sum, arc) => sum + shields[arc], 0)
  const seen = seenBy(t.state, ship, 'defences')
  const told = { ship: ship.id, quadrant, shields: lost, ablative, hull, stopped, source: `${by}.${weapon}`, seen }
  t.emit({ type: 'damaged', ...told })
}

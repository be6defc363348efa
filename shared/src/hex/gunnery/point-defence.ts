/** Point weapons fire at a projectile that would hit, or a mine: rules/hex.md §3.5, Point defence. */
import type { HexArc } from '../../geometry/index.ts'
import { among, type Json, own, type RequestRule, steps } from '../../kernel/index.ts'
import { total } from '../crew/bonus.ts'
import { damageTo, tellCheck } from '../crew/check.ts'
import { rollOne } from '../dice.ts'
import { inRole, isDisabled, severityOf, shipOf } from '../look.ts'
import type { CrewMember, Ship, Weapon } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'
import { besetBy, hits } from './check.ts'
import { propertyOf } from './properties.ts'
import { systemOf } from './weapons.ts'

type Line = HexStep<'pointDefence'>

/** Any gunner aboard will do, whatever else he fires (6.53). */
const gunnerOf = (ship: Ship): CrewMember | undefined => (isDisabled(ship) ? undefined : inRole(ship, 'gunner')[0])

/** The point weapons of the arc through which it comes, and turrets; each tries one projectile a round. */
export function pointWeapons(ship: Ship, arc: HexArc): string[] {
  return ship.weapons.filter(weapon => mayTry(ship, weapon, arc)).map(({ id }) => id)
}

function mayTry(ship: Ship, weapon: Weapon, arc: HexArc): boolean {
  const { mount, pointFired, shots } = weapon
  const isReady = propertyOf(weapon, 'point') !== undefined && !pointFired && shots !== 0
  return isReady && (mount === 'turret' || mount === arc) && severityOf(ship, systemOf(ship, weapon)) < 3
}

const ask: Line = (t, { projectile, ship: id, left }) => {
  const gunner = gunnerOf(shipOf(t.game, id))
  const [first] = left
  if (gunner === undefined || first === undefined) return t.leave()
  t.ask(gunner.seat, 'pointDefence', { ship: id, projectile, weapons: left }, { default: { weapon: first } })
}

/** One after another, until it is shot down or they let it come. */
const fire: Line = (t, a) => {
  const answer = t.answer('pointDefence')
  if (!('weapon' in answer)) return
  const ship = shipOf(t.game, a.ship)
  const weapon = ship.weapons.find(({ id }) => id === answer.weapon)
  if (weapon === undefined) throw new Error(`${a.ship} has no ${answer.weapon}`)
  weapon.pointFired = true
  if (weapon.shots !== null) weapon.shots--
  a.left = a.left.filter(id => id !== weapon.id)
  if (shootsDown(t, ship, weapon, a.projectile)) t.give({ down: true })
  else t.goto(ask)
}

export const pointDefence = steps<HexWords, 'pointDefence'>('pointDefence', [ask, fire])

/** With the bonus of the weapon instead of the gunner's, against 10 and the speed of the projectile. */
function shootsDown(t: HexTurn, ship: Ship, weapon: Weapon, id: string): boolean {
  const gunner = gunnerOf(ship)
  if (gunner === undefined) throw new Error(`nobody shoots at ${id}`)
  // A mine counts as one of speed 4.
  const speed = own(t.game.projectiles, id)?.speed ?? 4
  const natural = rollOne(t, 20, 'pointDefence', ship.id)
  const bonus = propertyOf(weapon, 'point')?.bonus ?? 0
  const sum = natural + bonus + total([...besetBy(t.game, ship), ...damageTo(ship, { system: systemOf(ship, weapon) })])
  const dc = 10 + speed
  const margin = sum - dc
  const told = { ship: ship.id, crew: gunner.id, skill: 'gunnery', why: 'pointDefence' } as const
  tellCheck(t, { ...told, natural, total: sum, dc, margin })
  return hits(t.game, natural, margin)
}

type Args = HexRequests['pointDefence']['args']

const answers = ({ weapons }: Args): Json[] => [...weapons.map(weapon => ({ weapon })), { pass: true }]

export const pointDefenceRequest: RequestRule<HexWords, Args> = {
  legal: ({ args }) => ({ type: 'one', of: answers(args) }),
  accepts: ({ args }, answer) => among(answers(args), answer),
}

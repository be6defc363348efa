/** What a ship is with all that its cards add: rules/dial.md §1.2 step 1, §6.2. Worked out anew whenever a card comes, goes or is flipped. */
import { grantsLentTo } from '../cards/lent.ts'
import type { Arc, Grant, Pool, PrimaryAttack, Side, Tables } from '../data/index.ts'
import type { Charges, DialGame, Ship, Turret } from '../state.ts'
import { tablesOf } from '../tables-of.ts'

/** What of a ship its cards may change. */
type Fitted = Pick<Ship, 'bar' | 'attacks' | 'agility' | 'hull' | 'shields' | 'force' | 'turret'>

type Mounted = Pick<Ship, 'pilot' | 'upgrades'>

/** As its pilot's card and the sides of its upgrades that are up print it, with all pools full. */
export function fit(ship: Mounted, cards: Tables, lent: readonly Grant[] = []): Fitted {
  const pilot = known(cards.pilot(ship.pilot), ship.pilot)
  const printed = cards.shipOf(pilot)
  const sides = ship.upgrades.map(({ id, side }) => known(known(cards.upgrade(id), id).sides[side], `${id}/${side}`))
  const grants = [...sides.flatMap(side => side.grants), ...lent]
  const attacks = grantedAttacks(printed.attacks, grants)
  // Squads of casual play may have cards that take more than there is; every ship has hull, or none would be there.
  const stat = (name: 'agility' | 'hull' | 'shields', value: number, least = 0) =>
    Math.max(
      least,
      grants.reduce((sum, g) => (g.kind === 'stat' && g.stat === name ? sum + g.amount : sum), value),
    )
  const shields = stat('shields', printed.shields.value)
  return {
    bar: [...printed.actions, ...grants.flatMap(g => (g.kind === 'action' ? [g.action] : []))],
    attacks,
    agility: stat('agility', printed.agility),
    hull: stat('hull', printed.hull, 1),
    shields: { value: shields, max: shields, recovers: printed.shields.recovers },
    force: forceOf([pilot.force, ...sides.map(side => side.force)]),
    turret: firstTurret([
      ...attacks.map(a => a.arc),
      ...grants.flatMap(g => (g.kind === 'arc' ? [g.arc] : [])),
      ...sides.flatMap(side => side.attack?.arc ?? []),
    ]),
  }
}

/** After a card was flipped, came or went. What is in a pool stays there, as far as the pool still holds it. */
export function refit(game: DialGame, ship: Ship): void {
  const { shields, force, turret, ...rest } = fit(ship, tablesOf(game), grantsLentTo(game, ship))
  Object.assign(ship, rest)
  ship.shields = { ...shields, value: Math.min(shields.value, ship.shields.value) }
  ship.force = force && { ...force, value: Math.min(force.value, ship.force?.value ?? 0) }
  if (turret === null || ship.turret === null || isDouble(turret) !== isDouble(ship.turret)) ship.turret = turret
}

export function known<R>(record: R | undefined, id: string): R {
  if (record === undefined) throw new Error(`the squad was read with other tables: no ${id}`)
  return record
}

/** A pool as a card brings it. */
export function full(printed: Pool | undefined): Charges | null {
  return printed === undefined ? null : { value: printed.value, max: printed.value, recovers: printed.recovers }
}

/** Capacities add up; the highest recovery counts, not the sum (rules/dial.md §3.2). */
function forceOf(printed: readonly Side['force'][]): Charges | null {
  const pools = printed.filter(force => force !== undefined)
  if (pools.length === 0) return null
  const max = pools.reduce((sum, force) => sum + force.value, 0)
  return { value: max, max, recovers: Math.max(...pools.map(force => force.recovers)) }
}

/** A card that grants an arc has the front attack fired in that arc. */
function grantedAttacks(printed: readonly PrimaryAttack[], grants: readonly Grant[]): PrimaryAttack[] {
  const instead = grants.find(grant => grant.kind === 'arc')?.arc ?? 'front'
  const attacks = printed.map(({ arc, value }) => ({ arc: arc === 'front' ? instead : arc, value }))
  for (const grant of grants) {
    if (grant.kind !== 'attack') continue
    const same = attacks.find(a => a.arc === grant.arc)
    if (same === undefined) attacks.push({ arc: grant.arc, value: grant.amount })
    else same.value += grant.amount
  }
  return attacks
}

/** An upgrade that attacks by a turret brings its indicator along. */
function firstTurret(arcs: readonly Arc[]): Turret | null {
  if (arcs.includes('doubleTurret')) return 'frontRear'
  return arcs.includes('singleTurret') ? 'front' : null
}

const isDouble = (turret: Turret): boolean => turret === 'frontRear' || turret === 'leftRight'

/** From a squad to its ships on their cards: rules/dial.md §1.2 step 1, Gather forces. */
import type { Seat } from '../../kernel/index.ts'
import { manualCards, shipAbilityOf } from '../cards/manual.ts'
import type { Action, Arc, Grant, Pilot, Pool, PrimaryAttack, Tables, Upgrade } from '../data/index.ts'
import type { Squad, SquadShip } from '../squad/index.ts'
import type { Charges, Equipped, Ship, Turret } from '../state.ts'

/** The ships of a squad with shields, charges and force full, named `a1`, `a2` … after the seat. */
export function gatherShips(seat: Seat, squad: Squad, tables: Tables): Ship[] {
  return squad.ships.map((listed, i) => gatherShip(`${seat}${i + 1}`, seat, listed, tables))
}

function gatherShip(id: string, seat: Seat, listed: SquadShip, tables: Tables): Ship {
  const pilot = known(tables.pilot(listed.pilot), listed.pilot)
  const cards = listed.upgrades.map(u => ({ ...u, card: known(tables.upgrade(u.id), u.id) }))
  const upgrades = cards.map(({ card }) => card)
  const grants = upgrades.flatMap(card => [...card.sides[0].grants])
  const printed = tables.shipOf(pilot)
  const attacks = grantedAttacks(printed.attacks, grants)
  // Squads of casual play may have cards that take more than there is; every ship has hull, or none would be there.
  const stat = (name: 'agility' | 'hull' | 'shields', value: number, least = 0) =>
    Math.max(
      least,
      grants.reduce((sum, g) => (g.kind === 'stat' && g.stat === name ? sum + g.amount : sum), value),
    )
  const shields = stat('shields', printed.shields.value)
  return {
    id,
    seat,
    pilot: listed.pilot,
    type: listed.ship,
    size: listed.size,
    initiative: pilot.initiative,
    cost: listed.cost,
    dial: printed.dial,
    bar: grantedBar(printed.actions, grants),
    attacks,
    agility: stat('agility', printed.agility),
    hull: stat('hull', printed.hull, 1),
    shields: { value: shields, max: shields, recovers: printed.shields.recovers },
    damage: { down: 0, up: [] },
    charges: pool(pilot.charges),
    force: forceOf(pilot, upgrades),
    upgrades: cards.map(
      ({ id: card, slot, card: { sides } }): Equipped => ({ id: card, slot, side: 0, charges: pool(sides[0].charges) }),
    ),
    turret: firstTurret([
      ...attacks.map(a => a.arc),
      ...grants.flatMap(g => (g.kind === 'arc' ? [g.arc] : [])),
      ...cards.flatMap(({ card }) => card.sides[0].attack?.arc ?? []),
    ]),
    tokens: {},
    place: 'reserve',
    pose: null,
    revealed: null,
    tractored: false,
    bonusAttacked: false,
    placedDevice: false,
    doomed: false,
    scored: 0,
    shipAbility: shipAbilityOf(pilot, upgrades),
    manual: manualCards(pilot, upgrades),
    conditions: [],
    knowledge: false,
    attempted: [],
  }
}

function known<R>(record: R | undefined, id: string): R {
  if (record === undefined) throw new Error(`the squad was read with other tables: no ${id}`)
  return record
}

function pool(printed: Pool | undefined): Charges | null {
  return printed === undefined ? null : { value: printed.value, max: printed.value, recovers: printed.recovers }
}

/** Capacities add up; the highest recovery counts, not the sum (rules/dial.md §3.2). */
function forceOf(pilot: Pilot, upgrades: readonly Upgrade[]): Charges | null {
  const pools = [pilot.force, ...upgrades.map(u => u.sides[0].force)].filter(f => f !== undefined)
  if (pools.length === 0) return null
  const max = pools.reduce((sum, f) => sum + f.value, 0)
  return { value: max, max, recovers: Math.max(...pools.map(f => f.recovers)) }
}

function grantedBar(printed: readonly Action[], grants: readonly Grant[]): Action[] {
  return [...printed, ...grants.flatMap(g => (g.kind === 'action' ? [g.action] : []))]
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

/** From a squad to its ships on their cards: rules/dial.md §1.2 step 1, Gather forces. */
import type { Seat } from '../../kernel/index.ts'
import { manualCards, shipAbilityOf } from '../cards/manual.ts'
import type { Tables } from '../data/index.ts'
import type { Squad, SquadShip } from '../squad/index.ts'
import type { Equipped, Ship } from '../state.ts'
import { fit, full, known } from './fit.ts'

/** The ships of a squad with shields, charges and force full, named `a1`, `a2` … after the seat. */
export function gatherShips(seat: Seat, squad: Squad, tables: Tables): Ship[] {
  return squad.ships.map((listed, i) => gatherShip(`${seat}${i + 1}`, seat, listed, tables))
}

function gatherShip(id: string, seat: Seat, listed: SquadShip, tables: Tables): Ship {
  const pilot = known(tables.pilot(listed.pilot), listed.pilot)
  const cards = listed.upgrades.map(u => ({ ...u, card: known(tables.upgrade(u.id), u.id) }))
  const upgrades = cards.map(
    ({ id: card, slot, card: { sides } }): Equipped => ({ id: card, slot, side: 0, charges: full(sides[0].charges) }),
  )
  const equipped = cards.map(({ card }) => card)
  return {
    id,
    seat,
    pilot: listed.pilot,
    type: listed.ship,
    size: listed.size,
    initiative: pilot.initiative,
    cost: listed.cost,
    dial: tables.shipOf(pilot).dial,
    ...fit({ pilot: listed.pilot, upgrades }, tables),
    damage: { down: 0, up: [] },
    charges: full(pilot.charges),
    upgrades,
    tokens: {},
    place: 'reserve',
    pose: null,
    revealed: null,
    tractored: false,
    bonusAttacked: false,
    placedDevice: false,
    doomed: false,
    scored: 0,
    shipAbility: shipAbilityOf(pilot, equipped),
    manual: manualCards(pilot, equipped),
    carrier: null,
    attacked: false,
    arrived: false,
    conditions: [],
    knowledge: false,
    attempted: [],
  }
}

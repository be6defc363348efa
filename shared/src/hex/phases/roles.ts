/** Roles are changed at the start of a round only: rules/hex.md §1.2 step 0. */
import { hasOnly, isObject, type Json, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { type Role, roles as roleNames } from '../data/types.ts'
import { memberOf, shipOf } from '../look.ts'
import type { CrewMember, HexGame, Ship } from '../state.ts'
import type { HexStep } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'
import { beginPhase, endPhase } from './phase.ts'

type Line = HexStep<'roles'>
type Args = HexRequests['roles']['args']

/** Only a crew of several can change anything. */
const ask: Line = t => {
  for (const { seat } of t.state.seats) {
    const ships = Object.values(t.game.ships).filter(
      ({ place, crew }) => place === 'map' && crew.length > 1 && crew.some(m => m.seat === seat),
    )
    if (ships.length > 0) t.ask(seat, 'roles', { ships: ships.map(({ id }) => id) }, { default: { roles: {} } })
  }
}

const take: Line = t => {
  for (const { answer } of t.answers('roles')) {
    for (const [crew, role] of Object.entries(answer.roles)) {
      const ship = shipWith(t.game, crew)
      if (ship === undefined) throw new Error(`no ship has ${crew}`)
      memberOf(ship, crew).role = role
      t.emit({ type: 'roleChanged', ship: ship.id, crew, role })
    }
  }
}

export const rolesFrame = steps<HexWords, 'roles'>('roles', [beginPhase('roles'), ask, take, endPhase])

function shipWith(game: HexGame, crew: string): Ship | undefined {
  return Object.values(game.ships).find(ship => ship.crew.some(({ id }) => id === crew))
}

export const rolesRequest: RequestRule<HexWords, Args> = {
  legal: ({ game, seat, args }) => ({
    type: 'each',
    field: 'roles',
    each: Object.fromEntries(membersOf(game, seat, args).map(m => [m.id, [m.role]])),
  }),
  accepts: ({ game, seat, args }, answer) => {
    const given = hasOnly(answer, ['roles']) ? answer.roles : null
    if (!isObject(given))
      return reject('bad_answer', 'answer', 'It maps members of the crew to roles: {"roles": {"a1.2": "gunner"}}.')
    const mine = membersOf(game, seat, args)
    for (const [crew, role] of Object.entries(given)) {
      if (!mine.some(({ id }) => id === crew)) return reject('unknown_crew', `answer.roles.${crew}`)
      if (!isRole(role)) return reject('not_an_option', `answer.roles.${crew}`)
    }
    return refuseSecond(game, args, given as { readonly [crew: string]: Role })
  },
}

function membersOf(game: HexGame, seat: string, { ships }: Args): CrewMember[] {
  return ships.flatMap(id => shipOf(game, id).crew.filter(m => m.seat === seat))
}

const isRole = (role: Json): role is Role => roleNames.some(known => known === role)

/** A ship has one captain and one pilot at most; who can act does not give the place up against his will. */
function refuseSecond(game: HexGame, { ships }: Args, given: { readonly [crew: string]: Role }) {
  for (const id of ships) {
    const { crew } = shipOf(game, id)
    for (const role of ['captain', 'pilot'] as const) {
      const holders = crew.filter(member => !member.down && (given[member.id] ?? member.role) === role)
      if (holders.length > 1) {
        return reject('not_an_option', 'answer.roles', `${id} has one ${role} only.`, { rule: 'hex §3.7', ship: id })
      }
    }
  }
  return null
}

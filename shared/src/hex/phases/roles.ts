/** Roles are changed at the start of a round only: rules/hex.md §1.2 step 0 and §3.7, Roles and limits. */
import {
  hasOnly,
  isObject,
  type Json,
  type Reject,
  type RequestRule,
  reject,
  type Seat,
  steps,
} from '../../kernel/index.ts'
import { type Role, roles as roleNames, type Skill } from '../data/types.ts'
import { inRole, memberOf, shipOf } from '../look.ts'
import type { CrewId, Ship } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'
import { beginPhase, endPhase } from './phase.ts'

type Line = HexStep<'roles'>
type Args = HexRequests['roles']['args']
type Given = Readonly<Record<CrewId, Role>>

/** Only a crew of several can change anything. */
const ask: Line = t => {
  for (const { seat } of t.state.seats) {
    const ships = Object.values(t.game.ships).filter(
      ({ place, crew }) => place === 'map' && crew.length > 1 && crew.some(m => m.seat === seat),
    )
    if (ships.length > 0) t.ask(seat, 'roles', { ships: ships.map(({ id }) => id) }, { default: { roles: {} } })
  }
}

/** First seat first: what another seat of the ship has taken meanwhile is not to be had any more. */
const take: Line = t => {
  for (const { answer } of t.answers('roles')) {
    for (const ship of Object.values(t.game.ships)) {
      const given = changesOn(ship, answer.roles)
      const whole = refuseOn(ship, given) === null
      const parts = whole ? [given] : Object.entries(given).map(([crew, role]) => ({ [crew]: role }))
      for (const part of parts) if (refuseOn(ship, part) === null) change(t, ship, part)
    }
  }
}

export const rolesFrame = steps<HexWords, 'roles'>('roles', [beginPhase('roles'), ask, take, endPhase])

/** Who is relieved of a post because he cannot act is a passenger. */
function change(t: HexTurn, ship: Ship, given: Given): void {
  const relieved = ship.crew.filter(m => m.down && posts.some(post => post === m.role) && isTaken(given, m.role))
  const roles = { ...given, ...Object.fromEntries(relieved.map(({ id }): [CrewId, Role] => [id, 'passenger'])) }
  for (const [crew, role] of Object.entries(roles)) {
    memberOf(ship, crew).role = role
    t.emit({ type: 'roleChanged', ship: ship.id, crew, role })
  }
}

/** Of these a ship has one at most. */
const posts = ['captain', 'pilot'] as const

const isTaken = (given: Given, role: Role) => Object.values(given).includes(role)

/** What an answer changes on a ship. */
function changesOn({ crew }: Ship, given: Given): Given {
  return Object.fromEntries(
    crew.flatMap(({ id, role }) => (given[id] === undefined || given[id] === role ? [] : [[id, given[id]]])),
  )
}

/** A post is free when nobody holds it, or whoever does cannot act; there are no more gunners than weapons. */
function refuseOn(ship: Ship, given: Given): Reject | null {
  const holders = (role: Role) => ship.crew.filter(member => !member.down && (given[member.id] ?? member.role) === role)
  for (const post of posts) {
    if (holders(post).length > 1)
      return reject('not_an_option', 'answer.roles', `${ship.id} has a ${post} who can act.`, {
        rule: 'hex §1.2',
        ship: ship.id,
      })
  }
  if (isTaken(given, 'gunner') && holders('gunner').length > ship.weapons.length)
    return reject('not_an_option', 'answer.roles', `${ship.id} has fewer weapons than that.`, {
      rule: 'hex §3.7',
      ship: ship.id,
    })
  return null
}

export const rolesRequest: RequestRule<HexWords, Args> = {
  legal: ({ game, seat, args }) => ({
    type: 'each',
    field: 'roles',
    each: Object.assign({}, ...args.ships.map(id => listed(shipOf(game, id), seat))),
  }),
  accepts: ({ game, seat, args }, answer) => {
    const given = hasOnly(answer, ['roles']) ? answer.roles : null
    if (!isObject(given)) return reject('bad_answer', 'answer', form)
    const ships = args.ships.map(id => shipOf(game, id))
    const mine = ships.flatMap(({ crew }) => crew.filter(member => member.seat === seat))
    for (const [crew, role] of Object.entries(given)) {
      if (!mine.some(({ id }) => id === crew)) return reject('unknown_crew', `answer.roles.${crew}`)
      if (!isRole(role)) return reject('not_an_option', `answer.roles.${crew}`, `There are ${roleNames.join(', ')}.`)
    }
    const roles = given as Given
    return ships.reduce<Reject | null>((found, ship) => found ?? refuseOn(ship, changesOn(ship, roles)), null)
  },
}

const form = 'It maps members of the crew to roles: {"roles": {"a1.2": "gunner"}}.'

const isRole = (role: Json): role is Role => roleNames.some(known => known === role)

/** What a member of the crew should be able to do in a role, one of these. */
const skillsFor: { readonly [role in Role]?: readonly Skill[] } = {
  captain: ['bluff', 'diplomacy', 'intimidate'],
  pilot: ['piloting'],
  gunner: ['gunnery'],
  engineer: ['engineering'],
  scienceOfficer: ['computers'],
  chiefMate: ['acrobatics', 'athletics'],
  magicOfficer: ['mysticism'],
}

/**
 * Roles that a member is trained for, and that go together however they are picked: a free post is listed for the first
 * who could take it, and the places of further gunners for as many. An answer may give any role to anybody.
 */
function listed(ship: Ship, seat: Seat): Record<CrewId, Role[]> {
  const mine = ship.crew.filter(member => member.seat === seat && !member.down)
  const trained = (role: Role) =>
    mine.filter(m => m.role !== role && skillsFor[role]?.some(skill => m.skills[skill] !== undefined))
  const room = { captain: 1, pilot: 1, gunner: ship.weapons.length }
  const left = (role: Role) =>
    role in room ? room[role as keyof typeof room] - inRole(ship, role).length : mine.length
  const takers = new Map(roleNames.map(role => [role, trained(role).slice(0, Math.max(0, left(role)))]))
  return Object.fromEntries(
    mine.map(member => [member.id, [member.role, ...roleNames.filter(role => takers.get(role)?.includes(member))]]),
  )
}

/** Who moves first: one Piloting check for each ship, every round, the lowest first (rules/hex.md §1.3). */
import { among, hasOnly, isObject, type Json, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { type Aids, everyAid } from '../crew/aids.ts'
import { untyped } from '../crew/bonus.ts'
import { rollOne } from '../dice.ts'
import { unwieldy } from '../helm/drive.ts'
import { inRole, isDisabled, onMap, severityOf, shipOf, suffers } from '../look.ts'
import type { CrewMember, HexGame, Ship, ShipId } from '../state.ts'
import type { HexStep, HexTurn } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'

export interface HelmOrdering {
  /** What helps the checks; the captain only where he is of the pilot's seat. */
  aids: Record<ShipId, Aids>
  /** Ships that roll in this turn of rolls, and what they have rolled. */
  left: ShipId[]
  rolled: Record<ShipId, number>
  /** Lowest first; ships that are tied stand together. */
  groups: ShipId[][]
}

type Line = HexStep<'helmOrder'>

/** Who flies the ship and can roll for it. Without him, or with wrecked engines, its result is 0. */
function pilotOf(ship: Ship): CrewMember | undefined {
  return isDisabled(ship) || severityOf(ship, 'engines') === 3 ? undefined : inRole(ship, 'pilot')[0]
}

const askAids: Line = t => {
  for (const { seat } of t.state.seats) {
    const ships = onMap(t.game).filter(ship => pilotOf(ship)?.seat === seat && aidsOf(ship).length > 1)
    if (ships.length > 0)
      t.ask(seat, 'helmAids', { ships: ships.map(({ id }) => id) }, { sealed: true, default: { aids: {} } })
  }
}

const allRoll: Line = (t, a) => {
  for (const { answer } of t.answers('helmAids')) Object.assign(a.aids, answer.aids)
  const ships = onMap(t.game).map(({ id }) => id)
  a.groups = [ships]
  a.left = [...ships]
}

const rollNext: Line = (t, a) => {
  const [next] = a.left
  if (next === undefined) return t.goto(sort)
  const ship = shipOf(t.game, next)
  const pilot = pilotOf(ship)
  const first = !(next in t.game.helmChecks)
  if (pilot !== undefined) return pushCheck(t, ship, pilot, first ? (a.aids[next] ?? {}) : {})
  // Two ships that nobody flies are told apart by a bare die.
  if (!first) a.rolled[next] = rollOne(t, 20, 'helmTie', next)
}

const takeRoll: Line = (t, a) => {
  const next = a.left.shift()
  if (next === undefined) throw new Error('nobody has rolled')
  const result = t.result()
  const total = isObject(result) ? Number(result.total) : (a.rolled[next] ?? 0)
  a.rolled[next] = total
  t.game.helmChecks[next] ??= total
  t.goto(rollNext)
}

/** Fewer ranks first; who is tied still rolls again, and only those (rules/hex.md §1.3). */
const sort: Line = (t, a) => {
  const ranksOf = (id: ShipId) => pilotOf(shipOf(t.game, id))?.ranks.piloting ?? 0
  a.groups = split(
    split(a.groups, id => a.rolled[id] ?? 0),
    ranksOf,
  )
  a.left = a.groups.filter(group => group.length > 1).flat()
  a.rolled = {}
  if (a.left.length > 0) t.goto(rollNext)
}

const tell: Line = (t, { groups }) => {
  const order = groups.flat()
  t.game.helmOrder = order
  t.emit({ type: 'helmOrder', order, checks: { ...t.game.helmChecks } })
}

export const helmOrder = steps<HexWords, 'helmOrder'>('helmOrder', [askAids, allRoll, rollNext, takeRoll, sort, tell])

function pushCheck(t: HexTurn, ship: Ship, pilot: CrewMember, aids: Aids): void {
  const given = Object.entries(ship.effects.helmOrder).flatMap(([source, amount]) => untyped(source, amount))
  const bonuses = [...given, ...unwieldy(ship)]
  t.push('check', {
    ...{ ship: ship.id, crew: pilot.id, skill: 'piloting', dc: null, why: 'helmOrder', system: 'engines', bonuses },
    ...(suffers(ship, 'navScram') && { twice: 'worse' }),
    ...aids,
  })
}

function split(groups: readonly ShipId[][], by: (id: ShipId) => number): ShipId[][] {
  return groups.flatMap(group => {
    const values = [...new Set(group.map(by))].sort((a, b) => a - b)
    return values.map(value => group.filter(id => by(id) === value))
  })
}

/** Everything that may help, nothing among it. */
function aidsOf(ship: Ship): Aids[] {
  const pilot = pilotOf(ship)
  return pilot === undefined ? [{}] : everyAid(ship, pilot.id, 'piloting')
}

type Args = HexRequests['helmAids']['args']

const form = 'It maps ships to what helps their checks: {"aids": {"a1": {"node": true}}}.'

const listed = (game: HexGame, id: ShipId) => aidsOf(shipOf(game, id)) as unknown as Json[]

export const helmAidsRequest: RequestRule<HexWords, Args> = {
  legal: ({ game, args }) => ({
    type: 'each',
    field: 'aids',
    each: Object.fromEntries(args.ships.map(id => [id, listed(game, id)])),
  }),
  accepts: ({ game, args }, answer) => {
    const given = hasOnly(answer, ['aids']) ? answer.aids : null
    if (!isObject(given)) return reject('bad_answer', 'answer', form)
    for (const [id, aids] of Object.entries(given)) {
      if (!args.ships.includes(id)) return reject('unknown_ship', `answer.aids.${id}`)
      const refused = among(listed(game, id), aids, `answer.aids.${id}`)
      if (refused !== null) return refused
    }
    return null
  },
}

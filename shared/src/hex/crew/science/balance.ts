/**
 * Shield points from one quadrant to another, or all spread evenly: rules/hex.md §3.7, Balance; 6.46, 6.47. Afterwards
 * every quadrant holds a tenth of what there is.
 */

import type { HexArc } from '../../../geometry/index.ts'
import { type JsonObject, type Reject, reject } from '../../../kernel/index.ts'
import { seenBy } from '../../seen.ts'
import { arcs, type Quarters, type Ship } from '../../state.ts'
import { attempt } from '../attempt.ts'
import { tierAndHalf } from '../bonus.ts'
import { scienceBonuses } from './sensing.ts'

export const balance = attempt({
  action: 'balance',
  role: 'scienceOfficer',
  skill: 'computers',
  phases: ['helm'],
  push: false,
  limit: 'any',
  system: 'sensors',
  ways: (_game, ship) => ways(ship),
  refuses: (_game, ship, _member, way) => refuse(ship, way),
  dc: (_game, { tier }) => 10 + tierAndHalf(tier),
  bonuses: (_game, ship) => scienceBonuses(ship),
  succeed: (t, ship, _member, way) => {
    ship.shields = balanced(ship.shields, way)
    const seen = seenBy(t.state, ship, 'defences')
    t.emit({ type: 'shieldsChanged', ship: ship.id, shields: ship.shields, why: 'balance', seen })
  },
})

const sum = (shields: Quarters) => arcs.reduce((total, arc) => total + shields[arc], 0)

function balanced(shields: Quarters, { even, from, to, points }: JsonObject): Quarters {
  if (even === true) return spread(sum(shields))
  const moved = { ...shields }
  moved[from as HexArc] -= Number(points)
  moved[to as HexArc] += Number(points)
  return moved
}

/** What cannot be split is forward. */
function spread(total: number): Quarters {
  const each = Math.floor(total / 4)
  return { forward: total - 3 * each, starboard: each, aft: each, port: each }
}

const isFloored = (shields: Quarters) => arcs.every(arc => 10 * shields[arc] >= sum(shields))

const isSame = (a: Quarters, b: Quarters) => arcs.every(arc => a[arc] === b[arc])

/** Of the points that may be moved between two quadrants the most are listed, and half of these. */
function ways(ship: Ship): JsonObject[] {
  const { shields } = ship
  const moves = arcs.flatMap(from =>
    arcs.flatMap(to => {
      const most = mostPoints(shields, from, to)
      return [...new Set([most, Math.ceil(most / 2)])].map(points => ({ from, to, points }))
    }),
  )
  const even = isSame(shields, spread(sum(shields))) ? [] : [{ even: true }]
  return [...even, ...moves.filter(way => refuse(ship, way) === null)]
}

/** What leaves a tenth where it comes from. */
function mostPoints(shields: Quarters, from: HexArc, to: HexArc): number {
  return from === to ? 0 : Math.max(0, shields[from] - Math.ceil(sum(shields) / 10))
}

const form = 'Points go from one quadrant to another, {"from": "aft", "to": "forward", "points": 3}, or {"even": true}.'

function refuse({ shields }: Ship, way: JsonObject): Reject | null {
  const { even, from, to, points, ...more } = way
  const isEven = even === true && Object.keys(way).length === 1
  const isMove =
    even === undefined &&
    Object.keys(more).length === 0 &&
    from !== to &&
    [from, to].every(arc => arcs.some(known => known === arc)) &&
    Number.isSafeInteger(points) &&
    Number(points) > 0
  if (!isEven && !isMove) return reject('bad_answer', 'answer', form)
  if (isEven || isFloored(balanced(shields, way))) return null
  return reject('not_an_option', 'answer.points', 'Every quadrant keeps a tenth of all shield points.', {
    rule: 'hex §3.7',
    least: Math.ceil(sum(shields) / 10),
  })
}

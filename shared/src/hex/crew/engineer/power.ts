/** Where power is diverted to, and what it does there: rules/hex.md §3.7, Divert, Overpower. */
import { isObject, type Json, type JsonObject, type Reject, reject } from '../../../kernel/index.ts'
import { suffers } from '../../look.ts'
import { seenBy } from '../../seen.ts'
import { arcs, type Quarters, type Ship } from '../../state.ts'
import type { HexTurn } from '../../turn.ts'
import { tierAndHalf } from '../bonus.ts'

const places = ['engines', 'science', 'weapons', 'shields'] as const
type Place = (typeof places)[number]
type Points = Partial<Quarters>

/** Shield points that it brings back: 5 % of the power core, as many as the shields hold in all (6.49). */
function pointsFor({ corePcu, shieldsMax, shields }: Ship): number {
  const room = shieldsMax - arcs.reduce((sum, arc) => sum + shields[arc], 0)
  return Math.max(0, Math.min(Math.floor(corePcu / 20), room))
}

/** To so many places: shields in the ways that are listed, all points to one quadrant or spread. */
export function powerWays(ship: Ship, count: number): JsonObject[] {
  const open = places.filter(place => place !== 'shields' || pointsFor(ship) > 0)
  return choices(open, Math.min(count, open.length)).flatMap(to =>
    to.includes('shields') ? spreads(pointsFor(ship)).map(shields => ({ to: [...to], shields })) : [{ to: [...to] }],
  )
}

function choices(from: readonly Place[], count: number): Place[][] {
  if (count === 0) return [[]]
  return from.flatMap((place, i) => choices(from.slice(i + 1), count - 1).map(rest => [place, ...rest]))
}

function spreads(points: number): Points[] {
  const each = Math.floor(points / 4)
  const even = { forward: points - 3 * each, starboard: each, aft: each, port: each }
  return [...arcs.map((arc): Points => ({ [arc]: points })), ...(each > 0 ? [even] : [])]
}

/** Points are placed freely (6.48). */
export function refusePower(ship: Ship, { to, shields, ...more }: JsonObject, count: number): Reject | null {
  if (Object.keys(more).length > 0 || !isPlaces(to) || to.length === 0 || to.length > count)
    return reject('bad_answer', 'answer.to', `It names one to ${count} of ${places.join(', ')}.`, { rule: 'hex §3.7' })
  if (!to.includes('shields')) return shields === undefined ? null : reject('bad_answer', 'answer.shields')
  const most = pointsFor(ship)
  if (!isPoints(shields)) return reject('bad_answer', 'answer.shields', 'Points by quadrant: {"forward": 3, "aft": 2}.')
  const sum = Object.values(shields).reduce((total, points) => total + points, 0)
  return sum >= 1 && sum <= most
    ? null
    : reject('not_an_option', 'answer.shields', `It brings back ${most} shield points at most.`, {
        rule: 'hex §3.7',
        most,
      })
}

function isPlaces(to: Json | undefined): to is Place[] {
  return Array.isArray(to) && to.every(place => places.some(p => p === place)) && new Set(to).size === to.length
}

function isPoints(shields: Json | undefined): shields is Record<string, number> {
  return (
    isObject(shields) &&
    Object.entries(shields).every(
      ([arc, points]) => arcs.some(known => known === arc) && Number.isSafeInteger(points) && Number(points) >= 0,
    )
  )
}

/** A buster has left the shields hard to feed (rules/hex.md §3.8). */
export function powerDc(ship: Ship, { to }: JsonObject, base: number): number {
  const toShields = isPlaces(to) && to.includes('shields')
  return base + tierAndHalf(ship.tier) + (toShields && suffers(ship, 'buster') ? 5 : 0)
}

export function divertTo(t: HexTurn, ship: Ship, { to, shields }: JsonObject, why: string): void {
  for (const place of to as Place[]) give[place](t, ship, why, (shields ?? {}) as Points)
}

const give: { readonly [P in Place]: (t: HexTurn, ship: Ship, why: string, points: Points) => void } = {
  engines: (t, ship, why) => {
    ship.effects.speed.divert = 2
    t.emit({ type: 'effect', ship: ship.id, effect: 'speed', amount: 2, why })
  },
  science: (t, ship, why) => {
    ship.effects.scienceDiverted = true
    t.emit({ type: 'effect', ship: ship.id, effect: 'scienceDiverted', amount: 2, why })
  },
  weapons: (t, ship, why) => {
    ship.effects.weaponsDiverted = true
    t.emit({ type: 'effect', ship: ship.id, effect: 'weaponsDiverted', amount: 0, why })
  },
  shields: (t, ship, why, points) => {
    for (const arc of arcs) ship.shields[arc] += points[arc] ?? 0
    t.emit({
      ...{ type: 'shieldsChanged', ship: ship.id, shields: ship.shields, why },
      seen: seenBy(t.state, ship, 'defences'),
    })
  },
}

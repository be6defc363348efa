/** Ways to roll, boost or decloak, tried on the table as it stands: rules/dial.md §4.4, §8.2, A24. */
import { liesOn, type Pose, type Reposition, reposition, type Variant } from '../../geometry/index.ts'
import { type Json, type Reject, reject } from '../../kernel/index.ts'
import { bodyOf, othersOf, type Placed, reactingDevices } from '../look.ts'
import { baseShape, deviceShape, obstacleShape } from '../objects.ts'
import { heededBy, passesObstacles } from '../obstacles/heeded.ts'
import type { DialGame, Obstacle } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { Encounter } from '../words.ts'

const rule = 'dial §8.2'

/** What moves a ship: some cards let boosts and barrel rolls pass obstacles. */
export type MovedBy = 'boost' | 'barrelRoll' | 'decloak' | 'tractor'

/** Names of the variants that are legal now, in their order. */
export function legalOptions(game: DialGame, ship: Placed, by: MovedBy, variants: readonly Variant[]): string[] {
  return attempt(game, ship, by, variants).flatMap(({ legal, name }) => (legal ? [name] : []))
}

/** Why a variant may not be chosen, with what is in the way. Null, which fails, may be chosen when none is legal. */
export function refuseOption(
  game: DialGame,
  ship: Placed,
  by: MovedBy,
  variants: readonly Variant[],
  option: Json,
  place: string,
): Reject | null {
  if (option === null) {
    const [legal] = legalOptions(game, ship, by, variants)
    return legal === undefined ? null : reject('may_not_fail', place, undefined, { rule, legal })
  }
  const variant = variants.find(({ name }) => name === option)
  if (variant === undefined) return reject('not_an_option', place)
  const [tried] = attempt(game, ship, by, [variant])
  return tried === undefined || tried.legal ? null : inTheWay(game, ship, by, tried, place)
}

/** Moves the ship by a legal variant, and over what it meets on the way. */
export function pushReposition(
  t: DialTurn,
  ship: Placed,
  by: MovedBy,
  variants: readonly Variant[],
  option: string | null,
): void {
  const bases = t.state.listeners.throughShip === undefined ? [] : othersOf(t.game, ship)
  const chosen = variants.filter(({ name }) => name === option)
  const [tried] = attempt(t.game, ship, by, chosen, bases)
  if (tried?.legal !== true) throw new Error(`${ship.id}: ${by} ${option} is not legal`)
  const { passed } = rocks(t.game, ship, by)
  const devices = reactingDevices(t.game)
  const end = { ...bodyOf(ship), pose: tried.pose }
  t.push('reposition', {
    ship: ship.id,
    by,
    option: tried.name,
    from: ship.pose,
    to: tried.pose,
    met: tried.devices.flatMap((i): Encounter[] => {
      const rock = passed[i]
      const device = devices[i - passed.length]
      if (device !== undefined) return [{ kind: 'device', id: device.id }]
      if (rock === undefined) return []
      const under = liesOn(end, obstacleShape(rock), t.game.ruleset.guides)
      return [{ kind: 'obstacle', id: rock.id, through: !under, under }]
    }),
    through: tried.devices.flatMap(i => bases[i - passed.length - devices.length]?.id ?? []),
  })
}

/** Devices may be passed and landed on freely; mines and remotes react (rules/dial.md §5.7). */
function attempt(
  game: DialGame,
  ship: Placed,
  by: MovedBy,
  variants: readonly Variant[],
  bases: readonly Placed[] = [],
): Reposition[] {
  const { barring, passed } = rocks(game, ship, by)
  return reposition(bodyOf(ship), variants, {
    ships: othersOf(game, ship).map(bodyOf),
    obstacles: barring.map(obstacleShape),
    devices: [...passed.map(obstacleShape), ...reactingDevices(game).map(deviceShape), ...bases.map(baseShape)],
    guides: game.ruleset.guides,
    area: game.area,
  })
}

/** The obstacles that the ship may not meet on this way, and those that it may. */
function rocks(game: DialGame, ship: Placed, by: MovedBy): { barring: Obstacle[]; passed: Obstacle[] } {
  const heeded = heededBy(game, ship, 'move')
  const passes = (by === 'boost' || by === 'barrelRoll') && passesObstacles(ship)
  return passes ? { barring: [], passed: heeded } : { barring: heeded, passed: [] }
}

function inTheWay(game: DialGame, ship: Placed, by: MovedBy, tried: Reposition, place: string): Reject {
  const { why, by: at = -1, name, pose } = tried
  const option = { rule, option: name }
  if (why === 'ship')
    return reject('overlaps_ship', place, undefined, { ...option, ship: othersOf(game, ship)[at]?.id ?? '' })
  if (why === 'area') return reject('outside_area', place, undefined, { ...option, edge: nearestEdge(game, pose) })
  return reject('obstacle_in_way', place, undefined, {
    ...option,
    obstacle: rocks(game, ship, by).barring[at]?.id ?? '',
  })
}

function nearestEdge({ area: [width, height] }: DialGame, { x, y }: Pose): 'south' | 'north' | 'west' | 'east' {
  const gaps = [
    ['south', y],
    ['north', height - y],
    ['west', x],
    ['east', width - x],
  ] as const
  return gaps.reduce((nearest, gap) => (gap[1] < nearest[1] ? gap : nearest))[0]
}

/** Ways to roll, boost or decloak, tried on the table as it stands: rules/dial.md §4.4, §8.2, A24. */
import { type Pose, type Reposition, reposition, type Surroundings, type Variant } from '../../geometry/index.ts'
import { type Json, type Reject, reject } from '../../kernel/index.ts'
import { bodyOf, obstaclesOf, othersOf, type Placed, reactingDevices } from '../look.ts'
import { deviceShape, obstacleShape } from '../objects.ts'
import type { DialGame } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { Encounter } from '../words.ts'

const rule = 'dial §8.2'

/** Names of the variants that are legal now, in their order. */
export function legalOptions(game: DialGame, ship: Placed, variants: readonly Variant[]): string[] {
  return attempt(game, ship, variants).flatMap(({ legal, name }) => (legal ? [name] : []))
}

/** Why a variant may not be chosen, with what is in the way. Null, which fails, may be chosen when none is legal. */
export function refuseOption(
  game: DialGame,
  ship: Placed,
  variants: readonly Variant[],
  option: Json,
  place: string,
): Reject | null {
  if (option === null) {
    const [legal] = legalOptions(game, ship, variants)
    return legal === undefined ? null : reject('may_not_fail', place, undefined, { rule, legal })
  }
  const variant = variants.find(({ name }) => name === option)
  if (variant === undefined) return reject('not_an_option', place)
  const [tried] = attempt(game, ship, [variant])
  return tried === undefined || tried.legal ? null : inTheWay(game, ship, tried, place)
}

/** Moves the ship by a legal variant, and over what it meets on the way. */
export function pushReposition(
  t: DialTurn,
  ship: Placed,
  by: string,
  variants: readonly Variant[],
  option: string | null,
): void {
  const [tried] = attempt(
    t.game,
    ship,
    variants.filter(({ name }) => name === option),
  )
  if (tried?.legal !== true) throw new Error(`${ship.id}: ${by} ${option} is not legal`)
  const devices = reactingDevices(t.game)
  t.push('reposition', {
    ship: ship.id,
    by,
    option: tried.name,
    from: ship.pose,
    to: tried.pose,
    met: tried.devices.flatMap((i): Encounter[] => {
      const device = devices[i]
      return device === undefined ? [] : [{ kind: 'device', id: device.id }]
    }),
  })
}

function attempt(game: DialGame, ship: Placed, variants: readonly Variant[]): Reposition[] {
  return reposition(bodyOf(ship), variants, around(game, ship))
}

/** Devices may be passed and landed on freely; mines and remotes react (rules/dial.md §5.7). */
function around(game: DialGame, ship: Placed): Surroundings {
  return {
    ships: othersOf(game, ship).map(bodyOf),
    obstacles: obstaclesOf(game).map(obstacleShape),
    devices: reactingDevices(game).map(deviceShape),
    guides: game.ruleset.guides,
    area: game.area,
  }
}

function inTheWay(game: DialGame, ship: Placed, { why, by = -1, name, pose }: Reposition, place: string): Reject {
  const option = { rule, option: name }
  if (why === 'ship')
    return reject('overlaps_ship', place, undefined, { ...option, ship: othersOf(game, ship)[by]?.id ?? '' })
  if (why === 'area') return reject('outside_area', place, undefined, { ...option, edge: nearestEdge(game, pose) })
  return reject('obstacle_in_way', place, undefined, { ...option, obstacle: obstaclesOf(game)[by]?.id ?? '' })
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

/** What must hold after every command of a battle, as sentences; none when all is well. */
import { hexDistance, sameHex } from '../geometry/index.ts'
import type { State } from '../kernel/index.ts'
import { inRole, onMap } from './look.ts'
import { arcs, type HexGame, type HexSecrets, type Ship } from './state.ts'

export function invariants({ game, stack }: State<HexGame, HexSecrets>): string[] {
  return [
    ...onOneHex(game),
    ...beyond(game),
    ...Object.values(game.ships).flatMap(ship => ofShip(game, ship)),
    ...ofProjectiles(game),
    ...ofMines(game),
    ...ofHits(game),
    ...ofOrder(
      game,
      stack.some(({ kind }) => kind === 'helmOrder'),
    ),
  ]
}

/** No move ends on another ship (rules/hex.md §2.4); a path is flown hex by hex inside one command or question. */
function onOneHex(game: HexGame): string[] {
  const ships = onMap(game)
  return ships.flatMap((a, i) =>
    ships
      .slice(i + 1)
      .filter(b => sameHex(a.at.hex, b.at.hex) && ![a.id, b.id].includes(game.active ?? ''))
      .map(b => `${a.id} and ${b.id} are in one hex`),
  )
}

function beyond(game: HexGame): string[] {
  const { radius } = game
  if (radius === null || !game.ruleset.edgeIsFlight) return []
  return onMap(game)
    .filter(ship => ship.id !== game.active && hexDistance([0, 0], ship.at.hex) > radius)
    .map(ship => `${ship.id} is past the edge and has not fled`)
}

function ofShip(game: HexGame, ship: Ship): string[] {
  const found: string[] = []
  const say = (wrong: boolean, what: string) => {
    if (wrong) found.push(`${ship.id} ${what}`)
  }
  const { place, at, shields, shieldsMax, damage, hull, systems, weapons, crew, nodesUsed, computer } = ship
  const points = arcs.map(arc => shields[arc])
  say((place === 'map') !== (at !== null), `is ${place} but its hex says otherwise`)
  say(
    points.some(value => !isCount(value)),
    'has shields that are no count',
  )
  say(sum(points) > shieldsMax, 'has more shields than it can have')
  say(!isCount(damage), 'has damage that is no count')
  say(place === 'map' && damage > 2 * hull, 'is past destruction and still here')
  say(
    Object.values(systems).some(({ base }) => base < 0 || base > 3),
    'has a system in no known condition',
  )
  say(
    weapons.some(({ shots }) => shots !== null && !isCount(shots)),
    'has fired more than it had',
  )
  say(nodesUsed > computer.nodes, 'spent more nodes than it has')
  say(ship.resolve < 0 || crew.some(({ resolve }) => resolve < 0), 'spent resolve that it had not')
  for (const role of ['captain', 'pilot'] as const)
    say(inRole(ship, role).length > 1, `has several in the role of ${role}`)
  say(game.round > 0 && place === 'reserve', 'was never placed')
  return found
}

function ofProjectiles({ projectiles, ships }: HexGame): string[] {
  return Object.values(projectiles)
    .filter(({ target }) => ships[target]?.place !== 'map')
    .map(({ id, target }) => `${id} flies at ${target}, which is gone`)
}

/** One mine lies in a hex. */
function ofMines({ mines }: HexGame): string[] {
  const hexes = Object.values(mines).map(({ hex }) => hex.join(' '))
  return new Set(hexes).size < hexes.length ? ['two mines are in one hex'] : []
}

/** Damage waits from the gunnery phase to the end of the round, and no longer. */
function ofHits({ hits, phase }: HexGame): string[] {
  return hits.length > 0 && phase !== 'gunnery' && phase !== 'damage' ? [`${hits.length} hits were forgotten`] : []
}

function ofOrder({ helmOrder, ships }: HexGame, isRolling: boolean): string[] {
  const twice = new Set(helmOrder).size < helmOrder.length ? ['a ship moves twice'] : []
  const strange = isRolling ? [] : helmOrder.filter(id => ships[id] === undefined).map(id => `there is no ship ${id}`)
  return [...twice, ...strange]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0

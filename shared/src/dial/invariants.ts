/** What must hold after every command of a dial match, as sentences; none when all is well. */
import { insideArea, overlaps, shapeInsideArea } from '../geometry/index.ts'
import type { Frame, State } from '../kernel/index.ts'
import { bearersOf, deckOf, discardOf, pileOf } from './damage/deck.ts'
import { bodyOf, isInPlay, onTable, remotesOf } from './look.ts'
import { deviceShape } from './objects.ts'
import { squareAt } from './scenario/features.ts'
import type { DialGame, DialSecrets, ObjectRef, Ship } from './state.ts'

export function invariants(state: State<DialGame, DialSecrets>): string[] {
  const { game } = state
  return [
    ...overlapping(game),
    ...outside(state),
    ...[...Object.values(game.ships), ...remotesOf(game)].flatMap(ofShip),
    ...ofDevices(state),
    ...ofDocked(state),
    ...ofLocks(game),
    ...ofContacts(game),
    ...ofCards(state),
    ...ofFeatures(game),
    ...ofScore(game),
    ...ofDestroyed(state),
    ...ofAttack(game),
  ]
}

function overlapping(game: DialGame): string[] {
  const ships = onTable(game)
  return ships.flatMap((a, i) =>
    ships
      .slice(i + 1)
      .filter(b => a.carrier !== b.id && b.carrier !== a.id && overlaps(bodyOf(a), bodyOf(b), game.ruleset.guides))
      .map(b => `${a.id} overlaps ${b.id}`),
  )
}

/** A ship that flees stands there until its player's opponent has placed what it towed (rules/dial.md §1.3). */
function outside({ game, stack }: State<DialGame, DialSecrets>): string[] {
  return onTable(game)
    .filter(ship => !leaves(stack, ship.id) && !insideArea(bodyOf(ship), game.area, game.ruleset.guides))
    .map(ship => `${ship.id} stands outside`)
}

function leaves(stack: readonly Frame[], id: string): boolean {
  return stack.some(({ kind, args }) => kind === 'leavePlay' && 'ship' in args && args.ship === id)
}

function ofShip(ship: Ship): string[] {
  const found: string[] = []
  const say = (wrong: boolean, what: string) => {
    if (wrong) found.push(`${ship.id} ${what}`)
  }
  const { pose, place } = ship
  say((place === 'table') !== (pose !== null), `is ${place} but its pose says otherwise`)
  if (pose !== null) {
    const length = pose.dx * pose.dx + pose.dy * pose.dy
    say(!(length > 1 - 1e-12 && length < 1 + 1e-12), 'has a heading that is no unit vector')
  }
  say(
    Object.values(ship.tokens).some(n => n === undefined || n < 1 || n % 1 !== 0),
    'has a count of tokens that is none',
  )
  for (const pool of [ship.shields, ship.charges, ship.force, ...ship.upgrades.map(u => u.charges)]) {
    say(pool !== null && (pool.value < 0 || pool.value > pool.max), 'has a pool outside its bounds')
  }
  const lost = ship.damage.down + ship.damage.up.length >= ship.hull
  say(place === 'table' && lost && !ship.doomed, 'lives on without hull')
  say(new Set(ship.attempted).size !== ship.attempted.length, 'attempted an action twice in a round')
  return found
}

/** Nothing lies outside, but a remote that flees. A remote has neither tokens nor face-up cards. */
function ofDevices({ game, stack }: State<DialGame, DialSecrets>): string[] {
  const outer = Object.values(game.devices).filter(device => !shapeInsideArea(deviceShape(device), game.area))
  const fusible = [...Object.values(game.obstacles), ...Object.values(game.devices)]
  const more = remotesOf(game).filter(({ tokens, damage }) => Object.keys(tokens).length + damage.up.length > 0)
  return [
    ...outer.filter(({ id }) => !leaves(stack, id)).map(({ id }) => `${id} lies outside`),
    ...fusible.flatMap(({ id, fuses }) => (fuses < 0 || fuses % 1 !== 0 ? [`${id} has ${fuses} fuse markers`] : [])),
    ...more.map(({ id }) => `${id} has what no remote has`),
    ...remotesOf(game).flatMap(({ id }) => (id in game.lostRemotes ? [`${id} is lost and lies here`] : [])),
  ]
}

/** Who is docked is in reserve, or on its way out; its carrier is in play and not docked itself. */
function ofDocked({ game, stack }: State<DialGame, DialSecrets>): string[] {
  const deploying = stack.flatMap(({ kind, args }) => (kind === 'deploy' && 'ship' in args ? [args.ship] : []))
  return Object.values(game.ships).flatMap(({ id, place, carrier }) => {
    if (carrier === null) return []
    const from = game.ships[carrier]
    const holds = from !== undefined && isInPlay(from) && from.carrier === null
    const inside = place === 'reserve' || deploying.includes(id)
    return holds && inside ? [] : [`${id} is docked with ${carrier}, and one of them is elsewhere`]
  })
}

function ofLocks(game: DialGame): string[] {
  const ships = new Set(onTable(game).map(ship => ship.id))
  const lies = ({ kind, id }: ObjectRef) =>
    kind === 'ship' ? ships.has(id) : id in (kind === 'obstacle' ? game.obstacles : game.devices)
  return game.locks
    .filter(({ by, on }) => !ships.has(by) || !lies(on))
    .map(({ by, on }) => `a lock of ${by} lies on ${on.id}, and one of them is gone`)
}

function ofContacts(game: DialGame): string[] {
  const ships = new Set(onTable(game).map(ship => ship.id))
  return game.touching
    .filter(([a, b]) => !(a < b && ships.has(a) && ships.has(b)))
    .map(([a, b]) => `${a} is said to touch ${b}`)
}

/** Every player's 33 cards are somewhere, once the decks are out. */
function ofCards({ game, hidden, seats }: State<DialGame, DialSecrets>): string[] {
  return seats.flatMap(({ seat }) => {
    const { decks } = hidden.host
    if (decks[deckOf(seat)] === undefined) return []
    const count = (pile: string) => decks[pile]?.cards.length ?? 0
    const ships = bearersOf(game, seat)
    const beside = ships.reduce((sum, ship) => sum + count(pileOf(ship)) + ship.damage.up.length, 0)
    const cards = count(deckOf(seat)) + count(discardOf(seat)) + beside
    const wrong = cards === 33 ? [] : [`the deck of ${seat} has ${cards} cards`]
    const tooMany = ships.filter(ship => count(pileOf(ship)) > ship.damage.down)
    return [...wrong, ...tooMany.map(({ id }) => `${id} has more face-down cards than it shows`)]
  })
}

/** A destroyed ship stays on the table in the Engagement Phase, and else only until what destroyed it is done. */
function ofDestroyed({ game, stack }: State<DialGame, DialSecrets>): string[] {
  const doomed = [...Object.values(game.ships), ...remotesOf(game)].filter(ship => ship.doomed)
  const underWay = stack.some(({ kind }) =>
    ['attack', 'suffer', 'dealCard', 'expose', 'destruction', 'detonate', 'window', 'leavePlay'].includes(kind),
  )
  const late = game.phase === 'engagement' || underWay ? [] : doomed
  return [
    ...late.map(({ id }) => `${id} is destroyed and still here`),
    ...doomed.filter(({ place }) => place !== 'table').map(({ id }) => `${id} is to be removed and is not there`),
    ...game.destroyed.filter(id => !doomed.some(ship => ship.id === id)).map(id => `${id} is mourned and lives`),
  ]
}

/** Six dice are rolled at most; effects may add more to them. */
function ofAttack({ attack }: DialGame): string[] {
  if (attack === null) return []
  const rolled = [attack.red, attack.green].map(dice => dice.filter(({ added }) => !added).length)
  return rolled.filter(count => count > 6).map(count => `${count} dice were rolled in an attack`)
}

/** A feature lies on the table or a ship there tows it, one at most. */
function ofFeatures(game: DialGame): string[] {
  const ships = new Set(onTable(game).map(ship => ship.id))
  const features = Object.values(game.features)
  const carriers = features.flatMap(({ carrier }) => carrier ?? [])
  return [
    ...features
      .filter(f => (f.pose === null) !== (f.carrier !== null))
      .map(f => `${f.id} lies and is towed, or neither`),
    ...carriers.filter(id => !ships.has(id)).map(id => `${id} tows a feature and is gone`),
    ...(new Set(carriers).size < carriers.length ? ['a ship tows several features'] : []),
    ...features
      .filter(f => f.pose !== null && !shapeInsideArea(squareAt(game, f.pose), game.area))
      .map(f => `${f.id} lies outside`),
  ]
}

/** What a side has scored for ships is what those of the others have brought; none brings more than its cost. */
function ofScore(game: DialGame): string[] {
  const ships = Object.values(game.ships)
  const over = ships.filter(ship => ship.scored > ship.cost).map(ship => `${ship.id} scored more than its cost`)
  const wrong = Object.entries(game.score).filter(([side, { half, lost }]) => {
    const enemies = ships.filter(({ seat }) => game.players[seat]?.side !== side)
    return half + lost !== enemies.reduce((sum, { scored }) => sum + scored, 0)
  })
  return [...over, ...wrong.map(([side]) => `the score of ${side} is not what the ships brought`)]
}

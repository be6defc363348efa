/**
 * Whether to use a card, and with which of its choices: rules/dial.md §9.4. There are more cards than judgements, so it
 * goes by what is to be chosen. A card about which nothing is known is used: its player has it for that.
 */
import type { DevicePlace } from '../../dial/devices/index.ts'
import { isPlaced, othersOf, type Placed, relation, shipOf } from '../../dial/look.ts'
import type { Rotation } from '../../dial/manoeuvre/rotate-ship.ts'
import type { DialGame } from '../../dial/state.ts'
import { quarterTurn } from '../../geometry/index.ts'
import { isObject, type Json, own } from '../../kernel/index.ts'
import { craftOf, foesOf } from './craft.ts'
import { worthOfFlight } from './flight-worth.ts'
import { flightOf, flownCode } from './flights.ts'
import type { Judge } from './judge.ts'
import { worthOfStanding } from './moved.ts'
import { worthOfDevices } from './placed-devices.ts'
import { ship as weights } from './weights.ts'

/** What a choice is worth; null about what it knows nothing of. */
type Judgement = (choice: Json) => number | null

export const judgeAbility: Judge<'useAbility'> = ({ game, active }, { ship: id, card, window, choices }) => {
  const self = shipOf(game, id)
  const used = weights.token * self.cost
  const isFlip = window === 'beforeActivate' || window === 'shipPlaced'
  // Of cards that are flipped the second side is the one to fight with: S-foils open, a wing down.
  if (isFlip && self.upgrades.some(upgrade => upgrade.id === card && upgrade.side === 1)) {
    return answer => ('pass' in answer ? used : 0)
  }
  const judgements = [
    ...(isPlaced(self) ? [byDevice(game, self), byTurn(game, self)] : []),
    ...(active === null ? [] : [byDial(game, active)]),
    byShip(game, self, choices),
  ]
  return answer => {
    if ('pass' in answer) return 0
    for (const judgement of judgements) {
      const worth = judgement(answer.use)
      if (worth !== null) return worth
    }
    return used
  }
}

/** Where a device would lie. */
function byDevice(game: DialGame, self: Placed): Judgement {
  return choice => {
    const places = Array.isArray(choice) ? choice : [choice]
    return places.length > 0 && places.every(isDevicePlace) ? worthOfDevices(game, self)(places) : null
  }
}

function isDevicePlace(choice: unknown): choice is DevicePlace {
  return isObject(choice) && 'card' in choice && 'way' in choice && 'template' in choice
}

const quarters: { readonly [way in Rotation]: number } = { left: -1, right: 1, around: 2 }

/** Turning in place. */
function byTurn(game: DialGame, self: Placed): Judgement {
  return choice => {
    const turns = typeof choice === 'string' ? own<number>(quarters, choice) : undefined
    return turns === undefined ? null : worthOfStanding(game, self)(quarterTurn(self.pose, turns))
  }
}

/** Another manoeuvre in the place of the one revealed. */
function byDial(game: DialGame, active: string): Judgement {
  return choice => {
    const ship = shipOf(game, active)
    const { dial, revealed } = ship
    if (!isPlaced(ship) || revealed === null || !dial.some(code => code === choice)) return null
    const [craft, foes, others] = [craftOf(game, ship), foesOf(game, ship), othersOf(game, ship)]
    const worth = (code: string) =>
      worthOfFlight(game, craft, foes, flightOf(game, ship, flownCode(ship, code), others, null))
    return worth(String(choice)) - worth(revealed)
  }
}

/** What may be done to ships of either side is no boon: an enemy has it. Of several the dearest. */
function byShip(game: DialGame, self: Pick<Placed, 'id'>, choices: readonly Json[]): Judgement {
  const isEnemy = (id: string) => relation(game, shipOf(game, self.id), shipOf(game, id)) === 'enemy'
  const named = choices.flatMap(choice => namedShip(game, choice) ?? [])
  const harms = named.some(isEnemy)
  return choice => {
    const id = namedShip(game, choice)
    if (id === null) return null
    return (harms && !isEnemy(id) ? -1 : 1) * weights.token * (1 + shipOf(game, id).cost)
  }
}

function namedShip({ ships }: DialGame, choice: Json): string | null {
  const id = isObject(choice) ? choice.ship : undefined
  return typeof id === 'string' && own(ships, id) !== undefined ? id : null
}

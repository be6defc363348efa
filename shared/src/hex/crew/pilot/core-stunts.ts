/** The stunts that any ship may try: rules/hex.md §2.6; 6.23–6.37. */
import type { Facing } from '../../../geometry/index.ts'
import { shipSizes } from '../../data/types.ts'
import { changeDefences } from '../../helm/defences.ts'
import { manoeuvrabilityOf } from '../../helm/drive.ts'
import { pushMove } from '../../helm/move.ts'
import { areEnemies, onMap, shipOf } from '../../look.ts'
import type { Ship } from '../../state.ts'
import { tierAndHalf } from '../bonus.ts'
import { failedBadly, onlyWay, type Stunt } from './stunt-rule.ts'

const ownTier =
  (base: number): Stunt['dc'] =>
  (_game, { tier }) =>
    base + tierAndHalf(tier)

const backOff: Stunt = {
  stunt: 'backOff',
  ways: onlyWay,
  needs: '',
  dc: ownTier(10),
  fly: (t, ship, pilot, _order, margin) => {
    if (failedBadly(margin)) changeDefences(t, ship, 'backOff', -4)
    pushMove(t, ship, pilot, failedBadly(margin) ? 'stay' : margin < 0 ? 'backOffFailed' : 'backOff')
  },
}

/** Of a ship that is Large or smaller. Weapons and shields of the sides change places for the gunnery phase (6.36). */
const barrelRoll: Stunt = {
  stunt: 'barrelRoll',
  ways: (_game, { size }) => (shipSizes.indexOf(size) <= shipSizes.indexOf('large') ? onlyWay() : []),
  needs: 'It is too large to roll.',
  dc: ownTier(10),
  fly: (t, ship, pilot, _order, margin) => {
    if (margin >= 0) roll(ship)
    if (margin >= 0) t.emit({ type: 'effect', ship: ship.id, effect: 'rolled', amount: 0, why: 'barrelRoll' })
    if (failedBadly(margin)) changeDefences(t, ship, 'barrelRoll', -4)
    pushMove(t, ship, pilot, margin >= 0 ? 'barrelRoll' : 'barrelRollFailed')
  },
}

const roll = ({ effects }: Ship) => {
  effects.rolled = true
}

const evade: Stunt = {
  stunt: 'evade',
  ways: onlyWay,
  needs: '',
  dc: ownTier(10),
  fly: (t, ship, pilot, _order, margin) => {
    if (margin >= 0) changeDefences(t, ship, 'evade', 2)
    else if (failedBadly(margin)) changeDefences(t, ship, 'evade', -2)
    pushMove(t, ship, pilot, 'evade')
  },
}

const flipAndBurn: Stunt = {
  stunt: 'flipAndBurn',
  ways: onlyWay,
  needs: '',
  dc: ownTier(15),
  fly: (t, ship, pilot, _order, margin) => {
    if (margin < 0) pushMove(t, ship, pilot, 'flipAndBurnFailed')
    else pushMove(t, ship, pilot, 'flipAndBurn', { finish: 'about' })
  },
}

/** The number is set by the tier of the enemy (6.24), who alone is slipped, once (6.25). */
const flyby: Stunt = {
  stunt: 'flyby',
  ways: (game, ship) =>
    onMap(game)
      .filter(other => areEnemies(ship, other))
      .map(({ id }) => ({ target: id })),
  needs: 'No enemy is there to fly by.',
  dc: (game, _ship, { target }) => 15 + tierAndHalf(shipOf(game, String(target)).tier),
  fly: (t, ship, pilot, { target }, margin) => {
    const errand = margin < 0 ? null : ({ does: 'flyby', target: String(target) } as const)
    pushMove(t, ship, pilot, 'flyby', { errand })
  },
}

const slide: Stunt = {
  stunt: 'slide',
  ways: () => [{ side: 'port' }, { side: 'starboard' }],
  needs: '',
  dc: ownTier(10),
  fly: (t, ship, pilot, { side }, margin) =>
    pushMove(t, ship, pilot, margin < 0 ? 'slideFailed' : side === 'port' ? 'slidePort' : 'slideStarboard'),
}

/** What turning on the spot costs unwieldy ships. */
const turningCost = { clumsy: -4, poor: -2, average: 0, good: 0, perfect: 0 }

const turnInPlace: Stunt = {
  stunt: 'turnInPlace',
  ways: (_game, { at }) => ([0, 1, 2, 3, 4, 5] as const).filter(to => to !== at?.facing).map(facing => ({ facing })),
  needs: '',
  dc: () => null,
  fly: (t, ship, _pilot, { facing }) => {
    changeDefences(t, ship, 'turnInPlace', turningCost[manoeuvrabilityOf(ship)])
    t.push('fly', {
      ...{ ship: ship.id, way: 'turnInPlace', edge: 'forward', hexes: [], facings: [], errand: null, unseen: false },
      ...{ finish: facing as Facing, trail: [], told: 0 },
    })
  },
}

export const coreStunts: readonly Stunt[] = [backOff, barrelRoll, evade, flipAndBurn, flyby, slide, turnInPlace]

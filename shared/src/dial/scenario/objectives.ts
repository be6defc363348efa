/** Points for objectives at the start of the End Phase: rules/dial.md §1.3, §1.5. */
import { steps } from '../../kernel/index.ts'
import { onTable, type Placed, playerOf, shipOf, sidesOf } from '../look.ts'
import { score } from '../score/score.ts'
import type { DialGame } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { featureOf, type LyingFeature, lyingFeatures, rangeToFeature } from './features.ts'
import { loseKnowledge } from './knowledge.ts'
import { scenarioBegan } from './scenario.ts'

type Line = DialStep<'objectives'>

/** Scoring 2 with Ancient Knowledge takes the condition from one ship of the scoring side, as its player likes. */
const scoreAll: Line = t => {
  const { game } = t
  if (game.scenario === null || !scenarioBegan(game)) return t.leave()
  const held = heldBy(game)
  for (const [side, count] of held) score(t, side, 'objective', pointsFor(game, count, othersThan(held, side)))
  if (game.scenario !== 'ancient') return t.leave()
  rechargeCaches(t)
  const ahead = [...held].find(([side, count]) => pointsFor(game, count, othersThan(held, side)) >= 2)
  const ships = ahead === undefined ? [] : shipsOf(game, ahead[0]).filter(({ knowledge }) => knowledge)
  const [first, ...more] = ships
  if (first === undefined) return t.leave()
  const args = { ships: ships.map(({ id }) => id) }
  if (more.length === 0) loseKnowledge(t, first)
  else t.ask(first.seat, 'loseKnowledge', args, { default: { ship: first.id } })
}

const takeChoice: Line = t => {
  if (t.wasAsked('loseKnowledge')) loseKnowledge(t, shipOf(t.game, t.answer('loseKnowledge').ship))
}

export const objectives = steps<DialWords, 'objectives'>('objectives', [scoreAll, takeChoice])

type Held = ReadonlyMap<string, number>

const othersThan = (held: Held, side: string): number[] =>
  [...held].flatMap(([other, count]) => (other === side ? [] : [count]))

/** How many objectives each side has. */
function heldBy(game: DialGame): Held {
  return new Map(sidesOf(game).map(side => [side, countOf(game, side)]))
}

/** Without a cap each counts. In Chance Engagement there is one, and to be alone at it is worth another. */
export function pointsFor({ ruleset, scenario }: DialGame, count: number, others: readonly number[]): number {
  const cap = scenario === 'chance' ? 2 : ruleset.objectiveCap
  if (cap === null) return count
  if (count === 0) return 0
  return others.every(other => other < count) ? cap : 1
}

function countOf(game: DialGame, side: string): number {
  const features = Object.values(game.features)
  switch (game.scenario) {
    case null:
      return 0
    case 'assault':
      return lyingFeatures(game).filter(feature => controllerOf(game, feature) === side).length
    case 'chance':
      return lyingFeatures(game).filter(feature => shipsOf(game, side).some(ship => isWithin(game, ship, feature, 2)))
        .length
    case 'salvage':
      return features.filter(({ carrier }) => carrier !== null && sideOf(game, shipOf(game, carrier)) === side).length
    case 'scramble':
      return features.filter(({ marker }) => marker === side).length
    case 'ancient':
      return shipsOf(game, side).filter(({ knowledge }) => knowledge).length
  }
}

/** Strictly more ships at range 0–1 than any other side; medium and large ones count 2. */
function controllerOf(game: DialGame, feature: LyingFeature): string | null {
  const weights = sidesOf(game).map(side => {
    const near = shipsOf(game, side).filter(ship => isWithin(game, ship, feature, 1))
    return { side, weight: near.reduce((sum, { size }) => sum + (size === 'small' ? 1 : 2), 0) }
  })
  const most = Math.max(...weights.map(({ weight }) => weight))
  const [first, ...equal] = weights.filter(({ weight }) => weight === most)
  return most === 0 || equal.length > 0 ? null : (first?.side ?? null)
}

function isWithin(game: DialGame, ship: Placed, feature: LyingFeature, band: 1 | 2): boolean {
  const range = rangeToFeature(game, ship, feature)
  return range !== null && range <= band
}

function rechargeCaches(t: DialTurn): void {
  const empty = Object.values(t.game.features).filter(({ charged }) => !charged)
  for (const { id } of empty) featureOf(t.game, id).charged = true
  if (empty.length > 0) t.emit({ type: 'cachesRecovered', features: empty.map(({ id }) => id) })
}

const sideOf = (game: DialGame, { seat }: { readonly seat: string }): string => playerOf(game, seat).side

const shipsOf = (game: DialGame, side: string): Placed[] => onTable(game).filter(ship => sideOf(game, ship) === side)

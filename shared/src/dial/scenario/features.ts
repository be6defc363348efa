/** Scenario features on the table: rules/dial.md §1.3. */
import { type Band, type Pose, rangeToShape, type Shape } from '../../geometry/index.ts'
import { own } from '../../kernel/index.ts'
import { bodyOf, type Placed } from '../look.ts'
import { shapeAt } from '../objects.ts'
import type { DialGame, ShipId } from '../state.ts'
import type { Feature } from './scenario.ts'

export interface LyingFeature extends Feature {
  pose: Pose
}

/** Those that lie on the table: no ship tows them. */
export function lyingFeatures(game: DialGame): LyingFeature[] {
  return Object.values(game.features).filter((feature): feature is LyingFeature => feature.pose !== null)
}

export function featureOf(game: DialGame, id: string): Feature {
  const feature = own(game.features, id)
  if (feature === undefined) throw new Error(`no feature ${id}`)
  return feature
}

/** What a ship tows. */
export function towedBy(game: DialGame, ship: ShipId): Feature | undefined {
  return Object.values(game.features).find(({ carrier }) => carrier === ship)
}

/** A feature is a square. */
export function squareAt(game: DialGame, pose: Pose): Shape {
  return shapeAt([squareOf(game)], pose)
}

function squareOf({ ruleset: { featureSide } }: DialGame): Shape['parts'][number] {
  const h = featureSide / 2
  return [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
  ]
}

export function rangeToFeature(game: DialGame, ship: Placed, { pose }: LyingFeature): Band {
  return rangeToShape(bodyOf(ship), squareAt(game, pose), game.ruleset.guides).range
}

/** What the scenario makes of a place: rules/dial.md §1.3. */
import { type Placed, playerOf } from '../../dial/look.ts'
import { type LyingFeature, lyingFeatures, towedBy } from '../../dial/scenario/features.ts'
import type { DialGame } from '../../dial/state.ts'
import { half, type Pose } from '../../geometry/index.ts'
import { objective } from './weights.ts'

/** Within which distance a feature is of use, mm; a little less than the rules say, as bases are taken as circles. */
const reaches = { assault: 95, chance: 195, salvage: 95, scramble: 95, ancient: 95 } as const

export interface Goal {
  readonly worth: number
  /** The feature that makes it so. */
  readonly feature: string | null
}

/** The best that a ship can do for the scenario from here. `claimed`: features that other ships of the fleet are after. */
export function goalAt(game: DialGame, ship: Placed, pose: Pose, claimed: ReadonlySet<string>): Goal {
  let best: Goal = { worth: 0, feature: null }
  for (const feature of wanted(game, ship)) {
    const worth = nearness(game, ship, pose, feature) * (claimed.has(feature.id) ? objective.claimed : 1)
    if (worth > best.worth) best = { worth, feature: feature.id }
  }
  return best
}

function wanted(game: DialGame, ship: Placed): readonly LyingFeature[] {
  const { side } = playerOf(game, ship.seat)
  const lying = lyingFeatures(game)
  switch (game.scenario) {
    case 'salvage':
      return towedBy(game, ship.id) === undefined ? lying : []
    case 'scramble':
      return lying.filter(({ marker }) => marker !== side)
    case 'ancient':
      return ship.knowledge ? [] : lying.filter(({ charged }) => charged)
    default:
      return lying
  }
}

function nearness(game: DialGame, { size }: Placed, pose: Pose, { pose: at }: LyingFeature): number {
  if (game.scenario === null) return 0
  const [x, y] = [at.x - pose.x, at.y - pose.y]
  const beyond = Math.sqrt(x * x + y * y) - half(size) - game.ruleset.featureSide / 2 - reaches[game.scenario]
  if (beyond <= 0) return objective.reached
  return objective.onTheWay * Math.max(0, 1 - beyond / objective.pull)
}

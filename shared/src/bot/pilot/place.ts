/** What it is worth for a ship to stand in a place, all in all. */
import type { DialGame } from '../../dial/state.ts'
import type { Pose } from '../../geometry/index.ts'
import type { Craft } from './craft.ts'
import { canStay } from './exits.ts'
import { goalAt } from './goal.ts'
import { balanceOf, outlookOf, type Stance } from './outlook.ts'
import { distance, ship as weights } from './weights.ts'

/** How many rounds ahead a ship looks for a way that stays on the table. */
const ahead = 2

const unclaimed: ReadonlySet<string> = new Set()

/** `stress`: the tokens that it will have when it sets its next dial. */
export function worthOfPlace(
  game: DialGame,
  craft: Craft,
  foes: readonly Craft[],
  stance: Stance,
  stress: number,
  claimed: ReadonlySet<string> = unclaimed,
): number {
  const { ship } = craft
  const stays = canStay(game, ship, stance.pose, stress, ahead)
  return (
    balanceOf(outlookOf(game, craft, foes, stance)) +
    goalAt(game, ship, stance.pose, claimed).worth +
    ship.cost * (approach(stance.pose, foes) - edge(game, stance.pose) - (stays ? 0 : weights.trapped))
  )
}

/** To the nearest enemy, and the nose on it; in parts of the ship's cost. */
function approach({ x, y, dx, dy }: Pose, foes: readonly Craft[]): number {
  let nearest = Number.POSITIVE_INFINITY
  let ahead = 0
  for (const { places } of foes) {
    for (const at of places) {
      const [toX, toY] = [at.x - x, at.y - y]
      const gap = Math.sqrt(toX * toX + toY * toY)
      if (gap >= nearest) continue
      nearest = gap
      ahead = gap === 0 ? 0 : (toX * dx + toY * dy) / gap
    }
  }
  if (nearest === Number.POSITIVE_INFINITY) return 0
  return weights.facing * ahead - (weights.far * Math.max(0, nearest - distance.near)) / 100
}

function edge({ area: [width, height] }: DialGame, { x, y }: Pose): number {
  const gap = Math.min(x, y, width - x, height - y)
  return weights.edge * Math.max(0, 1 - gap / distance.edgeDepth)
}

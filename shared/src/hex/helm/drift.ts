/** A disabled ship floats on as it moved last, half its speed, until it is repaired: rules/hex.md §2.7. */
import { type Hex, hexAhead } from '../../geometry/index.ts'
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { HexStep } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { driveOf } from './drive.ts'
import { takenBy } from './move.ts'
import { untilFree } from './path.ts'

const float: HexStep<'drift'> = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship)) throw new Error(`${id} is nowhere`)
  const { facing } = ship.at
  const way: Hex[] = []
  for (let left = Math.floor(driveOf(t.game, ship).speed / 2); left > 0; left--)
    way.push(hexAhead(way.at(-1) ?? ship.at.hex, ship.heading ?? facing))
  const hexes = way.slice(0, untilFree(way, takenBy(t.game, id)))
  t.push('fly', {
    ...{ ship: id, way: 'drift', edge: null, errand: null, finish: null, trail: [], told: 0 },
    ...{ hexes, facings: hexes.map(() => facing), unseen: !t.game.ruleset.attackDrifters },
  })
}

export const drift = steps<HexWords, 'drift'>('drift', [float])

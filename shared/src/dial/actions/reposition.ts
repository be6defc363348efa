/** A ship set down elsewhere by a roll, boost or decloak: rules/dial.md §5.1, §5.7, §8.2. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, placedShip, shipOf } from '../look.ts'
import { recomputeTouching } from '../touching.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'

type Line = DialStep<'reposition'>

const setDown: Line = (t, { ship, by, option, from, to }) => {
  placedShip(t.game, ship).pose = to
  recomputeTouching(t.game, ship)
  t.emit({ type: 'repositioned', ship, by, option, from, to })
  // Who is tractored is rolled or boosted.
  const tractored = option === 'boost' ? 'boost' : 'barrelRoll'
  t.window('afterMove', { ship, how: by === 'tractor' ? tractored : by })
}

/** Mines react to any move; obstacles are met only where a card lets the ship pass them. */
const meet: Line = (t, { ship, met, through }) => {
  t.give(through)
  if (isPlaced(shipOf(t.game, ship)) && met.length > 0) t.push('obstacleEffects', { ship, met, losesStep: false })
}

export const reposition = steps<DialWords, 'reposition'>('reposition', [setDown, meet])

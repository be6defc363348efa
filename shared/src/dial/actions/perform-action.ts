/** Attempting one action: rules/dial.md §8.1, A35, A37. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import type { ShipId } from '../state.ts'
import { gain, spendForce } from '../tokens/index.ts'
import type { DialStep } from '../turn.ts'
import type { ActionChoice, DialWords, Performed } from '../words.ts'
import { keyOf } from './attempts.ts'
import { linkTo } from './linked-action.ts'
import { ruleOf } from './rules.ts'

type Line = DialStep<'performAction'>

/** The attempt uses the action up and costs what its colour says, even if it fails. */
const pay: Line = (t, { ship, offer, choice }) => {
  const { attempted } = shipOf(t.game, ship)
  attempted.push(keyOf(choice, attempted))
  if (offer.colour === 'red') gain(t, ship, 'stress', 1)
  if (offer.colour === 'purple') spendForce(t, ship, 1)
}

const before: Line = (t, { ship, choice }) => t.window('beforeAction', { ship, choice })

/** What was legal when it was chosen may be so no longer: then it fails too. A failed action triggers nothing else. */
const attempt: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  if (!isPlaced(ship)) return t.leave()
  const instead = t.result() as ActionChoice | null
  if (instead !== null) a.choice = instead
  const { choice } = a
  const rule = ruleOf(choice.action)
  const failed = rule.fails(choice) || (instead === null && rule.refuses(t.game, ship, choice) !== null)
  const { colour } = a.offer
  t.emit({ type: failed ? 'actionFailed' : 'actionPerformed', ship: a.ship, choice, colour, why: a.why })
  if (failed) {
    t.closing({ window: 'actionFailed', args: performed(a) })
    return t.leave()
  }
  rule.perform(t, ship, choice)
}

/** What a boost moved through belongs to the same moment. */
const after: Line = (t, a) => {
  const moved = t.result()
  t.give(a.choice)
  const ship = shipOf(t.game, a.ship)
  if (!isPlaced(ship)) return t.leave()
  const linked = a.why === 'overlap' ? [] : (a.offer.linked ?? [])
  if (linked.length > 0) linkTo(t, ship)
  const through = a.choice.action === 'boost' && Array.isArray(moved) ? (moved as ShipId[]) : []
  t.closing(
    { window: 'afterAction', args: { ...performed(a), linked } },
    ...(through.length > 0
      ? [{ window: 'throughShip', args: { ship: a.ship, through, how: 'boost', full: true } } as const]
      : []),
  )
}

function performed({ ship, choice, offer, why }: Parameters<Line>[1]): Performed {
  return { ship, choice, colour: offer.colour, why }
}

export const performAction = steps<DialWords, 'performAction'>('performAction', [pay, before, attempt, after])

/** Attempting one action: rules/dial.md §8.1, A35, A37. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import { gain, spendForce } from '../tokens/index.ts'
import type { DialStep } from '../turn.ts'
import type { ActionChoice, DialWords } from '../words.ts'
import { linkNothing, linkTo } from './linked-action.ts'
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
const attempt: Line = (t, { ship: id, offer, choice, why }) => {
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship)) return t.leave()
  const rule = ruleOf(choice.action)
  const failed = rule.fails(choice) || rule.refuses(t.game, ship, choice) !== null
  t.emit({ type: failed ? 'actionFailed' : 'actionPerformed', ship: id, choice, colour: offer.colour, why })
  if (failed) {
    t.window('actionFailed', { ship: id, choice })
    return t.leave()
  }
  rule.perform(t, ship, choice)
}

const after: Line = (t, { ship: id, offer, choice, why }) => {
  t.give(choice)
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship)) return t.leave()
  const linked = why === 'overlap' ? [] : (offer.linked ?? [])
  if (linked.length > 0) linkTo(t, ship)
  t.window('afterAction', { ship: id, choice, linked })
}

const end: Line = (t, { ship }) => linkNothing(t, ship)

/** The name under which an attempt counts. Two damage cards of one name are two actions (rules/dial.md §7.4). */
function keyOf(choice: ActionChoice, attempted: readonly string[]): string {
  if (choice.action !== 'repair') return choice.action
  const key = `repair:${choice.card}:`
  return key + (attempted.filter(other => other.startsWith(key)).length + 1)
}

export const performAction = steps<DialWords, 'performAction'>('performAction', [pay, before, attempt, after, end])

/** Actions on a feature at range 0–1: rules/dial.md §1.3, §8.2. They fail only where there is none. */
import { hasOnly, own, type Reject, reject } from '../../kernel/index.ts'
import type { ActionRule } from '../actions/rule.ts'
import type { Placed } from '../look.ts'
import type { DialGame } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { type LyingFeature, lyingFeatures, rangeToFeature } from './features.ts'
import type { Feature, ScenarioAction } from './scenario.ts'

const rule = 'dial §1.3'
const place = 'answer.feature'

interface Kind {
  possible(game: DialGame, ship: Placed): boolean
  /** Whether this one will do, its range aside. */
  fits(feature: Feature): boolean
  effect(t: DialTurn, ship: Placed, feature: LyingFeature): void
}

export function featureAction<A extends ScenarioAction>(type: A, { possible, fits, effect }: Kind): ActionRule<A> {
  const inReach = (game: DialGame, ship: Placed): LyingFeature[] =>
    lyingFeatures(game).filter(feature => refuse(game, ship, feature) === null)
  const refuse = (game: DialGame, ship: Placed, feature: LyingFeature): Reject | null => {
    if (!fits(feature)) return reject('wrong_object', place, undefined, { rule, feature: feature.id })
    const range = rangeToFeature(game, ship, feature)
    if (range === 0 || range === 1) return null
    const facts = { rule, feature: feature.id, range: range ?? 'beyond 3' }
    return reject('out_of_range', place, 'It needs range 0–1.', facts)
  }
  return {
    type,
    possible,
    options: (game, ship) => {
      const ids = inReach(game, ship).map(({ id }) => id)
      return (ids.length > 0 ? ids : [null]).map(feature => ({ action: type, feature }))
    },
    refuses: (game, ship, choice) => {
      if (!hasOnly(choice, ['action', 'feature'])) return reject('bad_answer', 'answer')
      const { feature: id = null } = choice
      if (id === null) {
        const [legal] = inReach(game, ship)
        return legal === undefined ? null : reject('may_not_fail', place, undefined, { rule, legal: legal.id })
      }
      const feature = typeof id === 'string' ? own(game.features, id) : undefined
      if (feature === undefined || !isLying(feature)) return reject('no_such_object', place)
      return refuse(game, ship, feature)
    },
    fails: ({ feature }) => feature === null,
    perform: (t, ship, { feature: id }) => {
      const feature = lyingFeatures(t.game).find(f => f.id === id)
      if (feature === undefined) throw new Error(`${id} does not lie on the table`)
      effect(t, ship, feature)
    },
  }
}

const isLying = (feature: Feature): feature is LyingFeature => feature.pose !== null

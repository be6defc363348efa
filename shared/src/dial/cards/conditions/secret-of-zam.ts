/**
 * The two secret conditions of Zam Wesell, of which one lies face down on her ship: rules/dial.md §2. Whatever nobody may
 * know them apart by is the same in both: when they are revealed, when something is asked, and when they go.
 */
import type { Json } from '../../../kernel/index.ts'
import { isInFiringArc } from '../../in-arc.ts'
import { onTable, type Placed, relation } from '../../look.ts'
import type { DialTurn } from '../../turn.ts'
import { type Part, when, whenFaceDown } from '../card.ts'
import { removeSecret, revealCondition } from '../condition.ts'

/** The card that assigns them, a pilot or an upgrade, and whose charges they spend. */
export const zam = 'zamwesell'
export const secretsOfZam = ['youdbettermeanbusiness', 'youshouldthankme'] as const

/** `ambush`: what revealing it at the end of the Engagement Phase is good for, and whether it can be had. */
export function secretParts(ambush: {
  readonly can: (t: DialTurn, self: Placed) => boolean
  readonly effect: (t: DialTurn, self: Placed) => void
}): Part[] {
  const remove = {
    must: true,
    effect: (t: DialTurn, self: Placed) => removeSecret(t, self, secretsOfZam),
  } as const
  return [
    whenFaceDown('afterDefending', {
      when: (_t, self, { defender }) => defender === self.id,
      must: true,
      effect: (t, self, { attacker }) => revealCondition(t, self, attacker),
    }),
    whenFaceDown('phaseEnd', {
      when: ({ game }, self, { phase }) =>
        phase === 'engagement' &&
        onTable(game).some(other => relation(game, self, other) === 'enemy' && isInFiringArc(game, other, self)),
      choices: (t, self): readonly Json[] => (ambush.can(t, self) ? [true] : []),
      effect: (t, self) => {
        revealCondition(t, self)
        ambush.effect(t, self)
      },
    }),
    whenFaceDown('phaseStart', { when: (_t, _self, { phase }) => phase === 'system', ...remove }),
    when('phaseStart', { when: (_t, _self, { phase }) => phase === 'system', ...remove }),
  ]
}

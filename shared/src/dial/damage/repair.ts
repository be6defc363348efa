/** Repairing a damage card: rules/dial.md §7.3. Face up becomes face down; face down is discarded. */
import { among, type RequestRule, steps } from '../../kernel/index.ts'
import { shipOf } from '../look.ts'
import type { Ship } from '../state.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialFrames, DialRequests, DialWords, RepairChoice } from '../words.ts'
import { discardFaceDown } from './deck.ts'
import { turnFaceDown } from './face-up.ts'

type Line = DialStep<'repair'>

/** The player chooses the kind where the effect names none, and which of several face-up cards. */
const choose: Line = (t, a) => {
  const options = repairable(shipOf(t.game, a.ship), a.which)
  const [first, ...others] = options
  if (first === undefined) return t.leave()
  if (others.length > 0) t.ask(a.by, 'repair', { ship: a.ship, options }, { default: first })
  else repairOne(t, shipOf(t.game, a.ship), first)
}

const apply: Line = (t, { ship }) => {
  if (t.wasAsked('repair')) repairOne(t, shipOf(t.game, ship), t.answer('repair'))
}

export const repair = steps<DialWords, 'repair'>('repair', [choose, apply])

export const repairRequest: RequestRule<DialWords, DialRequests['repair']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: args.options }),
  accepts: ({ args }, answer) => among(args.options, answer),
}

function repairable({ damage }: Ship, which: DialFrames['repair']['which']): RepairChoice[] {
  const up = which === 'faceDown' ? [] : [...new Set(damage.up)].map((card): RepairChoice => ({ card }))
  return which === 'faceUp' || damage.down === 0 ? up : [...up, { faceDown: true }]
}

/** Which of the face-down cards it is nobody knows: one of them by chance. */
function repairOne(t: DialTurn, ship: Ship, choice: RepairChoice): void {
  if ('card' in choice) {
    turnFaceDown(t, ship, choice.card)
    return
  }
  discardFaceDown(t, ship)
  t.emit({ type: 'damageRepaired', ship: ship.id, card: null })
  t.window('cardRepaired', { ship: ship.id, card: null })
}

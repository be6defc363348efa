/** All actions: rules/dial.md §8.2. */
import { scramble } from '../scenario/scramble.ts'
import { tow } from '../scenario/tow.ts'
import { transmit } from '../scenario/transmit.ts'
import type { ActionName } from '../words.ts'
import { barrelRoll } from './barrel-roll.ts'
import { boost } from './boost.ts'
import { calculate } from './calculate.ts'
import { cardAction } from './card-action.ts'
import { cloak } from './cloak.ts'
import { coordinate } from './coordinate.ts'
import { evade } from './evade.ts'
import { focus } from './focus.ts'
import { jam } from './jam.ts'
import { lock } from './lock.ts'
import { reinforce } from './reinforce.ts'
import { reload } from './reload.ts'
import { repair } from './repair.ts'
import { rotate } from './rotate.ts'
import type { ActionRule } from './rule.ts'
import { slam } from './slam.ts'

const actionRules: { readonly [A in ActionName]: ActionRule<A> } = {
  focus,
  calculate,
  evade,
  reinforce,
  lock,
  barrelRoll,
  boost,
  rotate,
  reload,
  coordinate,
  jam,
  cloak,
  slam,
  repair,
  card: cardAction,
  tow,
  scramble,
  transmit,
}

/** The rule of an action of which only the type is known. */
export function ruleOf(type: ActionName): ActionRule {
  return actionRules[type]
}

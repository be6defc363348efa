/** The barrel roll action: rules/dial.md §8.2, §4.4. Two sides, three positions each. */
import { barrelRoll as variants } from '../../geometry/index.ts'
import { repositionAction } from './reposition-action.ts'

export const barrelRoll = repositionAction('barrelRoll', ({ size }) => variants(size))

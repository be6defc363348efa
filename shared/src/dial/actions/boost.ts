/** The boost action: rules/dial.md §8.2. The straight or a bank of speed 1, one position each. */
import { boost as variants } from '../../geometry/index.ts'
import { repositionAction } from './reposition-action.ts'

export const boost = repositionAction('boost', () => variants())

/** The evade action: rules/dial.md §8.2. */
import { tokenAction } from './token-action.ts'

export const evade = tokenAction('evade')

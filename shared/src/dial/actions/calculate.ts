/** The calculate action: rules/dial.md §8.2. */
import { tokenAction } from './token-action.ts'

export const calculate = tokenAction('calculate')

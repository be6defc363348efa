/** The cloak action, which a cloaked ship cannot attempt: rules/dial.md §8.2. */
import { tokens } from '../look.ts'
import { tokenAction } from './token-action.ts'

export const cloak = tokenAction('cloak', (_game, ship) => tokens(ship, 'cloak') === 0)

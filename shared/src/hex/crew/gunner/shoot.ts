/** One weapon fires: rules/hex.md §3.7, Shoot. */
import { single } from './single.ts'

export const shoot = single('shoot', { action: 'shoot', role: 'gunner', limit: 'any' })

/** One weapon, by anybody in passing, while no gunner has acted: rules/hex.md §3.7, Minor; 6.50. */
import { single } from './single.ts'

export const snapShot = single('snapShot', { action: 'snapShot', role: 'minor', limit: 'once', unless: 'role:gunner' })

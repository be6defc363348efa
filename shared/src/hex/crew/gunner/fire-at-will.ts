/** Any two weapons, in a hurry: rules/hex.md §3.7, Fire at will. */
import { pairOfShots } from './pair.ts'

export const fireAtWill = pairOfShots('fireAtWill', {
  ...{ action: 'fireAtWill', role: 'gunner', limit: 'any', skill: 'gunnery' },
})

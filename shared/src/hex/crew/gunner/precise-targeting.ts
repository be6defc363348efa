/** One weapon, at a weak spot: rules/hex.md §3.7, Precise targeting. Where the shields were gone it does a critical besides. */
import { single } from './single.ts'

export const preciseTargeting = single('precise', {
  ...{ action: 'preciseTargeting', role: 'gunner', limit: 'any' },
  resolve: 1,
  level: 12,
})

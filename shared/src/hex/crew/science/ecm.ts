/** Modules of electronic countermeasures: rules/hex.md §3.7, Activate ECM and Rapid jam. They are aimed like weapons. */
import { pairOfShots } from '../gunner/pair.ts'
import { single } from '../gunner/single.ts'

export const activateEcm = single('ecm', {
  ...{ action: 'activateEcm', role: 'scienceOfficer', limit: 'any', skill: 'computers' },
})

/** Two modules, of any arcs. */
export const rapidJam = pairOfShots('rapidJam', {
  ...{ action: 'rapidJam', role: 'scienceOfficer', limit: 'once', skill: 'computers' },
})

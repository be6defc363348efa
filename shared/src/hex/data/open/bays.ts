/** Expansion bays that decide whether a ship may be built: rules/hex.md §4.1, §4.3. Open game content; see LICENSES/README.md. */
import type { BayCard } from '../types.ts'

export const bays: readonly BayCard[] = [
  { id: 'hangar-bay', sizes: ['gargantuan', 'colossal', 'supercolossal'], takes: 4, cost: 10 },
  {
    id: 'power-core-housing',
    sizes: ['medium', 'large', 'huge', 'gargantuan', 'colossal', 'supercolossal'],
    takes: 1,
    cost: 10,
  },
]

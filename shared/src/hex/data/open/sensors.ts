/** Sensors: rules/hex.md §4.6. Open game content; see LICENSES/README.md. */
import type { SensorCard } from '../types.ts'

export const sensors: readonly SensorCard[] = [
  { id: 'advanced-long-range', increment: 20, modifier: 4, cost: 14 },
  { id: 'advanced-medium-range', increment: 10, modifier: 4, cost: 8 },
  { id: 'advanced-short-range', increment: 5, modifier: 4, cost: 4 },
  { id: 'basic-long-range', increment: 20, modifier: 2, cost: 10 },
  { id: 'basic-medium-range', increment: 10, modifier: 2, cost: 5 },
  { id: 'basic-short-range', increment: 5, modifier: 2, cost: 3 },
  { id: 'budget-long-range', increment: 20, modifier: 0, cost: 6 },
  { id: 'budget-medium-range', increment: 10, modifier: 0, cost: 3 },
  { id: 'budget-short-range', increment: 5, modifier: 0, cost: 2 },
  { id: 'cut-rate', increment: 5, modifier: -2, cost: 1 },
  { id: 'ultra-long-range', increment: 20, modifier: 6, cost: 20 },
]

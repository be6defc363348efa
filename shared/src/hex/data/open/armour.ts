/** Armour, countermeasures, stronger hulls: rules/hex.md §4.4. `each` is the cost for every step of size. Open game content; see LICENSES/README.md. */
import type { AblativeCard, ArmourCard, BulkheadCard, CountermeasureCard, FortifiedHullCard } from '../types.ts'

export const armours: readonly ArmourCard[] = [
  { mark: 1, tl: 0, turn: 0, each: 1 },
  { mark: 2, tl: 0, turn: 0, each: 2 },
  { mark: 3, tl: 0, turn: 0, each: 3 },
  { mark: 4, tl: 0, turn: 0, each: 5 },
  { mark: 5, tl: -1, turn: 0, each: 7 },
  { mark: 6, tl: -1, turn: 0, each: 9 },
  { mark: 7, tl: -1, turn: 0, each: 12 },
  { mark: 8, tl: -1, turn: 0, each: 15 },
  { mark: 9, tl: -2, turn: 1, each: 18 },
  { mark: 10, tl: -2, turn: 1, each: 21 },
  { mark: 11, tl: -2, turn: 1, each: 25 },
  { mark: 12, tl: -3, turn: 2, each: 30 },
  { mark: 13, tl: -3, turn: 2, each: 35 },
  { mark: 14, tl: -3, turn: 2, each: 40 },
  { mark: 15, tl: -4, turn: 3, each: 45 },
]

export const countermeasures: readonly CountermeasureCard[] = [
  { mark: 1, pcu: 1, cost: 2 },
  { mark: 2, pcu: 1, cost: 3 },
  { mark: 3, pcu: 2, cost: 4 },
  { mark: 4, pcu: 3, cost: 6 },
  { mark: 5, pcu: 4, cost: 8 },
  { mark: 6, pcu: 5, cost: 11 },
  { mark: 7, pcu: 7, cost: 14 },
  { mark: 8, pcu: 9, cost: 18 },
  { mark: 9, pcu: 11, cost: 22 },
  { mark: 10, pcu: 13, cost: 27 },
  { mark: 11, pcu: 16, cost: 33 },
  { mark: 12, pcu: 20, cost: 40 },
  { mark: 13, pcu: 25, cost: 50 },
  { mark: 14, pcu: 32, cost: 65 },
  { mark: 15, pcu: 45, cost: 90 },
]

export const ablativeArmours: readonly AblativeCard[] = [
  { points: 8, turn: 0, cost: 2 },
  { points: 16, turn: 0, cost: 3 },
  { points: 24, turn: 0, cost: 4 },
  { points: 32, turn: 0, cost: 5 },
  { points: 40, turn: 0, cost: 6 },
  { points: 52, turn: 0, cost: 8 },
  { points: 64, turn: 0, cost: 10 },
  { points: 76, turn: 0, cost: 12 },
  { points: 88, turn: 0, cost: 13 },
  { points: 100, turn: 0, cost: 14 },
  { points: 120, turn: 1, cost: 16 },
  { points: 140, turn: 1, cost: 17 },
  { points: 160, turn: 1, cost: 19 },
  { points: 180, turn: 1, cost: 21 },
  { points: 200, turn: 1, cost: 22 },
  { points: 240, turn: 2, cost: 24 },
  { points: 280, turn: 2, cost: 27 },
  { points: 320, turn: 2, cost: 29 },
  { points: 360, turn: 2, cost: 31 },
  { points: 400, turn: 2, cost: 34 },
  { points: 460, turn: 2, cost: 38 },
  { points: 520, turn: 2, cost: 45 },
]

export const bulkheads: readonly BulkheadCard[] = [
  { mark: 1, percent: 10, each: 2 },
  { mark: 2, percent: 20, each: 3 },
  { mark: 3, percent: 30, each: 5 },
  { mark: 4, percent: 40, each: 7 },
  { mark: 5, percent: 50, each: 10 },
]

export const fortifiedHulls: readonly FortifiedHullCard[] = [
  { id: 'steel-composite', name: 'steel composite', threshold: 1, each: 2 },
  { id: 'adamantine-alloy', name: 'adamantine alloy', threshold: 2, each: 4 },
  { id: 'nanocarbon-plate', name: 'nanocarbon plate', threshold: 3, each: 6 },
  { id: 'polycarbon-plate', name: 'polycarbon plate', threshold: 4, each: 9 },
  { id: 'pure-adamantine', name: 'pure adamantine', threshold: 5, each: 12 },
]

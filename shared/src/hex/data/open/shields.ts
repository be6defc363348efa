/** Shields and deflector shields: rules/hex.md §4.4. Open game content; see LICENSES/README.md. */
import type { DeflectorCard, ShieldCard } from '../types.ts'

export const shields: readonly ShieldCard[] = [
  { id: 'basic-10', points: 10, regeneration: 1, pcu: 5, cost: 2 },
  { id: 'basic-20', points: 20, regeneration: 1, pcu: 10, cost: 3 },
  { id: 'basic-30', points: 30, regeneration: 1, pcu: 15, cost: 4 },
  { id: 'basic-40', points: 40, regeneration: 1, pcu: 15, cost: 5 },
  { id: 'light-50', points: 50, regeneration: 2, pcu: 20, cost: 6 },
  { id: 'light-60', points: 60, regeneration: 2, pcu: 20, cost: 8 },
  { id: 'light-70', points: 70, regeneration: 2, pcu: 25, cost: 10 },
  { id: 'light-80', points: 80, regeneration: 2, pcu: 30, cost: 12 },
  { id: 'medium-90', points: 90, regeneration: 4, pcu: 30, cost: 13 },
  { id: 'medium-100', points: 100, regeneration: 4, pcu: 30, cost: 15 },
  { id: 'medium-120', points: 120, regeneration: 4, pcu: 35, cost: 17 },
  { id: 'medium-140', points: 140, regeneration: 8, pcu: 40, cost: 18 },
  { id: 'medium-160', points: 160, regeneration: 8, pcu: 45, cost: 20 },
  { id: 'medium-200', points: 200, regeneration: 8, pcu: 50, cost: 22 },
  { id: 'heavy-240', points: 240, regeneration: 16, pcu: 55, cost: 23 },
  { id: 'heavy-280', points: 280, regeneration: 16, pcu: 60, cost: 25 },
  { id: 'heavy-320', points: 320, regeneration: 16, pcu: 70, cost: 27 },
  { id: 'heavy-360', points: 360, regeneration: 32, pcu: 80, cost: 28 },
  { id: 'heavy-420', points: 420, regeneration: 32, pcu: 90, cost: 30 },
  { id: 'heavy-480', points: 480, regeneration: 32, pcu: 110, cost: 32 },
  { id: 'superior-540', points: 540, regeneration: 64, pcu: 130, cost: 35 },
  { id: 'superior-600', points: 600, regeneration: 64, pcu: 160, cost: 40 },
]

export const deflectors: readonly DeflectorCard[] = [
  { id: 'basic-1', value: 1, ac: 1, tl: 1, pcu: 5, cost: 4 },
  { id: 'basic-3', value: 3, ac: 1, tl: 1, pcu: 5, cost: 6 },
  { id: 'light-5', value: 5, ac: 1, tl: 2, pcu: 10, cost: 12 },
  { id: 'light-8', value: 8, ac: 1, tl: 2, pcu: 15, cost: 15 },
  { id: 'medium-10', value: 10, ac: 2, tl: 2, pcu: 30, cost: 22 },
  { id: 'medium-12', value: 12, ac: 2, tl: 2, pcu: 45, cost: 26 },
  { id: 'heavy-13', value: 13, ac: 2, tl: 3, pcu: 60, cost: 33 },
  { id: 'heavy-15', value: 15, ac: 2, tl: 3, pcu: 80, cost: 36 },
  { id: 'superior-18', value: 18, ac: 3, tl: 3, pcu: 100, cost: 45 },
  { id: 'superior-20', value: 20, ac: 3, tl: 3, pcu: 120, cost: 50 },
]

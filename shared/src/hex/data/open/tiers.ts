/** Build points by tier: rules/hex.md §4. Open game content; see LICENSES/README.md. */
import type { Tier } from '../types.ts'

export const tiers: readonly { readonly tier: Tier; readonly value: number; readonly buildPoints: number }[] = [
  { tier: '1/4', value: 1 / 4, buildPoints: 25 },
  { tier: '1/3', value: 1 / 3, buildPoints: 30 },
  { tier: '1/2', value: 1 / 2, buildPoints: 40 },
  { tier: 1, value: 1, buildPoints: 55 },
  { tier: 2, value: 2, buildPoints: 75 },
  { tier: 3, value: 3, buildPoints: 95 },
  { tier: 4, value: 4, buildPoints: 115 },
  { tier: 5, value: 5, buildPoints: 135 },
  { tier: 6, value: 6, buildPoints: 155 },
  { tier: 7, value: 7, buildPoints: 180 },
  { tier: 8, value: 8, buildPoints: 205 },
  { tier: 9, value: 9, buildPoints: 230 },
  { tier: 10, value: 10, buildPoints: 270 },
  { tier: 11, value: 11, buildPoints: 310 },
  { tier: 12, value: 12, buildPoints: 350 },
  { tier: 13, value: 13, buildPoints: 400 },
  { tier: 14, value: 14, buildPoints: 450 },
  { tier: 15, value: 15, buildPoints: 500 },
  { tier: 16, value: 16, buildPoints: 600 },
  { tier: 17, value: 17, buildPoints: 700 },
  { tier: 18, value: 18, buildPoints: 800 },
  { tier: 19, value: 19, buildPoints: 900 },
  { tier: 20, value: 20, buildPoints: 1000 },
]

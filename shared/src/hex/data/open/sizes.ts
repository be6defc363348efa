/** What size and manoeuvrability change: rules/hex.md §2.3, §3.4, §4.4. Open game content; see LICENSES/README.md. */
import type { Manoeuvrability, ShipSize } from '../types.ts'

/** Its step from 1, which prices multiply, and its modifier of AC and TL. */
export const sizes: Readonly<Record<ShipSize, { readonly step: number; readonly defence: number }>> = {
  tiny: { step: 1, defence: 2 },
  small: { step: 2, defence: 1 },
  medium: { step: 3, defence: 0 },
  large: { step: 4, defence: -1 },
  huge: { step: 5, defence: -2 },
  gargantuan: { step: 6, defence: -4 },
  colossal: { step: 7, defence: -8 },
  supercolossal: { step: 8, defence: -8 },
}

/** On Piloting checks. */
export const pilotingByManoeuvrability: Readonly<Record<Manoeuvrability, number>> = {
  clumsy: -2,
  poor: -1,
  average: 0,
  good: 1,
  perfect: 2,
}

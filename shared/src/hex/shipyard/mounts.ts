/** Which mounts the weapons of an arc need beyond those of the frame: rules/hex.md §4.1. */

import { sizes } from '../data/open/sizes.ts'
import type { FrameCard, Mount, ShipSize, WeaponClass } from '../data/types.ts'
import { type Fitted, isSpinal } from './fitted.ts'

const rank: Readonly<Record<WeaponClass, number>> = { light: 0, heavy: 1, capital: 2 }
const classes = ['light', 'heavy', 'capital'] as const
/** The smallest ships whose mounts can be made so strong. */
const leastSize: Readonly<Record<WeaponClass, ShipSize>> = { light: 'tiny', heavy: 'medium', capital: 'huge' }

/** Build points of a new light mount, and of making one heavy, and capital. No turret is made capital. */
const prices = { arc: [3, 4, 5], turret: [5, 6, null] } as const

const strongestFirst = (mounts: WeaponClass[]) => mounts.sort((a, b) => rank[b] - rank[a])

export interface MountPlan {
  /** All that stand in the arc in the end. */
  readonly count: number
  readonly cost: number
  /** A class that cannot be had here. */
  readonly unfit: WeaponClass | null
  /** More weapons than mounts may stand in the arc. */
  readonly isFull: boolean
}

function mountsOfFrame(frame: FrameCard, arc: Mount): WeaponClass[] {
  return frame.mounts.flatMap(mount =>
    mount.arc === arc ? Array.from({ length: mount.count }, () => mount.class) : [],
  )
}

/** What makes the mounts of an arc hold its weapons, at the least price: the strongest weapon takes the strongest mount. */
export function planMounts({ frame, weapons }: Pick<Fitted, 'frame' | 'weapons'>, arc: Mount): MountPlan {
  const needed = strongestFirst(
    weapons
      .filter(({ card, mount }) => mount === arc && !isSpinal(card))
      .flatMap(({ card, guns }) => Array.from({ length: card.mounts * guns }, () => card.class)),
  )
  const given = mountsOfFrame(frame, arc)
  const news = Math.max(0, needed.length - given.length)
  const mounts = strongestFirst([...given, ...Array.from({ length: news }, () => 'light' as const)])
  const [fresh, ...upgrades] = prices[arc === 'turret' ? 'turret' : 'arc']
  let cost = news * fresh
  let unfit: WeaponClass | null = null
  for (const [i, wanted] of needed.entries()) {
    const has = mounts[i] ?? 'light'
    for (const step of classes.slice(rank[has] + 1, rank[wanted] + 1)) {
      const price = upgrades[rank[step] - 1] ?? null
      if (price === null || sizes[frame.size].step < sizes[leastSize[step]].step) unfit = step
      else cost += price
    }
  }
  return { count: mounts.length, cost, unfit, isFull: news > 0 && needed.length > mostMounts(frame.size) }
}

/** Of an arc, or as turrets. */
function mostMounts(size: ShipSize): number {
  const { step } = sizes[size]
  return step <= 2 ? 2 : step <= 4 ? 3 : 4
}

/** How a line of the frame table is read: rules/hex.md §4.1. */
import { slug } from './slug.ts'
import type { FrameCard, Manoeuvrability, Mount, ShipSize, WeaponClass } from './types.ts'

/** Mounts as text, `forward heavy light; turret light`; bays are null where there is no limit. */
export type FrameRow = readonly [
  name: string,
  size: ShipSize,
  manoeuvrability: Manoeuvrability,
  hull: number,
  hullIncrement: number,
  damageThreshold: number,
  mounts: string,
  bays: number | null,
  least: number,
  most: number,
  cost: number,
  core: boolean,
]

function readMounts(text: string): FrameCard['mounts'] {
  return text.split('; ').flatMap(part => {
    const [arc, ...classes] = part.split(' ')
    return [...new Set(classes)].map(each => ({
      arc: arc as Mount,
      class: each as WeaponClass,
      count: classes.filter(other => other === each).length,
    }))
  })
}

export function frameCard(row: FrameRow): FrameCard {
  const [name, size, manoeuvrability, hull, hullIncrement, damageThreshold, mounts, bays, least, most, cost, core] = row
  return {
    ...{ id: slug(name), name, size, manoeuvrability, hull, hullIncrement, damageThreshold },
    ...{ mounts: readMounts(mounts), bays, crew: { least, most }, cost, core },
  }
}

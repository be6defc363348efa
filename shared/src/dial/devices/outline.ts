/** A device against a template or another device: rules/dial.md §9.1, §4.6. Lengths in mm. */
import { type Pose, place } from '../../geometry/index.ts'
import {
  type DeviceShapeId,
  deviceOutlines,
  obstacleOutlines,
  type PlacedObstacleId,
  templateEnds,
} from '../data/obstacles/index.ts'

export type Outline = DeviceShapeId | PlacedObstacleId

export const outlines = { ...deviceOutlines, ...obstacleOutlines }

const heights = (outline: Outline) => outlines[outline].outline.map(([, y]) => y)

/** From the middle to the end of a template between the guides. */
export function guideDepth(outline: Outline): number {
  return templateEnds[outline] ?? -Math.min(...heights(outline))
}

/** From the middle to the edge opposite to the guides. */
export function tabDepth(outline: Outline): number {
  return Math.max(...heights(outline))
}

export function ahead(from: Pose, distance: number): Pose {
  const [x, y] = place(from, 0, distance)
  return { ...from, x, y }
}

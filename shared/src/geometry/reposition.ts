/** Barrel rolls, boosts, decloaks and their like: rules/dial.md §4.4, rules/dial.md §8.2. */
import { laidOutside } from './area.ts'
import { half } from './base.ts'
import { lay, newPool, take, takeAgain } from './body.ts'
import { laidOn, laidOverlap } from './overlap.ts'
import { type Parts, partsOf } from './part.ts'
import { place, quarterTurn } from './pose.ts'
import { inOrderMet, meets, metAt, stripOf } from './strip.ts'
import { centreLine, endStance, frameOf, poseIn, STRIP_HALF_WIDTH, straightLine } from './template.ts'
import type { Area, Body, Pose, Reposition, Shape, Size, Variant } from './types.ts'

/** What lies around a ship that is moved or turned. */
export interface Surroundings {
  readonly ships: readonly Body[]
  readonly obstacles: readonly Shape[]
  /** Moved through and landed on without making anything illegal (rules/dial.md §5.7). */
  readonly devices: readonly Shape[]
  readonly guides: boolean
  readonly area: Area
}

const STRAIGHT = { template: 'straight', sideways: false, bend: null, slide: 0 } as const

/** How far the ship may slide along a template's narrow edge and along a long one. */
const [NARROW_SLIDE, LONG_SLIDE] = [10, 20]

/** Positions along the template's far end, in the order of the options. */
const SLIDES = [
  ['+1', 1],
  ['0', 0],
  ['-1', -1],
] as const

/** A small base rolls along the template, larger ones over its width. */
function rolls(size: Size, smallSpeed: number): Variant[] {
  const sideways = size !== 'small'
  const speed = sideways ? 1 : smallSpeed
  return (['left', 'right'] as const).flatMap(from =>
    SLIDES.map(([name, slides]) => {
      const slide = slides * (sideways ? LONG_SLIDE : NARROW_SLIDE)
      return { ...STRAIGHT, name: `${from}:${name}`, from, speed, sideways, slide }
    }),
  )
}

/** `left:+1` to `right:-1`; +1 lies further forward. */
export const barrelRoll = (size: Size): readonly Variant[] => rolls(size, 1)

/** `straight`, `left`, `right`: with the straight and the curve of this speed. */
export function boost(speed = 1, curve: 'bank' | 'turn' = 'bank'): readonly Variant[] {
  const bent = (['left', 'right'] as const).map(bend => {
    return { ...STRAIGHT, name: bend, from: 'front', template: curve, speed, bend } as const
  })
  return [{ ...STRAIGHT, name: 'straight', from: 'front', speed }, ...bent]
}

/** The six rolls, then `boost`. */
export function decloak(size: Size): readonly Variant[] {
  const speed = size === 'small' ? 2 : 1
  return [...rolls(size, 2), { ...STRAIGHT, name: 'boost', from: 'front', speed }]
}

/** What the player of a tractor token may do with the ship: the six rolls, then `boost`, all with the straight 1. */
export function tractor(size: Size): readonly Variant[] {
  return [...rolls(size, 1), { ...STRAIGHT, name: 'boost', from: 'front', speed: 1 }]
}

/** Rolls along a bank that some ships have: `left:front:+1` to `right:rear:-1`, by side, bend and slide. */
export function bankRoll(speed = 1): readonly Variant[] {
  return (['left', 'right'] as const).flatMap(from =>
    (['front', 'rear'] as const).flatMap(bend =>
      SLIDES.map(([name, slides]) => {
        const slide = slides * NARROW_SLIDE
        return { ...STRAIGHT, name: `${from}:${bend}:${name}`, from, template: 'bank', speed, bend, slide } as const
      }),
    ),
  )
}

const pool = newPool()

/**
 * Tries every variant, in the order given. One is illegal if it ends outside the area, on a ship, or lies on or moves
 * through an obstacle; an obstacle under the ship's start is not moved through (rules/dial.md §12 A24).
 */
export function reposition(ship: Body, variants: readonly Variant[], around: Surroundings): Reposition[] {
  return variants.map(variant => tried(ship, variant, around))
}

function tried(ship: Body, variant: Variant, { ships, obstacles, devices, guides, area }: Surroundings): Reposition {
  takeAgain(pool)
  const { name, from, template, speed, sideways, bend, slide } = variant
  const line = sideways ? straightLine(2 * STRIP_HALF_WIDTH) : centreLine(template, speed)
  const frame = frameOf(ship.pose, from, bend)
  const flush = poseIn(frame, endStance(line, half(ship.size)), 0)
  const [x, y] = place(flush, 0, slide)
  const pose = { ...flush, x: x + 0, y: y + 0 }

  const start = laidAt(ship)
  const end = laidAt({ size: ship.size, pose })
  const halfWidth = sideways ? centreLine(template, speed).length / 2 : STRIP_HALF_WIDTH
  const strip = stripOf(frame, line, half(ship.size), halfWidth, null)
  const movesThrough = (shape: Parts) => meets(strip, shape) && !laidOn(start, shape, guides)

  const met = devices.flatMap((device, index) => {
    const parts = partsOf(device)
    if (movesThrough(parts)) return [{ index, at: metAt(strip, parts) }]
    return laidOn(end, parts, guides) ? [{ index, at: Infinity }] : []
  })
  const answer = { name, pose, devices: inOrderMet(met) }
  if (laidOutside(end, area, guides)) return { ...answer, legal: false, why: 'area' }
  const onShip = ships.findIndex(other => laidOverlap(end, laidAt(other), guides))
  if (onShip >= 0) return { ...answer, legal: false, why: 'ship', by: onShip }
  const shapes = obstacles.map(partsOf)
  const onObstacle = shapes.findIndex(shape => laidOn(end, shape, guides) || movesThrough(shape))
  if (onObstacle >= 0) return { ...answer, legal: false, why: 'obstacle', by: onObstacle }
  return { ...answer, legal: true }
}

const laidAt = ({ size, pose: { x, y, dx, dy } }: Body) => lay(take(pool, size), x, y, dx, dy)

export interface Turned {
  readonly pose: Pose
  readonly legal: boolean
  /** The lowest index of the ships in the way. */
  readonly by?: number
}

/** A ship turned in place by quarter turns, clockwise positive; illegal if it would overlap a ship (rules/dial.md §4.3). */
export function turnInPlace(ship: Body, quarters: number, ships: readonly Body[], guides: boolean): Turned {
  takeAgain(pool)
  const pose = quarterTurn(ship.pose, quarters)
  const turned = laidAt({ size: ship.size, pose })
  const by = ships.findIndex(other => laidOverlap(turned, laidAt(other), guides))
  return by < 0 ? { pose, legal: true } : { pose, legal: false, by }
}

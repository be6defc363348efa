/** Where a flight ends: rules/dial.md §5.2, rules/dial.md §12 A11–A15. */
import { laidOutside } from './area.ts'
import { backUp, type Contact, layLed, type Way } from './backing.ts'
import { lay, newPool, type Pool, take } from './body.ts'
import { laidOverlap } from './overlap.ts'
import { endOf } from './path.ts'
import { endStance, type Frame, poseIn, type Stance } from './template.ts'
import type { Body, Course, Flight, FlyRules, Slot, SlotBlocked } from './types.ts'

/** Spare bodies of one call. */
export const pool: Pool = newPool()

/** How a flight came to its end. */
export interface Landing extends Pick<Flight, 'executed' | 'overlapped' | 'slots' | 'at'> {
  readonly stance: Stance
  /** Quarter turns on top, when it is set down. */
  readonly twist: number
  /** It stays in its start pose. */
  readonly stays: boolean
  /** How it was backed up, if it was. */
  readonly contact: Contact | null
}

/** One call of `fly`. */
export interface Call extends Way {
  readonly ship: Body
  readonly course: Course
  readonly frame: Frame
  readonly rules: FlyRules
}

/** Where the mover starts, in the template's frame. */
export const START: Stance = { x: 0, y: 0, dx: 0, dy: 1 }

/** Ships overlapped by the mover where it is led; it is left laid there. */
export function overlapsAt(call: Call, stance: Stance): number[] {
  layLed(call, stance)
  return indices(call.others, other => laidOverlap(call.mover, other, call.guides))
}

/** The indices of the items of which something holds, ascending. */
export function indices<Item>(items: readonly Item[], holds: (item: Item) => boolean): number[] {
  const found: number[] = []
  items.forEach((item, index) => {
    if (holds(item)) found.push(index)
  })
  return found
}

const TWISTS = { plain: 0, koiogran: 2, segnor: 2 } as const

/** Where the course leads among the other ships, which the mover does not overlap at its start. */
export function land(call: Call): Landing | SlotBlocked {
  const { course, path } = call
  if (course.template === 'stationary') return { ...fully(call, START), stays: true, at: { piece: 0, parameter: 0 } }
  const end = endStance(path.line, path.half)
  if (course.end === 'tallon') return landTallon(call, end)
  const overlapped = overlapsAt(call, end)
  return overlapped.length > 0 ? partially(call, overlapped) : { ...fully(call, end), twist: TWISTS[course.end] }
}

const fully = ({ path }: Call, stance: Stance): Landing => ({
  stance,
  twist: 0,
  stays: false,
  executed: 'fully',
  overlapped: [],
  contact: null,
  slots: null,
  at: endOf(path),
})

function partially(call: Call, overlapped: readonly number[]): Landing {
  const contact = backUp(call)
  const { stance, atStart, place } = contact
  return { stance, twist: 0, stays: atStart, executed: 'partially', overlapped, contact, slots: null, at: place }
}

const SLOTS: readonly Slot[] = [1, 0, -1]
const PREFERRED: readonly Slot[] = [0, 1, -1]
const SLOT_STEP = 10

/** A base turned 90 degrees inwards at the end, its side hashmark at the left edge, middle or right edge of the template. */
const slotStance = ({ x, y, dx, dy }: Stance, slot: Slot): Stance => ({
  x: x - SLOT_STEP * slot * dy,
  y: y + SLOT_STEP * slot * dx,
  dx: dy,
  dy: -dx,
})

/** A Tallon roll must take a free slot; it is flown as its basic turn when there is none (rules/dial.md §12 A11–A14). */
function landTallon(call: Call, end: Stance): Landing | SlotBlocked {
  const { rules, frame, ship } = call
  const free = SLOTS.filter(slot => overlapsAt(call, slotStance(end, slot)).length === 0)
  const inside = free.filter(slot => {
    const { x, y, dx, dy } = poseIn(frame, slotStance(end, slot), 0)
    return !laidOutside(lay(take(pool, ship.size), x, y, dx, dy), rules.area, rules.guides)
  })
  const slots = inside.length > 0 && rules.tallonOffArea !== 'free' ? inside : free
  const slot = rules.slot ?? PREFERRED.find(candidate => slots.includes(candidate))
  if (slots.length === 0 || slot === undefined) {
    // Guides sit on other sides at the basic end pose, so it may be free though every slot is blocked, slot 0 like the rest.
    const overlapped = overlapsAt(call, end)
    if (overlapped.length > 0) return { ...partially(call, overlapped), slots }
    return { ...fully(call, end), executed: 'partially', overlapped: overlapsAt(call, slotStance(end, 0)), slots }
  }
  return slots.includes(slot) ? { ...fully(call, slotStance(end, slot)), slots } : { code: 'slot_blocked', slots }
}

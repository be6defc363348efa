/** The words of the plane: design §4. All lengths in mm; no angle is ever stored. */

/** A base's centre and its unit heading vector: front is (dx, dy), right is (dy, −dx). */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** Base sizes: 40, 60 and 80 mm square. */
export type Size = 'small' | 'medium' | 'large'

/** A ship's base on the table. */
export interface Body {
  readonly size: Size
  readonly pose: Pose
  /** A remote has none: wherever it is measured from or to, its token stands in the place of the base (rules/dial.md §9.1). */
  readonly token?: Shape
}

export type Point = readonly [x: number, y: number]

/** A convex polygon, counter-clockwise, in table coordinates. */
export type Convex = readonly Point[]

/** An obstacle, device or marker on the table, split into convex parts. */
export interface Shape {
  readonly parts: readonly Convex[]
}

/** The end of the area is [width, height] with its origin in a corner; null has no edge. */
export type Area = readonly [width: number, height: number] | null

/** What is flown: a template and how the ship is set down at its end (rules/dial.md §4.3). */
export interface Course {
  readonly template: 'stationary' | 'straight' | 'bank' | 'turn'
  /** 1–5 straight, 1–3 bank and turn, 0 stationary. */
  readonly speed: number
  /** The named side; null for straight and stationary. */
  readonly side: 'left' | 'right' | null
  /** `plain`, or the twist at the end: 180 for koiogran and segnor, 90 more inwards for tallon. */
  readonly end: 'plain' | 'koiogran' | 'segnor' | 'tallon'
  readonly reverse: boolean
  /** A sideslip is granted by cards: the template lies at the ship's side (rules/dial.md §4.3). */
  readonly sideslip: boolean
}

export type Slot = -1 | 0 | 1

export interface FlyRules {
  /** Whether the guides of the bases count (rules/dial.md §15; in play they do). */
  readonly guides: boolean
  readonly area: Area
  /** The slot a player picks for a Tallon roll; null takes 0 if free, else +1, else −1. */
  readonly slot: Slot | null
  /** Slots outside the area: only where every slot inside is blocked, as it is when left out, or any free one (A14). */
  readonly tallonOffArea?: 'last' | 'free'
}

/** Bad input: the ship overlaps this other ship before it moves. */
export interface OverlapAtStart {
  readonly code: 'overlap_at_start'
  readonly ship: number
}

/** The picked slot is not free while these are. */
export interface SlotBlocked {
  readonly code: 'slot_blocked'
  readonly slots: readonly Slot[]
}

/** The outcome of a flight (rules/dial.md §5.2–5.3). Lists hold indices into the ships or obstacles given. */
export interface Flight {
  readonly pose: Pose
  readonly executed: 'fully' | 'partially'
  /** Ships overlapped at the full final position: they decide the consequence. Ascending. */
  readonly overlapped: readonly number[]
  /** Ships last backed over, whose contact ended the backing up: a fact to store. Ascending; empty on full execution. */
  readonly last: readonly number[]
  /** Every ship touching the final body; contains `last`. Ascending. */
  readonly touching: readonly number[]
  /** Obstacles under the part of the template used, without those under the start body; in the order met. */
  readonly movedThrough: readonly number[]
  /** Obstacles under the final body. Ascending. */
  readonly under: readonly number[]
  /** All obstacles whose effects apply, in the order of effects: those moved through as met, then those only under. */
  readonly met: readonly number[]
  readonly fled: boolean
  /**
   * The slots of a Tallon roll that may be taken, in the order 1, 0, −1: the free ones inside the area or, where every one
   * inside is blocked, the free ones outside (rules/dial.md §12 A14). Null for other courses.
   */
  readonly slots: readonly Slot[] | null
  /** Where along the template the flight ended: the piece index and its parameter (for tests and pictures). */
  readonly at: { readonly piece: number; readonly parameter: number }
}

/** One way to perform a barrel roll, boost or decloak (rules/dial.md §4.4). */
export interface Variant {
  /** The contract's word: `left:+1`, `straight`, `boost`. */
  readonly name: string
  /** Where the template is laid against the base; a lateral move keeps the heading unless the template bends. */
  readonly from: 'front' | 'left' | 'right'
  readonly template: 'straight' | 'bank' | 'turn'
  readonly speed: number
  /** A straight laid with its long edge against the base: as long as its width, 40 per speed wide. */
  readonly sideways: boolean
  /** The way the template bends, seen from above by the ship; null for a straight. */
  readonly bend: 'left' | 'right' | 'front' | 'rear' | null
  /** How far the ship slides along the template's far end, in mm, forward positive. */
  readonly slide: number
}

/** A variant tried on the table. `why` is the first of these that holds; `by` the lowest index of what is in the way. */
export interface Reposition {
  readonly name: string
  readonly pose: Pose
  readonly legal: boolean
  readonly why?: 'area' | 'ship' | 'obstacle'
  /** Left out with `area`. */
  readonly by?: number
  /** Devices moved through or landed on, in the order met. */
  readonly devices: readonly number[]
}

export type ArcName = 'front' | 'rear' | 'left' | 'right' | 'bullseye' | 'fullFront' | 'fullRear'

/** Range bands of 100 mm; null is beyond range 3. */
export type Band = 0 | 1 | 2 | 3 | null

export type Segment = readonly [from: Point, to: Point]

export interface InArc {
  readonly in: true
  /** Shortest distance from the base to the part of the target's base inside the arc. */
  readonly distance: number
  readonly range: Exclude<Band, null>
  readonly obstructed: boolean
  /** Obstacles in the way, ascending. */
  readonly by: readonly number[]
  /** Ships crossed, ascending. */
  readonly through: readonly number[]
  readonly deciding: Segment
}

export type ArcMeasure = InArc | { readonly in: false }

export interface Measure {
  /** Base to base, without guides. */
  readonly distance: number
  readonly range: Band
  readonly arcs: Readonly<Record<ArcName, ArcMeasure>>
}

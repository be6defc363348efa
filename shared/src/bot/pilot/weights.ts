/** What the bot `pilot` likes and dreads, as numbers to tune. */

/** In parts of what a ship costs. */
export const ship = {
  /** All of its hull and shields, spread over them. */
  damage: 0.7,
  /** On top, the last of them. */
  kill: 0.6,
  /** On top, where it scores: the point at which half is left. */
  half: 0.25,
  fled: 4,
  /** It stands where every manoeuvre of the next rounds leads off the table. */
  trapped: 2,
  stress: 0.05,
  /** No action this round, however it comes. */
  idle: 0.06,
  /** To overlap a friendly ship: a die of damage besides. */
  bump: 0.08,
  force: 0.03,
  /** For each 100 mm from the nearest enemy beyond `near`. */
  far: 0.03,
  /** The nose on the nearest enemy, as against the tail. */
  facing: 0.03,
  /** At an edge; it fades over `edgeDepth`. */
  edge: 0.08,
  /** Each face-up damage card. */
  hurt: 0.04,
  /** A charge of ordnance. */
  charge: 0.02,
  /** A lock, besides what it does this round. */
  lock: 0.02,
  /** A focus or evade token that may still be of use. */
  token: 0.004,
} as const

/** How much the fights of this round count against each other. */
export const fight = {
  attack: 1,
  /** An enemy shoots at one ship, and not always at this one. */
  danger: 0.6,
  /** The targets that are not the best. */
  others: 0.3,
  /** Of what a token is worth to another ship, for what may come between. */
  handedOn: 0.8,
} as const

/** In points, for a ship that may score them. */
export const objective = {
  /** At a feature that scores, or where the scenario's action can be performed. */
  reached: 1.2,
  /** At least this much of it on the way there, fading with the distance over `pull` mm. */
  onTheWay: 0.6,
  pull: 600,
  /** What is left of it where another ship of the fleet is on its way. */
  claimed: 0.15,
  /** The scenario's action. */
  action: 3,
} as const

/** mm. */
export const distance = { near: 150, edgeDepth: 150 } as const

/** What an obstacle or mine does to who meets it, in points of damage. */
export const harm = {
  asteroid: 1.5,
  debris: 0.9,
  gas: 0.6,
  chaff: 0.4,
  cargo: 0.4,
  blaze: 0.8,
  mine: 1.8,
} as const

/** mm between the middles of a ship and a device that does something to it. */
export const deviceReach = { bomb: 135, mine: 50 } as const

/** Putting things down, in mm of the way that it is worth. */
export const placing = {
  /** An obstacle so near to a feature, mm, bars the way to it. */
  clearOfFeature: 120,
  atFeature: 150,
  /** Between two bases of the fleet, mm. */
  room: 35,
  crowd: 250,
  /** From the side edges, mm. */
  fromSide: 150,
  /** An obstacle straight ahead; it bars a lane so much wider than the base, to each side, and so far on. */
  rock: 300,
  lane: 50,
  sight: 420,
} as const

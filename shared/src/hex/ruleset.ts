/** Rulings that a table may choose otherwise, with their defaults: rules/hex.md §6 and what it marks [OURS]. */

export interface Ruleset {
  /** A printed ship turns as its sheet says; else heavy armour slows its turns (rules/hex.md §2.3, 6.57). */
  readonly armourTurnPenaltyInBlock: boolean
  /** A ship with wrecked engines flies on without checks (rules/hex.md §2.7). */
  readonly wreckedEnginesAllowFly: boolean
  /** Whose natural 20s on a quadrant come after his other hits on it (6.18). */
  readonly criticalsLast: boolean
  /** A natural 1 misses and a natural 20 hits in gunnery. */
  readonly naturalsDecide: boolean
  /** A critical comes when the multiple is passed, or when it is reached (6.14). */
  readonly criticalAt: 'exceeds' | 'reaches'
  /** A ship that ends its own move past the edge has fled (rules/hex.md §1.4). */
  readonly edgeIsFlight: boolean
  /** Enemy sheets: all open, or unknown until they are scanned (design §6). */
  readonly sheets: 'open' | 'scan'
  /** Rounds after which the battle ends by points; null: none. */
  readonly rounds: number | null
  /** Free attacks on a disabled ship that drifts through (rules/hex.md §2.7). */
  readonly attackDrifters: boolean
}

export const defaults: Ruleset = {
  armourTurnPenaltyInBlock: false,
  wreckedEnginesAllowFly: false,
  criticalsLast: false,
  naturalsDecide: true,
  criticalAt: 'exceeds',
  edgeIsFlight: true,
  sheets: 'open',
  rounds: null,
  attackDrifters: false,
}

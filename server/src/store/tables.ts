/** What the database holds. Times in ms; JSON as text. The same columns on SQLite and Postgres. */

export interface MatchesTable {
  id: string
  /** Six letters to hand to a friend; null once the match is over. */
  code: string | null
  room: string
  game: string
  ruleset: string
  /** JSON. */
  options: string
  /** JSON: engine, rules and data. */
  versions: string
  created: number
  /** When it ended; null while it is on. */
  ended: number | null
}

export interface SeatsTable {
  match: string
  seat: string
  side: string
  /** The player's id; null while the seat is free. */
  player: string | null
  name: string | null
  /** JSON: what the player brings. */
  squad: string | null
}

export interface JournalTable {
  match: string
  k: number
  /** JSON. */
  row: string
}

export interface SnapshotsTable {
  match: string
  /** The row after which it was taken. */
  k: number
  /** JSON. */
  body: string
}

export interface SecretsTable {
  match: string
  /** See `vault.ts`. */
  seed: string
}

export interface Tables {
  matches: MatchesTable
  seats: SeatsTable
  journal: JournalTable
  snapshots: SnapshotsTable
  secrets: SecretsTable
}

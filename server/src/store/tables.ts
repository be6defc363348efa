/** What the database holds. Times in ms; JSON as text. The same columns on SQLite and Postgres. */

export interface MatchesTable {
  /** Also the id of its room. */
  id: string
  /** Six letters to hand to a friend; null once the match is over. */
  code: string | null
  game: string
  /** JSON: what the table agreed on, without the squads. */
  options: string
  /** JSON: the header of its journal; null while seats are free. */
  header: string | null
  created: number
  /** When it ended; null while it is on. */
  ended: number | null
  /** How often the engine stumbled in it. */
  faults: number
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
  /** From 1, without gaps. */
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

/** What a match tells whoever listens. */
import type { Over } from '@wingover/shared/kernel'
import type { GameName, MatchEvent, OwnView, View } from './games.ts'
import type { Connection } from './line.ts'

export type OpenRequest = OwnView['requests'][number]

/** By name. */
export interface MatchTold<G extends GameName = GameName> {
  /** The view, the seats or the halt have changed: the view, null until the match has begun. */
  change: View<G> | null
  /** Something happened: in order, each once. The view is already the one after its command. */
  event: MatchEvent<G>
  /** The seat is asked something; again after an undo, and when it is no longer ready. */
  request: OpenRequest
  connection: Connection
  /** The match has ended. */
  over: Over
}

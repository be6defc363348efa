/** The games that a server referees, and what of each this SDK knows: how its table comes over the line. */
import type { DialEvent, DialView, ScenarioId } from '@wingover/shared/dial'
import * as dial from '@wingover/shared/dial/wire'
import type { HexEvent, HexView } from '@wingover/shared/hex'
import * as hex from '@wingover/shared/hex/wire'
import type { Json, Numbered } from '@wingover/shared/kernel'

interface Games {
  dial: { view: DialView; event: DialEvent; options: DialTable }
  hex: { view: HexView; event: HexEvent; options: HexTable }
}

interface DialTable {
  readonly ruleset: 'xwa' | 'amg'
  /** Left out: a plain dogfight. */
  readonly scenario?: ScenarioId
  /** Takes legal squads only; otherwise `match.view.players` says what is illegal. Left out: it is not rated. */
  readonly rated?: boolean
}

interface HexTable {
  /** Players of each side; left out: 1. */
  readonly seats?: number
  /** Whether enemy ships are known, or unknown until they are scanned; left out: known. */
  readonly sheets?: 'open' | 'scan'
  /** Left out: the battle lasts until one side is beaten. */
  readonly rounds?: number
  /** Hexes from the middle to the edge; left out: no edge. */
  readonly radius?: number
  /** Hexes between the sides; left out: 3d6 + 5. */
  readonly distance?: number
}

export type GameName = keyof Games

/** What a seat sees of a game; `view.game` says which one it is. */
export type View<G extends GameName = GameName> = Games[G]['view']

export type OwnView<G extends GameName = GameName> = NonNullable<View<G>['own']>

export type MatchEvent<G extends GameName = GameName> = Numbered<Games[G]['event']>

export type NewMatch<G extends GameName = GameName> = {
  [N in G]: { readonly game: N /** The maker's squad or fleet. */; readonly squad: Json } & Games[N]['options']
}[G]

/** What the room shows of a game, and what the seat alone is told, as the seat's view. */
export function unflatten(game: GameName, flat: object, seq: number, own: OwnView | null): View {
  return game === 'hex'
    ? hex.unflatten(flat as hex.FlatView, seq, own as HexView['own'])
    : dial.unflatten(flat as dial.FlatView, seq, own as DialView['own'])
}

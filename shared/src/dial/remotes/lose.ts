/** A remote leaves play: rules/dial.md §7.3, §9.1. */
import { returnCards } from '../damage/deck.ts'
import type { Remote, Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'

/** What is under way may still name it. One that fled keeps its damage cards, as a ship does. */
export function loseRemote(t: DialTurn, remote: Remote, how: Ship['place']): void {
  if (how === 'destroyed') returnCards(t, remote)
  t.game.lostRemotes[remote.id] = { ...remote, place: how, pose: null, doomed: false }
  t.unlisten(remote.id)
}

/** What a ship may place in its System Phase: rules/dial.md §9.1. */
import type { Placed } from '../look.ts'
import { chargesOf } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import { type DevicePlace, deviceCard, devicePlaces } from './places.ts'

/** Each use of a card is a list of what it places at once. */
export interface SystemUses {
  readonly uses: readonly (readonly DevicePlace[])[]
  /** One of them must be chosen. */
  readonly must: boolean
}

/** A card that goes on once it was begun must be used, if it can be (rules/dial.md §9.1, Concussion Bomb). */
export function systemUses(t: DialTurn, ship: Placed): SystemUses {
  const places = devicePlaces(t, ship).filter(({ card }) => deviceCard(card)?.ownTime !== true)
  const forced = places.filter(({ card }) => goesOn(ship, card))
  const must = forced.length > 0
  const open = must ? forced : places
  const cards = [...new Set(open.map(({ card }) => card))]
  const uses = cards.flatMap(card => {
    const most = Math.min(deviceCard(card)?.most ?? 1, chargesOf(ship, card)?.value ?? 0)
    return together(
      open.filter(at => at.card === card),
      most,
    )
  })
  return { uses, must }
}

function goesOn(ship: Placed, card: string): boolean {
  const pool = chargesOf(ship, card)
  return deviceCard(card)?.goesOn === true && pool !== null && pool.value < pool.max
}

/** Every choice of 1 to `most` of these places, each along another template. */
function together(places: readonly DevicePlace[], most: number): DevicePlace[][] {
  if (most < 1) return []
  return places.flatMap((first, i) => {
    const others = places.slice(i + 1).filter(({ template }) => template !== first.template)
    return [[first], ...together(others, most - 1).map(set => [first, ...set])]
  })
}

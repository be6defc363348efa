/** A ship drops or launches what one use of a card places: rules/dial.md §9.1. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf } from '../look.ts'
import { tokenKinds } from '../state.ts'
import { spend, spendCharges } from '../tokens/index.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { lay } from './lay.ts'
import { deviceCard, deviceLies, isOpen } from './places.ts'

type Line = DialStep<'placeDevice'>

/** An ability that gives a result stands for it ("would drop … instead"). */
const before: Line = (t, { ship, places }) => t.interrupt('beforePlaceDevice', { ship, places })

/** Each costs a charge. Where the ship cannot pay any more, or it would not lie inside the play area, it costs nothing. */
const put: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  if (t.result() !== null || !isPlaced(ship)) return t.leave()
  const laid = a.places.flatMap(at => {
    const card = deviceCard(at.card)
    if (card === undefined || !isOpen(t, ship, at, card)) return []
    spendCharges(t, ship.id, at.card, 1)
    for (const token of tokenKinds) spend(t, ship.id, token, card.spends?.[token] ?? 0)
    return deviceLies(ship, at).map(lying => lay(t, ship.id, card, lying))
  })
  if (laid.length === 0) return t.leave()
  a.laid = laid
  ship.placedDevice = true
}

/** Ships that they lie under overlap them now. */
const meet: Line = (t, { laid: objects = [] }) => t.push('placedUnder', { objects })

/** One use is one event, however many it places. */
const after: Line = (t, { ship, places, laid = [] }) => {
  const [first] = places
  if (first !== undefined) t.window('afterPlaceDevice', { ship, card: first.card, way: first.way, laid })
}

export const placeDevice = steps<DialWords, 'placeDevice'>('placeDevice', [before, put, meet, after])

/** Cards that cancel dice, or change what is left of them: rules/dial.md §7.2. Cancelling is no modification. */
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { Attack, GreenFace, RedFace } from './attack.ts'
import { facesOf, takeAway } from './dice.ts'

/** A card of a ship cancels up to so many attack dice that show a face; left out: all of them. */
export function cancelRed(
  t: DialTurn,
  attack: Attack,
  { id }: Ship,
  card: string,
  face: RedFace,
  count?: number,
): void {
  if (takeAway(attack.red, face, count) === 0) return
  t.emit({ type: 'diceCancelled', ship: id, card, dice: 'red', left: facesOf(attack.red) })
}

/** The same of defence dice. At range 0 no enemy of the defender may (A27): whoever calls has looked. */
export function cancelGreen(
  t: DialTurn,
  attack: Attack,
  { id }: Ship,
  card: string,
  face: GreenFace,
  count?: number,
): void {
  if (takeAway(attack.green, face, count) === 0) return
  t.emit({ type: 'diceCancelled', ship: id, card, dice: 'green', left: facesOf(attack.green) })
}

/** A card of a ship changes the results that are left when they are neutralised, or what they come to. */
export function changeResults(
  t: DialTurn,
  attack: Attack,
  { id }: Ship,
  card: string,
  left: Partial<Attack['left'] & Pick<Attack, 'inflicts'>>,
): void {
  const { hits = attack.left.hits, crits = attack.left.crits, inflicts = attack.inflicts } = left
  attack.left = { hits, crits }
  attack.inflicts = inflicts
  t.emit({ type: 'resultsChanged', ship: id, card, hits, crits, inflicts })
}

/** Parts by which many cards modify dice: rules/dial.md §7.1 steps 2b and 3b, §7.2. */
import type { Json } from '../../kernel/index.ts'
import type { Attack, GreenFace, RedFace } from '../attack/attack.ts'
import { change, countOf, rerollDice, unrolled } from '../attack/dice.ts'
import type { Placed } from '../look.ts'
import type { DialGame } from '../state.ts'
import { type DicePart, dice, type Part } from './card.ts'

type Colour = 'red' | 'green'
type Face = RedFace | GreenFace
type May = (game: DialGame, self: Placed, attack: Attack) => boolean
type How = Pick<DicePart, 'cost' | 'must' | 'byFighter'>

/** A die that shows one face is changed to another. */
export interface Change {
  readonly from: Face
  readonly to: Face
}

/** One die of a colour is changed in one of these ways. */
export function changes(colour: Colour, ways: readonly Change[], may: May, how: How = {}): Part {
  return dice({
    ...how,
    options: (game, self, attack, at) =>
      at === colour && may(game, self, attack)
        ? ways.filter(({ from }) => countOf<Face>(attack[colour], from) > 0).map(way => ({ ...way }))
        : [],
    apply: (_t, _self, attack, choice) => changeOne(attack, colour, choice),
  })
}

/** Changes one die as a choice says. */
export function changeOne(attack: Attack, colour: Colour, choice: Json): void {
  const { from, to } = choice as unknown as Change
  change<Face>(attack[colour], from, to, 1)
}

/** One die of a colour is rerolled; `of`: only one that shows this face. */
export function rerollsOne(colour: Colour, may: May, how: How = {}, of?: Face): Part {
  return dice({
    ...how,
    options: (game, self, attack, at) => {
      if (at !== colour || !may(game, self, attack)) return []
      const places = unrolled<Face>(attack[colour])
      return places
        .filter(place => of === undefined || attack[colour][place]?.face === of)
        .map(place => ({ dice: [place] }))
    },
    apply: (t, _self, attack, choice) => rerollDice(t, attack, colour, (choice as { dice: number[] }).dice),
  })
}

/** Slips away over an edge and comes back along it: rules/dial.md §5.6, §9.3. */
import { type Box, bodyWithin } from '../../../geometry/index.ts'
import { isObject } from '../../../kernel/index.ts'
import { bodyOf, type Placed } from '../../look.ts'
import type { Edge } from '../../setup/zone.ts'
import type { DialGame } from '../../state.ts'
import { type Card, when, whenInReserve } from '../card.ts'
import { lastingOn, lastUntil, stopLasting } from '../lasting.ts'

const id = 'moraloeval'
const edges: readonly Edge[] = ['south', 'north', 'west', 'east']

export const moraloEval: Card = {
  kind: 'pilot',
  id,
  says: 'A charge has it go into reserve instead of fleeing; it comes back at the start of the next Planning Phase, within range 1 of the edge that it left by.',
  parts: [
    when('wouldFlee', {
      when: (_t, self, { ship }) => ship === self.id,
      cost: { charges: 1 },
      choices: ({ game }, self) => edgesCrossed(game, self).map(edge => ({ edge })),
      effect: (t, self, _args, choice) => {
        const edge = edges.find(each => isObject(choice) && choice.edge === each)
        if (edge !== undefined) lastUntil(t, 'used', self, id, edge)
        t.give(true)
      },
    }),
    whenInReserve('phaseStart', {
      when: ({ game }, self, { phase }) =>
        phase === 'planning' && self.place === 'reserve' && lastingOn(game, self, id) !== null,
      must: true,
      effect: (t, self) => {
        const edge = edges.find(each => each === lastingOn(t.game, self, id))
        t.push('comeOut', { ship: self.id, zones: [{ edges: edge === undefined ? [] : [edge], beyond: null }] })
      },
      follow: (t, self) => {
        if (self.place === 'table') stopLasting(t, self, id)
      },
    }),
  ],
}

/** Over a corner it leaves by two edges. */
function edgesCrossed({ area: [width, height], ruleset }: DialGame, self: Placed): Edge[] {
  const inside: { readonly [edge in Edge]: Box } = {
    south: [-Infinity, 0, Infinity, Infinity],
    north: [-Infinity, -Infinity, Infinity, height],
    west: [0, -Infinity, Infinity, Infinity],
    east: [-Infinity, -Infinity, width, Infinity],
  }
  return edges.filter(edge => !bodyWithin(bodyOf(self), inside[edge], ruleset.guides))
}

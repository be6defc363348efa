/** DRK-1 probe droid, a remote: rules/dial.md §9.1. That ships measure range from it is in `relays.ts`. */
import { headingOf } from '../../geometry/index.ts'
import { type Card, when } from '../cards/card.ts'
import { rollOne } from '../dice.ts'
import type { DialTurn } from '../turn.ts'
import { relocated } from './relocate.ts'
import { isMetBy, remoteSelf } from './self.ts'

const templates = ['2B', '2F', '2N'] as const

/** It has guides on five edges, clockwise from its heading, in degrees. */
const edges = [36, 108, 180, 252, 324] as const

/** Which edge, from 1, and which template. */
type Way = { readonly edge: number; readonly template: (typeof templates)[number] }

const ways: readonly Way[] = edges.flatMap((_, i) => templates.map(template => ({ edge: i + 1, template })))

/** The heading of one of its edges. */
function headingOn(edge: number, { dx, dy }: { readonly dx: number; readonly dy: number }) {
  const [sine, cosine] = headingOf(edges[edge - 1] ?? 0)
  return { dx: dx * cosine + dy * sine, dy: dy * cosine - dx * sine }
}

function relocate(t: DialTurn, id: string, { edge, template }: Way): void {
  const self = remoteSelf(t.game, id)
  t.push('relocate', { remote: id, to: relocated(self, headingOn(edge, self.pose), template) })
}

export const drk1ProbeDroid: Card = {
  kind: 'remote',
  id: 'drk1probedroid',
  says: 'Ships of its player may measure range from it to lock and to jam. An enemy ship that overlaps it rolls a die: focus hurts the droid. In the System Phase it may be relocated from any of its edges.',
  parts: [
    when('remoteMet', {
      must: true,
      when: (t, self, met) => met.under && isMetBy(t.game, self, met),
      effect: (t, self, { ship }) => {
        if (rollOne(t, ship, 'drk1probedroid') !== 'focus') return
        t.push('suffer', { ship: self.id, hits: 1, crits: 0, source: 'drk1probedroid' })
      },
    }),
    when('remoteSystem', {
      when: (_t, self, { remote }) => remote === self.id,
      choices: () => ways.map(way => ({ ...way })),
      effect: (t, self, _args, choice) => relocate(t, self.id, choice as Way),
    }),
  ],
}

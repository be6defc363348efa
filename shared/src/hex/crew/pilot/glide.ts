/** Anybody keeps the ship moving that nobody pilots: rules/hex.md §2.6, Glide. Wrecked engines do not forbid it (§2.7). */
import { hasOnly, reject } from '../../../kernel/index.ts'
import { changeDefences } from '../../helm/defences.ts'
import { pushMove } from '../../helm/move.ts'
import { inRole } from '../../look.ts'
import type { ActionRule } from '../order.ts'

/** Where no pilot's ranks count in AC and TL those of whoever glides do. */
export const glide: ActionRule = {
  ...{ action: 'glide', role: 'minor', phases: ['helm'], push: false, limit: 'once', unless: 'role:pilot' },
  ways: () => [{}],
  refuses: (_game, _ship, _member, way) =>
    hasOnly(way, []) ? null : reject('bad_answer', 'answer', 'It needs nothing chosen.'),
  perform: (t, ship, member) => {
    if (inRole(ship, 'pilot').length === 0) changeDefences(t, ship, 'glide', member.ranks.piloting ?? 0)
    pushMove(t, ship, member, 'glide')
  },
}

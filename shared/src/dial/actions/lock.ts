/** The lock action: rules/dial.md §8.2, A47. Any object will do, own ships and obstacles included. */
import { hasOnly, type Json, reject } from '../../kernel/index.ts'
import { onTable } from '../look.ts'
import type { DialGame, ObjectRef } from '../state.ts'
import { acquireLock, lockable, refuseLock } from '../tokens/index.ts'
import { type ActionRule, always } from './rule.ts'

export function objects(game: DialGame): ObjectRef[] {
  const refs = (kind: ObjectRef['kind'], ids: readonly string[]) => ids.map((id): ObjectRef => ({ kind, id }))
  const ships = onTable(game).map(({ id }) => id)
  return [
    ...refs('ship', ships),
    ...refs('obstacle', Object.keys(game.obstacles)),
    ...refs('device', Object.keys(game.devices)),
  ]
}

function isRef(on: Json): on is ObjectRef {
  if (!hasOnly(on, ['kind', 'id']) || typeof on.id !== 'string') return false
  return on.kind === 'ship' || on.kind === 'obstacle' || on.kind === 'device'
}

export const lock: ActionRule<'lock'> = {
  type: 'lock',
  possible: always,
  options: (game, ship) => {
    const found = lockable(game, ship, objects(game))
    return (found.length > 0 ? found : [null]).map(on => ({ action: 'lock', on }))
  },
  refuses: (game, ship, choice) => {
    if (!hasOnly(choice, ['action', 'on'])) return reject('bad_answer', 'answer')
    const { on = null } = choice
    if (on === null) {
      const [legal] = lockable(game, ship, objects(game))
      return legal ? reject('may_not_fail', 'answer.on', undefined, { rule: 'dial §8.2', legal: legal.id }) : null
    }
    return isRef(on) ? refuseLock(game, ship, on) : reject('bad_answer', 'answer.on', 'It has a kind and an id.')
  },
  fails: ({ on }) => on === null,
  perform: (t, ship, { on }) => {
    // That it is in range was looked at before, unless a card has it locked at any.
    if (on !== null) acquireLock(t, ship.id, on, true)
  },
}

/** The SLAM action: rules/dial.md §8.2, A40. A second manoeuvre of the speed executed, then a disarm token. */
import { fly } from '../../geometry/index.ts'
import { hasOnly, type Reject, reject } from '../../kernel/index.ts'
import { bodyOf, othersOf, type Placed } from '../look.ts'
import { determine } from '../manoeuvre/determine.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import type { DialGame } from '../state.ts'
import type { ActionRule } from './rule.ts'

const rule = 'dial §8.2'
const place = 'answer.code'

/** Speed of the manoeuvre that the ship executed in its own activation; null outside of it. */
function executedSpeed({ activation }: DialGame, ship: Placed): number | null {
  if (activation?.ship !== ship.id || activation.executed === null) return null
  return manoeuvre(activation.executed).speed
}

/** Whether there is no final position inside the play area; of a Tallon roll each free one counts. */
function wouldFlee(game: DialGame, ship: Placed, code: string): boolean {
  const { course } = manoeuvre(determine(ship, { ship: ship.id, code, cause: 'slam' }, code).code)
  const flees = (slot: -1 | 0 | 1 | null): boolean => {
    const { guides, tallonOffArea } = game.ruleset
    const rules = { guides, area: game.area, slot, tallonOffArea }
    const flight = fly(bodyOf(ship), course, othersOf(game, ship).map(bodyOf), [], rules)
    if ('code' in flight) throw new Error(`${ship.id}: ${flight.code}`)
    return slot === null && flight.slots !== null && flight.slots.length > 0 ? flight.slots.every(flees) : flight.fled
  }
  return flees(null)
}

function refuseCode(game: DialGame, ship: Placed, code: string): Reject | null {
  const speed = executedSpeed(game, ship)
  if (!ship.dial.includes(code)) return reject('not_on_dial', place)
  if (manoeuvre(code).speed !== speed) return reject('wrong_speed', place, undefined, { rule, speed: speed ?? 0 })
  return wouldFlee(game, ship, code) ? reject('outside_area', place, undefined, { rule, code }) : null
}

const fitting = (game: DialGame, ship: Placed): string[] =>
  ship.dial.filter(code => refuseCode(game, ship, code) === null)

export const slam: ActionRule<'slam'> = {
  type: 'slam',
  possible: (game, ship) => executedSpeed(game, ship) !== null,
  options: (game, ship) => {
    const codes = fitting(game, ship)
    return (codes.length > 0 ? codes : [null]).map(code => ({ action: 'slam', code }))
  },
  refuses: (game, ship, choice) => {
    if (!hasOnly(choice, ['action', 'code'])) return reject('bad_answer', 'answer')
    const { code = null } = choice
    if (code === null) return fitting(game, ship).length > 0 ? reject('may_not_fail', place) : null
    return typeof code === 'string' ? refuseCode(game, ship, code) : reject('bad_answer', place)
  },
  fails: ({ code }) => code === null,
  perform: (t, ship, { code }) => {
    t.push('executeManoeuvre', { ship: ship.id, code, cause: 'slam' })
    t.push('gainTokens', { ship: ship.id, token: 'disarm', count: 1, by: null })
  },
}

/** The Planning Phase: dials are set in secret, then player order is rolled (rules/dial.md §2). */
import { hasOnly, isObject, own, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { onTable } from '../look.ts'
import type { DialTurn } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { beginPhase, closePhase, duringPhase, endPhase } from './phase.ts'

export const planning = steps<DialWords, 'planning'>('planning', [
  takeDialsBack,
  beginPhase('planning'),
  askDials,
  setDials,
  t => t.push('playerOrder', {}),
  duringPhase,
  closePhase,
  endPhase,
])

/** The dials of the last round go back, revealed or not: no ship has a revealed manoeuvre (rules/dial.md §3.1). */
function takeDialsBack(t: DialTurn): void {
  for (const ship of Object.values(t.game.ships)) ship.revealed = null
  for (const { seat } of t.state.seats) t.secrets(seat).dials = {}
}

/** A ship on the table has a dial now, so it activates in this round. */
function askDials(t: DialTurn): void {
  for (const ship of onTable(t.game)) ship.arrived = false
  for (const { seat } of t.state.seats) {
    const ships = onTable(t.game).filter(ship => ship.seat === seat)
    if (ships.length > 0) {
      t.ask(seat, 'planning', { ships: ships.map(s => s.id) }, { sealed: true, default: { dials: {} } })
    }
  }
}

function setDials(t: DialTurn): void {
  for (const { seat, answer } of t.answers('planning')) Object.assign(t.secrets(seat).dials, answer.dials)
}

export const planningRequest: RequestRule<DialWords, DialRequests['planning']['args']> = {
  legal: ({ args, game }) => ({
    type: 'each',
    field: 'dials',
    each: Object.fromEntries(args.ships.map(id => [id, game.ships[id]?.dial ?? []])),
  }),
  accepts: ({ args, game }, answer) => {
    if (!hasOnly(answer, ['dials']) || !isObject(answer.dials ?? null)) {
      return reject('bad_answer', 'answer', 'It maps ships to manoeuvres: {"dials": {"a1": "2FB"}}.')
    }
    for (const [id, code] of Object.entries(answer.dials as object)) {
      if (!args.ships.includes(id)) return reject('unknown_ship', `answer.dials.${id}`)
      const onDial = own(game.ships, id)?.dial.some(m => m === code)
      if (onDial !== true) return reject('not_on_dial', `answer.dials.${id}`)
    }
    return null
  },
}

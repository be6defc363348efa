/** The first time a ship is tractored in a round it may be moved, and turn in answer: rules/dial.md §3.2, A49. */
import { tractor } from '../../geometry/index.ts'
import { hasOnly, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { legalOptions, pushReposition, refuseOption } from '../actions/variants.ts'
import { isPlaced, othersOf, placedShip, playerOf, shipOf, threshold, tokens } from '../look.ts'
import { rotated, rotateShip } from '../manoeuvre/rotate-ship.ts'
import type { DialStep } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { gain } from './gain.ts'

type Line = DialStep<'tractored'>

const sides = ['left', 'right'] as const

/** The player whose effect it is moves the ship, or not; an effect of nobody's leaves it to its owner. */
const askMove: Line = (t, { ship: id, by }) => {
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship) || ship.tractored || tokens(ship, 'tractor') < threshold(ship)) return t.leave()
  ship.tractored = true
  if (legalOptions(t.game, ship, 'tractor', tractor(ship.size)).length === 0) return t.leave()
  t.ask(by ?? ship.seat, 'tractorMove', { ship: id }, { default: { pass: true } })
}

const move: Line = (t, { ship: id }) => {
  const answer = t.answer('tractorMove')
  if ('pass' in answer) return t.leave()
  const ship = placedShip(t.game, id)
  pushReposition(t, ship, 'tractor', tractor(ship.size), answer.move)
}

/** Only a ship that an opponent moved may turn. */
const askTurn: Line = (t, { ship: id, by }) => {
  const ship = shipOf(t.game, id)
  const moved = by !== null && playerOf(t.game, by).side !== playerOf(t.game, ship.seat).side
  if (!moved || !isPlaced(ship) || sides.every(side => !rotated(t.game, ship, side).legal)) return t.leave()
  t.ask(ship.seat, 'tractorTurn', { ship: id }, { default: { pass: true } })
}

const turnShip: Line = (t, { ship: id }) => {
  const answer = t.answer('tractorTurn')
  if ('pass' in answer) return
  rotateShip(t, placedShip(t.game, id), answer.turn, 'tractor')
  gain(t, id, 'stress', 1)
}

export const tractored = steps<DialWords, 'tractored'>('tractored', [askMove, move, askTurn, turnShip])

export const tractorMove: RequestRule<DialWords, DialRequests['tractorMove']['args']> = {
  legal: ({ game, args }) => {
    const ship = placedShip(game, args.ship)
    const moves = legalOptions(game, ship, 'tractor', tractor(ship.size)).map(option => ({ move: option }))
    return { type: 'one', of: [...moves, { pass: true }] }
  },
  accepts: ({ game, args }, answer) => {
    if (hasOnly(answer, ['pass']) && answer.pass === true) return null
    if (!hasOnly(answer, ['move']) || typeof answer.move !== 'string') return reject('bad_answer', 'answer')
    const ship = placedShip(game, args.ship)
    return refuseOption(game, ship, 'tractor', tractor(ship.size), answer.move, 'answer.move')
  },
}

export const tractorTurn: RequestRule<DialWords, DialRequests['tractorTurn']['args']> = {
  legal: ({ game, args }) => {
    const ship = placedShip(game, args.ship)
    const turns = sides.filter(side => rotated(game, ship, side).legal).map(side => ({ turn: side }))
    return { type: 'one', of: [...turns, { pass: true }] }
  },
  accepts: ({ game, args }, answer) => {
    if (hasOnly(answer, ['pass']) && answer.pass === true) return null
    const side = hasOnly(answer, ['turn']) ? sides.find(s => s === answer.turn) : undefined
    if (side === undefined) return reject('bad_answer', 'answer')
    const ship = placedShip(game, args.ship)
    const { legal, by } = rotated(game, ship, side)
    if (legal) return null
    if (by === undefined) return reject('outside_area', 'answer.turn', undefined, { rule: 'dial §4.3' })
    return reject('overlaps_ship', 'answer.turn', undefined, {
      rule: 'dial §4.3',
      ship: othersOf(game, ship)[by]?.id ?? '',
    })
  },
}

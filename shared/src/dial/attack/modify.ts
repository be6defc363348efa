/** Modifying dice: rules/dial.md §7.1 steps 2b and 3b, §3.2. No queue: each side does what it likes in any order. */
import { canonical, isObject, type Json, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { diceCards } from '../cards/dice-cards.ts'
import { isPlaced, shipOf, tokens } from '../look.ts'
import type { DialGame, Ship, ShipId } from '../state.ts'
import { breakLocksOf, forceOf, lose, spendForce } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords, Modification } from '../words.ts'
import type { Attack } from './attack.ts'
import { change, countOf, reroll, rerollable, rollRedDice } from './dice.ts'

type Line = DialStep<'modifyDice'>

const ask: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  const cards = (t.state.listeners.modifyDice ?? []).filter(({ seat }) => seat === ship.seat)
  const args = { ship: a.ship, dice: a.dice, cards }
  if (!isPlaced(ship) || modifications(t.game, args).length === 0) return t.leave()
  t.ask(ship.seat, 'modify', args, { default: { done: true } })
}

const apply: Line = (t, a) => {
  const { attack } = t.game
  const answer = t.answer('modify')
  if (attack === null || 'done' in answer) return t.leave()
  if ('card' in answer) useCard(t, attack, answer)
  else spend(t, attack, a.ship, answer)
  t.emit({ type: 'diceModified', ship: a.ship, dice: a.dice, how: answer, red: facesOf(attack.red), green: facesOf(attack.green) })
  t.goto(ask)
}

export const modifyDice = steps<DialWords, 'modifyDice'>('modifyDice', [ask, apply])

export const modifyRequest: RequestRule<DialWords, DialRequests['modify']['args']> = {
  legal: ({ game, args }) => ({ type: 'one', of: [...listed(game, args), { done: true }] }),
  accepts: ({ game, args }, answer) => {
    if (!isObject(answer)) return reject('bad_answer', 'answer')
    const text = canonical(answer)
    if (text === '{"done":true}' || listed(game, args).some(option => canonical(option) === text)) return null
    return reject('cannot_modify', 'answer', undefined, { rule: 'dial §7.1' })
  },
}

type Args = DialRequests['modify']['args']

function listed(game: DialGame, args: Args): Json[] {
  return modifications(game, args).map(how => ({ ...how }))
}

/** At range 0 of a primary attack the attacker touches no dice, and the defender's are touched by nobody else. */
function modifications(game: DialGame, { ship: id, dice, cards }: Args): Modification[] {
  const { attack } = game
  if (attack === null) return []
  const attacks = id === attack.attacker
  if (attacks && attack.range === 0 && attack.weapon.source === 'primary') return []
  const byCard = cards.flatMap(source =>
    (diceCards[source.ability]?.options(game, attack, dice, source) ?? []).map(
      (choice): Modification => ({ card: source.ability, source: source.source, choice }),
    ),
  )
  const ship = shipOf(game, id)
  if (attacks !== (dice === 'red')) return byCard
  return [...(attacks ? attackerTokens(game, attack, ship) : defenderTokens(attack, ship)), ...byCard]
}

function attackerTokens(game: DialGame, attack: Attack, ship: Ship): Modification[] {
  const blinded = ship.damage.up.includes('blindedpilot')
  const found = focusing(ship, countOf(attack.red, 'focus'), blinded)
  const locked = game.locks.some(({ by, on }) => by === ship.id && on.kind === 'ship' && on.id === attack.defender)
  if (locked && !blinded) found.push(...rerollable(attack.red).map((dice): Modification => ({ spend: 'lock', dice })))
  return found
}

function defenderTokens(attack: Attack, ship: Ship): Modification[] {
  const found = focusing(ship, countOf(attack.green, 'focus'), false)
  if (tokens(ship, 'evade') > 0) {
    for (const face of ['blank', 'focus'] as const) {
      if (countOf(attack.green, face) > 0) found.push({ spend: 'evade', face })
    }
  }
  return found
}

/** Focus turns every focus result, calculate and force one each. */
function focusing(ship: Ship, results: number, onlyForce: boolean): Modification[] {
  if (results === 0) return []
  const found: Modification[] = []
  if (tokens(ship, 'focus') > 0 && !onlyForce) found.push({ spend: 'focus' })
  if (tokens(ship, 'calculate') > 0 && !onlyForce) found.push({ spend: 'calculate' })
  if (forceOf(ship) > 0) found.push({ spend: 'force' })
  return found
}

function useCard(t: DialTurn, attack: Attack, { card, source, choice }: Extract<Modification, { card: string }>): void {
  const listener = t.state.listeners.modifyDice?.find(l => l.ability === card && l.source === source)
  if (listener === undefined) throw new Error(`${card} of ${source} does not listen`)
  diceCards[card]?.apply(t, attack, choice, listener)
}

function spend(t: DialTurn, attack: Attack, ship: ShipId, how: Exclude<Modification, { card: string }>): void {
  const focused = (count?: number) =>
    ship === attack.attacker ? change(attack.red, 'focus', 'hit', count) : change(attack.green, 'focus', 'evade', count)
  switch (how.spend) {
    case 'focus':
      lose(t, ship, 'focus', 1)
      focused()
      break
    case 'calculate':
      lose(t, ship, 'calculate', 1)
      focused(1)
      break
    case 'force':
      spendForce(t, ship, 1)
      focused(1)
      break
    case 'evade':
      lose(t, ship, 'evade', 1)
      change(attack.green, how.face, 'evade', 1)
      break
    case 'lock':
      breakLocksOf(t, ship)
      reroll(t, attack.red, how.dice, rollRedDice)
  }
}

export function facesOf<Face>(dice: readonly { face: Face }[]): Face[] {
  return dice.map(die => die.face)
}

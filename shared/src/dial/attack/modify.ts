/** Modifying dice: rules/dial.md §7.1 steps 2b and 3b, §3.2. No queue: each side does what it likes in any order. */
import { canonical, hasOnly, type Json, type Listener, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { isBlinded } from '../cards/damage-cards.ts'
import { diceCard } from '../cards/dice-cards.ts'
import { refTo, shipOf, tokens } from '../look.ts'
import type { DialGame, Lock, ShipId } from '../state.ts'
import { breakLock, forceOf, isSame, spendForce, spend as spendToken } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords, Modification } from '../words.ts'
import type { Attack } from './attack.ts'
import { change, countOf, facesOf, reroll, rollRedDice, setsOf, unrolled } from './dice.ts'
import { pointBlank } from './roll.ts'

type Line = DialStep<'modifyDice'>
type Args = DialRequests['modify']['args']

const ask: Line = (t, { ship, dice }) => {
  const { seat } = shipOf(t.game, ship)
  const cards = (t.state.listeners.modifyDice ?? []).filter(listener => listener.seat === seat)
  const ways = waysOf(t.game, { ship, dice, cards })
  if (ways.spends.length === 0 && ways.reroll.length === 0 && ways.cards.length === 0) return t.leave()
  t.ask(seat, 'modify', { ship, dice, cards }, { default: { done: true } })
}

const apply: Line = (t, { ship, dice }) => {
  const { attack } = t.game
  const answer = t.answer('modify')
  if (attack === null || 'done' in answer) return t.leave()
  if ('card' in answer) useCard(t, attack, answer)
  else spend(t, attack, ship, answer)
  t.emit({ type: 'diceModified', ship, dice, how: answer, red: facesOf(attack.red), green: facesOf(attack.green) })
  t.goto(ask)
}

export const modifyDice = steps<DialWords, 'modifyDice'>('modifyDice', [ask, apply])

export const modifyRequest: RequestRule<DialWords, Args> = {
  legal: ({ game, args }) => {
    const { spends, reroll: free, cards } = waysOf(game, args)
    const rerolls = setsOf(free).map(dice => ({ spend: 'lock', dice }))
    return { type: 'one', of: [...[...spends, ...cards].map(how => ({ ...how })), ...rerolls, { done: true }] }
  },
  accepts: ({ game, args }, answer) => {
    if (hasOnly(answer, ['done']) && answer.done === true) return null
    const { spends, reroll: free, cards } = waysOf(game, args)
    const fits = hasOnly(answer, ['spend', 'dice'])
      ? answer.spend === 'lock' && isSetOf(free, answer.dice ?? null)
      : [...spends, ...cards].some(how => canonical({ ...how }) === canonical(answer))
    return fits ? null : reject('cannot_modify', 'answer', undefined, { rule: 'dial §7.1' })
  },
}

/** What may be done to the dice now. */
interface Ways {
  readonly spends: readonly Modification[]
  /** The dice that a lock may reroll, by their places. */
  readonly reroll: readonly number[]
  readonly cards: readonly Modification[]
}

const none: Ways = { spends: [], reroll: [], cards: [] }

/** At range 0 of a primary attack the attacker touches no dice, his own or the defender's (A27). */
function waysOf(game: DialGame, { ship: id, dice, cards }: Args): Ways {
  const { attack } = game
  if (attack === null) return none
  const attacks = id === attack.attacker
  if (attacks && pointBlank(attack)) return none
  const ship = shipOf(game, id)
  const own = attacks === (dice === 'red')
  const blinded = attacks && own && isBlinded(ship)
  const results = own ? countOf<string>(attack[dice], 'focus') : 0
  const spends: Modification[] = []
  if (results > 0) {
    if (tokens(ship, 'focus') > 0 && !blinded) spends.push({ spend: 'focus' })
    if (tokens(ship, 'calculate') > 0 && !blinded) spends.push({ spend: 'calculate' })
    if (forceOf(ship) > 0) spends.push({ spend: 'force' })
  }
  if (blinded) return { ...none, spends }
  if (own && !attacks && tokens(ship, 'evade') > 0) {
    for (const face of ['blank', 'focus'] as const) {
      if (countOf(attack.green, face) > 0) spends.push({ spend: 'evade', face })
    }
  }
  const locked = own && attacks && lockOn(game, attack) !== undefined
  return { spends, reroll: locked ? unrolled(attack.red) : [], cards: cardWays(game, attack, dice, cards) }
}

function cardWays(game: DialGame, attack: Attack, dice: 'red' | 'green', cards: readonly Listener[]): Modification[] {
  return cards.flatMap(source => {
    if (attack.used.includes(useOf(source.ability, source.source))) return []
    const choices = diceCard(source.ability)?.options(game, attack, dice, source) ?? []
    return choices.map((choice): Modification => ({ card: source.ability, source: source.source, choice }))
  })
}

function lockOn(game: DialGame, { attacker, defender }: Attack): Lock | undefined {
  return game.locks.find(({ by, on }) => by === attacker && isSame(on, refTo(game, defender)))
}

function useCard(t: DialTurn, attack: Attack, { card, source, choice }: Extract<Modification, { card: string }>): void {
  const listener = t.state.listeners.modifyDice?.find(l => l.ability === card && l.source === source)
  if (listener === undefined) throw new Error(`${card} of ${source} does not listen`)
  attack.used.push(useOf(card, source))
  diceCard(card)?.apply(t, attack, choice, listener)
}

const useOf = (card: string, source: ShipId): string => `${card} of ${source}`

/** Focus turns every focus result, calculate and force one each; evade turns one die of the face named. */
function spend(t: DialTurn, attack: Attack, ship: ShipId, how: Exclude<Modification, { card: string }>): void {
  const focused = (count?: number) =>
    ship === attack.attacker ? change(attack.red, 'focus', 'hit', count) : change(attack.green, 'focus', 'evade', count)
  switch (how.spend) {
    case 'focus':
      spendToken(t, ship, 'focus', 1)
      focused()
      break
    case 'calculate':
      spendToken(t, ship, 'calculate', 1)
      focused(1)
      break
    case 'force':
      spendForce(t, ship, 1)
      focused(1)
      break
    case 'evade':
      spendToken(t, ship, 'evade', 1)
      change(attack.green, how.face, 'evade', 1)
      break
    case 'lock': {
      const lock = lockOn(t.game, attack)
      if (lock !== undefined) breakLock(t, lock)
      reroll(t, attack.red, how.dice, rollRedDice)
    }
  }
}

/** At least one of the numbers, each once. */
function isSetOf(numbers: readonly number[], answer: Json): boolean {
  if (!Array.isArray(answer) || answer.length === 0 || new Set<Json>(answer).size !== answer.length) return false
  return answer.every((place: Json) => numbers.some(number => number === place))
}

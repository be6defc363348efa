/** Modifying dice: rules/dial.md §7.1 steps 2b and 3b, §3.2. No queue: each side does what it likes in any order. */
import {
  canonical,
  hasOnly,
  isObject,
  type Json,
  type Listener,
  type Reject,
  type RequestRule,
  reject,
  steps,
} from '../../kernel/index.ts'
import { isBlinded } from '../cards/damage-cards.ts'
import { diceCard } from '../cards/dice-cards.ts'
import { cardOfEntry } from '../cards/entry-id.ts'
import { refTo, relation, shipOf, tokens } from '../look.ts'
import type { DialGame, Lock, Ship, ShipId } from '../state.ts'
import { forceOf, isSame, spendForce, spendLock, spend as spendToken } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords, Modification } from '../words.ts'
import type { Attack } from './attack.ts'
import { change, countOf, facesOf, rerollDice, setsOf, unrolled } from './dice.ts'
import { hold, holds } from './held.ts'
import { pointBlank } from './roll.ts'

type Line = DialStep<'modifyDice'>
type Args = DialRequests['modify']['args']
type CardUse = Extract<Modification, { card: string }>

/** What may be done to the dice now. */
export interface Ways {
  readonly spends: readonly Modification[]
  /** The dice that a lock may reroll, by their places. */
  readonly reroll: readonly number[]
  readonly cards: readonly CardUse[]
  /** What has to be done before the player is done; null: nothing. */
  readonly must: CardUse | null
}

/** What a card does by itself in the one way there is goes without asking. */
const ask: Line = (t, { ship, dice }) => {
  const { attack } = t.game
  if (attack === null) return t.leave()
  const ways = waysOf(t, attack, ship, dice)
  const { spends, reroll, cards, must } = ways
  const count = spends.length + reroll.length + cards.length
  if (count === 0) return t.leave()
  if (count === 1 && must !== null) {
    modify(t, attack, ship, dice, must)
    return t.again()
  }
  t.ask(shipOf(t.game, ship).seat, 'modify', { ship, dice, ways }, { default: must ?? { done: true } })
}

const apply: Line = (t, { ship, dice }) => {
  const { attack } = t.game
  const answer = t.answer('modify')
  if (attack === null || 'done' in answer) return t.leave()
  modify(t, attack, ship, dice, answer)
  t.goto(ask)
}

export const modifyDice = steps<DialWords, 'modifyDice'>('modifyDice', [ask, apply])

function modify(t: DialTurn, attack: Attack, ship: ShipId, dice: 'red' | 'green', how: Modification): void {
  if ('card' in how) useCard(t, attack, how)
  else spend(t, attack, ship, how)
  tellModified(t, attack, ship, dice, how)
}

export function tellModified(
  t: DialTurn,
  { red, green }: Attack,
  ship: ShipId,
  dice: 'red' | 'green',
  how: Modification,
): void {
  t.emit({ type: 'diceModified', ship, dice, how, red: facesOf(red), green: facesOf(green) })
}

export const modifyRequest: RequestRule<DialWords, Args> = {
  legal: ({ args: { ways } }) => {
    const rerolls = setsOf(ways.reroll).map(dice => ({ spend: 'lock', dice }))
    const listed = [...ways.spends, ...ways.cards].map(how => ({ ...how }))
    return { type: 'one', of: [...listed, ...rerolls, ...(ways.must === null ? [{ done: true }] : [])] }
  },
  accepts: ({ game, args }, answer) => {
    const { ways } = args
    if (hasOnly(answer, ['done']) && answer.done === true) {
      const facts = ways.must && { rule: 'dial §9.4', card: cardOfEntry(ways.must.card) }
      return facts && reject('may_not_pass', 'answer', undefined, facts)
    }
    const fits = hasOnly(answer, ['spend', 'dice'])
      ? answer.spend === 'lock' && isSetOf(ways.reroll, answer.dice ?? null)
      : [...ways.spends, ...ways.cards].some(how => canonical({ ...how }) === canonical(answer))
    return fits ? null : whyNot(game, args, answer)
  },
}

/** What about the dice or the ship forbids it; a card may, beside the rules. */
function whyNot(game: DialGame, { ship: id, dice, ways }: Args, answer: Json): Reject {
  const no = (why: string, rule: string) => reject('cannot_modify', 'answer', why, { rule })
  const { attack } = game
  if (attack === null || !isObject(answer)) return reject('bad_answer', 'answer')
  if ('card' in answer) return no('No card offers this now; each may be used once in an attack.', 'dial §7.1')
  const attacks = id === attack.attacker
  if (attacks !== (dice === 'red')) return no('Tokens are spent on dice of one’s own.', 'dial §3.2')
  const ship = shipOf(game, id)
  switch (answer.spend) {
    case 'lock':
      if (!attacks || lockOn(game, attack) === undefined) return no('It has no lock on the defender.', 'dial §3.2')
      if (ways.reroll.length > 0) return no('Each die is rerolled once, and one at least is named.', 'dial §7.2')
      break
    case 'focus':
    case 'calculate':
    case 'evade':
      if (tokens(ship, answer.spend) === 0) return no('It has no such token.', 'dial §3.2')
      break
    case 'force':
      if (forceOf(ship) === 0) return no('It has no force left.', 'dial §3.2')
  }
  if (answer.spend !== 'lock' && answer.spend !== 'evade' && countOf<string>(attack[dice], 'focus') === 0) {
    return no('There is no focus result.', 'dial §3.2')
  }
  return no('These dice are not modified so.', 'dial §7.1')
}

function waysOf(t: DialTurn, attack: Attack, id: ShipId, dice: 'red' | 'green'): Ways {
  const { game } = t
  const ship = shipOf(game, id)
  const attacks = id === attack.attacker
  const own = attacks === (dice === 'red')
  const allowed = (how: Modification) => mayModify(t, attack, dice, id, how)
  const spends: Modification[] = []
  if (own && countOf<string>(attack[dice], 'focus') > 0) {
    if (tokens(ship, 'focus') > 0) spends.push({ spend: 'focus' })
    if (tokens(ship, 'calculate') > 0) spends.push({ spend: 'calculate' })
    if (forceOf(ship) > 0) spends.push({ spend: 'force' })
  }
  if (own && !attacks && tokens(ship, 'evade') > 0) {
    for (const face of ['blank', 'focus'] as const) {
      if (countOf(attack.green, face) > 0) spends.push({ spend: 'evade', face })
    }
  }
  const reroll = own && attacks && lockOn(game, attack) !== undefined ? unrolled(attack.red) : []
  const cards = cardWays(t, attack, dice, ship)
  return {
    spends: spends.filter(allowed),
    reroll: allowed({ spend: 'lock', dice: reroll }) ? reroll : [],
    cards,
    must: cards.find(({ card }) => diceCard(card)?.must === true) ?? null,
  }
}

/** The cards of all ships of its player. */
function cardWays(t: DialTurn, attack: Attack, dice: 'red' | 'green', { seat }: Ship): CardUse[] {
  return (t.state.listeners.modifyDice ?? []).flatMap(source => {
    const card = diceCard(source.ability)
    if (source.seat !== seat || card === undefined) return []
    if (holds(attack, source.ability, source.source)) return []
    const by = card.byFighter ? fighterOf(t, attack, source) : source.source
    const ways = card
      .options(t.game, attack, dice, source)
      .map((choice): CardUse => ({ card: source.ability, source: source.source, choice }))
    return ways.filter(how => mayModify(t, attack, dice, by, how))
  })
}

/** Which of the two fights for the player of a card. */
function fighterOf(t: DialTurn, { attacker, defender }: Attack, { seat }: Listener): ShipId {
  return shipOf(t.game, attacker).seat === seat ? attacker : defender
}

/**
 * Whether a ship may modify dice in this way. At range 0 the dice of a primary attack are for the defender alone (A27),
 * and defence dice not for an enemy. A blinded pilot modifies his attack dice by force only. Cards bar more.
 */
export function mayModify(t: DialTurn, attack: Attack, dice: 'red' | 'green', by: ShipId, how: Modification): boolean {
  const { attacker, defender, range } = attack
  if (dice === 'red' && pointBlank(attack) && by !== defender) return false
  if (dice === 'green' && range === 0 && isEnemy(t, by, defender)) return false
  const byForce = 'spend' in how && how.spend === 'force'
  if (dice === 'red' && by === attacker && isBlinded(shipOf(t.game, by)) && !byForce) return false
  return t.fold('mayModify', { by, dice, how }, true)
}

const isEnemy = ({ game }: DialTurn, a: ShipId, b: ShipId): boolean =>
  relation(game, shipOf(game, a), shipOf(game, b)) === 'enemy'

function lockOn(game: DialGame, { attacker, defender }: Attack): Lock | undefined {
  return game.locks.find(({ by, on }) => by === attacker && isSame(on, refTo(game, defender)))
}

function useCard(t: DialTurn, attack: Attack, { card, source, choice }: CardUse): void {
  const listener = t.state.listeners.modifyDice?.find(l => l.ability === card && l.source === source)
  if (listener === undefined) throw new Error(`${card} of ${source} does not listen`)
  hold(attack, card, source)
  diceCard(card)?.apply(t, attack, choice, listener)
}

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
      if (lock !== undefined) spendLock(t, lock)
      rerollDice(t, attack, 'red', how.dice)
    }
  }
}

/** At least one of the numbers, each once. */
function isSetOf(numbers: readonly number[], answer: Json): boolean {
  if (!Array.isArray(answer) || answer.length === 0 || new Set<Json>(answer).size !== answer.length) return false
  return answer.every((place: Json) => numbers.some(number => number === place))
}

/** What to do with dice: rules/dial.md §7.1 steps 2b and 3b, §3.2. */
import type { Attack, Die, GreenFace, RedFace } from '../../dial/attack/attack.ts'
import { countOf } from '../../dial/attack/dice.ts'
import { placedShip, shipOf, tokens } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import type { Modification } from '../../dial/words.ts'
import { isObject, type Json } from '../../kernel/index.ts'
import { isFocused } from './craft.ts'
import { diceOf } from './guns.ts'
import type { Judge } from './judge.ts'
import { andSure, damageOf, evadeChance, meanOf, throwOf } from './odds.ts'
import { worthOfDamage } from './worth.ts'

/** In points: what tips the scale between ways that come to the same. The dearer is kept. */
const price = { focus: 0.003, calculate: 0.002, evade: 0.001, force: 0.004, lock: 0.01, card: 0.002 } as const
/** A reroll comes before what changes its results. */
const first = 1000

export const judgeModify: Judge<'modify'> = ({ game }, { ship, dice }) => {
  const { attack } = game
  if (attack === null) return () => 0
  const gain = ship === attack.attacker ? attackGain(game, attack) : defenceGain(game, attack)
  const own = (dice === 'red') === (ship === attack.attacker)
  return answer => ('done' in answer ? 0 : gain(answer, own))
}

type Gain = (how: Modification, own: boolean) => number

/** `own`: they are the dice of who modifies them. */
function attackGain(game: DialGame, attack: Attack): Gain {
  const { red } = attack
  const worth = worthOfDamage(game, shipOf(game, attack.defender))
  const evades = evadesToCome(game, attack)
  const attacker = shipOf(game, attack.attacker)
  const sure = countOf(red, 'hit') + countOf(red, 'crit')
  const focuses = countOf(red, 'focus')
  const points = (hits: number, rerolled = 0, chance = 0) =>
    meanOf(damageOf(andSure(throwOf(rerolled, chance), hits), evades), worth)
  const changing =
    tokens(attacker, 'focus') > 0 ? red.length : tokens(attacker, 'calculate') + (attacker.force?.value ?? 0)
  return (how, own) => {
    if ('card' in how) return cardGain(how.choice, own ? red : attack.green, own)
    switch (how.spend) {
      case 'focus':
        return points(sure + focuses) - points(sure) - price.focus
      case 'calculate':
      case 'force':
        return points(sure + 1) - points(sure) - price[how.spend]
      case 'lock': {
        const kept = red.filter((_, place) => !how.dice.includes(place))
        const counted = countOf(kept, 'hit') + countOf(kept, 'crit') + Math.min(changing, countOf(kept, 'focus'))
        const before = points(sure + Math.min(changing, focuses))
        const gained = points(counted, how.dice.length, changing > 0 ? 3 / 4 : 1 / 2) - before - price.lock
        return gained > 0 ? first + gained : gained
      }
      default:
        return -1
    }
  }
}

/** What the defender will roll, or has rolled. */
function evadesToCome(game: DialGame, { attacker, defender, weapon, range, obstructed, green }: Attack) {
  const [by, target] = [placedShip(game, attacker), placedShip(game, defender)]
  if (green.length > 0) return andSure([1], countOf(green, 'evade'))
  const [, dice] = diceOf(weapon, range === 3 ? 3 : 2, by, target)
  const dodge = evadeChance[isFocused(target) ? 1 : 0]
  const rolled = throwOf(Math.min(6, dice + (obstructed.length > 0 ? 1 : 0)), dodge)
  return andSure(rolled, tokens(target, 'evade'))
}

function defenceGain(game: DialGame, { red, green, defender }: Attack): Gain {
  const worth = worthOfDamage(game, shipOf(game, defender))
  const coming = countOf(red, 'hit') + countOf(red, 'crit') - countOf(green, 'evade')
  const loss = (evaded: number) => worth[Math.max(0, coming - evaded)] ?? worth.at(-1) ?? 0
  return (how, own) => {
    if ('card' in how) return coming > 0 ? cardGain(how.choice, own ? green : red, own) : -price.card
    switch (how.spend) {
      case 'focus':
        return loss(0) - loss(countOf(green, 'focus')) - price.focus
      case 'calculate':
      case 'force':
        return loss(0) - loss(1) - price[how.spend]
      case 'evade':
        return loss(0) - loss(1) - price.evade * (how.face === 'blank' ? 1 : 2)
      default:
        return -1
    }
  }
}

const counting: readonly (RedFace | GreenFace)[] = ['hit', 'crit', 'evade']

/** A card is good for dice that it does not find as its player wants them: his own that do not count, others' that do. */
function cardGain(choice: Json, dice: readonly Die<RedFace | GreenFace>[], own: boolean): number {
  const isGood = (face: RedFace | GreenFace) => counting.includes(face) === own
  const touched = touchedBy(choice, dice) ?? dice.map(({ face }) => face).filter(face => !isGood(face))
  const bad = touched.filter(face => !isGood(face)).length
  return price.card * (2 * bad - touched.length) - (bad === 0 ? price.card : 0)
}

/** The faces that a choice names, by itself or by places among the dice; null when it names none. */
function touchedBy(choice: Json, dice: readonly Die<RedFace | GreenFace>[]): (RedFace | GreenFace)[] | null {
  const named = isObject(choice) ? (choice.from ?? choice.dice) : choice
  if (Array.isArray(named)) return named.flatMap(place => dice[Number(place)]?.face ?? [])
  const face = dice.find(die => die.face === named)?.face
  return face === undefined ? null : [face]
}

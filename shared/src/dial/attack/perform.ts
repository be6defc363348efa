/** An attack step by step: rules/dial.md §7.1. */
import { type OpenedBy, type Seat, steps } from '../../kernel/index.ts'
import { mourning, removeUnlessEngaging } from '../damage/destroyed.ts'
import { placedShip, shipOf, tokens } from '../look.ts'
import type { ShipId } from '../state.ts'
import { lose, spendCharges } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWindows, DialWords, Fight, Fought } from '../words.ts'
import type { Attack } from './attack.ts'
import { facesOf, rollGreenDice, rollRedDice } from './dice.ts'
import { reinforce } from './neutralise.ts'
import { costOf } from './options.ts'
import { attackDice, defenceDice, mostDice } from './roll.ts'

type Line = DialStep<'attack'>
type During = {
  [N in keyof DialWindows]: DialWindows[N] extends Fought ? never : DialWindows[N] extends Fight ? N : never
}[keyof DialWindows]

function current(t: DialTurn): Attack {
  if (t.game.attack === null) throw new Error('nobody attacks')
  return t.game.attack
}

/** Costs are all or nothing; that they can be paid was checked when the attack was declared (step 1d). */
const declare: Line = (t, { shot, bonus, by = null }) => {
  t.game.attack = {
    ...{ ...shot, obstructed: [...shot.obstructed], bonus, by, red: [], green: [], used: [] },
    ...{ extra: { red: 0, green: 0 }, most: { red: mostDice, green: mostDice } },
    ...{ hits: null, left: { hits: 0, crits: 0 }, inflicts: 'damage', owed: [] },
  }
  const { attacker, weapon, ...measured } = shot
  const ship = placedShip(t.game, attacker)
  ship.attacked = true
  if (bonus) ship.bonusAttacked = true
  const cost = costOf(t, ship, weapon, by)
  const card = weapon.source === 'primary' ? null : (cost?.card ?? null)
  t.emit({ type: 'attackDeclared', ship: attacker, card, weapon, ...measured, bonus })
  if (cost !== null) spendCharges(t, attacker, cost.card, cost.charges)
}

const open =
  (window: During): Line =>
  t => {
    const { attacker, defender, bonus } = current(t)
    t.window(window, { attacker, defender, bonus })
  }

/** A step of the dice: there are none where a card has the attack hit without. */
const dice =
  (line: Line): Line =>
  (t, a) => {
    if (current(t).hits === null) line(t, a)
  }

/** Depletion is used up by the attack, strain by the defence, whether or not a die was lost (A59). */
const rollAttack: Line = t => {
  const attack = current(t)
  attack.red = rollRedDice(t, attackDice(t, attack))
  t.emit({ type: 'attackRolled', ship: attack.attacker, faces: facesOf(attack.red) })
  if (tokens(shipOf(t.game, attack.attacker), 'deplete') > 0) lose(t, attack.attacker, 'deplete', 1)
}

const rollDefence: Line = t => {
  const attack = current(t)
  attack.green = rollGreenDice(t, defenceDice(t, attack))
  t.emit({ type: 'defenceRolled', ship: attack.defender, faces: facesOf(attack.green) })
  if (tokens(shipOf(t.game, attack.defender), 'strain') > 0) lose(t, attack.defender, 'strain', 1)
}

const modify =
  (who: 'attacker' | 'defender', colour: 'red' | 'green'): Line =>
  t =>
    t.push('modifyDice', { ship: current(t)[who], dice: colour })

const neutraliseResults: Line = t => {
  const attack = current(t)
  const { attacker, defender } = attack
  const results = reinforce(t, attack)
  attack.left = { hits: results.hits, crits: results.crits }
  attack.hits = results.hits + results.crits > 0
  t.emit({ type: 'attackResolved', ship: attacker, defender, ...results })
}

/** Abilities of an attack that hits, or misses, come at the end of the step. */
const hitOrMiss: Line = (t, a) => open(current(t).hits ? 'attackHit' : 'attackMissed')(t, a)

/** All hits one at a time, then all crits; or a token for each. */
const dealDamage: Line = t => {
  const { attacker, defender: ship, left, inflicts } = current(t)
  const { hits, crits } = left
  if (hits + crits === 0) return
  if (inflicts === 'damage') return t.push('suffer', { ship, hits, crits, source: 'attack' })
  t.push('gainTokens', { ship, token: inflicts, count: hits + crits, by: shipOf(t.game, attacker).seat })
}

/** The attack is over, so what lasts while attacking is over. */
const endAttack: Line = (t, a) => {
  const { attacker, defender, weapon, range, bonus, hits, owed } = current(t)
  a.over = { attacker, defender, weapon, range, bonus, hits: hits === true, destroyed: t.game.destroyed.splice(0) }
  a.owed = owed
  t.game.attack = null
}

/** What each player's cards have to do with it, in a step of his own; what follows from destruction comes now as well (A33). */
const aftermath =
  (who: 'defender' | 'attacker'): Line =>
  (t, { over }) => {
    if (over === undefined) return
    const seats = seatsOf(t, over[who])
    t.windows(
      ...over.destroyed.map((ship): OpenedBy<DialWords> => ({ ...mourning(t, ship), seats })),
      { window: 'afterDefending', args: over, seats },
      { window: 'afterAttacking', args: over, seats },
    )
  }

const bonusAttacks =
  (who: 'defender' | 'attacker'): Line =>
  (t, { over, owed = [] }) => {
    if (over === undefined) return
    const seats = seatsOf(t, over[who])
    for (const offer of owed) if (seats.includes(shipOf(t.game, offer.ship).seat)) t.push('offerAttack', offer)
    t.windows(
      { window: 'afterDefendingBonus', args: over, seats },
      { window: 'afterAttackingBonus', args: over, seats },
    )
  }

/** Every seat of the ship's side. */
function seatsOf(t: DialTurn, ship: ShipId): Seat[] {
  const side = t.side(shipOf(t.game, ship).seat)
  return t.state.seats.flatMap(({ seat, side: other }) => (other === side ? [seat] : []))
}

const remove: Line = (t, { over }) => {
  for (const ship of over?.destroyed ?? []) removeUnlessEngaging(t, ship)
}

export const attack = steps<DialWords, 'attack'>('attack', [
  declare,
  open('becameDefender'),
  dice(open('beforeRollAttack')),
  dice(rollAttack),
  dice(open('afterRollAttack')),
  dice(modify('defender', 'red')),
  dice(modify('attacker', 'red')),
  dice(open('afterModifyAttack')),
  dice(open('beforeRollDefence')),
  dice(rollDefence),
  dice(open('afterRollDefence')),
  dice(modify('attacker', 'green')),
  dice(modify('defender', 'green')),
  open('beforeNeutralise'),
  dice(neutraliseResults),
  hitOrMiss,
  dealDamage,
  endAttack,
  aftermath('defender'),
  aftermath('attacker'),
  bonusAttacks('defender'),
  bonusAttacks('attacker'),
  remove,
])

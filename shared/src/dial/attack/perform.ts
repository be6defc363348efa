/** An attack step by step: rules/dial.md §7.1. */
import { steps } from '../../kernel/index.ts'
import { mourn, removeUnlessEngaging } from '../damage/destroyed.ts'
import { shipOf, tokens } from '../look.ts'
import { lose, spendCharges } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import type { Attack } from './attack.ts'
import { facesOf, rollGreenDice, rollRedDice } from './dice.ts'
import { reinforce } from './neutralise.ts'
import { attackDice, defenceDice } from './roll.ts'
import { weaponCost } from './special-weapons.ts'

type Line = DialStep<'attack'>

function current(t: DialTurn): Attack {
  if (t.game.attack === null) throw new Error('nobody attacks')
  return t.game.attack
}

/** Costs are all or nothing; that they can be paid was checked when the attack was declared (step 1d). */
const declare: Line = (t, { shot, bonus }) => {
  t.game.attack = { ...shot, obstructed: [...shot.obstructed], bonus, red: [], green: [], used: [], hits: null }
  const { attacker, weapon, ...measured } = shot
  const ship = shipOf(t.game, attacker)
  if (bonus) ship.bonusAttacked = true
  const cost = weaponCost(ship, weapon.source)
  const card = weapon.source === 'primary' ? null : (cost?.card ?? null)
  t.emit({ type: 'attackDeclared', ship: attacker, card, weapon, ...measured, bonus })
  if (cost === null) return
  const charges = t.fold('attackCost', { ship: attacker, card: cost.card }, cost.charges)
  spendCharges(t, attacker, cost.card, charges)
}

const becomeDefender: Line = t => t.window('becameDefender', parties(current(t)))

/** Depletion is used up by the attack, strain by the defence, whether or not a die was lost (A59). */
const rollAttack: Line = t => {
  const attack = current(t)
  attack.red = rollRedDice(t, attackDice(t, attack))
  t.emit({ type: 'attackRolled', ship: attack.attacker, faces: facesOf(attack.red) })
  if (tokens(shipOf(t.game, attack.attacker), 'deplete') > 0) lose(t, attack.attacker, 'deplete', 1)
}

const afterRollAttack: Line = t => t.window('afterRollAttack', parties(current(t)))
const defenderModifiesRed: Line = t => t.push('modifyDice', { ship: current(t).defender, dice: 'red' })
const attackerModifiesRed: Line = t => t.push('modifyDice', { ship: current(t).attacker, dice: 'red' })

const rollDefence: Line = t => {
  const attack = current(t)
  attack.green = rollGreenDice(t, defenceDice(t, attack))
  t.emit({ type: 'defenceRolled', ship: attack.defender, faces: facesOf(attack.green) })
  if (tokens(shipOf(t.game, attack.defender), 'strain') > 0) lose(t, attack.defender, 'strain', 1)
}

const afterRollDefence: Line = t => t.window('afterRollDefence', parties(current(t)))
const attackerModifiesGreen: Line = t => t.push('modifyDice', { ship: current(t).attacker, dice: 'green' })
const defenderModifiesGreen: Line = t => t.push('modifyDice', { ship: current(t).defender, dice: 'green' })
const beforeNeutralise: Line = t => t.window('beforeNeutralise', parties(current(t)))

/** Abilities of an attack that hits come at the end of the step. */
const neutraliseResults: Line = (t, a) => {
  const attack = current(t)
  const results = reinforce(t.game, attack)
  a.hits = results.hits
  a.crits = results.crits
  attack.hits = a.hits + a.crits > 0
  t.emit({ type: 'attackResolved', ship: attack.attacker, defender: attack.defender, ...results })
  t.window(attack.hits ? 'attackHit' : 'attackMissed', parties(attack))
}

/** All hits one at a time, then all crits. */
const dealDamage: Line = (t, { hits = 0, crits = 0 }) => {
  if (hits + crits > 0) t.push('suffer', { ship: current(t).defender, hits, crits, source: 'attack' })
}

function parties({ attacker, defender, bonus }: Attack) {
  return { attacker, defender, bonus }
}

/** The attack is over, so what lasts while attacking is over; what follows from destruction comes now (A33). */
const endAttack: Line = (t, a) => {
  t.game.attack = null
  a.destroyed = t.game.destroyed.splice(0)
  for (const ship of a.destroyed) mourn(t, ship)
}

const aftermath =
  (name: 'afterDefending' | 'afterAttacking' | 'afterDefendingBonus' | 'afterAttackingBonus'): Line =>
  (t, { shot: { attacker, defender }, bonus }) =>
    t.window(name, { attacker, defender, bonus })

const remove: Line = (t, { destroyed = [] }) => {
  for (const ship of destroyed) removeUnlessEngaging(t, ship)
}

export const attack = steps<DialWords, 'attack'>('attack', [
  declare,
  becomeDefender,
  rollAttack,
  afterRollAttack,
  defenderModifiesRed,
  attackerModifiesRed,
  rollDefence,
  afterRollDefence,
  attackerModifiesGreen,
  defenderModifiesGreen,
  beforeNeutralise,
  neutraliseResults,
  dealDamage,
  endAttack,
  aftermath('afterDefending'),
  aftermath('afterAttacking'),
  aftermath('afterDefendingBonus'),
  aftermath('afterAttackingBonus'),
  remove,
])

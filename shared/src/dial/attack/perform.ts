/** An attack step by step: rules/dial.md §7.1. */
import { steps } from '../../kernel/index.ts'
import { isPlaced, shipOf, tokens } from '../look.ts'
import { lose } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import type { Attack } from './attack.ts'
import { rollGreenDice, rollRedDice } from './dice.ts'
import { facesOf } from './modify.ts'
import { reinforced } from './neutralise.ts'
import { attackDice, defenceDice } from './roll.ts'
import { specialWeapons } from './special-weapons.ts'

type Line = DialStep<'attack'>

function current(t: DialTurn): Attack {
  if (t.game.attack === null) throw new Error('nobody attacks')
  return t.game.attack
}

/** Costs are all or nothing; that they can be paid was checked when the attack was declared (step 1d). */
const declare: Line = (t, { shot, bonus }) => {
  t.game.attack = { ...shot, obstructed: [...shot.obstructed], bonus, red: [], green: [], destroyed: [], hits: null }
  const { attacker, defender, weapon, range, obstructed, line } = shot
  const ship = shipOf(t.game, attacker)
  if (bonus) ship.bonusAttacked = true
  const card = weapon.source === 'primary' ? undefined : ship.upgrades[weapon.source]
  const told = { ship: attacker, defender, card: card?.id ?? null, weapon, range, obstructed, line, bonus }
  t.emit({ type: 'attackDeclared', ...told })
  const cost = card === undefined ? 0 : (specialWeapons[card.id]?.charges ?? 0)
  if (card?.charges && cost > 0) {
    card.charges.value -= cost
    t.emit({ type: 'chargeSpent', ship: attacker, card: card.id, count: cost })
    t.window('chargeSpent', { ship: attacker, card: card.id, count: cost })
  }
}

/** Depletion is used up by the attack, strain by the defence, whether or not a die was lost (A59). */
const rollAttack: Line = t => {
  const attack = current(t)
  attack.red = rollRedDice(t, attackDice(t, attack))
  t.emit({ type: 'attackRolled', ship: attack.attacker, faces: facesOf(attack.red) })
  if (tokens(shipOf(t.game, attack.attacker), 'deplete') > 0) lose(t, attack.attacker, 'deplete', 1)
}

const defenderModifiesRed: Line = t => t.push('modifyDice', { ship: current(t).defender, dice: 'red' })
const attackerModifiesRed: Line = t => t.push('modifyDice', { ship: current(t).attacker, dice: 'red' })
const attackerModifiesGreen: Line = t => t.push('modifyDice', { ship: current(t).attacker, dice: 'green' })
const defenderModifiesGreen: Line = t => t.push('modifyDice', { ship: current(t).defender, dice: 'green' })

const rollDefence: Line = t => {
  const attack = current(t)
  attack.green = rollGreenDice(t, defenceDice(t, attack))
  t.emit({ type: 'defenceRolled', ship: attack.defender, faces: facesOf(attack.green) })
  if (tokens(shipOf(t.game, attack.defender), 'strain') > 0) lose(t, attack.defender, 'strain', 1)
}

const neutraliseResults: Line = (t, a) => {
  const attack = current(t)
  const { hits, crits } = reinforced(t.game, attack)
  a.hits = hits
  a.crits = crits
  attack.hits = hits + crits > 0
  t.emit({ type: 'attackResolved', ship: attack.attacker, defender: attack.defender, hits, crits })
  t.window(attack.hits ? 'attackHit' : 'attackMissed', parties(attack))
}

/** All hits one at a time, then all crits (step 5). */
const dealDamage: Line = (t, { hits = 0, crits = 0 }) => {
  const { defender, attacker } = current(t)
  if (hits + crits > 0 && isPlaced(shipOf(t.game, defender))) {
    t.push('suffer', { ship: defender, hits, crits, source: `attack of ${attacker}` })
  }
}

export function parties({ attacker, defender, bonus }: Attack) {
  return { attacker, defender, bonus }
}

/** Aftermath: the attack is over, so what lasts while attacking is over (step 6). */
const aftermath =
  (name: 'afterDefending' | 'afterAttacking' | 'afterDefendingBonus' | 'afterAttackingBonus'): Line =>
  (t, { shot: { attacker, defender }, bonus }) =>
    t.window(name, { attacker, defender, bonus })

const putDiceAway: Line = t => {
  const { destroyed } = current(t)
  t.game.attack = null
  for (const ship of destroyed) t.push('destruction', { ship })
}

export const attack = steps<DialWords, 'attack'>('attack', [
  declare,
  (t, a) => t.window('becameDefender', { attacker: a.shot.attacker, defender: a.shot.defender, bonus: a.bonus }),
  rollAttack,
  t => t.window('afterRollAttack', parties(current(t))),
  defenderModifiesRed,
  attackerModifiesRed,
  rollDefence,
  t => t.window('afterRollDefence', parties(current(t))),
  attackerModifiesGreen,
  defenderModifiesGreen,
  t => t.window('beforeNeutralise', parties(current(t))),
  neutraliseResults,
  dealDamage,
  putDiceAway,
  aftermath('afterDefending'),
  aftermath('afterAttacking'),
  aftermath('afterDefendingBonus'),
  aftermath('afterAttackingBonus'),
])


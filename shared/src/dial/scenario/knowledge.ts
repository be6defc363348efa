/** The condition of Ancient Knowledge: rules/dial.md §1.3. Discarded, it makes one of the ship's own dice a result that counts. */
import { isObject, type Json } from '../../kernel/index.ts'
import { change } from '../attack/dice.ts'
import type { DiceCard } from '../cards/dice-cards.ts'
import { shipOf } from '../look.ts'
import type { Ship } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { GreenFace, RedFace } from '../words.ts'

const id = 'ancientKnowledge'

export function gainKnowledge(t: DialTurn, { id: ship, seat }: Ship): void {
  shipOf(t.game, ship).knowledge = true
  t.listen('modifyDice', { ability: id, source: ship, seat })
}

export function loseKnowledge(t: DialTurn, { id: ship, seat }: Ship): void {
  shipOf(t.game, ship).knowledge = false
  t.silence({ ability: id, source: ship, seat })
  t.emit({ type: 'knowledgeLost', ship })
}

const red: readonly RedFace[] = ['hit', 'crit', 'focus', 'blank']
const green: readonly GreenFace[] = ['evade', 'focus', 'blank']

const isRed = (face: Json | undefined): face is RedFace => red.some(known => known === face)
const isGreen = (face: Json | undefined): face is GreenFace => green.some(known => known === face)

/** Red: to a hit or a crit; green: to an evade. A crit is made nothing less. */
export const ancientKnowledge: DiceCard = {
  id,
  options: (_game, attack, dice, { source }) => {
    if (dice === 'red' && source === attack.attacker) {
      const from = red.filter(face => face !== 'crit' && attack.red.some(die => die.face === face))
      return from.flatMap(face => (face === 'hit' ? ['crit'] : ['hit', 'crit']).map(to => ({ from: face, to })))
    }
    if (dice === 'red' || source !== attack.defender) return []
    const from = green.filter(face => face !== 'evade' && attack.green.some(die => die.face === face))
    return from.map(face => ({ from: face, to: 'evade' }))
  },
  apply: (t, attack, choice, { source }) => {
    if (!isObject(choice)) throw new Error('no dice were chosen')
    const { from, to } = choice
    if (source === attack.attacker && isRed(from) && isRed(to)) change(attack.red, from, to, 1)
    else if (isGreen(from) && isGreen(to)) change(attack.green, from, to, 1)
    loseKnowledge(t, shipOf(t.game, source))
  },
}

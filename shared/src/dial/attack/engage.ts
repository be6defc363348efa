/** A ship engages: rules/dial.md §2, §7.1. It may make one standard attack. */
import { isObject, type Json, own, type Reject, type RequestRule, reject, steps, window } from '../../kernel/index.ts'
import { isPlaced, type Placed, placedShip, shipOf } from '../look.ts'
import type { DialGame } from '../state.ts'
import type { DialStep } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { aimAt, type Shot, shots } from './options.ts'
import { weaponsOf } from './weapons.ts'

type Line = DialStep<'engage'>

const askAttack: Line = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship)) return t.leave()
  if (shots(t.game, ship).length > 0) t.ask(ship.seat, 'attack', { ship: id, bonus: false }, { default: { skip: true } })
}

/** A disarmed ship engages too, for what other abilities make of it. */
const performAttack: Line = (t, { ship }) => {
  if (!t.wasAsked('attack')) return
  const answer = t.answer('attack')
  const shot = shotOf(t.game, placedShip(t.game, ship), answer as unknown as Json)
  if (shot === null) t.emit({ type: 'attackPassed', ship })
  else if ('code' in shot) throw new Error(`an accepted attack is refused: ${shot.code}`)
  else t.push('attack', { shot, bonus: false })
}

export const engage = steps<DialWords, 'engage'>('engage', [window('beforeEngage'), askAttack, performAttack, window('afterEngage')])

/** The shot that an answer means, null for none, or why it is not allowed. */
function shotOf(game: DialGame, ship: Placed, answer: Json): Shot | Reject | null {
  if (!isObject(answer)) return reject('bad_answer', 'answer')
  const { skip, weapon, arc, target, ...more } = answer
  if (skip === true && weapon === undefined && arc === undefined && target === undefined) return null
  if (Object.keys(more).length > 0 || skip !== undefined) return reject('bad_answer', 'answer')
  const fired = weaponsOf(game, ship).find(w => w.source === weapon && w.arc === arc)
  if (fired === undefined) return reject('no_weapon', 'answer.weapon')
  const aimed = typeof target === 'string' ? own(game.ships, target) : undefined
  if (aimed === undefined || !isPlaced(aimed)) return reject('no_such_object', 'answer.target')
  return aimAt(game, ship, aimed, fired)
}

export const attackRequest: RequestRule<DialWords, DialRequests['attack']['args']> = {
  legal: ({ game, args }) => ({
    type: 'one',
    of: [
      ...shots(game, placedShip(game, args.ship)).map(({ weapon, defender }) => ({ weapon: weapon.source, arc: weapon.arc, target: defender })),
      { skip: true },
    ],
  }),
  accepts: ({ game, args }, answer) => {
    const shot = shotOf(game, placedShip(game, args.ship), answer)
    return shot !== null && 'code' in shot ? shot : null
  },
}

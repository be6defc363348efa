/** A ship may make an attack: rules/dial.md §7.1 step 1. Everything is measured once, when it is asked. */
import { hasOnly, isObject, type Json, own, type Reject, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { isPlaced, type Placed, placedShip, remoteOf, shipOf } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'
import type { DialStep } from '../turn.ts'
import type { AttackChoice, DialRequests, DialWords } from '../words.ts'
import type { Weapon } from './attack.ts'
import { refuseShot, type Shot, shots } from './options.ts'
import { weaponsOf } from './weapons.ts'

type Line = DialStep<'offerAttack'>

/** One bonus attack a round. */
const ask: Line = (t, a) => {
  const ship = shipOf(t.game, a.ship)
  if (!isPlaced(ship) || (a.bonus && ship.bonusAttacked)) return t.leave()
  a.shots = [...t.fold('shots', { ship: a.ship, bonus: a.bonus }, shots(t.game, ship))]
  if (a.shots.length === 0) return t.leave()
  t.ask(ship.seat, 'attack', { ship: a.ship, bonus: a.bonus, shots: a.shots }, { default: { skip: true } })
}

const take: Line = (t, { ship, bonus, shots: offered = [] }) => {
  const answer = t.answer('attack')
  if ('skip' in answer) return t.emit({ type: 'attackPassed', ship })
  const shot = offered.find(({ weapon, defender }) => defender === answer.target && isMeant(weapon, answer))
  if (shot === undefined) throw new Error('an accepted attack was not offered')
  t.push('attack', { shot, bonus })
}

export const offerAttack = steps<DialWords, 'offerAttack'>('offerAttack', [ask, take])

export const attackRequest: RequestRule<DialWords, DialRequests['attack']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: [...args.shots.map(choiceOf), { skip: true }] }),
  accepts: ({ game, args }, answer) => {
    if (!isObject(answer)) return reject('bad_answer', 'answer')
    if (hasOnly(answer, ['skip']) && answer.skip === true) return null
    if (!hasOnly(answer, ['weapon', 'arc', 'target'], ['turret'])) return reject('bad_answer', 'answer')
    const { target = null } = answer
    const offered = args.shots.some(({ weapon, defender }) => defender === target && isMeant(weapon, answer))
    return offered ? null : whyNot(game, placedShip(game, args.ship), answer, target)
  },
}

function choiceOf({ weapon, defender }: Shot): Json {
  const { source, arc, turret } = weapon
  return turret ? { weapon: source, arc, turret, target: defender } : { weapon: source, arc, target: defender }
}

/** A turret that points to a printed arc is another weapon than the one that is fired in it (rules/dial.md §6.2). */
function isMeant(
  weapon: Weapon,
  { weapon: source, arc, turret }: { readonly [K in keyof AttackChoice]?: Json },
): boolean {
  return weapon.source === source && weapon.arc === arc && (weapon.turret ? turret === true : turret === undefined)
}

function whyNot(game: DialGame, ship: Placed, answer: { readonly [key: string]: Json }, target: Json): Reject {
  const weapon = weaponsOf(game, ship).find(w => isMeant(w, answer))
  if (weapon === undefined) return reject('no_weapon', 'answer.weapon')
  const aimed: Ship | undefined = typeof target === 'string' ? targetOf(game, target) : undefined
  if (aimed === undefined || !isPlaced(aimed)) return reject('no_such_object', 'answer.target')
  return refuseShot(game, ship, aimed, weapon)
}

const targetOf = (game: DialGame, id: string): Ship | undefined => own(game.ships, id) ?? remoteOf(game, id)

/** A ship may make an attack: rules/dial.md §7.1 step 1. Everything is measured once, when it is asked. */
import { hasOnly, isObject, type Json, own, type Reject, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { isPlaced, placedShip, remoteOf, shipOf } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'
import type { DialStep } from '../turn.ts'
import type { AttackChoice, DialFrames, DialRequests, DialWords } from '../words.ts'
import { type AttackOffer, allowsTarget, allowsWeapon } from './allowed.ts'
import type { Weapon } from './attack.ts'
import { aimedShots, refuseShot, type Shot } from './options.ts'
import { weaponsOf } from './weapons.ts'

type Line = DialStep<'offerAttack'>
type Args = DialRequests['attack']['args']

/** One bonus attack a round. What has to be made in the one way there is goes without asking. */
const ask: Line = (t, a) => {
  const { shots: _, must = false, ...offer } = a
  const ship = shipOf(t.game, a.ship)
  if (!isPlaced(ship) || (a.bonus && ship.bonusAttacked)) return t.leave()
  const aimed = aimedShots(t, ship, offer)
  a.shots = aimed.filter(({ barredBy }) => barredBy === undefined)
  const [first, ...others] = a.shots
  if (first === undefined) return t.leave()
  if (must && others.length === 0) {
    t.push('attack', attackBy(a, first))
    return t.leave()
  }
  const barred = aimed.flatMap(({ weapon, defender, range, line, barredBy: card }) =>
    card === undefined ? [] : [{ weapon, defender, range, line, card }],
  )
  const fallback = must ? choiceOf(first) : ({ skip: true } as const)
  t.ask(ship.seat, 'attack', { ...offer, must, shots: a.shots, barred }, { default: fallback })
}

const take: Line = (t, a) => {
  const answer = t.answer('attack')
  if ('skip' in answer) return t.emit({ type: 'attackPassed', ship: a.ship })
  const shot = a.shots?.find(({ weapon, defender }) => defender === answer.target && isMeant(weapon, answer))
  if (shot === undefined) throw new Error('an accepted attack was not offered')
  t.push('attack', attackBy(a, shot))
}

export const offerAttack = steps<DialWords, 'offerAttack'>('offerAttack', [ask, take])

function attackBy({ bonus, by }: AttackOffer, shot: Shot): DialFrames['attack'] {
  return by === undefined ? { shot, bonus } : { shot, bonus, by }
}

export const attackRequest: RequestRule<DialWords, Args> = {
  legal: ({ args }) => ({ type: 'one', of: [...args.shots.map(choiceOf), ...(args.must ? [] : [{ skip: true }])] }),
  accepts: ({ game, args }, answer) => {
    if (!isObject(answer)) return reject('bad_answer', 'answer')
    if (hasOnly(answer, ['skip']) && answer.skip === true) return args.must ? refusePass(args) : null
    if (!hasOnly(answer, ['weapon', 'arc', 'target'], ['turret'])) return reject('bad_answer', 'answer')
    const { target = null } = answer
    const offered = args.shots.some(({ weapon, defender }) => defender === target && isMeant(weapon, answer))
    return offered ? null : whyNot(game, args, answer, target)
  },
}

function choiceOf({ weapon, defender }: Shot): AttackChoice & Json {
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

/** The rules come first, then the card that gives the attack, then a card that bars it. */
function whyNot(game: DialGame, args: Args, answer: { readonly [key: string]: Json }, target: Json): Reject {
  const ship = placedShip(game, args.ship)
  const weapon = weaponsOf(game, ship).find(w => isMeant(w, answer))
  if (weapon === undefined) return reject('no_weapon', 'answer.weapon', undefined, { rule: 'dial §7.1' })
  const aimed: Ship | undefined = typeof target === 'string' ? targetOf(game, target) : undefined
  if (aimed === undefined || !isPlaced(aimed)) {
    return reject('no_such_object', 'answer.target', undefined, { rule: 'dial §7.1' })
  }
  const { allowed = {}, by, barred } = args
  const shot = barred.find(({ weapon: of, defender }) => defender === aimed.id && isMeant(of, answer))
  const fires = args.shots.some(({ weapon: of }) => isMeant(of, answer))
  return (
    refuseShot(game, ship, aimed, weapon, { fires, needsNothing: allowed.needsNothing === true }) ??
    (allowsWeapon(allowed, weapon) ? null : forbid('answer.weapon', by)) ??
    (allowsTarget(allowed, aimed.id) ? null : forbid('answer.target', by)) ??
    forbid('answer.target', shot?.card, shot && { range: shot.range, line: JSON.stringify(shot.line) })
  )
}

function forbid(place: string, card: string | undefined, measured: Reject['facts'] = {}): Reject {
  return reject('card_forbids', place, undefined, {
    rule: 'dial §9.4',
    ...(card !== undefined && { card }),
    ...measured,
  })
}

/** A card that is paid for is used. */
function refusePass({ by }: Args): Reject {
  return reject('may_not_pass', 'answer', undefined, { rule: 'dial §9.4', ...(by !== undefined && { card: by }) })
}

const targetOf = (game: DialGame, id: string): Ship | undefined => own(game.ships, id) ?? remoteOf(game, id)

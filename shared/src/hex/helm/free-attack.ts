/** An enemy that was passed may fire once at the aft quadrant, in the helm phase and at once: rules/hex.md §2.5. */
import { among, isReject, type Json, type RequestRule, steps } from '../../kernel/index.ts'
import { aimsOf } from '../gunnery/aim.ts'
import { inRole, isDisabled, isPlaced, shipOf } from '../look.ts'
import type { CrewMember, HexGame, Ship, Weapon } from '../state.ts'
import type { HexStep } from '../turn.ts'
import type { HexRequests, HexWords } from '../words.ts'

/** The best of those in the role of gunner. */
function gunnerOf(ship: Ship): CrewMember | undefined {
  const skill = ({ skills }: CrewMember) => skills.gunnery ?? 0
  return inRole(ship, 'gunner').reduce<CrewMember | undefined>(
    (best, next) => (best === undefined || skill(next) > skill(best) ? next : best),
    undefined,
  )
}

/** Weapons with which a ship may fire at an enemy that passes: any direct fire of any arc, each once a round. */
export function freeWeapons(game: HexGame, ship: Ship, { id: target }: Ship): Weapon[] {
  if (!isPlaced(ship) || isDisabled(ship) || gunnerOf(ship) === undefined) return []
  return ship.weapons.filter(({ id: weapon }) => !isReject(aimsOf(game, ship, { weapon, target }, 'free')))
}

type Line = HexStep<'freeAttack'>

const ask: Line = (t, { by, target }) => {
  const ship = shipOf(t.game, by)
  const gunner = gunnerOf(ship)
  const weapons = freeWeapons(t.game, ship, shipOf(t.game, target)).map(({ id }) => id)
  if (gunner === undefined || weapons.length === 0) t.leave()
  else t.ask(gunner.seat, 'freeAttack', { ship: by, target, weapons }, { default: { pass: true } })
}

/** It is no action of the gunner, and the weapon may fire in the gunnery phase too. */
const fire: Line = (t, { by, target }) => {
  const answer = t.answer('freeAttack')
  const gunner = gunnerOf(shipOf(t.game, by))
  if ('pass' in answer) t.emit({ type: 'freeAttackPassed', ship: by, target })
  else if (gunner !== undefined)
    t.push('shoot', { ship: by, crew: gunner.id, attack: 'free', weapon: answer.weapon, target })
}

export const freeAttack = steps<HexWords, 'freeAttack'>('freeAttack', [ask, fire])

type Args = HexRequests['freeAttack']['args']

const answers = ({ weapons }: Args): Json[] => [{ pass: true }, ...weapons.map(weapon => ({ weapon }))]

export const freeAttackRequest: RequestRule<HexWords, Args> = {
  legal: ({ args }) => ({ type: 'one', of: answers(args) }),
  accepts: ({ args }, answer) => among(answers(args), answer),
}

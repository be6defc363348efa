/** Parts that many special weapons print: rules/dial.md §7.1. */
import type { Allowed } from '../attack/allowed.ts'
import type { RedFace } from '../attack/attack.ts'
import { canMakeBonusAttack, makeBonusAttack } from '../attack/bonus-attack.ts'
import { changeResults } from '../attack/cancel.ts'
import { isFiring } from '../attack/special-weapons.ts'
import { isPlaced, onTable, type Placed, relation, remotesOf, shipOf } from '../look.ts'
import { isAround } from '../range.ts'
import type { DialGame, Ship, ShipId, TokenKind } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWindows, Modification } from '../words.ts'
import { always, type Part, when } from './card.ts'
import type { Cost } from './cost.ts'
import { changes } from './dice-parts.ts'

/** When an attack with the card hits, at the end of Neutralise Results: before any damage is dealt. */
export function onHit(
  card: string,
  effect: (t: DialTurn, self: Placed, fight: DialWindows['attackHit']) => unknown,
  only: (t: DialTurn, self: Placed, fight: DialWindows['attackHit']) => boolean = () => true,
): Part {
  return when('attackHit', {
    when: (t, self, fight) => isFiring(t.game.attack, self, card) && only(t, self, fight),
    must: true,
    effect,
  })
}

/** All results that are left are tokens of a kind instead of damage. */
export function inflictsTokens(card: string, inflicts: TokenKind): Part {
  return onHit(card, (t, self) => {
    if (t.game.attack !== null) changeResults(t, t.game.attack, self, card, { inflicts })
  })
}

/** One attack die of its attack that shows one of these faces has to be changed. */
export function changesOne(card: string, from: readonly RedFace[], to: RedFace): Part {
  return changes(
    'red',
    from.map(face => ({ from: face, to })),
    (_game, self, attack) => isFiring(attack, self, card),
    { must: true },
  )
}

/** Where a ship has the card among its upgrades: what its weapon is known by. */
const mountedAt = ({ upgrades }: Ship, card: string): number => upgrades.findIndex(({ id }) => id === card)

/** After an enemy has executed a manoeuvre, a bonus attack on it with the card. */
export function firesAtManoeuvres(card: string, cost: Cost = {}): Part {
  const allowed = (self: Ship, target: ShipId): Allowed => ({ weapons: [mountedAt(self, card)], targets: [target] })
  return when('afterExecute', {
    cost,
    when: (t, self, { ship }) =>
      relation(t.game, self, shipOf(t.game, ship)) === 'enemy' &&
      canMakeBonusAttack(t, self, card, allowed(self, ship)),
    effect: (t, self, { ship }) => makeBonusAttack(t, self, card, allowed(self, ship)),
  })
}

/** After its attack, the same attack as a bonus on another target at range 0–1 of the defender. */
export function goesOnBeside(card: string, cost: Cost, more: Pick<Allowed, 'needsNothing'>): Part {
  const allowed = (game: DialGame, self: Ship, defender: ShipId): Allowed => {
    const centre = shipOf(game, defender)
    const others = [...onTable(game), ...remotesOf(game)].filter(
      other => other.id !== defender && isPlaced(centre) && isAround(game, centre, other, 1),
    )
    return { weapons: [mountedAt(self, card)], targets: others.map(({ id }) => id), ...more }
  }
  return when('afterAttackingBonus', {
    cost,
    when: (t, self, fought) =>
      isFiring(fought, self, card) && canMakeBonusAttack(t, self, card, allowed(t.game, self, fought.defender)),
    effect: (t, self, { defender }) => makeBonusAttack(t, self, card, allowed(t.game, self, defender)),
  })
}

/** The dice of its attack are modified in no other way, by whomever. */
export function isModifiedOnly(card: string, by: (how: Modification) => boolean): Part {
  return always('mayModify', ({ game }, self, { dice: colour, how }, may) =>
    colour === 'red' && isFiring(game.attack, self, card) ? may && by(how) : may,
  )
}

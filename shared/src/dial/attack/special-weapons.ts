/** What special weapons need and cost, by their card: facts that the public tables hold only as text. */

import type { Slot } from '../data/index.ts'
import { isRemote } from '../look.ts'
import type { DialGame, Ship } from '../state.ts'
import { tablesOf } from '../tables-of.ts'
import type { Attack, Weapon } from './attack.ts'

export interface SpecialWeapon {
  /** One of these: a lock on the defender, or a token of the attacker. None: nothing is needed. */
  readonly needs: readonly ('lock' | 'focus' | 'calculate')[]
  /** Charges of the card. */
  readonly charges: number
}

const locked = { needs: ['lock'], charges: 1 } as const

/** Weapons that are not here need nothing and cost nothing. Energy is of huge ships, which do not play. */
export const specialWeapons: { readonly [upgrade: string]: SpecialWeapon } = {
  advprotontorpedoes: locked,
  barragerockets: { needs: ['focus'], charges: 1 },
  clustermissiles: locked,
  concussionmissiles: locked,
  diamondboronmissiles: locked,
  energyshellcharges: { needs: ['calculate'], charges: 1 },
  'heavyplasmamissiles-alphaclassstarwing': locked,
  homingmissiles: locked,
  homingtorpedoes: locked,
  hotshottailblaster: { needs: [], charges: 1 },
  ionmissiles: locked,
  iontorpedoes: locked,
  magpulsewarheads: locked,
  multimissilepods: { needs: ['calculate', 'lock'], charges: 1 },
  plasmatorpedoes: locked,
  protoncannons: { needs: [], charges: 2 },
  protonrockets: { needs: ['focus'], charges: 1 },
  protontorpedoes: locked,
  'saturationrockets-alphaclassstarwing': { needs: [], charges: 2 },
  'seekermissiles-swz103': locked,
  underslungblastercannon: { needs: ['lock'], charges: 0 },
  xx23sthreadtracers: { needs: ['focus', 'calculate', 'lock'], charges: 1 },
}

/** Charges that an attack costs, and the card that has them. */
export interface WeaponCost {
  readonly card: string
  readonly charges: number
}

/** As printed; null where no card is paid with. */
export function weaponCost(ship: Ship, source: Weapon['source']): WeaponCost | null {
  // Remotes with an attack, which are all commando teams, pay each with a charge.
  if (source === 'primary') return isRemote(ship) ? { card: ship.card, charges: 1 } : null
  const card = ship.upgrades[source]?.id
  return card === undefined ? null : { card, charges: specialWeapons[card]?.charges ?? 0 }
}

/** The types of the card that a weapon is of; a primary weapon has none. A card of two slots of one type is of that type. */
export function typesOf(game: DialGame, ship: Ship, { source }: Weapon): readonly Slot[] {
  const upgrade = source === 'primary' ? undefined : ship.upgrades[source]
  return upgrade === undefined ? [] : (tablesOf(game).upgrade(upgrade.id)?.sides[upgrade.side]?.slots ?? [])
}

/** Whether an attack, under way or over, is one of this ship with this card. */
export function isFiring(attack: Pick<Attack, 'attacker' | 'weapon'> | null, ship: Ship, card: string): boolean {
  if (attack === null || attack.attacker !== ship.id || attack.weapon.source === 'primary') return false
  return ship.upgrades[attack.weapon.source]?.id === card
}

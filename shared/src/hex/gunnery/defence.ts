/** What an attack has to reach, AC or TL: rules/hex.md §3.4. */
import { inRole, suffers } from '../look.ts'
import type { Ship, Weapon } from '../state.ts'

/** Direct fire is rolled against AC, tracking weapons against TL. */
export const defenceAgainst = { direct: 'ac', tracking: 'tl', ecm: 'tl' } as const satisfies Record<
  Weapon['kind'],
  'ac' | 'tl'
>

export function defenceOf(ship: Ship, against: 'ac' | 'tl', attacker: Ship): number {
  const { armour, erratic } = ship.effects
  const changes = Object.values(armour).reduce((sum, amount) => sum + amount, 0)
  const flownBy = erratic && attacker.effects.flyby?.target === ship.id ? 1 : 0
  const haze = against === 'ac' && suffers(ship, 'mysticHaze') ? 1 : 0
  return ship[against] + pilotRanks(ship) + changes + flownBy + haze
}

/** The pilot's ranks. A printed ship has them in its numbers, as many as its tier: without a pilot they go (6.56). */
function pilotRanks(ship: Ship): number {
  const [pilot] = inRole(ship, 'pilot')
  if (ship.ranksIncluded) return pilot === undefined ? -Math.max(1, Math.floor(ship.tier)) : 0
  return pilot?.ranks.piloting ?? 0
}

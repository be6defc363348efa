/** Electro-Proton Bomb: strips shields, ionises and disarms; it hurts remotes, which have none of these: rules/dial.md §9.1. */
import { loseShields } from '../damage/lose-shields.ts'
import { isRemote } from '../look.ts'
import type { Device } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { countOf, hurt, rollFor, unitsAround } from './blast.ts'

export function electroProtonBomb(t: DialTurn, device: Device): void {
  const near = unitsAround(t, device)
  for (const unit of unitsAround(t, device, 2)) {
    const faces = rollFor(t, unit, device, 4)
    const [blanks, ion, disarm] = [countOf(faces, 'blank'), countOf(faces, 'focus', 'hit'), countOf(faces, 'crit')]
    if (isRemote(unit)) {
      if (near.includes(unit)) hurt(t, unit, device, ion)
      continue
    }
    loseShields(t, unit, blanks)
    const to = { ship: unit.id, by: device.seat }
    if (ion > 0) t.push('gainTokens', { ...to, token: 'ion', count: ion })
    if (disarm > 0) t.push('gainTokens', { ...to, token: 'disarm', count: disarm })
  }
}

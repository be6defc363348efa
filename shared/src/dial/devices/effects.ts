/** What each device does when it detonates: the table of rules/dial.md §9.1, row by row. */
import { isPlaced, isRemote, type Placed, shipOf } from '../look.ts'
import type { Device, ShipId } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import { countOf, hurt, rollFor, unitsAround } from './blast.ts'
import { blazerBomb } from './blazer-bomb.ts'
import { concussionBomb } from './concussion-bomb.ts'
import { electroProtonBomb } from './electro-proton-bomb.ts'
import { seismicCharge } from './seismic-charge.ts'

type Bomb = (t: DialTurn, device: Device) => void
/** `ship` set it off. */
type Mine = (t: DialTurn, device: Device, ship: Placed) => void

const protonBomb: Bomb = (t, device) => {
  for (const unit of unitsAround(t, device)) hurt(t, unit, device, 0, 1)
}

const ionBomb: Bomb = (t, device) => {
  for (const unit of unitsAround(t, device)) {
    if (isRemote(unit)) hurt(t, unit, device, 1)
    else ionise(t, unit, device)
  }
}

const bomblet: Bomb = (t, device) => {
  for (const unit of unitsAround(t, device)) {
    hurt(t, unit, device, countOf(rollFor(t, unit, device, 2), 'hit', 'crit'))
  }
}

const thermalDetonator: Bomb = (t, device) => {
  for (const unit of unitsAround(t, device)) {
    const faces = rollFor(t, unit, device, 1)
    if (countOf(faces, 'focus') > 0 && !isRemote(unit))
      t.push('gainTokens', { ship: unit.id, token: 'strain', count: 1, by: device.seat })
    hurt(t, unit, device, countOf(faces, 'hit'), countOf(faces, 'crit'))
  }
}

const proximityMine: Mine = (t, device, ship) => {
  const faces = rollFor(t, ship, device, 2)
  hurt(t, ship, device, 1 + countOf(faces, 'hit'), countOf(faces, 'crit'))
}

const clusterMine: Mine = (t, device, ship) => {
  const faces = rollFor(t, ship, device, 2)
  hurt(t, ship, device, countOf(faces, 'hit'), countOf(faces, 'crit'))
}

const connerNet: Mine = (t, device, ship) => {
  hurt(t, ship, device, 1)
  ionise(t, ship, device)
}

function ionise(t: DialTurn, { id }: Placed, { seat }: Device): void {
  t.push('gainTokens', { ship: id, token: 'ion', count: 3, by: seat })
}

const bombs: { readonly [device: string]: Bomb } = {
  blazerbomb: blazerBomb,
  bomblet,
  concussionbomb: concussionBomb,
  electroprotonbomb: electroProtonBomb,
  ionbomb: ionBomb,
  protonbomb: protonBomb,
  seismiccharge: seismicCharge,
  thermaldetonators: thermalDetonator,
}

const mines: { readonly [device: string]: Mine } = {
  clustermine: clusterMine,
  connernet: connerNet,
  proximitymine: proximityMine,
}

export function deviceEffect(t: DialTurn, device: Device, ship: ShipId | null): void {
  const victim = ship === null ? null : shipOf(t.game, ship)
  if (victim === null) bombs[device.card]?.(t, device)
  else if (isPlaced(victim)) mines[device.card]?.(t, device, victim)
}

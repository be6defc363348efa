/** What makes a remote of a device: the values that its card prints (rules/dial.md §9.1). */

import type { Device, DialGame, Remote } from '../state.ts'
import { tablesOf } from '../tables-of.ts'

/** What a remote has besides a device: as printed, and what has become of it. */
export type RemoteValues = Pick<Remote, 'initiative' | 'agility' | 'hull' | 'attacks' | 'charges' | 'damage' | 'doomed'>

/** A remote that is laid down now. */
export function newRemote(game: Pick<DialGame, 'ruleset'>, device: Device): Remote {
  const sides = tablesOf(game)
    .upgrades()
    .flatMap(upgrade => upgrade.sides)
  const printed = sides.find(side => side.device?.id === device.card)?.device
  if (printed === undefined) throw new Error(`no card prints ${device.card}`)
  const { initiative = 0, agility = 0, hull = 0, attack, charges } = printed
  return asRemote(device, {
    ...{ initiative, agility, hull },
    attacks: attack === undefined ? [] : [attack],
    charges: charges === undefined ? null : { value: charges.value, max: charges.value, recovers: charges.recovers },
    damage: { down: 0, up: [] },
    doomed: false,
  })
}

/** It has no base, no dial and no action, no shields and no tokens, and costs nothing. */
export function asRemote(device: Device, values: RemoteValues): Remote {
  return {
    ...device,
    ...values,
    kind: 'remote',
    pilot: device.card,
    type: device.card,
    // It has none: neither smaller nor larger than a ship. What is measured goes by its token.
    size: 'small',
    cost: 0,
    dial: [],
    bar: [],
    shields: { value: 0, max: 0, recovers: 0 },
    force: null,
    upgrades: [],
    turret: null,
    tokens: {},
    place: 'table',
    revealed: null,
    tractored: false,
    bonusAttacked: false,
    placedDevice: false,
    scored: 0,
    shipAbility: null,
    manual: [],
    carrier: null,
    attacked: false,
    arrived: false,
    conditions: [],
    knowledge: false,
    attempted: [],
  }
}

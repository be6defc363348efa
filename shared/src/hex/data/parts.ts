/** Every part that a ship can be built of, by id: rules/hex.md §4. */
import { frameCard } from './frame-row.ts'
import { ablativeArmours, armours, bulkheads, countermeasures, fortifiedHulls } from './open/armour.ts'
import { bays } from './open/bays.ts'
import { capitalWeapons } from './open/capital-weapons.ts'
import { computers } from './open/computers.ts'
import { coreWeapons } from './open/core-weapons.ts'
import { frameRows } from './open/frames.ts'
import { heavyWeapons } from './open/heavy-weapons.ts'
import { lightWeapons } from './open/light-weapons.ts'
import { powerCores } from './open/power-cores.ts'
import { sensors } from './open/sensors.ts'
import { shields } from './open/shields.ts'
import { thrusters } from './open/thrusters.ts'
import { tiers } from './open/tiers.ts'
import type { FrameCard, WeaponCard } from './types.ts'
import { weaponCard } from './weapon-row.ts'

const by = <Key, Card>(cards: readonly Card[], key: (card: Card) => Key): ReadonlyMap<Key, Card> =>
  new Map(cards.map(card => [key(card), card]))

const id = (card: { readonly id: string }) => card.id
const mark = (card: { readonly mark: number }) => card.mark

const frames: readonly FrameCard[] = frameRows.map(frameCard)
const weapons: readonly WeaponCard[] = [
  ...coreWeapons.map(row => weaponCard(row, true)),
  ...[...lightWeapons, ...heavyWeapons, ...capitalWeapons].map(row => weaponCard(row, false)),
]

export const parts = {
  tiers: by(tiers, ({ tier }) => tier),
  frames: by(frames, id),
  thrusters: by(thrusters, id),
  powerCores: by(powerCores, id),
  armours: by(armours, mark),
  countermeasures: by(countermeasures, mark),
  ablativeArmours: by(ablativeArmours, ({ points }) => points),
  bulkheads: by(bulkheads, mark),
  fortifiedHulls: by(fortifiedHulls, id),
  shields: by(shields, id),
  computers: by(computers, id),
  sensors: by(sensors, id),
  bays: by(bays, id),
  weapons: by(weapons, id),
}

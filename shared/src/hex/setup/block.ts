/** A ship as it comes to a battle, ready to fly: every number of its sheet (rules/hex.md §3.4, §4.7). */
import type { Seat } from '../../kernel/index.ts'
import {
  type CrewMember,
  noEffects,
  type Quarters,
  type Ship,
  type ShipId,
  sound,
  systems,
  type Weapon,
} from '../state.ts'

/** What a weapon is before the first shot. */
export type WeaponBlock = Pick<
  Weapon,
  'weapon' | 'name' | 'class' | 'mount' | 'kind' | 'increment' | 'speed' | 'damage' | 'linked' | 'pcu' | 'properties'
>

/** Who plays a member of the crew is said only where it is not the seat that brings the ship. */
export type CrewBlock = Pick<CrewMember, 'name' | 'role' | 'skills' | 'ranks' | 'level' | 'resolve'> & {
  readonly seat?: Seat
  /** Left out: nobody counts them. */
  readonly hitPoints?: number
  readonly reflex?: number
}

/** What a ship is and does not change in a battle. */
type Sheet = Pick<
  Ship,
  | 'name'
  | 'tier'
  | 'size'
  | 'frame'
  | 'speed'
  | 'manoeuvrability'
  | 'turn'
  | 'ac'
  | 'tl'
  | 'ranksIncluded'
  | 'hull'
  | 'damageThreshold'
  | 'criticalThreshold'
  | 'shieldsMax'
  | 'corePcu'
  | 'countermeasures'
  | 'computer'
  | 'sensors'
  | 'resolve'
>

export interface ShipBlock extends Sheet {
  /** As the sheet splits the points; left out: its player splits them. */
  readonly shields?: Quarters
  /** Points of ablative armour, and percent of reinforced bulkheads; left out: none. */
  readonly ablative?: Quarters
  readonly bulkheads?: number
  readonly weapons: readonly WeaponBlock[]
  readonly crew: readonly CrewBlock[]
}

/** A ship of a side, named `a1`, `a2` … after it, whole, with its crew at their posts. */
export function shipFrom(block: ShipBlock, id: ShipId, side: string, seat: Seat): Ship {
  const { shields = none, ablative = none, bulkheads = 0, weapons, crew, ...sheet } = block
  return {
    ...sheet,
    id,
    side,
    bulkheads,
    shields: { ...shields },
    ablative: { ...ablative },
    damage: 0,
    systems: Object.fromEntries(systems.map(system => [system, sound()])) as Ship['systems'],
    weapons: weapons.map((weapon, i) => weaponFrom(weapon, `w${i + 1}`)),
    crew: crew.map((member, i) => memberFrom(member, `${id}.${i + 1}`, seat)),
    at: null,
    heading: null,
    place: 'reserve',
    effects: noEffects(),
    afflictions: [],
    targeted: [],
    used: {},
    spent: [],
    nodesUsed: 0,
  }
}

const none: Quarters = { forward: 0, starboard: 0, aft: 0, port: 0 }

const unfired = { fired: false, freeFired: false, pointFired: false, readying: false, ready: false }

function weaponFrom(block: WeaponBlock, id: string): Weapon {
  const limited = block.properties.find(p => p.property === 'limitedFire')
  return { ...block, id, shots: limited?.shots ?? null, ...unfired, holds: null }
}

function memberFrom(block: CrewBlock, id: string, seat: Seat): CrewMember {
  const { hitPoints = null, reflex = 0 } = block
  const fresh = { acted: false, tookMinor: false, did: [], doubled: false, demanded: false, down: false }
  return { ...block, id, seat: block.seat ?? seat, hitPoints, reflex, ...fresh }
}

/** A sheet with the cards of its parts in hand. */
import { parts } from '../data/parts.ts'
import type {
  AblativeCard,
  ArmourCard,
  BayCard,
  BulkheadCard,
  ComputerCard,
  CountermeasureCard,
  FortifiedHullCard,
  FrameCard,
  Mount,
  PowerCoreCard,
  SensorCard,
  ShieldCard,
  ThrusterCard,
  WeaponCard,
} from '../data/types.ts'
import type { Sheet } from './sheet.ts'

export interface FittedWeapon {
  readonly card: WeaponCard
  readonly mount: Mount
  /** One, or two that are linked. */
  readonly guns: 1 | 2
  readonly isOff: boolean
}

export interface Fitted {
  readonly tier: { readonly value: number; readonly buildPoints: number }
  readonly frame: FrameCard
  readonly cores: readonly PowerCoreCard[]
  readonly thrusters: ThrusterCard
  readonly armour: ArmourCard | null
  readonly countermeasures: CountermeasureCard | null
  readonly ablative: AblativeCard | null
  readonly bulkheads: BulkheadCard | null
  readonly fortifiedHull: FortifiedHullCard | null
  readonly shields: ShieldCard | null
  readonly computer: ComputerCard
  readonly sensors: SensorCard
  readonly bays: readonly BayCard[]
  readonly weapons: readonly FittedWeapon[]
}

/** A sheet has been read by its form: its parts are known. */
function card<Key, Card>(cards: ReadonlyMap<Key, Card>, key: Key): Card {
  const found = cards.get(key)
  if (found === undefined) throw new Error(`no part ${key}`)
  return found
}

const cardOrNull = <Key, Card>(cards: ReadonlyMap<Key, Card>, key: Key | undefined) =>
  key === undefined || key === 0 ? null : card(cards, key)

export function fit(sheet: Sheet): Fitted {
  return {
    tier: card(parts.tiers, sheet.tier),
    frame: card(parts.frames, sheet.frame),
    cores: sheet.cores.map(id => card(parts.powerCores, id)),
    thrusters: card(parts.thrusters, sheet.thrusters),
    armour: cardOrNull(parts.armours, sheet.armour),
    countermeasures: cardOrNull(parts.countermeasures, sheet.countermeasures),
    ablative: cardOrNull(parts.ablativeArmours, sheet.ablative),
    bulkheads: cardOrNull(parts.bulkheads, sheet.bulkheads),
    fortifiedHull: cardOrNull(parts.fortifiedHulls, sheet.fortifiedHull),
    shields: cardOrNull(parts.shields, sheet.shields),
    computer: card(parts.computers, sheet.computer ?? 'basic'),
    sensors: card(parts.sensors, sheet.sensors),
    bays: (sheet.bays ?? []).map(id => card(parts.bays, id)),
    weapons: sheet.weapons.map(({ weapon, mount, linked, off }) => ({
      card: card(parts.weapons, weapon),
      mount,
      guns: linked === true ? 2 : 1,
      isOff: off === true,
    })),
  }
}

/** A weapon as long as its ship needs no mount (rules/hex.md §4.5). */
export function isSpinal({ properties }: WeaponCard): boolean {
  return properties.some(p => p.property === 'manual' && p.name === 'spinal mount')
}

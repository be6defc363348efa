/** Legal ships of a tier by chance, for bots and soaks: rules/hex.md §4. */
import { parts } from '../data/parts.ts'
import type { FrameCard, Role, Skill, Tier } from '../data/types.ts'
import { allMounts } from './bill.ts'
import { sheetProblems } from './check-sheet.ts'
import { planMounts } from './mounts.ts'
import type { Sheet, SheetMember, SheetWeapon } from './sheet.ts'

/** A whole number from 0 below `size`. */
export type Chance = (size: number) => number

/** One to three ships, crewed. */
export function randomFleet(chance: Chance, tier: Tier): Sheet[] {
  return Array.from({ length: 1 + chance(3) }, (_, i) => randomShip(chance, tier, `Design ${i + 1}`))
}

/** A bare ship as large as its tier pays for is given a gun, and one part after another as long as it stays legal. */
function randomShip(chance: Chance, tier: Tier, name: string): Sheet {
  const budget = parts.tiers.get(tier)?.buildPoints ?? 0
  const frames = [...parts.frames.values()].filter(({ cost }) => 15 * cost >= budget)
  for (const frame of shuffled(chance, frames)) {
    let ship = bareShip(frame, tier, name)
    if (!isLegal(ship)) continue
    const improve = (tries: readonly Improvement[]) => {
      for (const better of shuffled(chance, tries)) if (isLegal(better(ship))) ship = better(ship)
    }
    improve(coresFor(chance, frame))
    improve(guns(chance))
    if (ship.weapons.length === 0) continue
    improve([...improvements(chance, frame), ...guns(chance)])
    return ship
  }
  throw new Error(`no frame for tier ${tier}`)
}

const isLegal = (sheet: Sheet) => sheetProblems(sheet).length === 0

/** Its weakest thrusters, a core that feeds them, and nobody but those who must be there. */
function bareShip(frame: FrameCard, tier: Tier, name: string): Sheet {
  const thrusters = [...parts.thrusters.values()].find(({ size }) => size === frame.size)
  const core = [...parts.powerCores.values()].find(
    ({ sizes, pcu }) => sizes.includes(frame.size) && pcu >= (thrusters?.pcu ?? 0),
  )
  return {
    ...{ name, tier, frame: frame.id, cores: [core?.id ?? ''], thrusters: thrusters?.id ?? '', sensors: 'cut-rate' },
    ...(frame.id === 'carrier' && { bays: ['hangar-bay'] }),
    weapons: [],
    crew: crewOf(frame, tier),
  }
}

type Improvement = (ship: Sheet) => Sheet

function pick<Card>(chance: Chance, cards: Iterable<Card>): Card {
  const all = [...cards]
  const card = all[chance(all.length)]
  if (card === undefined) throw new Error('nothing to pick from')
  return card
}

const tries = (count: number, make: () => Improvement) => Array.from({ length: count }, make)

/** Most are too heavy for a small ship, so that it takes many tries. */
function guns(chance: Chance): Improvement[] {
  return tries(20, () => {
    const weapon: SheetWeapon = {
      ...{ weapon: pick(chance, parts.weapons.values()).id, mount: pick(chance, allMounts) },
      ...(chance(6) === 0 && { linked: true as const }),
    }
    return ship => ({ ...ship, weapons: [...ship.weapons, weapon] })
  })
}

function coresFor(chance: Chance, { size }: FrameCard): Improvement[] {
  const cores = [...parts.powerCores.values()].filter(({ sizes }) => sizes.includes(size))
  return tries(3, () => {
    const { id } = pick(chance, cores)
    return ship => ({ ...ship, cores: [id] })
  })
}

/** Of each other kind of part three tries. */
function improvements(chance: Chance, { size }: FrameCard): Improvement[] {
  const thrusters = [...parts.thrusters.values()].filter(card => card.size === size)
  return [
    ...tries(3, () => {
      const { id } = pick(chance, thrusters)
      return ship => ({ ...ship, thrusters: id })
    }),
    ...tries(3, () => {
      const { mark } = pick(chance, parts.armours.values())
      return ship => ({ ...ship, armour: mark })
    }),
    ...tries(3, () => {
      const { mark } = pick(chance, parts.countermeasures.values())
      return ship => ({ ...ship, countermeasures: mark })
    }),
    ...tries(3, () => {
      const { id } = pick(chance, parts.shields.values())
      return ship => ({ ...ship, shields: id })
    }),
    ...tries(3, () => {
      const { id } = pick(chance, parts.computers.values())
      return ship => ({ ...ship, computer: id })
    }),
    ...tries(3, () => {
      const { id } = pick(chance, parts.sensors.values())
      return ship => ({ ...ship, sensors: id })
    }),
  ]
}

const skillsOf: Readonly<Partial<Record<Role, readonly Skill[]>>> = {
  captain: ['bluff', 'computers', 'diplomacy', 'engineering', 'gunnery', 'intimidate', 'piloting'],
  pilot: ['piloting', 'gunnery'],
  gunner: ['gunnery'],
  engineer: ['engineering'],
  scienceOfficer: ['computers'],
}

/** As many as the frame takes of one in each role, the pilot first; teams fill it to the least that it needs. */
function crewOf({ crew, ...frame }: FrameCard, tier: Tier): SheetMember[] {
  const mounts = allMounts.reduce(
    (sum, arc) => sum + planMounts({ frame: { ...frame, crew }, weapons: [] }, arc).count,
    0,
  )
  const wanted: readonly Role[] = [
    'pilot',
    ...(mounts > 0 ? (['gunner'] as const) : []),
    'engineer',
    'scienceOfficer',
    'captain',
  ]
  const aboard = wanted.slice(0, crew.most)
  const missing = Math.max(0, crew.least - aboard.length)
  return aboard.map((role, i) => ({
    ...{ name: role === 'scienceOfficer' ? 'science officer' : role, role },
    skills: Object.fromEntries((skillsOf[role] ?? []).map(skill => [skill, bonusAt(tier, skill)])),
    resolve: 4,
    ...(i === aboard.length - 1 && missing > 0 && { team: missing }),
  }))
}

/** As good as printed crews of the tier are. */
function bonusAt(tier: Tier, skill: Skill): number {
  const level = typeof tier === 'number' ? tier : 0
  return 4 + Math.floor(skill === 'gunnery' ? 1.2 * level : 1.5 * level)
}

function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(chance(left.length), 1))
}

/** The numbers that follow from the parts of a ship: rules/hex.md §2.2, §3.4, §4. */
import { pilotingByManoeuvrability, sizes } from '../data/open/sizes.ts'
import { turnOf } from '../helm/courses.ts'
import type { Fitted } from './fitted.ts'
import type { Sheet, SheetMember } from './sheet.ts'

/** Ranks and levels below 1 count as 1 (6.55). */
export function levelOf({ level }: SheetMember, { tier }: Fitted): number {
  return level ?? Math.max(1, Math.floor(tier.value))
}

export function ranksOf(member: SheetMember, fitted: Fitted): NonNullable<SheetMember['ranks']> {
  const level = levelOf(member, fitted)
  return member.ranks ?? Object.fromEntries(Object.keys(member.skills).map(skill => [skill, level]))
}

/** Without anybody in the pilot's seat: 0. */
export function pilotRanks({ crew }: Sheet, fitted: Fitted): number {
  const pilot = crew.find(({ role }) => role === 'pilot')
  return pilot === undefined ? 0 : (ranksOf(pilot, fitted).piloting ?? 0)
}

/** AC and TL without the ranks of the pilot. */
export function defencesOf({ frame, armour, countermeasures }: Fitted): { ac: number; tl: number } {
  const base = 10 + sizes[frame.size].defence
  return { ac: base + (armour?.mark ?? 0), tl: base + (countermeasures?.mark ?? 0) + (armour?.tl ?? 0) }
}

export function turnDistance({ frame, armour, ablative }: Fitted): number {
  return turnOf[frame.manoeuvrability] + (armour?.turn ?? 0) + (ablative?.turn ?? 0)
}

/** What the ship adds to every Piloting check. */
export function pilotingModifier({ frame, thrusters }: Fitted): number {
  return thrusters.piloting + pilotingByManoeuvrability[frame.manoeuvrability]
}

/** The frame grows at every fourth tier. */
export function hullOf({ frame, tier }: Fitted): number {
  return frame.hull + frame.hullIncrement * Math.floor(tier.value / 4)
}

export function criticalThreshold(fitted: Fitted): number {
  const { frame, fortifiedHull } = fitted
  return Math.floor(hullOf(fitted) / 5) + (fortifiedHull?.threshold ?? 0) * sizes[frame.size].step
}

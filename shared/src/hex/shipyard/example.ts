/** The sheets of printed ships, spelt out from short rows: rules/hex.md §4.7. */

import { canonical, type Json } from '../../kernel/index.ts'
import { exampleRows } from '../data/open/examples.ts'
import type { Mount, Role, Skill } from '../data/types.ts'
import type { Printed, Sheet, SheetMember } from './sheet.ts'

/** Role, how many officers, how large the team of each, and their bonuses. */
type CrewRow = readonly [role: Role, officers: number, team: number, skills: { readonly [skill in Skill]?: number }]
type WeaponRow = readonly [mount: Mount, weapon: string, linked?: 'linked']

export interface ExampleRow extends Omit<Sheet, 'weapons' | 'crew'> {
  readonly weapons: readonly WeaponRow[]
  readonly crew: readonly CrewRow[]
  readonly printed: Printed
}

const titles: Readonly<Partial<Record<Role, string>>> = { scienceOfficer: 'science officer' }

function members([role, officers, team, skills]: CrewRow): SheetMember[] {
  const title = titles[role] ?? role
  return Array.from({ length: officers }, (_, i) => ({
    name: officers === 1 ? title : `${title} ${i + 1}`,
    role,
    skills,
    ...(team > 0 && { team }),
  }))
}

function spelt({ weapons, crew, ...rest }: ExampleRow): Sheet {
  return {
    ...rest,
    weapons: weapons.map(([mount, weapon, linked]) => ({ weapon, mount, ...(linked && { linked: true }) })),
    crew: crew.flatMap(members),
  }
}

export const examples: readonly Sheet[] = exampleRows.map(spelt)

const known = new Set(examples.map(withoutCrew))

/** One of them, whoever flies it: some are printed with more than their tier pays for. */
export function isExample(sheet: Sheet): boolean {
  return known.has(withoutCrew(sheet))
}

function withoutCrew(sheet: Sheet): string {
  return canonical({ ...sheet, crew: [] } as unknown as Json)
}

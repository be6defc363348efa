/** Which system a critical strikes: the d100 table of rules/hex.md §3.6. What is wrecked gives it on to the next row. */
import { rollOne } from '../dice.ts'
import { arcs, type Ship, type System } from '../state.ts'
import type { HexTurn } from '../turn.ts'

export type Row = 'lifeSupport' | 'sensors' | 'weapons' | 'engines' | 'powerCore'

/** Each row up to this number. */
const rows: readonly { readonly row: Row; readonly to: number }[] = [
  { row: 'lifeSupport', to: 10 },
  { row: 'sensors', to: 30 },
  { row: 'weapons', to: 60 },
  { row: 'engines', to: 80 },
  { row: 'powerCore', to: 100 },
]

export function rollRow(t: HexTurn, ship: Ship): Row {
  const face = rollOne(t, 100, 'critical', ship.id)
  return rows.find(({ to }) => face <= to)?.row ?? 'powerCore'
}

/** The system that is struck, from a row or a system of it on; null: past the power core, so it strikes the crew. */
export function struckSystem(
  t: HexTurn,
  ship: Ship,
  from: Row | System,
  except: readonly System[] = [],
): System | null {
  const isOpen = (system: System) => !isWreck(ship, system) && !except.includes(system)
  const own = systemsIn(ship, rowOf(from)).find(system => system === from)
  if (own !== undefined && isOpen(own)) return own
  const first = rows.findIndex(({ row }) => row === rowOf(from))
  const open = rows
    .slice(first)
    .map(({ row }) => systemsIn(ship, row).filter(isOpen))
    .find(systems => systems.length > 0)
  return open === undefined ? null : oneOf(t, ship, open)
}

const rowOf = (from: Row | System): Row => (from.startsWith('weapons') ? 'weapons' : (from as Row))

/** Of the weapons array the arcs that have weapons; a turret stands in all of them (6.45). */
function systemsIn({ weapons }: Ship, row: Row): System[] {
  if (row !== 'weapons') return [row]
  return arcs
    .filter(arc => weapons.some(({ mount }) => mount === arc || mount === 'turret'))
    .map((arc): System => `weapons.${arc}`)
}

/** A patched wreck works somewhat, so it is struck: that breaks the patch. */
function isWreck({ systems }: Ship, system: System): boolean {
  return systems[system].base === 3 && !systems[system].patched
}

function oneOf(t: HexTurn, ship: Ship, open: readonly System[]): System | null {
  const [first = null] = open
  return open.length < 2 ? first : (open[rollOne(t, open.length, 'arc', ship.id) - 1] ?? first)
}

/** How sides are told apart without colour: a mark, the edge of the base, and its filling. */
import type { Seat } from '../../kernel/index.ts'
import type { Colour } from '../../picture/palette.ts'
import type { DialView } from '../view.ts'

export interface SideLook {
  readonly colour: Colour
  readonly mark: string
  readonly edge: 'single' | 'double' | 'dashed' | 'thick'
  /** A pattern's id; null: plain. */
  readonly filling: string | null
}

const single: SideLook = { colour: 'side1', mark: '▲', edge: 'single', filling: 'wingover-hatch' }

const looks: readonly SideLook[] = [
  single,
  { colour: 'side2', mark: '■', edge: 'double', filling: 'wingover-dots' },
  { colour: 'side3', mark: '◆', edge: 'dashed', filling: 'wingover-cross' },
  { colour: 'side4', mark: '●', edge: 'thick', filling: null },
]

/** The sides in the order of their first seat. */
export function sidesOf(players: DialView['players']): string[] {
  return [...new Set(Object.values(players).map(({ side }) => side))]
}

export function lookOf(players: DialView['players'], seat: Seat): SideLook {
  const side = players[seat]?.side
  return looks[side === undefined ? 0 : sidesOf(players).indexOf(side) % looks.length] ?? single
}

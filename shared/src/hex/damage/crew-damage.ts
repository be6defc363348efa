/** One of the crew is hurt, by chance: rules/hex.md §3.6, Crew damage. */
import { rollOne } from '../dice.ts'
import type { Ship } from '../state.ts'
import type { HexTurn } from '../turn.ts'

const reflexDc = 20

/** Whose hit points are counted is out of action without any left; of the others the players see to it. */
export function hurtCrew(t: HexTurn, ship: Ship, hull: number): void {
  const standing = ship.crew.filter(({ down }) => !down)
  if (hull === 0 || standing.length === 0) return
  const member = standing[standing.length === 1 ? 0 : rollOne(t, standing.length, 'crew', ship.id) - 1]
  if (member === undefined) throw new Error(`nobody is hurt on ${ship.id}`)
  const saved = rollOne(t, 20, 'reflex', ship.id) + member.reflex >= reflexDc
  const damage = saved ? Math.floor(hull / 2) : hull
  if (member.hitPoints !== null) {
    member.hitPoints = Math.max(0, member.hitPoints - damage)
    member.down = member.hitPoints === 0
  }
  t.emit({ type: 'crewHurt', ship: ship.id, crew: member.id, damage })
}

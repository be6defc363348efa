/** What shields take of a hit, and what comes through them: rules/hex.md §3.5, and §3.8 for weapons that shields stop otherwise. */

import { has } from '../gunnery/properties.ts'
import { arcs, type Hit, type Quarters, type Ship } from '../state.ts'

export interface Breach {
  /** Points that each quadrant's shields lose. */
  readonly shields: Quarters
  /** Points that come through to the hull. */
  readonly through: number
}

type Rule = (ship: Ship, hit: Hit) => Breach

export const breach: Rule = (ship, hit) => {
  if (has(hit, 'ripper')) return ripper(ship, hit)
  if (has(hit, 'buster')) return buster(ship, hit)
  return has(hit, 'burrowing') ? burrowing(ship, hit) : plain(ship, hit)
}

const noQuarters = (): Quarters => ({ forward: 0, starboard: 0, aft: 0, port: 0 })

const plain: Rule = ({ shields }, { quadrant, damage }) => {
  const lost = Math.min(damage, shields[quadrant])
  return { shields: { ...noQuarters(), [quadrant]: lost }, through: damage - lost }
}

/** Shields take half, so each of their points stops two; what comes through is whole. */
const ripper: Rule = ({ shields }, { quadrant, damage }) => {
  const half = Math.floor(damage / 2)
  const lost = Math.min(half, shields[quadrant])
  return { shields: { ...noQuarters(), [quadrant]: lost }, through: half > lost ? damage - 2 * lost : 0 }
}

/** Half burrows through, rounded down, and shields stop what they can of the other. */
const burrowing: Rule = ({ shields }, { quadrant, damage }) => {
  const half = Math.floor(damage / 2)
  const lost = Math.min(damage - half, shields[quadrant])
  return { shields: { ...noQuarters(), [quadrant]: lost }, through: damage - lost }
}

/** What the quadrant does not stop goes on to the shields beside it, an odd point clockwise; half the rest comes through. */
const buster: Rule = ({ shields }, { quadrant, damage }) => {
  const struck = Math.min(damage, shields[quadrant])
  const rest = damage - struck
  const at = arcs.indexOf(quadrant)
  const [clockwise, counter] = [arcs[(at + 1) % 4] ?? quadrant, arcs[(at + 3) % 4] ?? quadrant]
  const onClockwise = Math.min(Math.ceil(rest / 2), shields[clockwise])
  const onCounter = Math.min(Math.floor(rest / 2), shields[counter])
  return {
    shields: { ...noQuarters(), [quadrant]: struck, [clockwise]: onClockwise, [counter]: onCounter },
    through: Math.floor((rest - onClockwise - onCounter) / 2),
  }
}

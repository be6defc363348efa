/** Where a ship may drop or launch its devices now: rules/dial.md §9.1. */
import { half, type Pose, place, quarterTurn, shapeInsideArea, templateEnd } from '../../geometry/index.ts'
import { own } from '../../kernel/index.ts'
import { type Placed, tokens } from '../look.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import { shapeAt } from '../objects.ts'
import { tokenKinds } from '../state.ts'
import { chargesOf } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import { type DeviceCard, type DeviceWay, deviceCards } from './device-cards.ts'
import type { Lying } from './lay.ts'
import { ahead, guideDepth, type Outline, outlines } from './outline.ts'

/** One device put down: which upgrade places it, and how. */
export type DevicePlace = DeviceWay & {
  readonly card: string
}

/** What an effect lets a ship place: left out, any of its devices as its card says. */
export interface DeviceChoice {
  readonly kinds?: readonly DeviceCard['kind'][]
  readonly way?: DeviceWay['way']
  /** In the place of what the card says. */
  readonly ways?: readonly DeviceWay[]
}

/** By the upgrade's id; undefined for an upgrade that places nothing. */
export function deviceCard(upgrade: string): DeviceCard | undefined {
  return own(deviceCards, upgrade)
}

/** Whether the ship can pay for any device that is placed in the System Phase. */
export function carriesDevice(ship: Placed): boolean {
  return ship.upgrades.some(({ id }) => {
    const card = deviceCard(id)
    return card !== undefined && !card.ownTime && canPlace(ship, id, card)
  })
}

/** Everything that the ship may put down, each where it lies wholly inside the play area. */
export function devicePlaces(t: DialTurn, ship: Placed, choice: DeviceChoice = {}): DevicePlace[] {
  return ship.upgrades.flatMap(({ id }) => {
    const card = deviceCard(id)
    if (card === undefined || !canPlace(ship, id, card)) return []
    if (choice.kinds !== undefined && !choice.kinds.includes(card.kind)) return []
    const said = (choice.ways ?? card.ways).filter(({ way }) => choice.way === undefined || way === choice.way)
    return waysOf(t, ship, id, said)
      .map(way => ({ card: id, ...way }))
      .filter(at => fits(t, ship, at))
  })
}

/** The ways said, those that stand for one of them ("would … instead"), and what other cards make of all these. */
function waysOf(t: DialTurn, ship: Placed, card: string, said: readonly DeviceWay[]): DeviceWay[] {
  const instead = t.fold('deviceInstead', { ship: ship.id, card, said }, said)
  const all = t.fold('deviceWays', { ship: ship.id, card }, instead)
  return all.filter((a, i) => all.findIndex(b => isSameWay(a, b)) === i)
}

function isSameWay(a: DeviceWay, b: DeviceWay): boolean {
  return a.way === b.way && a.template === b.template && a.side === b.side && a.turned === b.turned
}

/** Whether this one can be put down now, whatever allows it. */
export function isOpen(t: DialTurn, ship: Placed, at: DevicePlace, card: DeviceCard): boolean {
  return canPlace(ship, at.card, card) && fits(t, ship, at)
}

function canPlace(ship: Placed, upgrade: string, { spends = {} }: DeviceCard): boolean {
  return (
    (chargesOf(ship, upgrade)?.value ?? 0) > 0 && tokenKinds.every(token => tokens(ship, token) >= (spends[token] ?? 0))
  )
}

function fits(t: DialTurn, ship: Placed, at: DevicePlace): boolean {
  return deviceLies(ship, at).every(({ outline, pose }) =>
    shapeInsideArea(shapeAt(outlines[outline].parts, pose), t.game.area),
  )
}

/** The template lies in the guides of the ship or at its side, the guides of the device on its far end. */
export function deviceLies(ship: Placed, { card, way, template, side, turned }: DevicePlace): Lying[] {
  const found = deviceCard(card)
  if (found === undefined) throw new Error(`${card} places nothing`)
  const { course, speed } = manoeuvre(`${template}W`)
  if (course.template === 'stationary') throw new Error(`no template ${template}`)
  const from = side ?? (way === 'drop' ? 'rear' : 'front')
  const bend = side === undefined || course.side === null ? course.side : bends[side][course.side]
  const end = templateEnd(ship.pose, half(ship.size), from, course.template, speed, bend)
  const pose = ahead(end, guideDepth(found.outline))
  return lyingAt(found.outline, turned ? quarterTurn(pose, 2) : pose)
}

/** Which way a template bends that leads away from a ship's side. */
const bends = { left: { left: 'rear', right: 'front' }, right: { left: 'front', right: 'rear' } } as const

/** A cluster mine has another in the recess on each hand; where they lie in it, mm. */
const [beside, beyond] = [40, 1.2]

function lyingAt(outline: Outline, pose: Pose): Lying[] {
  if (outline !== 'clustermine') return [{ outline, pose }]
  const sides = [-beside, beside].map((right): Lying => {
    const [x, y] = place(pose, right, beyond)
    return { outline: 'clustermineside', pose: { ...pose, x, y } }
  })
  return [{ outline, pose }, ...sides]
}

/** Names and conditions beside the ships, where there is room; the list below the table has them all. */
import { half } from '../../geometry/index.ts'
import { element } from '../../picture/svg.ts'
import { fitted, widthOf } from '../../picture/text.ts'
import { chipHeight, chipsDrawing, chipsOf, chipsWidth } from './chips.ts'
import { type StandingShip, standing } from './pictured.ts'
import type { Scene } from './scene.ts'
import { flip, type Sheet } from './sheet.ts'
import { textAt } from './text.ts'

/** A box on the sheet: its middle, and half its width and height. */
export interface Block {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const longest = 144
const nameHeight = 15
/** The middle of an obstacle, where its id stands, in mm. */
const obstacleReach = 22

/** On a smaller picture names would hide the table, in mm a pixel. */
const coarsest = 1.8

/** `taken`: what must not be covered; obstacles are covered where there is no other room. */
export function labelsDrawing(scene: Scene, taken: readonly Block[]): string {
  const { sheet, view } = scene
  if (sheet.pixel > coarsest) return ''
  const ships = standing(view)
  const full: Block[] = [...ships.map(ship => baseBlock(sheet, ship)), ...taken]
  const obstacles = Object.values(view.obstacles).map(({ pose }) => blockAt(sheet, pose, obstacleReach))
  return ships
    .map(ship => {
      const label = labelOf(scene, ship)
      const free = placesAround(baseBlock(sheet, ship), label, 3 * sheet.pixel).filter(
        place => isInside(sheet, place) && !full.some(other => cover(place, other)),
      )
      const block = free.find(place => !obstacles.some(other => cover(place, other))) ?? free[0]
      if (block === undefined) return ''
      full.push(block)
      return label.drawAt(block)
    })
    .join('')
}

/** The name over the chips. */
function labelOf({ sheet, teller, cast }: Scene, ship: StandingShip) {
  const { pixel } = sheet
  const name = fitted(`${ship.id} ${teller.pilot(ship.id, cast)}`, longest)
  const chips = chipsOf(ship, teller)
  const [w, h] = [(Math.max(widthOf(name), chipsWidth(chips)) / 2) * pixel, ((nameHeight + chipHeight) / 2) * pixel]
  const drawAt = ({ x, y }: Block) => {
    const text = textAt(sheet, [x, y - h + (nameHeight / 2) * pixel], name, { halo: true })
    const row = [x - (chipsWidth(chips) / 2) * pixel, y + h - (chipHeight / 2) * pixel] as const
    return element('g', {}, text, chipsDrawing(sheet, row, chips))
  }
  return { w, h, drawAt }
}

/** The box around a base on the sheet. */
export function baseBlock(sheet: Sheet, { pose, size }: Pick<StandingShip, 'pose' | 'size'>): Block {
  return blockAt(sheet, pose, half(size) * (Math.abs(pose.dx) + Math.abs(pose.dy)))
}

function blockAt(sheet: Sheet, { x, y }: { readonly x: number; readonly y: number }, reach: number): Block {
  const [left, top] = flip(sheet, [x, y])
  return { x: left, y: top, w: reach, h: reach }
}

/** Below, above, to the right, to the left, then the corners. */
function placesAround(base: Block, { w, h }: Pick<Block, 'w' | 'h'>, gap: number): Block[] {
  const [across, along] = [base.w + gap + w, base.h + gap + h]
  const steps = [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const
  return steps.map(([dx, dy]) => ({ x: base.x + dx * across, y: base.y + dy * along, w, h }))
}

const isInside = ({ area: [width, height] }: Sheet, { x, y, w, h }: Block) =>
  x - w >= 0 && x + w <= width && y - h >= 0 && y + h <= height

const cover = (a: Block, b: Block) => Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h

/** What moved in some events: from where, along which template, to where, and into whom. */
import {
  type Body,
  barrelRoll,
  boost,
  decloak,
  fly,
  type Pose,
  reposition,
  type Size,
  tractor,
  type Variant,
} from '../../geometry/index.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import type { ShipId } from '../state.ts'
import type { DialEvent } from '../words.ts'
import { isStanding, type Pictured } from './pictured.ts'
import { courseTemplate, type TemplateOutline, variantTemplate } from './template.ts'

export interface Move {
  readonly ship: ShipId
  readonly size: Size
  readonly from: Pose
  readonly to: Pose
  /** Null where none is laid, or where a card's is not known. */
  readonly template: TemplateOutline | null
  /** Where it would have ended but for other ships; null when it ended there. */
  readonly blocked: Pose | null
  /** The ships last backed over, as they stood then. */
  readonly contacts: readonly Body[]
  /** The ship left the play area by it. */
  readonly fled: boolean
}

type Moving = Extract<DialEvent, { readonly type: 'manoeuvreFlown' | 'repositioned' | 'turned' }>

const isMoving = (event: DialEvent): event is Moving => 'from' in event && 'to' in event

export function movesOf(events: readonly DialEvent[], view: Pictured): Move[] {
  return events.flatMap((event, i) => {
    const size = isMoving(event) ? view.ships[event.ship]?.size : undefined
    if (!isMoving(event) || size === undefined) return []
    const next = events[i + 1]
    const fled = next?.type === 'fled' && next.ship === event.ship
    return [
      {
        ...facts(event, size, events.slice(i + 1), view),
        ship: event.ship,
        size,
        from: event.from,
        to: event.to,
        fled,
      },
    ]
  })
}

function facts(
  event: Moving,
  size: Size,
  later: readonly DialEvent[],
  view: Pictured,
): Pick<Move, 'template' | 'blocked' | 'contacts'> {
  const ship = { size, pose: event.from }
  if (event.type === 'turned') return { template: null, blocked: null, contacts: [] }
  if (event.type === 'repositioned') {
    const variant = variantOf(event.by, event.option, ship, event.to)
    return { template: variant && variantTemplate(event.from, size, variant), blocked: null, contacts: [] }
  }
  const { course } = manoeuvre(event.code)
  const template = courseTemplate(event.from, size, course)
  if (event.executed === 'fully') return { template, blocked: null, contacts: [] }
  const free = fly(ship, course, [], [], { guides: view.ruleset.guides, area: null, slot: event.slot })
  const contacts = event.last.flatMap(id => bodyThen(id, later, view) ?? [])
  return { template, blocked: 'pose' in free ? free.pose : null, contacts }
}

/** A ship as it stood before some events. */
function bodyThen(id: ShipId, later: readonly DialEvent[], view: Pictured): Body | null {
  const ship = view.ships[id]
  if (ship === undefined) return null
  const moved = later.find(event => isMoving(event) && event.ship === id)
  const pose = moved !== undefined && isMoving(moved) ? moved.from : isStanding(ship) ? ship.pose : null
  return pose === null ? null : { size: ship.size, pose }
}

/** The rulebook's own ways of moving without a manoeuvre. */
const ways: Readonly<Record<string, (size: Size) => readonly Variant[]>> = {
  barrelRoll,
  boost: () => boost(),
  decloak,
  tractor,
}

/** Nearer than anything that is drawn, in mm. */
const same = 0.01

/** The variant of that name that really leads there; a card may know other ones. */
function variantOf(by: string, option: string, ship: Body, to: Pose): Variant | null {
  const variants = (Object.hasOwn(ways, by) ? ways[by] : undefined)?.(ship.size) ?? []
  const around = { ships: [], obstacles: [], devices: [], guides: false, area: null }
  const found = variants.find(({ name }) => name === option)
  const [tried] = found === undefined ? [] : reposition(ship, [found], around)
  if (found === undefined || tried === undefined) return null
  const [x, y] = [tried.pose.x - to.x, tried.pose.y - to.y]
  return x * x + y * y < same * same ? found : null
}

/** A remote is relocated: rules/dial.md §5.7, §9.1. It moves through nothing; what it comes to lie beneath overlaps it. */
import { type Pose, shapeInsideArea, templateEnd } from '../../geometry/index.ts'
import { steps } from '../../kernel/index.ts'
import { ahead, guideDepth } from '../devices/outline.ts'
import { remoteOf } from '../look.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import { deviceShape } from '../objects.ts'
import type { Remote } from '../state.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'

type Line = DialStep<'relocate'>

/** One of which any part would lie outside the play area flees. */
const setDown: Line = (t, { remote: id, to }) => {
  const remote = remoteOf(t.game, id)
  if (remote === undefined) return
  const from = remote.pose
  remote.pose = to
  t.emit({ type: 'deviceRelocated', device: id, from, to })
  if (!shapeInsideArea(deviceShape(remote), t.game.area)) return t.push('leavePlay', { ship: id, how: 'fled' })
  t.push('placedUnder', { objects: [{ kind: 'device', id }] })
  t.window('deviceRelocated', { device: id })
}

export const relocate = steps<DialWords, 'relocate'>('relocate', [setDown])

/** Where it comes to lie by a template in its guides on the side of this heading; its rear guides on the far end. */
export function relocated(remote: Remote, heading: Pick<Pose, 'dx' | 'dy'>, template: string): Pose {
  const { course, speed } = manoeuvre(`${template}W`)
  if (course.template === 'stationary') throw new Error(`no template ${template}`)
  const depth = guideDepth(remote.outline)
  const end = templateEnd({ ...remote.pose, ...heading }, depth, 'front', course.template, speed, course.side)
  return ahead(end, depth)
}

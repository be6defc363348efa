import { describe, expect, it } from 'vitest'
import { type Table, table } from '../../../test/dial/table.ts'
import { project } from '../view.ts'
import { aimsOf } from './attacks.ts'
import { tablePicture } from './index.ts'

/** a1 attacks b1 and is asked what it does with its dice. */
function attacking(rocks = false): Table {
  const t = table({
    phase: 'engagement',
    ships: [
      { id: 'a1', at: [400, 400], tokens: { focus: 1 } },
      { id: 'b1', at: [400, 590, 180] },
    ],
    obstacles: rocks ? [{ id: 'o1', outline: 'coreasteroid0', at: [400, 495] }] : [],
    dice: [['focus', 'focus', 'focus']],
  })
  t.push('offerAttack', { ship: 'a1', bonus: false })
  t.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
  return t
}

const linesOf = (svg: string) => [...svg.matchAll(/<polyline points[^>]*>/g)].map(([line]) => line)

describe('attacks in a picture', () => {
  it('are the one under way, or those of the events', () => {
    const t = attacking()
    const view = project(t.state, 'public')
    expect(aimsOf([], view)).toMatchObject([{ attacker: 'a1', arc: 'front', obstructed: false }])
    expect(aimsOf(t.events, view)).toEqual(aimsOf([], view))
    t.answer({ done: true })
    const over = project(t.state, 'public')
    expect(aimsOf([], over)).toEqual([])
    expect(aimsOf(t.events, over)).toHaveLength(1)
  })

  it('show the deciding line from base to base, and the arc', () => {
    const t = attacking()
    const svg = tablePicture(project(t.state, 'public'))
    // North is up: y = 420 lies 914.4 - 420 down.
    expect(linesOf(svg)).toEqual([expect.stringMatching(/points="400,494.4 400,344.4"/)])
    t.answer({ done: true })
    const over = tablePicture(project(t.state, 'public'))
    expect(linesOf(over)).toEqual([])
    expect(svg.split('fill-opacity="0.08"').length).toBe(over.split('fill-opacity="0.08"').length + 1)
  })

  it('break the line that is obstructed', () => {
    const [line] = linesOf(tablePicture(project(attacking(true).state, 'public')))
    expect(line).toContain('stroke-dasharray')
    expect(linesOf(tablePicture(project(attacking().state, 'public')))[0]).not.toContain('stroke-dasharray')
  })
})

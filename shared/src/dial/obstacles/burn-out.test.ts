import { expect, it } from 'vitest'
import { plain, table } from '../../../test/dial/table.ts'

it('blazes and chaff clouds lose their fuse markers one a round, then go: rules/dial.md §5.5', () => {
  const on = table({
    phase: 'engagement',
    ships: [
      { id: 'a1', at: [100, 100] },
      { id: 'b1', at: [800, 800] },
    ],
    obstacles: [
      { id: 'o1', outline: 'gascloud1', at: [700, 200] },
      { id: 'd1', outline: 'blaze', at: [300, 300], fuses: 1 },
      { id: 'd2', outline: 'electrochaffcloud', at: [500, 500] },
      { id: 'd3', outline: 'loosecargo', at: [600, 400] },
    ],
    locks: [{ by: 'a1', on: { kind: 'obstacle', id: 'd2' } }],
  })
  on.push('endPhase', {})
  expect(Object.keys(on.game.obstacles)).toEqual(['o1', 'd1', 'd3'])
  expect(on.game.obstacles.d1?.fuses).toBe(0)
  expect(on.game.locks).toEqual([])
  on.push('endPhase', {})
  expect(Object.keys(on.game.obstacles)).toEqual(['o1', 'd3'])
  const told = plain(on.events).filter(e => e.type === 'fuseLost' || e.type === 'obstacleRemoved')
  expect(told).toEqual([
    { type: 'fuseLost', on: { kind: 'obstacle', id: 'd1' } },
    { type: 'obstacleRemoved', obstacle: 'd2', outline: 'electrochaffcloud' },
    { type: 'obstacleRemoved', obstacle: 'd1', outline: 'blaze' },
  ])
})

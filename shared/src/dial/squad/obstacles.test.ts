import { expect, it } from 'vitest'
import { found } from './legality.fixture.ts'
import { obstacles } from './obstacles.ts'

const bring = (...ids: string[]) => found(obstacles, 'rebelalliance', [['wedgeantilles']], { obstacles: ids })

it('three different ones of any kind', () => {
  expect(bring('coreasteroid1', 'gascloud2', 'pomdebris1')).toEqual([])
  expect(bring('coreasteroid1', 'coreasteroid2', 'coreasteroid3')).toEqual([])
})

it('not one of them twice', () => {
  expect(bring('coreasteroid1', 'gascloud2', 'coreasteroid1')).toEqual(['limit_exceeded obstacles[2]'])
})

it('not four', () => {
  expect(bring('coreasteroid1', 'gascloud2', 'pomdebris1', 'gascloud3')).toEqual(['limit_exceeded obstacles[3]'])
})

it('fewer are filled up when the game is set up', () => {
  expect(bring()).toEqual([])
  expect(bring('coreasteroid1')).toEqual([])
})

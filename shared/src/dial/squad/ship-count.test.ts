import { describe, expect, it } from 'vitest'
import { found, type Line } from './legality.fixture.ts'
import { shipCount } from './ship-count.ts'

const swarm = (count: number) => Array.from({ length: count }, (): Line => ['academypilot'])

describe('three to eight ships', () => {
  it.each([3, 4, 8])('%i are a squad', count => {
    expect(found(shipCount, 'galacticempire', swarm(count))).toEqual([])
  })

  it.each([1, 2, 9, 32])('%i are not', count => {
    expect(found(shipCount, 'galacticempire', swarm(count))).toEqual(['ship_count pilots'])
  })

  it('none at all is left to the reader', () => {
    expect(shipCount({ ruleset: 'xwa', date: '', format: 'standard', obstacles: [], ships: [] })).toEqual([])
  })
})

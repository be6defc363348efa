import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'

it('drops along templates of speed 3 instead of the straight 1', () => {
  expect(deviceWays('proximitymines', { pilot: 'emonazzameen' })).toEqual(['drop 1F', 'drop 3T', 'drop 3F', 'drop 3Y'])
  expect(deviceWays('electrochaffmissiles', { pilot: 'emonazzameen' })).toEqual([
    ...['launch 3B', 'launch 3N', 'launch 4F'],
  ])
})

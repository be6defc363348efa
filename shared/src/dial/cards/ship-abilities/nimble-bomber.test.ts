import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'

const shipAbility = 'nimblebomber'

it('drops along banks instead of straights of the same speed', () => {
  expect(deviceWays('protonbombs', { shipAbility })).toEqual(['drop 1F', 'drop 1B', 'drop 1N'])
  expect(deviceWays('thermaldetonators', { shipAbility })).toEqual([
    ...['drop 1F', 'drop 2F', 'drop 1B', 'drop 1N', 'drop 2B', 'drop 2N'],
  ])
})

it('launches as everybody does', () => {
  expect(deviceWays('electrochaffmissiles', { shipAbility })).toEqual(['launch 3B', 'launch 3N', 'launch 4F'])
})

import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'

it('drops along any template of speed 1 instead of the straight one', () => {
  expect(deviceWays('protonbombs', { pilot: 'solsixxa' })).toEqual([
    ...['drop 1F', 'drop 1T', 'drop 1B', 'drop 1N', 'drop 1Y'],
  ])
})

it('not instead of another template', () => {
  expect(deviceWays('thermaldetonators', { pilot: 'solsixxa' })).toEqual([
    ...['drop 1F', 'drop 2F', 'drop 1T', 'drop 1B', 'drop 1N', 'drop 1Y'],
  ])
  expect(deviceWays('electrochaffmissiles', { pilot: 'solsixxa' })).toEqual(['launch 3B', 'launch 3N', 'launch 4F'])
})

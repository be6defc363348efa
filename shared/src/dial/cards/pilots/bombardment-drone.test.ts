import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'

it('launches along the same template what is dropped', () => {
  const pilot = 'bombardmentdrone'
  expect(deviceWays('thermaldetonators', { pilot })).toEqual(['drop 1F', 'drop 2F', 'launch 1F', 'launch 2F'])
  expect(deviceWays('electrochaffmissiles', { pilot })).toEqual(['launch 3B', 'launch 3N', 'launch 4F'])
})

import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'

const upgrades = [{ id: 'skilledbombardier', slot: 'gunner' }] as const

it('drops and launches one speed lower or higher, where there is such a template', () => {
  expect(deviceWays('protonbombs', { upgrades })).toEqual(['drop 1F', 'drop 2F'])
  expect(deviceWays('thermaldetonators', { upgrades })).toEqual(['drop 1F', 'drop 2F', 'drop 3F'])
  expect(deviceWays('electrochaffmissiles', { upgrades })).toEqual([
    ...['launch 3B', 'launch 2B', 'launch 3N', 'launch 2N', 'launch 4F', 'launch 3F', 'launch 5F'],
  ])
})

it('changes what stands for the printed template, too', () => {
  const both = [...upgrades, { id: 'trajectorysimulator', slot: 'sensor' }] as const
  expect(deviceWays('protonbombs', { upgrades: both })).toEqual(['drop 1F', 'drop 2F', 'launch 5F', 'launch 4F'])
  expect(deviceWays('protonbombs', { upgrades, shipAbility: 'nimblebomber' })).toEqual([
    ...['drop 1F', 'drop 2F', 'drop 1B', 'drop 2B', 'drop 1N', 'drop 2N'],
  ])
})

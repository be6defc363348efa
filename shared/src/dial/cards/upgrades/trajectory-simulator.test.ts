import { expect, it } from 'vitest'
import { deviceWays } from '../../../../test/dial/device-ways.ts'

const upgrades = [{ id: 'trajectorysimulator', slot: 'sensor' }] as const

it('launches bombs along the straight of speed 5, in the System Phase only', () => {
  expect(deviceWays('protonbombs', { upgrades })).toEqual(['drop 1F', 'launch 5F'])
  expect(deviceWays('protonbombs', { upgrades }, { phase: 'activation' })).toEqual(['drop 1F'])
})

it('does not launch mines or clouds', () => {
  expect(deviceWays('proximitymines', { upgrades })).toEqual(['drop 1F'])
  expect(deviceWays('electrochaffmissiles', { upgrades })).toEqual(['launch 3B', 'launch 3N', 'launch 4F'])
})

it('only one card stands for what is printed', () => {
  expect(deviceWays('protonbombs', { upgrades, shipAbility: 'nimblebomber' })).toEqual([
    ...['drop 1F', 'launch 5F', 'drop 1B', 'drop 1N'],
  ])
})

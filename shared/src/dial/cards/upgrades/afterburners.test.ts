import { expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const flown = (code: string, ship: Partial<ShipSetup> = {}, setup: object = {}, value = 2) => {
  const upgrades = [{ id: 'afterburners', slot: 'modification', charges: { value, max: 2, recovers: 0 } }] as const
  const on = table({
    ships: [
      { id: 'a1', at: [457, 300], bar: bar(['focus']), upgrades, ...ship },
      { id: 'b1', at: [700, 800] },
    ],
    activation: { ship: 'a1' },
    ...setup,
  })
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  return on
}
const charge = (on: ReturnType<typeof flown>) => on.ship('a1').upgrades[0]?.charges?.value

it('boosts for a charge after a manoeuvre of speed 3–5, even stressed by it', () => {
  const on = flown('3TR')
  on.answer({ use: true })
  expect(on.request.args).toMatchObject({ why: 'granted', offers: [{ type: 'boost', colour: 'white' }] })
  on.answer({ action: 'boost', option: 'straight' })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  expect(on.ship('a1').attempted).toEqual(['boost'])
  expect(charge(on)).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('keeps its charge when it is declined', () => {
  const on = flown('3FW')
  on.answer({ pass: true })
  expect(on.pose('a1').y).toBe(460)
  expect(charge(on)).toBe(2)
})

it('not after slower ones, once it has boosted in this round, ionised, or without a charge', () => {
  expect(flown('2FB').idle).toBe(true)
  expect(flown('3FW', { attempted: ['boost'] }).idle).toBe(true)
  expect(flown('3FW', {}, {}, 0).idle).toBe(true)
  const gas = { obstacles: [{ id: 'o1', outline: 'gascloud1', at: [457, 400] }], dice: ['hit'] }
  expect(flown('4FW', {}, gas).idle).toBe(true)
})

it('not after a manoeuvre executed partially', () => {
  const on = flown(
    '3FW',
    { bar: [] },
    {
      ships: [
        { id: 'a1', at: [457, 300], bar: [] },
        { id: 'b1', at: [457, 470] },
      ],
    },
  )
  expect(on.idle).toBe(true)
})

import { expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const aftab = (ship: Partial<ShipSetup> = {}) =>
  table({
    ships: [{ id: 'a1', at: [457, 300], pilot: 'aftabackbar', bar: bar(['focus'], 'red'), ...ship }],
    activation: { ship: 'a1' },
  })
const flown = (code: string, ship: Partial<ShipSetup> = {}) => {
  const on = aftab(ship)
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  return on
}
const acted = (ship: Partial<ShipSetup> = {}) => {
  const on = aftab(ship)
  on.push('performActionStep', { ship: 'a1' })
  on.answer({ action: 'focus' })
  return on
}

it('trades the stress of a red basic manoeuvre for strain', () => {
  const on = flown('3TR')
  on.answer({ use: true })
  expect(on.ship('a1').tokens).toEqual({ strain: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('and that of a red action', () => {
  const on = acted()
  on.answer({ use: true })
  expect(on.ship('a1').tokens).toEqual({ focus: 1, strain: 1 })
})

it('need not', () => {
  const on = flown('3TR')
  on.answer({ pass: true })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
})

it('not after advanced or white ones, white actions, or with a second stress token', () => {
  expect(flown('4KR').idle).toBe(true)
  expect(flown('3FW').idle).toBe(true)
  expect(acted({ bar: bar(['focus']) }).idle).toBe(true)
  const on = aftab({ tokens: { stress: 1 } })
  on.push('offerActions', {
    ship: 'a1',
    offers: [{ type: 'focus', colour: 'red' }],
    why: 'granted',
    evenStressed: true,
  })
  on.answer({ action: 'focus' })
  expect(on.ship('a1').tokens).toEqual({ focus: 1, stress: 2 })
  expect(on.idle).toBe(true)
})

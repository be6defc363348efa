import { expect, it } from 'vitest'
import { type ShipSetup, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const flying = (code: string, ship: Partial<ShipSetup> = {}, cause: 'dial' | 'slam' | 'card' = 'dial') => {
  const upgrades = [{ id: 'inertialdampeners', slot: 'illicit' }] as const
  const on = table({ ships: [{ id: 'a1', at: [457, 300], bar: [], upgrades, ...ship }], activation: { ship: 'a1' } })
  on.push('executeManoeuvre', { ship: 'a1', code, cause })
  return on
}

it('stands still for a shield instead of flying, and then gains stress', () => {
  const on = flying('4KR')
  const events = on.answer({ use: true })
  expect(typesOf(events)).toEqual(['abilityUsed', 'shieldLost', 'manoeuvreChanged', 'manoeuvreFlown', 'tokenGained'])
  expect(events).toContainEqual(expect.objectContaining({ code: '0OW', reason: 'card' }))
  expect(on.pose('a1')).toEqual({ x: 457, y: 300, dx: 0, dy: 1 })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  expect(on.ship('a1').shields.value).toBe(1)
  expect(on.game.activation?.executed).toBe('0OW')
  expect(dial.broken(on.state)).toEqual([])
})

it('a stressed ship stands still too, though it could not have flown what it revealed', () => {
  const on = flying('4KR', { tokens: { stress: 1 } })
  on.answer({ use: true })
  expect(on.pose('a1').y).toBe(300)
  expect(on.ship('a1').tokens).toEqual({ stress: 2 })
})

it('keeps the shield when it is declined', () => {
  const on = flying('3FW')
  on.answer({ pass: true })
  expect(on.pose('a1').y).toBe(460)
  expect(on.ship('a1').shields.value).toBe(2)
})

it('not instead of an ion manoeuvre or of one that was not revealed, nor without a shield', () => {
  expect(flying('3FW', { tokens: { ion: 1 } }).idle).toBe(true)
  expect(flying('3FW', {}, 'slam').idle).toBe(true)
  expect(flying('3FW', {}, 'card').idle).toBe(true)
  expect(flying('3FW', { shields: { value: 0, max: 2, recovers: 0 } }).idle).toBe(true)
})

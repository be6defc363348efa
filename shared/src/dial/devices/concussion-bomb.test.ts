import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const bombed = (ship: Partial<ShipSetup> = {}) => {
  const on = table({
    ships: [
      { id: 'a1', at: [457, 560] },
      { id: 'b1', at: [457, 440], ...ship },
    ],
    devices: [{ id: 'd1', kind: 'bomb', card: 'concussionbomb', outline: 'bomb', at: [457, 500], seat: 'a' }],
  })
  on.push('detonate', { device: 'd1', ship: null })
  return on
}

it('deals each ship a card face down past its shields, then each exposes one or takes strain', () => {
  const on = bombed()
  expect(['a1', 'b1'].map(id => [on.ship(id).damage.down, on.ship(id).shields.value])).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(on.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { ship: 'a1', card: 'concussionbomb' } })
  expect(on.choices()).toEqual([{ use: 'expose' }, { use: 'strain' }])
  expect(on.refuses({ pass: true })?.code).toBe('may_not_pass')
  on.answer({ use: 'strain' })
  expect(on.ship('a1').tokens).toEqual({ strain: 1 })
  expect(on.request).toMatchObject({ seat: 'b', args: { ship: 'b1' } })
  expect(on.events.some(e => e.type === 'damageExposed')).toBe(false)
  on.answer({ use: 'expose' })
  expect(on.events.flatMap(e => (e.type === 'damageExposed' ? [e.ship] : []))).toEqual(['b1'])
  expect(dial.broken(on.state)).toEqual([])
})

it('a ship that the card destroys chooses nothing', () => {
  const on = bombed({ hull: 1 })
  on.answer({ use: 'strain' })
  expect(on.idle).toBe(true)
  expect(on.ship('b1').place).toBe('destroyed')
})

import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const phase = (value = 3, wing: object = {}) => {
  const charges = { value, max: 3, recovers: 1 }
  const on = table({
    ships: [
      { id: 'a1', at: [200, 300], bar: [], initiative: 1, upgrades: [{ id: 'leiaorgana', slot: 'crew', charges }] },
      { id: 'a2', at: [600, 300], bar: [], initiative: 2, ...wing },
      { id: 'b1', at: [400, 700, 180], bar: [], initiative: 3 },
    ],
    phase: 'system',
  })
  on.setDial('a1', '2FB')
  on.setDial('a2', '3TR')
  on.setDial('b1', '3TR')
  on.push('activations', {})
  return on
}
const codes = (on: ReturnType<typeof phase>) =>
  on.events.flatMap(event => (event.type === 'manoeuvreFlown' ? [event.code] : []))

it('makes red manoeuvres of friendly ships easier for the phase, for 3 charges', () => {
  const on = phase()
  expect(on.request.args).toMatchObject({ ship: 'a1', card: 'leiaorgana', window: 'phaseStart' })
  on.answer({ use: true })
  expect(codes(on)).toEqual(['2FB', '3TW', '3TR'])
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(0)
  expect(on.game.lasting).toEqual([])
  expect(dial.broken(on.state)).toEqual([])
})

it('counts a manoeuvre as red that another card made red', () => {
  const on = phase(3, { damage: { down: 0, up: ['damagedengine'] } })
  on.setDial('a2', '3TW')
  on.answer({ use: true })
  // A step harder, and as it is red now a step easier.
  expect(codes(on)).toEqual(['2FB', '3TW', '3TR'])
})

it('costs nothing when it is declined, and needs all its charges', () => {
  const on = phase()
  on.answer({ pass: true })
  expect(codes(on)).toEqual(['2FB', '3TR', '3TR'])
  expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(3)
  expect(phase(2).idle).toBe(true)
})

import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const ended = (ship: Partial<ShipSetup>) => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 400], upgrades: [{ id: 'pz4co', slot: 'crew' }], ...ship },
      { id: 'a2', at: [400, 500] },
      { id: 'a3', at: [440, 400] },
      { id: 'a4', at: [400, 760] },
      { id: 'b1', at: [300, 500] },
    ],
  })
  on.game.done = ['a1', 'a2', 'a3', 'a4', 'b1']
  on.does(t => t.window('phaseEnd', { phase: 'activation' }))
  return on
}

it('hands a calculate token to a friendly ship at range 1–2', () => {
  const on = ended({ tokens: { calculate: 1, focus: 1 }, revealed: '2FW' })
  expect(on.choices()).toEqual([{ use: { ship: 'a2', token: 'calculate' } }, { pass: true }])
  on.answer({ use: { ship: 'a2', token: 'calculate' } })
  expect([on.ship('a1').tokens, on.ship('a2').tokens]).toEqual([{ focus: 1 }, { calculate: 1 }])
  expect(dial.broken(on.state)).toEqual([])
})

it('or a focus token after a blue manoeuvre', () => {
  const on = ended({ tokens: { calculate: 1, focus: 1 }, revealed: '2FB' })
  on.answer({ use: { ship: 'a2', token: 'focus' } })
  expect([on.ship('a1').tokens, on.ship('a2').tokens]).toEqual([{ calculate: 1 }, { focus: 1 }])
})

it('need not, and needs a token', () => {
  const on = ended({ tokens: { calculate: 1 } })
  on.answer({ pass: true })
  expect(on.ship('a1').tokens).toEqual({ calculate: 1 })
  expect(ended({ tokens: { focus: 1 }, revealed: '2FW' }).idle).toBe(true)
})

it('at the end of the Activation Phase', () => {
  const on = table({
    ships: [
      { id: 'a1', at: [400, 200], bar: [], upgrades: [{ id: 'pz4co', slot: 'crew' }], tokens: { calculate: 1 } },
      { id: 'a2', at: [520, 200], bar: [], initiative: 2 },
    ],
    phase: 'system',
  })
  on.setDial('a1', '2FW')
  on.setDial('a2', '2FW')
  on.push('activations', {})
  expect(on.request.args).toMatchObject({ card: 'pz4co', window: 'phaseEnd' })
  expect(on.pose('a2').y).toBe(320)
})

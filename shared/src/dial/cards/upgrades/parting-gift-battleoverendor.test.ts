import { expect, it } from 'vitest'
import { type TableSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const doomed = (card: string, more: Partial<TableSetup> = {}) => {
  const on = table({
    ships: [
      {
        ...{ id: 'a1', at: [457, 457], hull: 1, shields: { value: 0, max: 0, recovers: 0 } },
        upgrades: [
          { id: 'partinggift-battleoverendor', slot: 'talent' },
          { id: card, slot: 'device', charges: { value: 1, max: 2, recovers: 0 } },
        ],
      },
    ],
    ...more,
  })
  return on
}

it('drops or launches a bomb before its ship is removed', () => {
  const on = doomed('protonbombs')
  on.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'asteroid' })
  expect(on.choices()).toHaveLength(7)
  on.answer({ use: { card: 'protonbombs', way: 'launch', template: '1F' } })
  expect(on.game.devices.d1?.pose).toEqual({ x: 457, y: 457 + 20 + 40 + 14.2, dx: 0, dy: 1 })
  expect(on.ship('a1').place).toBe('destroyed')
  expect(dial.broken(on.state)).toEqual([])
})

it('need not, and drops no mine', () => {
  const declined = doomed('protonbombs')
  declined.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'asteroid' })
  declined.answer({ pass: true })
  expect(declined.game.devices).toEqual({})
  const mine = doomed('proximitymines')
  mine.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'asteroid' })
  expect(mine.idle).toBe(true)
})

it('a bomb that a detonation brought about at the end of the Activation Phase waits for the next', () => {
  const bomb = { id: 'd9', kind: 'bomb', card: 'protonbomb', outline: 'bomb', at: [457, 520], seat: 'b' } as const
  const on = doomed('protonbombs', { phase: 'activation', devices: [bomb] })
  on.does(t => t.push('detonations', { seat: 'b', left: [{ device: 'd9', ship: null }] }))
  on.answer({ use: { card: 'protonbombs', way: 'drop', template: '1F' } })
  expect(Object.keys(on.game.devices)).toEqual(['d1'])
  expect(on.ship('a1').place).toBe('destroyed')
})

import { expect, it } from 'vitest'
import { bar, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const zari = { id: 'a1', at: [457, 300], pilot: 'zaribangel', bar: bar(['focus', 'evade']) } as const

/** Flies 2 straight, which would end at y = 420. */
const flown = (setup: object) => {
  const on = table({ ships: [zari], ...setup })
  on.setDial('a1', '2FW')
  on.push('activate', { ship: 'a1' })
  return on
}

it('keeps the Perform Action step after it overlaps a friendly ship', () => {
  const on = flown({ ships: [zari, { id: 'a2', at: [457, 430] }], dice: ['blank'] })
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ executed: 'partially' })
  expect(on.request.args).toMatchObject({ why: 'step' })
  on.answer({ action: 'evade' })
  expect(on.ship('a1').tokens).toEqual({ evade: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('other ships lose it', () => {
  const on = flown({
    ships: [
      { ...zari, pilot: 'x' },
      { id: 'a2', at: [457, 430], pilot: 'zaribangel' },
    ],
    dice: ['blank'],
  })
  expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped', why: 'overlapped a friendly ship' })
})

it('A61: a rock that it ends on costs it the step all the same', () => {
  const on = flown({ obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 420] }], dice: ['blank'] })
  expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped', why: 'ended on an obstacle' })
})

it('an overlapped enemy leaves it no action in this activation', () => {
  const on = flown({ ships: [zari, { id: 'b1', at: [457, 430] }] })
  expect(on.request.args).toMatchObject({ why: 'overlap' })
  on.answer({ skip: true })
  expect(on.idle).toBe(true)
  expect(typesOf(on.events)).not.toContain('actionPerformed')
  expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped', why: 'barred' })
})

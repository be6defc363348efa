import { expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

/** Rocks ahead: every boost fails. */
const failing = (ship: Partial<ShipSetup> = {}) => {
  const upgrades = [{ id: 'composure', slot: 'talent' }] as const
  const on = table({
    ships: [{ id: 'a1', at: [457, 300], bar: bar(['boost', 'evade']), upgrades, ...ship }],
    obstacles: [-40, 0, 40].map((x, i) => ({ id: `o${i}`, outline: 'core2asteroid5', at: [457 + x, 375] })),
    activation: { ship: 'a1' },
  })
  on.push('performActionStep', { ship: 'a1' })
  on.answer({ action: 'boost', option: null })
  return on
}

it('may focus after a failed action, and then does nothing more in this round', () => {
  const on = failing()
  expect(on.request.args).toMatchObject({ why: 'granted', offers: [{ type: 'focus', colour: 'white' }] })
  on.answer({ action: 'focus' })
  expect(on.ship('a1').tokens).toEqual({ focus: 1 })
  const events = on.push('performActionStep', { ship: 'a1' })
  expect(events).toMatchObject([{ type: 'actionSkipped', why: 'forbidden' }])
  expect(dial.broken(on.state)).toEqual([])
})

it('need not, and is not bound then', () => {
  const on = failing()
  on.answer({ skip: true })
  on.push('performActionStep', { ship: 'a1' })
  expect(on.choices()).toEqual([{ action: 'evade' }, { skip: true }])
})

it('needs to have no green token, and stress of a red action stops it', () => {
  expect(failing({ tokens: { calculate: 1 } }).idle).toBe(true)
  expect(failing({ bar: bar(['boost'], 'red') }).idle).toBe(true)
  expect(failing({ attempted: ['focus'] }).idle).toBe(true)
})

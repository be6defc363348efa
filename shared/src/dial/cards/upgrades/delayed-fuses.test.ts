import { expect, it } from 'vitest'
import { table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const placing = (card: string, more: { enemyAt?: number } = {}) => {
  const on = table({
    phase: 'system',
    ships: [
      {
        id: 'a1',
        at: [457, 500],
        upgrades: [
          { id: 'delayedfuses', slot: 'modification' },
          { id: card, slot: 'device', charges: { value: 4, max: 4, recovers: 0 } },
        ],
      },
      { id: 'b1', at: [457, more.enemyAt ?? 800] },
    ],
    dice: [['blank', 'blank']],
  })
  on.push('systemShip', { ship: 'a1' })
  return on
}

it('puts a fuse marker on what was placed', () => {
  const on = placing('protonbombs')
  on.answer({ place: [{ card: 'protonbombs', way: 'drop', template: '1F' }] })
  expect(on.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { choices: [{ device: 'd1' }] } })
  expect(typesOf(on.answer({ use: { device: 'd1' } }))).toEqual(['abilityUsed', 'fusePlaced'])
  expect(on.game.devices.d1?.fuses).toBe(1)
  expect(dial.broken(on.state)).toEqual([])
})

it('may be declined, and takes one of several', () => {
  const on = placing('thermaldetonators')
  const place = ['1F', '2F'].map(template => ({ card: 'thermaldetonators', way: 'drop', template }))
  on.answer({ place })
  expect(on.choices()).toEqual([{ use: { device: 'd1' } }, { use: { device: 'd2' } }, { pass: true }])
  on.answer({ pass: true })
  expect(Object.values(on.game.devices).map(({ fuses }) => fuses)).toEqual([0, 0])
})

it('has nothing to do for an obstacle, nor for a mine that went off at once', () => {
  const cloud = placing('electrochaffmissiles')
  cloud.answer({ place: [{ card: 'electrochaffmissiles', way: 'launch', template: '4F' }] })
  expect(cloud.idle).toBe(true)
  const mine = placing('proximitymines', { enemyAt: 410 })
  mine.answer({ place: [{ card: 'proximitymines', way: 'drop', template: '1F' }] })
  expect(mine.idle).toBe(true)
  expect(mine.game.devices).toEqual({})
})

import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const id = 'anakinskywalker-nabooroyaln1starfighter'
const activated = (ship: object = {}, setup: object = {}) => {
  const on = table({
    ships: [{ id: 'a1', at: [400, 400], pilot: id, force: { value: 1, max: 1, recovers: 1 }, bar: [], ...ship }],
    ...setup,
  })
  on.setDial('a1', '2FW')
  on.push('activate', { ship: 'a1' })
  return on
}

it('barrel rolls for a force before its dial is revealed, even stressed, and it is no action', () => {
  const on = activated({ tokens: { stress: 1 } })
  expect(on.ship('a1').revealed).toBeNull()
  expect(on.choices()).toHaveLength(7)
  on.answer({ use: 'left:+1' })
  expect(on.pose('a1')).toMatchObject({ x: 320, y: 530 })
  expect(on.ship('a1').force?.value).toBe(0)
  expect(on.ship('a1').attempted).toEqual([])
  expect(dial.broken(on.state)).toEqual([])
})

it('keeps its force when it is declined, and is not asked where no way is legal or without force', () => {
  const on = activated()
  on.answer({ pass: true })
  expect(on.pose('a1')).toMatchObject({ x: 400, y: 520 })
  expect(on.ship('a1').force?.value).toBe(1)
  expect(activated({ force: { value: 0, max: 1, recovers: 1 } }).idle).toBe(true)
  const rocks = [320, 480].map((x, i) => ({ id: `o${i}`, outline: 'core2asteroid5', at: [x, 400] }))
  expect(activated({}, { obstacles: rocks }).idle).toBe(true)
})

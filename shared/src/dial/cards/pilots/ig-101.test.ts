import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const begun = (up: string[]) => {
  const on = table({ ships: [{ id: 'a1', at: [400, 400], pilot: 'ig101', damage: { down: 1, up } }] })
  on.push('system', {})
  return on
}

it('repairs a face-up damage card at the start of the System Phase, which of them it says', () => {
  const on = begun(['weaponsfailure', 'structuraldamage'])
  on.answer({ use: true })
  expect(on.choices()).toEqual([{ card: 'weaponsfailure' }, { card: 'structuraldamage' }])
  on.answer({ card: 'structuraldamage' })
  expect(on.ship('a1').damage).toEqual({ down: 2, up: ['weaponsfailure'] })
  expect(dial.broken(on.state)).toEqual([])
})

it('need not, and needs one', () => {
  const on = begun(['weaponsfailure'])
  on.answer({ pass: true })
  expect(on.ship('a1').damage).toEqual({ down: 1, up: ['weaponsfailure'] })
  expect(begun([]).idle).toBe(true)
})

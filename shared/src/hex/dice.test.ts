import { describe, expect, it } from 'vitest'
import { table } from '../../test/hex/table.ts'
import { readDice } from './dice.ts'
import { rollDamage } from './gunnery/roll-damage.ts'

describe('dice', () => {
  it('are read as a weapon prints them', () => {
    expect(readDice('4d8')).toEqual({ count: 4, sides: 8, plus: 0, times: 1 })
    expect(readDice('2d4+2')).toEqual({ count: 2, sides: 4, plus: 2, times: 1 })
    expect(readDice('(2d6)*10')).toEqual({ count: 2, sides: 6, plus: 0, times: 10 })
  })

  it.each(['', '4d', 'd8', '4d8*10', '(2d4+2)*10', '4d8 '])('refuse %j', text => {
    expect(() => readDice(text)).toThrow('are no dice')
  })

  it.each([
    ['2d4+2', [3, 1], 6],
    ['(2d4)*10', [3, 1], 40],
  ])('%s that show %j make %i', (dice, faces, damage) => {
    const battle = table({ ships: [{ id: 'a1', at: [0, 0] }], dice: [faces] })
    let rolled = 0
    battle.does(t => {
      rolled = rollDamage(t, dice, 'gun', battle.ship('a1'))
    })
    expect(rolled).toBe(damage)
  })
})

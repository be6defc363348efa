import { describe, expect, it } from 'vitest'
import { duel, leftIn } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

const id = 'precisiontunedcannons-battleoverendor'
const cannons = (tokens = {}) => ({ upgrades: [{ id, slot: 'cannon' }], tokens }) as const
const dice = [
  ['hit', 'blank'],
  ['blank', 'blank'],
] as const

describe('precision-tuned cannons', () => {
  it('add a focus result in the bullseye arc, which is a die like others', () => {
    const t = duel({ a: cannons({ focus: 1 }), weapon: 0, dice })
    // There was nothing else to do with the roll.
    expect(t.game.attack?.red.map(({ face, added }) => [face, added])).toEqual([
      ['hit', false],
      ['blank', false],
      ['focus', true],
    ])
    t.answer({ spend: 'focus' })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('add it once, and without a question where there is nothing else to do', () => {
    const t = duel({ a: cannons(), weapon: 0, dice })
    expect(t.idle).toBe(true)
    const modified = t.events.filter(e => e.type === 'diceModified')
    expect(modified).toMatchObject([{ red: ['hit', 'blank', 'focus'] }])
  })

  it('add none elsewhere in the front arc', () => {
    const t = duel({ a: cannons(), weapon: 0, dice, at: [450, 590, 180] })
    expect(t.events.some(({ type }) => type === 'diceModified')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { charged, faceOff, leftIn, lockOf } from '../../../../test/dial/duel.ts'
import { dial } from '../../game.ts'

function passes(force: number, x = 400) {
  const { t } = faceOff({
    a: { upgrades: [{ id: 'foresight', slot: 'force-power' }], force: { ...charged(2, 1), value: force } },
    at: [x, 680, 180],
    phase: 'activation',
    locks: [lockOf('a1', 'b1')],
    dice: [
      ['focus', 'focus'],
      ['blank', 'blank'],
    ],
  })
  t.push('executeManoeuvre', { ship: 'b1', code: '1FW', cause: 'dial' })
  return t
}

describe('foresight', () => {
  it('is fired for a force at an enemy that has flown into the bullseye arc; it alone modifies its dice', () => {
    const t = passes(2)
    t.answer({ use: true })
    expect(t.ship('a1').force?.value).toBe(1)
    expect(t.choices()).toEqual([
      { card: 'foresight modifyDice', source: 'a1', choice: { from: 'focus', to: 'hit' } },
      { done: true },
    ])
    expect(t.refuses({ spend: 'force' })).toMatchObject({ code: 'cannot_modify' })
    expect(t.refuses({ spend: 'lock', dice: [0] })).toMatchObject({ code: 'cannot_modify' })
    t.answer({ card: 'foresight modifyDice', source: 'a1', choice: { from: 'focus', to: 'hit' } })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('needs a force and the bullseye arc; declined it costs nothing', () => {
    expect(passes(0).idle).toBe(true)
    expect(passes(2, 440).idle).toBe(true)
    const t = passes(2)
    t.answer({ pass: true })
    expect(t.ship('a1').force?.value).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { duel, faceOff, leftIn, lockOf, rolledIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const a: Partial<ShipSetup> = { upgrades: [{ id: 'snapshot', slot: 'talent' }], tokens: { focus: 1 } }

/** b1 flies 1 straight towards a1 and ends at range 2. */
function passes(ship: Partial<ShipSetup> = {}, dice = {}) {
  const { t } = faceOff({ a: { ...a, ...ship }, at: [400, 680, 180], phase: 'activation', ...dice })
  t.push('executeManoeuvre', { ship: 'b1', code: '1FW', cause: 'dial' })
  return t
}

describe('snap shot', () => {
  it('is fired at an enemy that has executed a manoeuvre, as a bonus attack', () => {
    const t = passes(
      {},
      {
        dice: [
          ['hit', 'focus'],
          ['blank', 'blank'],
        ],
      },
    )
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { card: 'snapshot' } })
    t.answer({ use: true })
    expect(t.idle).toBe(true)
    expect(t.events.find(e => e.type === 'attackDeclared')).toMatchObject({ card: 'snapshot', bonus: true, range: 2 })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
    // Its dice are not modified.
    expect(t.ship('a1').tokens).toEqual({ focus: 1 })
    expect(t.ship('a1').bonusAttacked).toBe(true)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('is not offered out of its range or arc, to a disarmed ship, or after a bonus attack', () => {
    expect(passes({ at: [400, 400, 90] }).idle).toBe(true)
    expect(passes({ at: [400, 380] }).idle).toBe(false)
    expect(passes({ at: [400, 100] }).idle).toBe(true)
    expect(passes({ tokens: { disarm: 1 } }).idle).toBe(true)
    expect(passes({ bonusAttacked: true }).idle).toBe(true)
  })

  it('may destroy who flies by: the rest of its activation does not come', () => {
    const { t } = faceOff({
      a,
      b: { hull: 1, shields: { value: 0, max: 0, recovers: 0 } },
      at: [400, 680, 180],
      phase: 'activation',
      dice: [
        ['hit', 'hit'],
        ['blank', 'blank'],
      ],
    })
    Object.assign(t.state.hidden.sides.b?.own ?? {}, { dials: { b1: '1FW' } })
    t.push('activate', { ship: 'b1' })
    t.answer({ use: true })
    expect(t.idle).toBe(true)
    expect(t.ship('b1').place).toBe('destroyed')
    expect(t.events.some(({ type }) => type === 'actionPerformed')).toBe(false)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('declined leaves the bonus attack', () => {
    const t = passes()
    t.answer({ pass: true })
    expect(t.idle).toBe(true)
    expect(t.ship('a1').bonusAttacked).toBe(false)
  })

  it('may be fired as the attack of its ship too; not even the defender modifies its dice', () => {
    const t = duel({
      a,
      b: { shipAbility: 'platedhull', shields: { value: 0, max: 2, recovers: 0 } },
      weapon: 0,
      locks: [lockOf('a1', 'b1')],
      dice: [
        ['crit', 'focus'],
        ['blank', 'blank'],
      ],
    })
    expect(t.idle).toBe(true)
    expect(rolledIn(t, 'attackRolled')).toEqual([2])
    expect(t.ship('b1').damage.up).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { charged, duel, faceOff, leftIn } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const doomed = (): Partial<ShipSetup> => ({
  upgrades: [{ id: 'deadmansswitch', slot: 'illicit' }],
  hull: 1,
  shields: charged(0),
})
const near: ShipSetup = { id: 'b2', at: [445, 620, 180] }
const dice = [
  ['hit', 'hit', 'blank'],
  ['blank', 'blank'],
] as const

describe('the dead man’s switch', () => {
  it('A33: in an attack goes off in the aftermath; each other ship at range 0–1 suffers a hit', () => {
    const t = duel({
      b: doomed(),
      at: [400, 530, 180],
      more: [near, { id: 'b3', at: [800, 800, 180] }],
      dice: [['hit', 'hit', 'blank', 'blank'], dice[1]],
    })
    expect(t.idle).toBe(true)
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
    const told = t.events.flatMap(e =>
      e.type === 'damageDealt' || e.type === 'abilityUsed' || e.type === 'shieldLost' ? [`${e.type} ${e.ship}`] : [],
    )
    // Both cards of the attack first, the one beyond its hull too.
    expect(told).toEqual(['damageDealt b1', 'damageDealt b1', 'abilityUsed b1', 'shieldLost a1', 'shieldLost b2'])
    // In the Engagement Phase it stays until its initiative is over.
    expect(t.ship('b1')).toMatchObject({ place: 'table', doomed: true })
    expect(dial.broken(t.state)).toEqual([])
  })

  it('elsewhere goes off at once, before its ship is removed', () => {
    const { t } = faceOff({ b: doomed(), more: [near], phase: 'activation' })
    t.push('suffer', { ship: 'b1', hits: 1, crits: 0, source: 'asteroid' })
    expect(t.ship('b2').shields.value).toBe(1)
    expect(t.ship('b1').place).toBe('destroyed')
    expect(dial.broken(t.state)).toEqual([])
  })

  it('sets off another one beside it', () => {
    const { t } = faceOff({ b: doomed(), more: [{ ...near, ...doomed() }], phase: 'activation' })
    t.push('suffer', { ship: 'b1', hits: 1, crits: 0, source: 'asteroid' })
    expect([t.ship('b1').place, t.ship('b2').place]).toEqual(['destroyed', 'destroyed'])
    // The second one hits the first, which is still there: that is destroyed once only.
    expect(t.events.flatMap(e => (e.type === 'destroyed' ? [e.ship] : []))).toEqual(['b1', 'b2'])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('does nothing when another ship is destroyed', () => {
    const { t } = faceOff({ b: doomed(), more: [{ ...near, hull: 1, shields: charged(0) }], phase: 'activation' })
    t.push('suffer', { ship: 'b2', hits: 1, crits: 0, source: 'asteroid' })
    expect(t.ship('b1').damage.down).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, leftIn, rolledIn } from '../../../../test/dial/duel.ts'
import { isAutomated } from '../index.ts'

describe('weapons with nothing but an attack', () => {
  it('proton rockets need a focus token, which stays, and cost their charge', () => {
    const t = duel({
      a: { upgrades: [{ id: 'protonrockets', slot: 'missile', charges: charged(1) }], tokens: { focus: 1 } },
      weapon: 0,
      arc: 'bullseye',
      dice: [
        ['hit', 'hit', 'blank', 'blank', 'blank'],
        ['blank', 'blank'],
      ],
    })
    expect(chargesLeft(t, 'a1', 'protonrockets')).toBe(0)
    expect(t.ship('a1').tokens).toEqual({ focus: 1 })
    expect(leftIn(t)).toEqual([{ hits: 2, crits: 0 }])
  })

  it('the tail blaster fires at range 0 to the rear, and its dice are modified there: it is no primary attack', () => {
    const t = duel({
      a: { upgrades: [{ id: 'hotshottailblaster', slot: 'illicit', charges: charged(2) }], tokens: { focus: 1 } },
      at: [400, 356.82],
      weapon: 0,
      arc: 'rear',
      dice: [
        ['focus', 'blank'],
        ['blank', 'blank'],
      ],
    })
    expect(rolledIn(t, 'attackRolled')).toEqual([2])
    t.answer({ spend: 'focus' })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
  })

  it('the dorsal turret fires where it points, at range 1–2', () => {
    const a = { upgrades: [{ id: 'dorsalturret', slot: 'turret' }], turret: 'left' } as const
    const t = duel({ a, at: [250, 400], weapon: 0, arc: 'left', turret: true, dice: [['blank', 'blank']] })
    expect(t.events.find(e => e.type === 'attackDeclared')).toMatchObject({ card: 'dorsalturret', range: 2 })
  })

  it('are carried out', () => {
    const ids = ['dorsalturret', 'hotshottailblaster', 'protonrockets', 'vectoredcannonsrz1']
    expect(ids.filter(id => !isAutomated('upgrade', id))).toEqual([])
  })
})

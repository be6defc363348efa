import { describe, expect, it } from 'vitest'
import { charged, chargesLeft, duel, leftIn, range0 } from '../../../../test/dial/duel.ts'
import type { At } from '../../../../test/dial/table.ts'

const crackShot = () => ({ upgrades: [{ id: 'crackshot', slot: 'talent', charges: charged(1) }] }) as const
const dice = [
  ['hit', 'blank', 'blank'],
  ['evade', 'blank'],
] as const
const aside: At = [450, 590, 180]

describe('Crack Shot', () => {
  it('cancels an evade in the bullseye arc, for its charge', () => {
    const t = duel({ a: crackShot(), dice })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { window: 'beforeNeutralise' } })
    t.answer({ use: true })
    expect(t.events.find(e => e.type === 'diceCancelled')).toMatchObject({ dice: 'green', left: ['blank'] })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
    expect(chargesLeft(t, 'a1', 'crackshot')).toBe(0)
  })

  it('needs the bullseye arc, an evade, a charge, and range 1–3 (A27)', () => {
    expect(duel({ a: crackShot(), at: aside, dice }).idle).toBe(true)
    expect(duel({ a: crackShot(), dice: [dice[0], ['blank', 'blank']] }).idle).toBe(true)
    expect(duel({ a: crackShot(), at: range0, dice }).idle).toBe(true)
    const spent = { upgrades: [{ id: 'crackshot', slot: 'talent', charges: { ...charged(1), value: 0 } }] } as const
    expect(duel({ a: spent, dice }).idle).toBe(true)
  })

  it('is of primary attacks only; declining costs nothing', () => {
    const upgrades = [...crackShot().upgrades, { id: 'tractorbeam', slot: 'cannon' }] as const
    expect(duel({ a: { upgrades }, weapon: 1, dice }).idle).toBe(true)
    const t = duel({ a: crackShot(), dice })
    t.answer({ pass: true })
    expect(chargesLeft(t, 'a1', 'crackshot')).toBe(1)
    expect(leftIn(t)).toEqual([{ hits: 0, crits: 0 }])
  })
})

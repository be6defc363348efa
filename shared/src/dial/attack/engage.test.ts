import { describe, expect, it } from 'vitest'
import { faceOff } from '../../../test/dial/duel.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWindows, DialWords } from '../words.ts'

function engages(a: Parameters<typeof faceOff>[0]['a'], seen: string[]) {
  const listens = (window: keyof DialWindows): Ability<DialWords> => ({
    id: window,
    window,
    when: () => true,
    effect: t => {
      seen.push(`${window}: ${t.game.ships.a1?.attacked ? 'it has attacked' : 'no attack yet'}`)
    },
  })
  const abilities = (['beforeEngage', 'afterEngage'] as const).map(window => ({
    ability: listens(window),
    listeners: [{ source: 'a1', seat: 'a' }],
  }))
  const { t, shot } = faceOff({ ...(a && { a }), abilities, dice: [['blank', 'blank', 'blank']] })
  t.push('engage', { ship: 'a1' })
  return { t, shot }
}

describe('a ship that engages', () => {
  it('opens a window before its attack and one after all of it', () => {
    const seen: string[] = []
    const { t, shot } = engages({}, seen)
    expect(seen).toEqual(['beforeEngage: no attack yet'])
    t.answer(shot)
    expect(seen).toEqual(['beforeEngage: no attack yet', 'afterEngage: it has attacked'])
  })

  it('disarmed engages all the same, without an attack', () => {
    const seen: string[] = []
    expect(engages({ tokens: { disarm: 1 } }, seen).t.idle).toBe(true)
    expect(seen).toEqual(['beforeEngage: no attack yet', 'afterEngage: no attack yet'])
  })

  it('destroyed by its own effect before it engages still does', () => {
    const damage = { down: 0, up: ['consolefire'] }
    const { t, shot } = faceOff({
      a: { damage, hull: 2, shields: { value: 0, max: 0, recovers: 0 } },
      dice: ['hit', ['hit', 'blank', 'blank'], ['blank', 'blank']],
    })
    t.push('engage', { ship: 'a1' })
    expect(t.ship('a1').doomed).toBe(true)
    t.answer(shot)
    expect(t.ship('b1').shields.value).toBe(1)
  })
})

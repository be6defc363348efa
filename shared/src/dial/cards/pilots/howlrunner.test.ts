import { describe, expect, it } from 'vitest'
import { duel, leftIn, range0 } from '../../../../test/dial/duel.ts'
import type { ShipSetup } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const howlrunner: ShipSetup = { id: 'a2', pilot: 'howlrunner', type: 'tielnfighter', at: [460, 400] }
const dice = [['blank', 'hit', 'blank'], ['crit'], ['blank', 'blank']] as const
const use = (die: number, source = 'a2') => ({ card: 'howlrunner modifyDice', source, choice: { dice: [die] } })

describe('Howlrunner', () => {
  it('lets a friend at range 0–1 reroll one die of a primary attack, once', () => {
    const t = duel({ more: [howlrunner], dice })
    expect(t.request).toMatchObject({ seat: 'a', kind: 'modify', args: { ship: 'a1' } })
    expect(t.choices()).toEqual([use(0), use(1), use(2), { done: true }])
    t.answer(use(0))
    expect(t.idle).toBe(true)
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('herself too', () => {
    const t = duel({ a: { pilot: 'howlrunner' }, dice })
    expect(t.choices()).toContainEqual(use(2, 'a1'))
  })

  it('A27: nobody at range 0, and no blinded pilot: he is the one that rerolls', () => {
    expect(duel({ more: [howlrunner], at: range0 }).idle).toBe(true)
    expect(duel({ a: { damage: { down: 0, up: ['blindedpilot'] } }, more: [howlrunner] }).idle).toBe(true)
  })

  it('A31: as long as she is not removed, though she is destroyed', () => {
    const t = duel({ more: [{ ...howlrunner, doomed: true, damage: { down: 3, up: [] } }], dice })
    t.answer(use(0))
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 1 }])
  })

  it('no special weapon, no ship farther off, no enemy', () => {
    const a = { upgrades: [{ id: 'tractorbeam', slot: 'cannon' }] } as const
    expect(duel({ a, more: [howlrunner], weapon: 0, dice: [['blank', 'blank', 'blank']] }).idle).toBe(true)
    expect(duel({ more: [{ ...howlrunner, at: [600, 400] }] }).idle).toBe(true)
    expect(duel({ more: [{ ...howlrunner, seat: 'b' }] }).idle).toBe(true)
  })
})

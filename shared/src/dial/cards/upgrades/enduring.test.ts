import { describe, expect, it } from 'vitest'
import { charged, duel, faceOff, leftIn } from '../../../../test/dial/duel.ts'
import { type At, bar, type ShipSetup } from '../../../../test/dial/table.ts'

const enduring = (more: Partial<ShipSetup> = {}): Partial<ShipSetup> => ({
  upgrades: [{ id: 'enduring', slot: 'talent' }],
  bar: bar(['focus', 'evade']),
  shields: charged(2),
  ...more,
})
const aside: At = [450, 590, 180]
const dice = [
  ['crit', 'hit', 'blank'],
  ['evade', 'blank'],
] as const

describe('Enduring', () => {
  it('has evades cancel crits first outside the bullseye arc of the attacker', () => {
    expect(leftIn(duel({ b: enduring(), at: aside, dice }))).toEqual([{ hits: 1, crits: 0 }])
    expect(leftIn(duel({ b: enduring(), dice }))).toEqual([{ hits: 0, crits: 1 }])
  })

  it('with plasma torpedoes as well: crits first once and not twice turned', () => {
    const upgrades = [{ id: 'plasmatorpedoes', slot: 'torpedo', charges: charged(2) }] as const
    const t = duel({
      a: { upgrades },
      b: enduring(),
      at: aside,
      weapon: 0,
      locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
      dice,
    })
    t.answer({ done: true })
    expect(leftIn(t)).toEqual([{ hits: 1, crits: 0 }])
  })

  const suffers = (more: Partial<ShipSetup>, crits = 1) => {
    const { t } = faceOff({ b: enduring(more) })
    t.push('suffer', { ship: 'b1', hits: 1 - crits, crits, source: 'debris' })
    return t
  }

  it('after a crit may focus or calculate as on its bar, red, even while stressed', () => {
    const t = suffers({ tokens: { stress: 1 } })
    t.answer({ use: true })
    expect(t.choices()).toEqual([{ action: 'focus' }, { skip: true }])
    t.answer({ action: 'focus' })
    expect(t.ship('b1').tokens).toEqual({ stress: 2, focus: 1 })
  })

  it('not after a hit, nor when it has done so this round; declining costs nothing', () => {
    expect(suffers({}, 0).idle).toBe(true)
    expect(suffers({ attempted: ['focus'] }).idle).toBe(true)
    const t = suffers({})
    t.answer({ pass: true })
    expect(t.ship('b1').tokens).toEqual({})
  })
})

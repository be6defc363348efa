import { describe, expect, it } from 'vitest'
import { answerOf } from '../../../test/bot/ask.ts'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { pilot } from './pilot.ts'

const moved = { revealed: '2FB' } as const

describe('where the pilot has ships put', () => {
  it('decloaks where there is something to shoot at', () => {
    const t = table({
      phase: 'system',
      ships: [
        { id: 'a1', at: [400, 300], tokens: { cloak: 1 } },
        { id: 'b1', at: [400, 600], dial: ['1FB'] },
      ],
    })
    t.push('systemShip', { ship: 'a1' })
    expect(answerOf(pilot, t)).toHaveProperty('decloak')
  })

  it('puts a tractored enemy out of its shot and into one’s own', () => {
    const ships: ShipSetup[] = [
      { id: 'a1', at: [400, 400], ...moved },
      // It looks past a1 and stands just outside a1’s front arc.
      { id: 'b1', at: [545, 480], tokens: { tractor: 1 }, ...moved },
    ]
    const t = table({ phase: 'engagement', ships })
    t.push('tractored', { ship: 'b1', by: 'a' })
    const { move } = answerOf(pilot, t) as { move: string }
    expect(move).toMatch(/^left|^boost/)
  })

  it('turns a ship that was tractored to the enemy before it', () => {
    const t = table({
      phase: 'engagement',
      ships: [
        { id: 'a1', at: [400, 400, 90], cost: 2, tokens: { tractor: 1 }, ...moved },
        { id: 'b1', at: [400, 600, 90], cost: 20, ...moved },
      ],
    })
    t.push('tractored', { ship: 'a1', by: 'b' })
    t.answer({ move: 'left:0' })
    expect(answerOf(pilot, t)).toEqual({ turn: 'left' })
  })

  it('takes the position of a Tallon roll that is clear of the obstacle', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [400, 400], dial: ['3RR'] },
        { id: 'b1', at: [100, 800] },
      ],
      // Beyond the end of the roll, where the foremost position reaches.
      obstacles: [{ id: 'o1', outline: 'coreasteroid5', at: [510, 565] }],
    })
    t.push('executeManoeuvre', { ship: 'a1', code: '3RR', cause: 'dial' })
    const { slot } = answerOf(pilot, t) as { slot: number }
    expect(slot).not.toBe(1)
  })
})

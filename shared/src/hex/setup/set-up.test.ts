import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, table } from '../../../test/hex/table.ts'
import { hexDistance } from '../../geometry/index.ts'

const none = { forward: 0, starboard: 0, aft: 0, port: 0 }
const set = (ships: readonly ShipSetup[], more: Partial<Parameters<typeof table>[0]> = {}) => {
  const t = table({ ships, phase: 'setup', round: 0, ...more })
  const events = t.push('setUp', { facings: {} })
  return { t, events }
}

describe('set-up: rules/hex.md §1.1', () => {
  it('the ships of the highest tier stand 3d6 + 5 hexes apart, each side facing as 1d6 says', () => {
    const { t } = set([{ id: 'a1' }, { id: 'b1' }], { dice: [[1, 2, 6], 1, 4] })
    const [a, b] = [t.at('a1'), t.at('b1')]
    expect(hexDistance([a[0], a[1]], [b[0], b[1]])).toBe(14)
    expect([a[2], b[2]]).toEqual([0, 3])
    expect(t.idle).toBe(true)
  })

  it('a distance that is agreed on is not rolled', () => {
    const { t } = set([{ id: 'a1' }, { id: 'b1' }], { distance: 8, dice: [6, 2] })
    expect(t.at('a1')).toEqual([0, -4, 5])
    expect(t.at('b1')).toEqual([0, 4, 1])
  })

  it('every other ship is placed within 3 hexes of one of its side, and faces as its side does', () => {
    const { t } = set([{ id: 'a1', tier: 1 }, { id: 'a2', tier: 3 }, { id: 'a3', tier: 2 }, { id: 'b1' }], {
      ...{ distance: 10, dice: [3, 6] },
    })
    expect(t.at('a2')).toEqual([0, -5, 2])
    expect(t.asked('placeShip', 'a')).toEqual({ ships: ['a1', 'a3'] })
    const place = (ship: string, q: number, r: number) => t.refuses({ ship, q, r })
    expect(place('a1', 0, -1)).toMatchObject({ code: 'not_an_option', facts: { rule: 'hex §1.1' } })
    expect(place('a1', 0, -5)).toMatchObject({ code: 'not_an_option' })
    expect(place('a1', 0.5, -5)).toMatchObject({ code: 'bad_answer' })
    expect(place('b1', 0, -4)).toMatchObject({ code: 'unknown_ship' })
    t.answer({ ship: 'a3', q: 0, r: -2 })
    // Three more, now that a3 stands there.
    t.answer({ ship: 'a1', q: 0, r: 1 })
    expect([t.at('a3'), t.at('a1')]).toEqual([
      [0, -2, 2],
      [0, 1, 2],
    ])
    expect(t.idle).toBe(true)
  })

  it('lists every hex that is free and near, and no other; nobody is placed past the edge', () => {
    const { t } = set([{ id: 'a1' }, { id: 'a2' }, { id: 'b1' }], { distance: 10, dice: [3, 6], radius: 6 })
    const options = t.legal()
    if (options.type !== 'place') throw new Error('no places')
    for (const answer of options.samples) expect(t.refuses(answer)).toBeNull()
    let free = 0
    for (let q = -9; q <= 9; q++) for (let r = -14; r <= 4; r++) if (t.refuses({ ship: 'a2', q, r }) === null) free++
    expect(options.samples).toHaveLength(free)
    // Of the 36 around [0, -5] the two rings beyond the edge are cut off.
    expect(free).toBeGreaterThan(20)
    expect(t.refuses({ ship: 'a2', q: 0, r: -7 })).toMatchObject({ code: 'not_an_option' })
    expect(t.refuses({ ship: 'a2', q: 0, r: -6 })).toBeNull()
  })

  it('shields that the sheet does not split are split in secret, no quadrant below a tenth', () => {
    const { t } = set(
      [
        { id: 'a1', shields: none, shieldsMax: 40 },
        { id: 'b1', shields: none, shieldsMax: 10 },
      ],
      {
        ...{ distance: 10, dice: [3, 6] },
      },
    )
    const split = (forward: number, starboard: number, aft: number, port: number) => ({
      shields: { a1: { forward, starboard, aft, port } },
    })
    expect(t.refuses(split(31, 3, 3, 3), 'a')).toMatchObject({ code: 'bad_answer', facts: { rule: 'hex §1.1' } })
    expect(t.refuses(split(10, 10, 10, 11), 'a')).toMatchObject({ code: 'bad_answer' })
    expect(t.refuses({ shields: { b1: none } }, 'a')).toMatchObject({ code: 'unknown_ship' })
    t.answer({ ...split(28, 4, 4, 4), ready: true }, 'a')
    expect(t.state.pending.map(({ seat, ready }) => [seat, ready])).toEqual([
      ['a', true],
      ['b', false],
    ])
    const events = t.answer({ ready: true }, 'b')
    // Left out: evenly, what is over forward.
    expect(only(events, 'shieldsRaised').map(({ shields }) => shields)).toEqual([
      { forward: 28, starboard: 4, aft: 4, port: 4 },
      { forward: 4, starboard: 2, aft: 2, port: 2 },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const down = (count: number) => ({ damage: { down: count, up: [] } })
const draw = (t: ReturnType<typeof table>) => t.push('dealCard', { ship: 'a1', up: false, source: 'asteroid' })

describe('an empty damage deck', () => {
  it('takes what was discarded and the cards of ships out of play, those face up too', () => {
    const gone = { place: 'destroyed' as const, hull: 9, damage: { down: 20, up: ['fuelleak'] } }
    const t = table({
      ships: [
        { id: 'a1', at: [400, 400], hull: 40, ...down(12) },
        { id: 'a2', ...gone },
      ],
    })
    expect(t.state.hidden.host.decks['damage a']?.cards).toEqual([])
    t.push('repair', { ship: 'a1', by: 'a', which: 'faceDown' })
    draw(t)
    expect(t.state.hidden.host.decks['damage a']?.cards).toHaveLength(21)
    expect(t.state.hidden.host.decks['damage discarded a']?.cards).toEqual([])
    expect(t.ship('a1').damage.down).toBe(12)
    expect(t.ship('a2').damage.up).toEqual([])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('failing that takes the face-down cards, whose number stays', () => {
    const t = table({ ships: [{ id: 'a1', at: [400, 400], hull: 50, ...down(33) }] })
    draw(t)
    expect(t.ship('a1').damage.down).toBe(34)
    expect(t.state.hidden.host.decks['damage a']?.cards).toHaveLength(32)
    expect(dial.broken(t.state)).toEqual([])
    // Cards of which only the number is left are discarded and exposed all the same.
    t.push('repair', { ship: 'a1', by: 'a', which: 'faceDown' })
    t.push('repair', { ship: 'a1', by: 'a', which: 'faceDown' })
    expect(t.ship('a1').damage.down).toBe(32)
    t.push('expose', { ship: 'a1' })
    expect(t.events.at(-1)?.type).toMatch(/damage/)
    expect(dial.broken(t.state)).toEqual([])
  })

  it('of one player leaves the other his own', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [400, 400], hull: 50, ...down(33) },
        { id: 'b1', at: [600, 600] },
      ],
    })
    draw(t)
    expect(t.state.hidden.host.decks['damage b']?.cards).toHaveLength(33)
  })
})

import { describe, expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'

const placing = (pilot: string) => {
  const on = table({
    phase: 'setup',
    ships: [
      { id: 'a1', pilot, type: 'scavengedyt1300', initiative: 6 },
      { id: 'b1', initiative: 1, at: [457, 860, 180] },
    ],
  })
  on.push('forces', { initiative: 6 })
  return (x: number, y: number) => on.refuses({ ship: 'a1', x, y, dx: 0, dy: 1 })?.code ?? null
}

describe('Han Solo of the Resistance', () => {
  it('may be placed anywhere beyond range 3 of enemy ships, or as others are', () => {
    const refused = placing('hansolo-scavengedyt1300')
    expect(refused(457, 50)).toBeNull()
    // Its large base ends 40 mm ahead: at 500 it is 300 mm below the enemy, whose base begins at 840.
    expect(refused(457, 499)).toBeNull()
    expect(refused(457, 501)).toBe('outside_strip')
    expect(refused(90, 850)).toBeNull()
    expect(refused(457, 10)).toBe('outside_area')
  })

  it('another pilot may not', () => {
    const refused = placing('resistancesympathizer')
    expect([refused(457, 50), refused(457, 400)]).toEqual([null, 'outside_strip'])
  })

  it('lists places all over the table, each of which is taken', () => {
    const on = table({
      phase: 'setup',
      ships: [
        { id: 'a1', pilot: 'hansolo-scavengedyt1300', type: 'scavengedyt1300', initiative: 6 },
        { id: 'b1', initiative: 1, at: [457, 860, 180] },
      ],
    })
    on.push('forces', { initiative: 6 })
    const options = on.legal()
    const samples = options.type === 'place' ? options.samples : []
    expect(samples.every(sample => on.refuses(sample) === null)).toBe(true)
    expect(samples.some(sample => (sample as { y: number }).y > 300)).toBe(true)
    expect(samples.some(sample => (sample as { y: number }).y < 60)).toBe(true)
  })
})

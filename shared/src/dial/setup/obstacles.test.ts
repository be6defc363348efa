import { describe, expect, it } from 'vitest'
import { type TableSetup, table } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'
import { type ObstacleId, obstacleOutlines } from '../data/obstacles/index.ts'

const brought = (a: ObstacleId[], b: ObstacleId[], setup: Partial<TableSetup> = {}) => {
  const on = table({ ships: [], phase: 'setup', ...setup })
  on.game.players.a?.obstacles.push(...a)
  on.game.players.b?.obstacles.push(...b)
  on.push('obstacles', {})
  return on
}

const at = (x: number, y: number) => ({ x, y, dx: 0, dy: 1 })

/** coreasteroid0 reaches 20.5 mm to each side and 16 mm up and down. */
const rock = 'coreasteroid0'

describe('placing obstacles: rules/dial.md §1.2 step 4', () => {
  it('one at a time in player order, and each is one’s own', () => {
    const on = table({ ships: [], phase: 'setup' })
    on.game.players.a?.obstacles.push('gascloud1', 'pomdebris1')
    on.game.players.b?.obstacles.push(rock, 'coreasteroid1')
    on.game.order = ['b', 'a']
    on.push('obstacles', {})
    const asked: string[] = []
    const places = [at(300, 300), at(600, 600), at(300, 600), at(600, 300)]
    for (const place of places) {
      const { seat, args } = on.request
      const { obstacles } = args as { obstacles: string[] }
      asked.push(`${seat}: ${obstacles.join(' ')}`)
      on.answer({ obstacle: obstacles[0] ?? '', ...place })
    }
    expect(asked).toEqual([`b: ${rock} coreasteroid1`, 'a: gascloud1 pomdebris1', 'b: coreasteroid1', 'a: pomdebris1'])
    expect(on.idle).toBe(true)
    expect(Object.values(on.game.obstacles).map(o => `${o.id} ${o.outline}`)).toEqual([
      `o1 ${rock}`,
      'o2 gascloud1',
      'o3 coreasteroid1',
      'o4 pomdebris1',
    ])
  })

  it.each([
    ['beyond the western one', at(220.5 + 1e-5, 400), null],
    ['200 mm from the western one', at(220.5, 400), 'too_close'],
    ['beyond the eastern one', at(914.4 - 220.5 - 1e-5, 400), null],
    ['200 mm from the eastern one', at(914.4 - 220.5, 400), 'too_close'],
    ['beyond the southern one', at(400, 216 + 1e-5), null],
    ['200 mm from the southern one', at(400, 216), 'too_close'],
    ['beyond the northern one', at(400, 914.4 - 216 - 1e-5), null],
    ['200 mm from the northern one', at(400, 914.4 - 216), 'too_close'],
    ['turned by 90 degrees, 16 mm to each side', { x: 216 + 1e-5, y: 400, dx: 1, dy: 0 }, null],
    ['outside', at(-50, 400), 'too_close'],
  ] as const)('from the edges, range 2: %s', (_where, place, code) => {
    const on = brought([rock], [])
    const refused = on.refuses({ obstacle: rock, ...place })
    expect([refused?.code ?? null, refused?.facts?.rule]).toEqual([code, code === null ? undefined : 'dial §1.2'])
  })

  // The eastern tip of one and that of another turned round lie at the same height, so many mm apart.
  it.each([
    [100 + 1e-5, null],
    [100, 'too_close'],
    [99, 'too_close'],
    [-60, 'too_close'],
  ] as const)('from another obstacle, range 1: %d mm apart', (apart, code) => {
    const [right, up] = obstacleOutlines[rock].outline.reduce((tip, corner) => (corner[0] > tip[0] ? corner : tip))
    const on = brought([rock], [], { obstacles: [{ id: 'o9', outline: rock, at: [400, 400] }] })
    const refused = on.refuses({ obstacle: rock, x: 400 + 2 * right + apart, y: 400 + 2 * up, dx: 0, dy: -1 })
    expect(refused?.code ?? null).toBe(code)
    if (refused === null) return
    expect(refused).toMatchObject({ place: 'answer', facts: { rule: 'dial §1.2', obstacle: 'o9' } })
    // Where one lies on the other there is no line between them.
    if (apart < 0) return expect(refused.facts).not.toHaveProperty('line')
    const [[ax, ay], [bx, by]] = JSON.parse(String(refused.facts?.line))
    expect([bx - ax, by - ay].map(Math.abs)).toEqual([expect.closeTo(apart, 6), expect.closeTo(0, 6)])
  })

  it('may not be set aside while a place is left, and may when none is', () => {
    const on = brought([rock], [])
    expect(on.refuses({ obstacle: rock, setAside: true })).toMatchObject({
      code: 'not_an_option',
      place: 'answer.setAside',
    })
    // A small table: one rock in the middle leaves no room beyond its range 1.
    const full = brought([rock], [], { obstacles: [{ id: 'o9', outline: rock, at: [240, 240] }] })
    Object.assign(full.game, { area: [480, 480] })
    expect(full.choices()).toEqual([{ obstacle: rock, setAside: true }])
    full.answer({ obstacle: rock, setAside: true })
    expect(full.idle).toBe(true)
    expect(full.events.at(-1)).toMatchObject({ type: 'obstacleSetAside', outline: rock })
    expect(Object.keys(full.game.obstacles)).toEqual(['o9'])
  })

  it('refuses what is no placing, each with its place', () => {
    const on = brought([rock], ['gascloud1'])
    const nan = Number.NaN
    const cases: [Json, string, string][] = [
      [{ obstacle: 'gascloud1', ...at(457, 457) }, 'not_an_option', 'answer.obstacle'],
      [{ obstacle: 'constructor', ...at(457, 457) }, 'not_an_option', 'answer.obstacle'],
      [{ obstacle: null, ...at(457, 457) }, 'not_an_option', 'answer.obstacle'],
      [{ obstacle: rock, x: '457', y: 457, dx: 0, dy: 1 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: nan, y: 457, dx: 0, dy: 1 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: 457, y: Infinity, dx: 0, dy: 1 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: 1e300, y: 457, dx: 0, dy: 1 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: 457, y: 457, dx: 0, dy: 1.001 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: 457, y: 457, dx: 0, dy: 0 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: 457, y: 457, dx: 1e200, dy: 1e200 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: 457, y: 457, dx: nan, dy: nan }, 'bad_answer', 'answer'],
      [{ obstacle: rock, x: 457, y: 457 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, ...at(457, 457), size: 2 }, 'bad_answer', 'answer'],
      [{ obstacle: rock, setAside: 'true' }, 'bad_answer', 'answer'],
      [[], 'bad_answer', 'answer'],
      [null, 'bad_answer', 'answer'],
    ]
    for (const [answer, code, place] of cases)
      expect([answer, on.refuses(answer)]).toMatchObject([answer, { code, place }])
  })

  it('brings a heading to length 1, and what it lists it accepts', () => {
    const on = brought([rock], [])
    on.answer({ obstacle: rock, x: 457, y: 457, dx: 0.6 + 1e-9, dy: 0.8 })
    const { pose } = on.game.obstacles.o1 ?? {}
    expect((pose?.dx ?? 0) ** 2 + (pose?.dy ?? 0) ** 2).toBeCloseTo(1, 15)
    const many = brought(['yt2400debris0', rock], [], {
      obstacles: [{ id: 'o9', outline: 'gascloud3', at: [400, 500, 30] }],
    })
    const options = many.legal()
    expect(options.type).toBe('place')
    if (options.type !== 'place') return
    expect(options.samples.length).toBeGreaterThan(10)
    for (const sample of options.samples) expect(many.refuses(sample)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../test/dial/table.ts'
import { headingOf } from '../../geometry/index.ts'
import type { Json } from '../../kernel/index.ts'

const xwing = 't65xwing'
const firespray = 'firesprayclasspatrolcraft'
const falcon = 'modifiedyt1300lightfreighter'

const placing = (ships: readonly ShipSetup[], order: string[] = ['a', 'b'], guides = true) => {
  const on = table({ ships, phase: 'setup', ruleset: { guides } })
  on.game.order = order
  // A line puts the frame that runs first on top.
  const values = [...new Set(ships.map(s => s.initiative ?? 1))].sort((x, y) => y - x)
  on.does(t => {
    for (const initiative of values) t.push('forces', { initiative })
  })
  return on
}

const place = (ship: string, x: number, y: number, degrees = 0) => {
  const [dx, dy] = headingOf(degrees)
  return { ship, x, y, dx, dy }
}

const code = (on: ReturnType<typeof placing>, answer: Json) => on.refuses(answer)?.code ?? null

describe('placing forces: rules/dial.md §1.2 step 5', () => {
  it('ascending initiative; of equal ones all of the first player’s, in his order, then the other’s', () => {
    const on = placing(
      [
        { id: 'a1', initiative: 3 },
        { id: 'a2', initiative: 1 },
        { id: 'a3', initiative: 3 },
        { id: 'b1', initiative: 3 },
        { id: 'b2', initiative: 2 },
      ],
      ['b', 'a'],
    )
    const asked: string[] = []
    while (!on.idle) {
      const { seat, args } = on.request
      const { ships } = args as { ships: string[] }
      asked.push(`${seat}: ${ships.join(' ')}`)
      on.answer(place(ships.at(-1) ?? '', 110 + 60 * asked.length, seat === 'a' ? 50 : 864))
    }
    expect(asked).toEqual(['a: a2', 'b: b2', 'b: b1', 'a: a1 a3', 'a: a1'])
    expect(Object.values(on.game.ships).every(s => s.place === 'table')).toBe(true)
  })

  // A small base with guides reaches 21.59 mm forward and back, 20 to each side.
  it.each([
    ['in the strip', 457, 50, 0, null],
    ['flush with the edge', 457, 21.59, 0, null],
    ['over the edge by its guides', 457, 21.5, 0, 'outside_area'],
    ['flush with the end of the strip', 457, 78.41, 0, null],
    ['out of the strip by its guides', 457, 78.5, 0, 'outside_strip'],
    ['sideways, flush with the end of the strip', 457, 80, 90, null],
    ['sideways, out of the strip', 457, 80.01, 90, 'outside_strip'],
    ['flush with the western edge', 20, 50, 0, null],
    ['over the western edge', 19.9, 50, 0, 'outside_area'],
    ['flush with the eastern edge', 894.4, 50, 180, null],
    ['at any heading', 457, 50, 33, null],
    ['a corner over the edge', 457, 25, 45, 'outside_area'],
    ['far outside', 457, -9000, 0, 'outside_area'],
    ['in the strip of the enemy', 457, 864, 0, 'outside_strip'],
  ])('a small ship %s', (_where, x, y, degrees, expected) => {
    expect(code(placing([{ id: 'a1' }]), place('a1', x, y, degrees))).toBe(expected)
  })

  it('the other player’s strip lies along the northern edge', () => {
    const on = placing([{ id: 'b1' }])
    expect(code(on, place('b1', 457, 914.4 - 78.41, 180))).toBeNull()
    expect(code(on, place('b1', 457, 914.4 - 78.5, 180))).toBe('outside_strip')
    expect(code(on, place('b1', 457, 50, 180))).toBe('outside_strip')
  })

  it('without guides the square alone counts', () => {
    const on = placing([{ id: 'a1' }], ['a', 'b'], false)
    expect(code(on, place('a1', 457, 20))).toBeNull()
    expect(code(on, place('a1', 457, 80))).toBeNull()
    expect(code(on, place('a1', 457, 80.01))).toBe('outside_strip')
  })

  it('A57: only a large ship may stick out of the strip, and only when it fills its depth', () => {
    const large = placing([{ id: 'a1', type: falcon }])
    // 83.54 mm long with its guides: it fits straight. At 45 degrees it is 113.1 mm deep and reaches beyond.
    expect(code(large, place('a1', 457, 50))).toBeNull()
    const deep = 40 * Math.SQRT2
    expect(code(large, place('a1', 457, deep + 0.01, 45))).toBeNull()
    expect(code(large, place('a1', 457, deep + 0.5, 45))).toBe('outside_strip')
    expect(code(large, place('a1', 457, 70))).toBe('outside_strip')
    const medium = placing([{ id: 'a1', type: firespray }])
    expect(code(medium, place('a1', 457, 30 * Math.SQRT2 + 0.01, 45))).toBeNull()
    expect(code(medium, place('a1', 457, 80, 45))).toBe('outside_strip')
  })

  it('not upon another ship; in contact with one it is at range 0', () => {
    const on = placing([{ id: 'a1' }, { id: 'a2' }])
    on.answer(place('a1', 400, 50))
    expect(on.refuses(place('a2', 430, 50))).toMatchObject({
      code: 'overlaps_ship',
      place: 'answer',
      facts: { rule: 'dial §1.2', ship: 'a1' },
    })
    expect(on.refuses(place('a2', 457, 300))).toMatchObject({ code: 'outside_strip', facts: { rule: 'dial §1.2' } })
    expect(on.refuses(place('a2', 457, -300))).toMatchObject({ code: 'outside_area', facts: { rule: 'dial §1.2' } })
    on.answer(place('a2', 440, 50))
    expect(on.game.touching).toEqual([['a1', 'a2']])
  })

  it('chooses where a turret points, of a kind that it has', () => {
    const single = placing([{ id: 'a1', turret: 'front' }])
    for (const turret of ['front', 'right', 'rear', 'left']) {
      expect(code(single, { ...place('a1', 457, 50), turret })).toBeNull()
    }
    for (const turret of ['frontRear', 'constructor', null, 3]) {
      expect(single.refuses({ ...place('a1', 457, 50), turret })).toMatchObject({
        code: 'not_an_option',
        place: 'answer.turret',
      })
    }
    single.answer({ ...place('a1', 457, 50), turret: 'rear' })
    expect(single.ship('a1').turret).toBe('rear')
    const double = placing([{ id: 'a1', type: falcon, turret: 'frontRear' }])
    expect(code(double, { ...place('a1', 457, 50), turret: 'rear' })).toBe('not_an_option')
    double.answer({ ...place('a1', 457, 50), turret: 'leftRight' })
    expect(double.events.at(-1)).toMatchObject({ type: 'shipPlaced', turret: 'leftRight' })
    expect(code(placing([{ id: 'a1' }]), { ...place('a1', 457, 50), turret: 'front' })).toBe('not_an_option')
  })

  it('refuses what is no placing, each with its place', () => {
    const on = placing([
      { id: 'a1', initiative: 1 },
      { id: 'a2', initiative: 2 },
      { id: 'b1', initiative: 1 },
    ])
    const cases: [Json, string, string][] = [
      [place('a2', 457, 50), 'unknown_ship', 'answer.ship'],
      [place('b1', 457, 50), 'unknown_ship', 'answer.ship'],
      [place('toString', 457, 50), 'unknown_ship', 'answer.ship'],
      [{ ...place('a1', 457, 50), ship: ['a1'] }, 'unknown_ship', 'answer.ship'],
      [{ ...place('a1', 457, 50), x: '457' }, 'bad_answer', 'answer'],
      [{ ...place('a1', 457, 50), x: Number.NaN }, 'bad_answer', 'answer'],
      [{ ...place('a1', 457, 50), y: -1e308 }, 'bad_answer', 'answer'],
      [{ ...place('a1', 457, 50), dy: 0.9 }, 'bad_answer', 'answer'],
      [{ ...place('a1', 457, 50), degrees: 0 }, 'bad_answer', 'answer'],
      [{ ship: 'a1' }, 'bad_answer', 'answer'],
      ['a1', 'bad_answer', 'answer'],
    ]
    for (const [answer, wrong, where] of cases) {
      expect([answer, on.refuses(answer)]).toMatchObject([answer, { code: wrong, place: where }])
    }
  })

  it.each([xwing, firespray, falcon])('what it lists it accepts: %s', type => {
    const on = placing([
      { id: 'a1', type: falcon },
      { id: 'a2', type },
      { id: 'b1', type },
    ])
    on.answer(place('a1', 200, 50, 5))
    for (const seat of ['a', 'b']) {
      expect(on.request.seat).toBe(seat)
      const options = on.legal()
      if (options.type !== 'place') throw new Error(options.type)
      expect(options.samples.length).toBeGreaterThan(10)
      for (const sample of options.samples) expect(on.refuses(sample)).toBeNull()
      on.answer(options.samples[0] ?? null)
    }
  })

  it('finds the one gap of a strip that is all but full', () => {
    const on = placing([{ id: 'a1', type: falcon }, { id: 'a2' }])
    on.answer(place('a2', 20, 50))
    // From 40 to 124.2: 84.2 mm for a base of 80.
    Object.assign(on.game, { area: [124.2, 914.4] })
    const { samples = [] } = on.legal() as { samples?: Json[] }
    expect(samples.length).toBeGreaterThan(0)
    for (const sample of samples) expect(on.refuses(sample)).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerLine } from './line.ts'

const ask = (question: unknown): Record<string, unknown> => JSON.parse(answerLine(JSON.stringify(question)).text)
const errorOf = (question: unknown): unknown => ask(question).error
const ship = { size: 'small', pose: [0, 0, 0] }
const fly = (more: object): object => ({ op: 'dial.fly', ship, maneuver: '2FB', ...more })

describe('dial.fly as the referee contract shows it', () => {
  it('a bumped K-turn stops at the contact and does not flip', () =>
    expect(
      ask({
        id: 'a',
        op: 'dial.fly',
        ship,
        maneuver: '4KR',
        ships: [{ size: 'small', pose: [0, 190, 0], friendly: false }],
        obstacles: [
          {
            kind: 'asteroid',
            polygon: [
              [20, 60],
              [40, 60],
              [40, 90],
              [20, 90],
            ],
          },
        ],
        area: null,
        guides: false,
        slot: 0,
      }),
    ).toEqual({
      id: 'a',
      pose: [0, 150, 0],
      executed: 'partially',
      overlapped: [0],
      touching: [0],
      movedThrough: [],
      onObstacles: [],
      fled: false,
      difficulty: 'red',
      slots: null,
    }))

  it('a Tallon roll without a free slot ends as its basic turn', () =>
    expect(
      ask({
        op: 'dial.fly',
        ship,
        maneuver: '3RR',
        ships: [
          { size: 'small', pose: [110, 151, 90], friendly: false },
          { size: 'small', pose: [110, 59, 90], friendly: true },
        ],
      }),
    ).toEqual({
      pose: [110, 110, 90],
      executed: 'partially',
      overlapped: [0],
      touching: [],
      movedThrough: [],
      onObstacles: [],
      fled: false,
      difficulty: 'red',
      slots: [],
    }))

  it('lists obstacles ascending, in the part used and under the final body', () => {
    const box = (y: number): object => ({
      kind: 'rock',
      polygon: [
        [-3, y],
        [3, y],
        [3, y + 5],
        [-3, y + 5],
      ],
    })
    const answer = ask(fly({ maneuver: '3FW', obstacles: [box(90), box(30), box(145), box(300)] }))
    expect(answer).toMatchObject({ movedThrough: [0, 1], onObstacles: [2] })
  })

  it('flees with the guides and answers headings in [0, 360)', () => {
    const edge = fly({ ship: { size: 'small', pose: [457.2, 30, 180] }, maneuver: '1FB', area: [914.4, 914.4] })
    expect(ask(edge)).toMatchObject({ fled: true, pose: [457.2, -50, 180], difficulty: 'blue' })
    expect(ask(fly({ maneuver: '1BP' }))).toMatchObject({
      pose: [-37.573593129, 90.710678119, 315],
      difficulty: 'purple',
    })
    expect(ask(fly({ ship: { size: 'small', pose: [0, 0, 360] }, maneuver: '0OR' }))).toMatchObject({ pose: [0, 0, 0] })
  })

  it('counts guides unless told otherwise', () => {
    const ships = [{ size: 'small', pose: [0, 130, 0] }]
    expect(ask(fly({ maneuver: '3FW', ships }))).toMatchObject({ pose: [0, 86.82, 0] })
    expect(ask(fly({ maneuver: '3FW', ships, guides: false }))).toMatchObject({ pose: [0, 90, 0] })
  })

  it('picks among the free slots of a Tallon roll', () => {
    expect(ask(fly({ maneuver: '3RR' }))).toMatchObject({ pose: [110, 110, 180], slots: [1, 0, -1] })
    expect(ask(fly({ maneuver: '3RR', slot: -1 }))).toMatchObject({ pose: [110, 100, 180] })
    const ships = [{ size: 'small', pose: [110, 158, 90] }]
    expect(ask(fly({ maneuver: '3RR', ships }))).toMatchObject({ slots: [0, -1] })
    expect(errorOf(fly({ maneuver: '3RR', ships, slot: 1 }))).toMatchObject({ code: 'slot_blocked' })
  })
})

describe('dial.measure as the referee contract shows it', () => {
  it('measures in every arc', () => {
    const defender = { size: 'small', pose: [105, 110, 0] }
    const answer = ask({ op: 'dial.measure', attacker: ship, defender, ships: [], obstacles: [], guides: true })
    expect(answer).toMatchObject({
      range: 1,
      arcs: {
        front: { in: true, range: 2, obstructed: false, by: [], through: [] },
        rear: { in: false },
        left: { in: false },
        right: { in: true, range: 1 },
        bullseye: { in: false },
        fullFront: { in: true, range: 1 },
        fullRear: { in: false },
      },
    })
    expect(answer.distance).toBeCloseTo(95.5249, 4)
    expect(answer).toHaveProperty('arcs.front.distance', expect.closeTo(102.3816, 4))
    expect(answer).toHaveProperty('arcs.front.deciding', [
      [20, 20],
      [85, expect.closeTo(99.1012, 4)],
    ])
    expect(Object.keys(answer.arcs ?? {})).toEqual([
      'front',
      'rear',
      'left',
      'right',
      'bullseye',
      'fullFront',
      'fullRear',
    ])
  })
})

describe('dial.reposition', () => {
  const options = (question: object): unknown => ask({ op: 'dial.reposition', ship, ...question }).options
  const names = (action: string): unknown =>
    (options({ action }) as { name: string }[]).map(({ name }) => name).join(' ')

  it('gives all options in the order of the contract', () => {
    const rolls = 'left:+1 left:0 left:-1 right:+1 right:0 right:-1'
    expect(names('barrel-roll')).toBe(rolls)
    expect(names('boost')).toBe('straight left right')
    expect(names('decloak')).toBe(`${rolls} boost`)
  })

  it('says why one is illegal: area before ship before obstacle', () => {
    const wall = {
      kind: 'rock',
      polygon: [
        [25, -40],
        [35, -40],
        [35, 40],
        [25, 40],
      ],
    }
    expect(
      options({ action: 'barrel-roll', obstacles: [wall], ships: [{ size: 'small', pose: [80, 40, 0] }] }),
    ).toEqual([
      { name: 'left:+1', pose: [-80, 10, 0], legal: true },
      { name: 'left:0', pose: [-80, 0, 0], legal: true },
      { name: 'left:-1', pose: [-80, -10, 0], legal: true },
      { name: 'right:+1', pose: [80, 10, 0], legal: false, why: 'ship' },
      { name: 'right:0', pose: [80, 0, 0], legal: false, why: 'ship' },
      { name: 'right:-1', pose: [80, -10, 0], legal: false, why: 'obstacle' },
    ])
    expect(options({ action: 'boost', area: [300, 300], obstacles: [wall] })).toMatchObject([
      { name: 'straight', legal: false, why: 'area' },
      { name: 'left', why: 'area' },
      { name: 'right', pose: [37.573593129, 90.710678119, 45], legal: true },
    ])
  })

  it('refuses a ship that lies on another', () =>
    expect(
      errorOf({ op: 'dial.reposition', action: 'boost', ship, ships: [{ size: 'small', pose: [10, 0, 0] }] }),
    ).toMatchObject({
      code: 'overlap_at_start',
    }))
})

describe('dial.squad', () => {
  it('is answered, whatever the list is', () =>
    expect(ask({ id: 1, op: 'dial.squad', ruleset: 'amg', xws: 'no squad' })).toMatchObject({
      id: 1,
      ok: false,
      ships: [],
    }))
})

describe('refusals', () => {
  const rock = (polygon: unknown): object => fly({ obstacles: [{ kind: 'rock', polygon }] })
  it.each([
    ['no operation', { id: 1 }, 'bad_input', 'op'],
    ['an operation of another build', { op: 'event.pair' }, 'unknown_op', 'event.pair'],
    ['an operation from the prototype', { op: 'constructor' }, 'unknown_op', 'constructor'],
    ['no object', 5, 'bad_input', 'question'],
    ['an id that is no word or number', { id: {}, op: 'dial.fly' }, 'bad_input', 'id'],
    ['an extra key', fly({ speed: 3 }), 'bad_input', 'speed'],
    [
      'an extra key deep inside',
      fly({ ships: [{ ...ship, pose: [0, 99, 0], colour: 'red' }] }),
      'bad_input',
      'ships[0].colour',
    ],
    ['an extra key of the prototype', JSON.parse('{"op":"dial.fly","__proto__":{"a":1}}'), 'bad_input', ''],
    ['a pose of two numbers', fly({ ship: { size: 'small', pose: [0, 0] } }), 'bad_input', 'ship.pose'],
    ['a number beyond any table', fly({ ship: { size: 'small', pose: [0, 1e300, 0] } }), 'bad_input', 'ship.pose[1]'],
    ['a size without template', fly({ ship: { size: 'huge', pose: [0, 0, 0] } }), 'bad_input', 'ship.size'],
    ['an area without width', fly({ area: [0, 100] }), 'bad_input', 'area[0]'],
    ['a slot that is none', fly({ maneuver: '3RR', slot: 2 }), 'bad_input', 'slot'],
    ['no dial code', fly({ maneuver: 'turn' }), 'bad_input', 'maneuver'],
    ['no such template', fly({ maneuver: '4TW' }), 'unknown_maneuver', '4TW'],
    ['an overlap at the start', fly({ ships: [{ size: 'large', pose: [50, 0, 0] }] }), 'overlap_at_start', 'ships[0]'],
    [
      'two corners',
      rock([
        [0, 0],
        [1, 1],
      ]),
      'bad_input',
      'obstacles[0].polygon',
    ],
    [
      'no area',
      rock([
        [0, 0],
        [9, 9],
        [20, 20],
      ]),
      'bad_input',
      'obstacles[0].polygon',
    ],
    [
      'a bow tie',
      rock([
        [0, 0],
        [40, 40],
        [40, 0],
        [0, 40],
      ]),
      'bad_input',
      'obstacles[0].polygon',
    ],
    [
      'the same corner thrice',
      rock([
        [5, 5],
        [5, 5],
        [5, 5],
      ]),
      'bad_input',
      'obstacles[0].polygon',
    ],
    [
      'outlines without end',
      fly({ obstacles: Array(9).fill({ kind: 'rock', polygon: Array(512).fill([0, 0]) }) }),
      'bad_input',
      'obstacles',
    ],
  ])('%s', (_, question, code, place) => {
    expect(errorOf(question)).toEqual({ code, message: expect.stringContaining(place) })
  })

  it('echoes the id, and only if one was given', () => {
    expect(ask({ id: 'x', op: 'no.such' })).toMatchObject({ id: 'x' })
    expect(ask({ id: 'x' })).toMatchObject({ id: 'x', error: { code: 'bad_input' } })
    expect(ask({ id: null, op: 'no.such' })).toHaveProperty('id', null)
    expect(ask({ op: 'no.such' })).not.toHaveProperty('id')
  })

  it('lines that are no JSON', () => {
    for (const line of ['{', 'nonsense', '{"op":NaN}', `${'['.repeat(100_000)}`, '\u0000']) {
      expect(JSON.parse(answerLine(line).text)).toMatchObject({ error: { code: 'bad_json' } })
    }
  })

  it('any JSON gets one line of JSON and never a fault of ours', () => {
    const some = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(ship, 'small', [0, 0, 0], '2TB', '3RR', [
        [0, 0],
        [9, 0],
        [0, 9],
      ]),
    )
    const ops = fc.constantFrom('dial.fly', 'dial.reposition', 'dial.measure', 'dial.squad')
    const question = fc.record(
      {
        op: ops,
        ship: some,
        maneuver: some,
        ships: fc.array(some),
        obstacles: fc.array(some),
        attacker: some,
        xws: some,
        ruleset: some,
      },
      { requiredKeys: ['op'] },
    )
    fc.assert(
      fc.property(question, asked => {
        const { text, ok } = answerLine(JSON.stringify(asked))
        expect(text).not.toContain('\n')
        const { error } = JSON.parse(text)
        expect(ok).toBe(error === undefined)
        if (error !== undefined) expect(['bad_input', 'unknown_maneuver']).toContain(error.code)
      }),
    )
  })
})

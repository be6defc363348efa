import { describe, expect, it } from 'vitest'
import {
  bankRoll,
  barrelRoll,
  boost,
  decloak,
  reposition,
  type Surroundings,
  tractor,
  turnInPlace,
} from './reposition.ts'
import { disc, inDegrees, posed, rectangle, ship } from './table.fixture.ts'
import type { Body, Reposition, Variant } from './types.ts'

const EMPTY: Surroundings = { ships: [], obstacles: [], devices: [], guides: true, area: null }
const small = ship('small', 0, 0, 0)

const tried = (body: Body, variants: readonly Variant[], around: Partial<Surroundings> = {}) =>
  reposition(body, variants, { ...EMPTY, ...around })

const places = (options: readonly Reposition[]) =>
  options.map(({ name, pose }) => [name, ...inDegrees(pose).map(value => Math.round(value * 1000) / 1000)])

const legality = (options: readonly Reposition[]) =>
  Object.fromEntries(options.map(({ name, legal, why, by }) => [name, legal ? 'legal' : [why, by]]))

describe('where repositions end (rules/dial.md §4.4)', () => {
  it('a barrel roll of a small base', () => {
    expect(places(tried(small, barrelRoll('small')))).toStrictEqual([
      ['left:+1', -80, 10, 0],
      ['left:0', -80, 0, 0],
      ['left:-1', -80, -10, 0],
      ['right:+1', 80, 10, 0],
      ['right:0', 80, 0, 0],
      ['right:-1', 80, -10, 0],
    ])
  })

  it.each([
    ['medium', 80],
    ['large', 100],
  ] as const)('a barrel roll of a %s base goes %d mm', (size, shift) => {
    expect(places(tried(ship(size, 0, 0, 0), barrelRoll(size)))).toStrictEqual([
      ['left:+1', -shift, 20, 0],
      ['left:0', -shift, 0, 0],
      ['left:-1', -shift, -20, 0],
      ['right:+1', shift, 20, 0],
      ['right:0', shift, 0, 0],
      ['right:-1', shift, -20, 0],
    ])
  })

  it('boosts', () => {
    expect(places(tried(small, boost()))).toStrictEqual([
      ['straight', 0, 80, 0],
      ['left', -37.574, 90.711, 315],
      ['right', 37.574, 90.711, 45],
    ])
    expect(places(tried(small, boost(1, 'turn'))).slice(1)).toStrictEqual([
      ['left', -55, 55, 270],
      ['right', 55, 55, 90],
    ])
    expect(places(tried(small, boost(2)))[0]).toStrictEqual(['straight', 0, 120, 0])
  })

  it.each([
    ['small', 120, 10, 120],
    ['medium', 80, 20, 100],
    ['large', 100, 20, 120],
  ] as const)('a decloak of a %s base', (size, shift, slide, ahead) => {
    const options = places(tried(ship(size, 0, 0, 0), decloak(size)))
    expect(options).toHaveLength(7)
    expect(options[0]).toStrictEqual(['left:+1', -shift, slide, 0])
    expect(options[5]).toStrictEqual(['right:-1', shift, -slide, 0])
    expect(options[6]).toStrictEqual(['boost', 0, ahead, 0])
  })

  it('a tractored small ship is rolled or boosted with the straight 1', () => {
    const options = places(tried(small, tractor('small')))
    expect(options[0]).toStrictEqual(['left:+1', -80, 10, 0])
    expect(options[6]).toStrictEqual(['boost', 0, 80, 0])
  })

  it('rolls along a bank', () => {
    expect(places(tried(small, bankRoll())).slice(6, 9)).toStrictEqual([
      ['right:front:+1', 83.64, 44.645, 315],
      ['right:front:0', 90.711, 37.574, 315],
      ['right:front:-1', 97.782, 30.503, 315],
    ])
    expect(places(tried(small, bankRoll())).slice(3, 4)).toStrictEqual([['left:rear:+1', -97.782, -30.503, 315]])
  })

  it('turns with the ship', () => {
    expect(places(tried(ship('small', 100, 200, 90), barrelRoll('small')))[0]).toStrictEqual(['left:+1', 110, 280, 90])
  })
})

describe('when they are illegal (rules/dial.md §12 A24)', () => {
  it('on a ship', () => {
    expect(
      legality(tried(small, barrelRoll('small'), { ships: [ship('small', 300, 0, 0), ship('small', 80, 45, 0)] })),
    ).toStrictEqual({
      'left:+1': 'legal',
      'left:0': 'legal',
      'left:-1': 'legal',
      'right:+1': ['ship', 1],
      'right:0': 'legal',
      'right:-1': 'legal',
    })
  })

  it('on an obstacle, or over one with the template: 40 long and 20 wide for small bases', () => {
    const roll = (left: number, low: number, right: number, high: number) =>
      legality(tried(small, barrelRoll('small'), { obstacles: [rectangle(left, low, right, high)] }))['right:+1']
    expect(roll(30, 5, 35, 9)).toStrictEqual(['obstacle', 0])
    expect(roll(30, 10, 35, 15)).toBe('legal')
    expect(roll(90, 25, 95, 29)).toStrictEqual(['obstacle', 0])
    expect(roll(90, -15, 95, -12)).toBe('legal')
  })

  it('over one with the long edge: 20 long and 40 wide for larger ones', () => {
    const roll = (left: number, low: number, right: number, high: number) =>
      legality(tried(ship('large', 0, 0, 0), barrelRoll('large'), { obstacles: [rectangle(left, low, right, high)] }))[
        'right:+1'
      ]
    expect(roll(45, 15, 50, 19)).toStrictEqual(['obstacle', 0])
    expect(roll(45, -30, 50, -20)).toBe('legal')
    expect(roll(58, -30, 70, -19)).toStrictEqual(['obstacle', 0])
  })

  it('the template of a boost counts though the final base is clear', () => {
    const options = legality(tried(small, boost(), { obstacles: [disc(0, 40, 4)] }))
    expect(options).toMatchObject({ straight: ['obstacle', 0], right: ['obstacle', 0], left: ['obstacle', 0] })
    expect(legality(tried(small, boost(), { obstacles: [disc(14.1, 40, 4)] }))).toMatchObject({
      straight: 'legal',
      left: 'legal',
    })
  })

  it('an obstacle under the start is not moved through, but still landed on', () => {
    const rock = rectangle(15, -5, 45, 5)
    expect(legality(tried(small, barrelRoll('small'), { obstacles: [rock] }))['right:0']).toBe('legal')
    expect(
      legality(tried(small, barrelRoll('small'), { obstacles: [rectangle(15, -5, 65, 5)] }))['right:0'],
    ).toStrictEqual(['obstacle', 0])
  })

  it('outside the area first, then ships, then obstacles; contact with the edge is inside', () => {
    const at = (x: number) => ship('small', x, 400, 0)
    const around = {
      area: [914.4, 914.4] as const,
      obstacles: [rectangle(0, 300, 60, 500)],
      ships: [ship('small', 20, 440, 0)],
    }
    expect(legality(tried(at(99.9), barrelRoll('small'), around))['left:+1']).toStrictEqual(['area', undefined])
    expect(legality(tried(at(100), barrelRoll('small'), around))['left:+1']).toStrictEqual(['ship', 0])
    expect(legality(tried(at(100), barrelRoll('small'), around))['left:-1']).toStrictEqual(['obstacle', 0])
    expect(legality(tried(at(100), barrelRoll('small'), { area: around.area }))['left:0']).toBe('legal')
  })

  it('12: a boost over the edge is illegal where the manoeuvre flees (rules/dial.md §14)', () => {
    const options = legality(tried(ship('small', 457.2, 30, 180), boost(), { area: [914.4, 914.4] }))
    expect(options).toMatchObject({ straight: ['area', undefined] })
  })

  it('ships and devices may be passed over; devices are told in the order met', () => {
    const devices = [
      rectangle(75, -5, 85, 5),
      rectangle(45, -5, 50, 5),
      rectangle(25, -5, 30, 5),
      rectangle(200, 0, 210, 10),
    ]
    const [option] = tried(
      small,
      barrelRoll('small').filter(({ name }) => name === 'right:0'),
      { devices, ships: [ship('small', 40, 42, 0)] },
    )
    expect(option).toMatchObject({ legal: true, devices: [2, 1, 0] })
  })
})

describe('turning in place (rules/dial.md §4.3)', () => {
  it('turns by exact quarters', () => {
    expect(turnInPlace(ship('small', 5, 6, 0), 1, [], true)).toStrictEqual({ pose: posed([5, 6, 90]), legal: true })
    expect(turnInPlace(ship('small', 5, 6, 90), 2, [], true).pose).toStrictEqual(posed([5, 6, 270]))
  })

  it('is illegal where the guides would overlap a ship', () => {
    const ships = [ship('small', 300, 0, 0), ship('small', 40.5, 0, 0)]
    expect(turnInPlace(small, 1, ships, true)).toMatchObject({ legal: false, by: 1 })
    expect(turnInPlace(small, 2, ships, true)).toMatchObject({ legal: true })
    expect(turnInPlace(small, 1, ships, false)).toMatchObject({ legal: true })
  })
})

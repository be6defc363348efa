import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type At, table } from '../../test/dial/table.ts'
import { rangeOfBodies } from '../geometry/index.ts'
import { bodyOf, placedShip } from './look.ts'
import { cloudsOf, isIn, isInBullseye, isInRange3, rangeBetween } from './range.ts'

const types = ['t65xwing', 'firesprayclasspatrolcraft', 'lambdaclasst4ashuttle'] as const
const two = (b: At, type: string = types[0]) =>
  table({
    ships: [
      { id: 'a1', at: [400, 400] },
      { id: 'b1', at: b, type },
    ],
  }).game
const between = (game: ReturnType<typeof two>) => rangeBetween(game, placedShip(game, 'a1'), placedShip(game, 'b1'))

describe('range between ships: rules/dial.md §6.1', () => {
  it.each([
    [40, 0],
    [40.1, 1],
    [140, 1],
    [140.5, 2],
    [240, 2],
    [340, 3],
    [340.5, null],
    [500, null],
  ])('centres %d mm apart, side by side: range %s', (apart, range) => {
    expect(between(two([400 + apart, 400]))).toBe(range)
  })

  it('A3: is 0 by a stored contact', () => {
    const game = two([400, 480])
    expect(between(game)).toBe(1)
    game.touching = [['a1', 'b1']]
    expect(between(game)).toBe(0)
  })

  it('agrees with the distance of the bases for every pair', () => {
    const at = fc.tuple(
      fc.integer({ min: 0, max: 914 }),
      fc.integer({ min: 0, max: 914 }),
      fc.integer({ min: 0, max: 359 }),
    )
    fc.assert(
      fc.property(at, fc.constantFrom(...types), (b, type) => {
        const game = two(b, type)
        const [one, other] = [placedShip(game, 'a1'), placedShip(game, 'b1')]
        const { range, distance } = rangeOfBodies(bodyOf(one), bodyOf(other), true)
        // Ships never stand on each other.
        if (distance === 0) return
        expect(rangeBetween(game, one, other)).toBe(range)
        expect(isInRange3(game, one, { kind: 'ship', id: 'b1' })).toBe(range !== null)
      }),
      { numRuns: 300 },
    )
  })
})

describe('range to other objects: rules/dial.md §6.1, §5.1', () => {
  const lone = table({
    ships: [{ id: 'a1', at: [100, 100] }],
    obstacles: [
      { id: 'under', outline: 'gascloud1', at: [100, 100] },
      { id: 'near', outline: 'coreasteroid0', at: [100, 300] },
      { id: 'far', outline: 'coreasteroid0', at: [800, 800] },
    ],
    devices: [{ id: 'd1', kind: 'bomb', outline: 'bomb', at: [100, 430] }],
  }).game
  const ship = placedShip(lone, 'a1')

  it.each([
    ['obstacle', 'under', true],
    ['obstacle', 'near', true],
    ['obstacle', 'far', false],
    // The bomb's lower edge lies 16.5 mm below its middle: 430 − 16.5 − 120 is 293.5.
    ['device', 'd1', true],
  ] as const)('%s %s within range 3: %s', (kind, id, inside) =>
    expect(isInRange3(lone, ship, { kind, id })).toBe(inside),
  )

  it('is at range 0 of a cloud that it stands on, and of no other obstacle in that way', () => {
    expect(isIn(cloudsOf(lone), ship, lone)).toBe(true)
    const rock = table({
      ships: [{ id: 'a1', at: [100, 100] }],
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [100, 100] }],
    }).game
    expect(isIn(cloudsOf(rock), placedShip(rock, 'a1'), rock)).toBe(false)
  })
})

describe('the bullseye arc: rules/dial.md §6.2', () => {
  it.each([
    [427, true],
    [428, false],
    [373, true],
    [372, false],
  ])('half a ruler wide on either side: a small base at x %d', (x, inside) => {
    const game = two([x, 500])
    expect(isInBullseye(game, placedShip(game, 'a1'), placedShip(game, 'b1'))).toBe(inside)
  })
})

import { describe, expect, it } from 'vitest'
import { fly } from './fly.ts'
import { bank, flown, inDegrees, rectangle, ship, stationary, straight, turn } from './table.fixture.ts'
import type { Flight } from './types.ts'

const AREA = [914.4, 914.4] as const
const mover = ship('small', 0, 0, 0)

function endsAt(flight: Flight, [x, y, degrees]: readonly [number, number, number], digits = 6) {
  const [gotX, gotY, gotDegrees] = inDegrees(flight.pose)
  expect(gotX).toBeCloseTo(x, digits)
  expect(gotY).toBeCloseTo(y, digits)
  expect(gotDegrees).toBeCloseTo(degrees, digits)
}

describe('flying', () => {
  it('a free way is flown fully, to the exact end', () => {
    const flight = flown(mover, straight(3))
    expect(flight).toStrictEqual({
      pose: { x: 0, y: 160, dx: 0, dy: 1 },
      executed: 'fully',
      overlapped: [],
      last: [],
      touching: [],
      movedThrough: [],
      under: [],
      met: [],
      fled: false,
      slots: null,
      at: { piece: 0, parameter: 160 },
    })
  })

  it('a ship that overlaps another before it moves is refused', () => {
    const rules = { guides: true, area: null, slot: null }
    const ships = [ship('small', 200, 0, 0), ship('small', 0, 43.1, 0)]
    expect(fly(mover, straight(1), ships, [], rules)).toStrictEqual({ code: 'overlap_at_start', ship: 1 })
    expect(fly(mover, straight(1), ships, [], { ...rules, guides: false })).not.toHaveProperty('code')
  })

  it('ships in the way that are not overlapped at the end do not matter: ships are lifted', () => {
    expect(flown(mover, straight(5), { ships: [ship('small', 0, 90, 0)] })).toMatchObject({ executed: 'fully' })
  })
})

describe('golden vectors (rules/dial.md §14)', () => {
  it('1: straight 3 into a ship: contact at 90, with guides at 86.82', () => {
    const ships = [ship('small', 0, 130, 0)]
    const flight = flown(mover, straight(3), { ships, guides: false })
    endsAt(flight, [0, 90, 0], 9)
    expect(flight).toMatchObject({ executed: 'partially', overlapped: [0], last: [0], touching: [0] })
    endsAt(flown(mover, straight(3), { ships }), [0, 86.82, 0], 9)
  })

  it('2: an end 5 mm short of a ship is no overlap', () => {
    const flight = flown(mover, straight(3), { ships: [ship('small', 0, 205, 0)], guides: false })
    expect(flight).toMatchObject({ executed: 'fully', overlapped: [], touching: [] })
    endsAt(flight, [0, 160, 0])
  })

  it('3: straight 1 over a ship just ahead', () => {
    endsAt(flown(mover, straight(1), { ships: [ship('small', 0, 45, 0)], guides: false }), [0, 5, 0], 9)
    const over = flown(mover, straight(1), { ships: [ship('small', 0, 40, 0)], guides: false })
    endsAt(over, [0, 80, 0])
    expect(over).toMatchObject({ executed: 'fully', touching: [0] })
    const stuck = flown(mover, straight(1), { ships: [ship('small', 0, 43.18, 0)] })
    expect(stuck).toMatchObject({ executed: 'partially', overlapped: [0], last: [0], touching: [0] })
    endsAt(stuck, [0, 0, 0], 9)
  })

  it('4: a large Koiogran 4 turns round; blocked it does not', () => {
    const large = ship('large', 0, 0, 0)
    endsAt(flown(large, straight(4, { end: 'koiogran' })), [0, 240, 180])
    const flight = flown(large, straight(4, { end: 'koiogran' }), { ships: [ship('large', 0, 270, 0)], guides: false })
    endsAt(flight, [0, 190, 0], 9)
  })

  it('5: the slots of a right Tallon 3', () => {
    const tallon = turn(3, 'right', { end: 'tallon' })
    endsAt(flown(mover, tallon, { slot: 1 }), [110, 120, 180])
    endsAt(flown(mover, tallon, { slot: 0 }), [110, 110, 180])
    endsAt(flown(mover, tallon, { slot: -1 }), [110, 100, 180])
    expect(flown(mover, tallon).slots).toStrictEqual([1, 0, -1])
  })

  it('7: left reverse bank 1 backs to the left and swings the nose right', () => {
    endsAt(flown(mover, bank(1, 'left', { reverse: true })), [-37.574, -90.711, 45], 3)
  })

  it('11: a ship that stops 60 along has used 20 mm of the template', () => {
    const ships = [ship('large', 0, 120, 0)]
    const rocks = [rectangle(-5, 38, 5, 39), rectangle(-5, 41, 5, 42), rectangle(-5, 38, 5, 42)]
    const flight = flown(mover, straight(3), { ships, rocks, guides: false })
    expect(flight.at).toStrictEqual({ piece: 0, parameter: 60 })
    expect(flight.movedThrough).toStrictEqual([0, 2])
    expect(flight.under).toStrictEqual([1, 2])
    expect(flight.met).toStrictEqual([0, 2, 1])
  })

  it('12: straight 1 over the edge flees', () => {
    const flight = flown(ship('small', 457.2, 30, 180), straight(1), { area: AREA })
    endsAt(flight, [457.2, -50, 180])
    expect(flight.fled).toBe(true)
  })
})

describe('cases (rules/dial.md §12)', () => {
  it('A1: overlaps one ship at the end, and is backed into another', () => {
    const ships = [ship('small', 0, 200, 0), ship('small', 0, 110, 90)]
    expect(flown(mover, straight(4), { ships, guides: false })).toMatchObject({ overlapped: [0], last: [0] })
    // The second one lies where the first lets go.
    const both = [ship('small', 0, 200, 0), ship('small', 30, 135, 0)]
    const flight = flown(mover, straight(4), { ships: both, guides: false })
    expect(flight).toMatchObject({ executed: 'partially', overlapped: [0], last: [1], touching: [1] })
    endsAt(flight, [0, 95, 0], 9)
  })

  it('A2: the end position overlaps two', () => {
    const ships = [ship('small', -25, 160, 0), ship('small', 25, 165, 0)]
    expect(flown(mover, straight(3), { ships })).toMatchObject({ overlapped: [0, 1], last: [0], touching: [0] })
  })

  it('A3: the contact touches two together, and both were backed over last', () => {
    const ships = [ship('small', -25, 150, 0), ship('small', 300, 0, 0), ship('small', 25, 150, 0)]
    const flight = flown(mover, straight(3), { ships, guides: false })
    expect(flight).toMatchObject({ overlapped: [0, 2], last: [0, 2], touching: [0, 2] })
    endsAt(flight, [0, 110, 0], 9)
  })

  it('A3: the same when one of the two is met so gently that it is hardly overlapped ahead (oracle, seed 2, case 86872)', () => {
    const backing = ship('large', 421.07785620726645, 361.4957245485857, 347.7031727973372)
    const ships = [
      ship('medium', 519.1037926122965, 136.50687139016145, 482.7155932679907),
      ship('medium', 592.0695574864337, 256.0321610439018, 482.7155932679907),
    ]
    const flight = flown(backing, bank(2, 'right', { reverse: true }), { ships })
    expect(flight).toMatchObject({ executed: 'partially', last: [0, 1], touching: [0, 1] })
  })

  it('A4: a ship that cannot move at all stays exactly, and touches its blocker', () => {
    const tilted = ship('medium', 12.345, 67.89, 33)
    const [dx, dy] = [tilted.pose.dx, tilted.pose.dy]
    const ahead = { size: 'medium', pose: { x: 12.345 + 60 * dx, y: 67.89 + 60 * dy, dx, dy } } as const
    const flight = flown(tilted, bank(1, 'left'), { ships: [ahead], guides: false })
    expect(flight.pose).toBe(tilted.pose)
    expect(flight).toMatchObject({ executed: 'partially', overlapped: [0], last: [0], touching: [0] })
  })

  it('A5: a blocked ship goes on touching a third', () => {
    const ships = [ship('small', 0, 43.18, 0), ship('small', 40, 10, 0)]
    expect(flown(mover, straight(1), { ships })).toMatchObject({ last: [0], touching: [0, 1] })
  })

  const tallon = turn(3, 'right', { end: 'tallon' })

  it('A11: the middle slot blocked, an outer one must be taken', () => {
    // 1 mm to the right of the last slot's side: it overlaps the other two.
    const ships = [ship('small', 110, 141, 0)]
    const flight = flown(mover, tallon, { ships, guides: false })
    expect(flight).toMatchObject({ executed: 'fully', overlapped: [], slots: [-1] })
    endsAt(flight, [110, 100, 180])
    const refused = fly(mover, tallon, ships, [], { guides: false, area: null, slot: 0 })
    expect(refused).toStrictEqual({ code: 'slot_blocked', slots: [-1] })
  })

  it('A12: the only free slot lies on a rock', () => {
    const flight = flown(mover, tallon, {
      ships: [ship('small', 110, 141, 0)],
      rocks: [rectangle(105, 75, 115, 85)],
      guides: false,
    })
    expect(flight).toMatchObject({ executed: 'fully', under: [0], movedThrough: [], met: [0] })
  })

  it('A13: all slots blocked: backed up along the basic turn', () => {
    const flight = flown(mover, tallon, { ships: [ship('small', 110, 110, 0)], guides: false, slot: 1 })
    expect(flight).toMatchObject({ executed: 'partially', overlapped: [0], last: [0], slots: [] })
    endsAt(flight, [65.16, 104.16, 73.55], 2)
  })

  it('A14: a slot outside counts only when no other is free', () => {
    // The slots end at y = 30 − 10·k on their far side; +1 sticks out.
    const low = ship('small', 400, 140, 180)
    const out = flown(low, tallon, { area: AREA })
    expect(out.slots).toStrictEqual([0, -1])
    expect(out).toMatchObject({ executed: 'fully', fled: false })
    const blocked = [ship('small', 290, 71.4, 0)]
    const flees = flown(low, tallon, { area: AREA, ships: blocked })
    expect(flees).toMatchObject({ executed: 'fully', fled: true, slots: [1] })
    endsAt(flees, [290, 20, 0])
  })

  it('A14: the contract’s example, no slot free but the basic end pose', () => {
    const flight = flown(mover, tallon, { ships: [ship('small', 110, 151, 90), ship('small', 110, 59, 90)] })
    expect(flight).toMatchObject({ executed: 'partially', overlapped: [0], last: [], touching: [], slots: [] })
    endsAt(flight, [110, 110, 90])
  })

  it('A15: blocked Koiogran and Segnor do not turn round', () => {
    const koiogran = flown(mover, straight(4, { end: 'koiogran' }), {
      ships: [ship('small', 0, 190, 0)],
      guides: false,
    })
    endsAt(koiogran, [0, 150, 0], 9)
    const segnor = bank(2, 'left', { end: 'segnor' })
    endsAt(flown(mover, segnor), [-52.218, 126.066, 135], 3)
    const blocked = flown(mover, segnor, { ships: [ship('small', -52, 126, 0)] })
    expect(inDegrees(blocked.pose)[2]).toBeGreaterThan(315)
  })

  it('A16: a rock under the template beyond the contact is not moved through', () => {
    const flight = flown(mover, straight(4), {
      ships: [ship('small', 0, 190, 0)],
      rocks: [rectangle(-5, 173, 5, 183)],
      guides: false,
    })
    endsAt(flight, [0, 150, 0], 9)
    expect(flight.met).toStrictEqual([])
  })

  it('A17: a rock under the start is not moved through', () => {
    const rock = rectangle(-5, 10, 5, 40)
    expect(flown(mover, straight(2), { rocks: [rock] })).toMatchObject({ movedThrough: [], under: [], met: [] })
    expect(flown(ship('small', 0, -20, 0), straight(2), { rocks: [rock] }).movedThrough).toStrictEqual([0])
  })

  it('A18: a ship that ends on the rock it started on meets it again', () => {
    const rock = rectangle(-5, 10, 5, 100)
    expect(flown(mover, straight(1), { rocks: [rock] })).toMatchObject({ movedThrough: [], under: [0], met: [0] })
    expect(flown(mover, stationary, { rocks: [rock] })).toMatchObject({ executed: 'fully', under: [0], met: [0] })
    const stuck = flown(mover, straight(1), { rocks: [rock], ships: [ship('small', 0, 43.18, 0)] })
    expect(stuck).toMatchObject({ movedThrough: [], under: [0], met: [0] })
  })

  it('A19: each rock counts once, nearest to the start first', () => {
    const rocks = [rectangle(-5, 100, 5, 130), rectangle(-5, 60, 5, 65), rectangle(5, 30, 15, 35)]
    expect(flown(mover, straight(3), { rocks })).toMatchObject({ movedThrough: [2, 1, 0], under: [], met: [2, 1, 0] })
    expect(flown(mover, straight(2), { rocks })).toMatchObject({ movedThrough: [2, 1], under: [0], met: [2, 1, 0] })
  })

  it('A20: a rock that only the base sweeps is nothing', () => {
    expect(flown(mover, straight(3), { rocks: [rectangle(12, 70, 22, 90)] }).met).toStrictEqual([])
  })

  it('A21: a template outside the area is no fleeing', () => {
    // The template of the straight 3 ends 40 mm outside; the ship is blocked 30 mm inside.
    const ships = [ship('large', 400, -10, 0)]
    const flight = flown(ship('small', 400, 100, 180), straight(3), { area: AREA, ships, guides: false })
    endsAt(flight, [400, 50, 180])
    expect(flight.fled).toBe(false)
  })

  it('A22: guides alone outside flee, contact with the edge does not', () => {
    const at = (y: number, guides: boolean) =>
      flown(ship('small', 400, y, 180), straight(1), { area: AREA, guides }).fled
    expect(at(80 + 20 + 1.59, true)).toBe(false)
    expect(at(80 + 20 + 1.5, true)).toBe(true)
    expect(at(80 + 20 + 1.5, false)).toBe(false)
    expect(at(80 + 20, false)).toBe(false)
  })

  it('A23: backing up may end outside', () => {
    const flight = flown(ship('small', 400, 60, 180), straight(3), { area: AREA, ships: [ship('small', 400, -90, 0)] })
    expect(flight).toMatchObject({ executed: 'partially', fled: true })
  })

  it('A25: ships that fly side by side in contact touch, without overlap', () => {
    const flight = flown(mover, straight(2), { ships: [ship('small', 40, 120, 0)] })
    expect(flight).toMatchObject({ executed: 'fully', overlapped: [], touching: [0] })
  })

  it('A26: a base with guides is longer than the straight 1: it does not clear the ship ahead', () => {
    const ahead = ship('small', 0, 41.59, 0)
    expect(flown(ship('small', 0, -1.59, 0), straight(1), { ships: [ahead] }).executed).toBe('partially')
    expect(flown(mover, straight(1), { ships: [ship('small', 0, 40, 0)], guides: false }).executed).toBe('fully')
  })
})

describe('stationary and odd courses', () => {
  it('stationary keeps the pose and its contacts', () => {
    const flight = flown(mover, stationary, { ships: [ship('small', 0, 43.2, 0)] })
    expect(flight.pose).toBe(mover.pose)
    expect(flight).toMatchObject({ executed: 'fully', overlapped: [], touching: [0], last: [], slots: null })
  })

  it('a reverse is backed up towards its start, and clipped at its front edge', () => {
    const flight = flown(mover, straight(2, { reverse: true }), {
      ships: [ship('small', 0, -120, 0)],
      rocks: [rectangle(-5, -59, 5, -58), rectangle(-5, -61, 5, -60.5)],
      guides: false,
    })
    endsAt(flight, [0, -80, 0], 9)
    expect(flight).toMatchObject({ movedThrough: [0], under: [1] })
  })

  it('a sideslip blocked is led sideways: its guides stand at its sides as it goes', () => {
    const sideslip = bank(1, 'left', { sideslip: true })
    const blocker = ship('small', 100, 40, 45)
    const flight = flown(mover, sideslip, { ships: [blocker] })
    expect(flight).toMatchObject({ executed: 'partially', overlapped: [0], last: [0] })
    const [x, y, degrees] = inDegrees(flight.pose)
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(degrees).toBeGreaterThan(315)
    // The same from the other end of the mirror.
    const mirrored = flown(mover, bank(1, 'right', { sideslip: true }), { ships: [ship('small', -100, 40, 315)] })
    endsAt(mirrored, [-x, y, 360 - degrees], 9)
  })

  it('answers no −0', () => {
    for (const degrees of [0, 90, 180, 270]) {
      for (const course of [
        straight(2, { reverse: true }),
        turn(1, 'left'),
        turn(2, 'right', { end: 'tallon' }),
        bank(1, 'left', { end: 'segnor' }),
      ]) {
        for (const value of Object.values(flown(ship('small', 0, 0, degrees), course).pose))
          expect(Object.is(value, -0)).toBe(false)
      }
    }
  })
})

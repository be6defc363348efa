import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { arcAnswer, errorAnswer, moveAnswer } from '../protocol/referee.ts'
import { answerLine } from './line.ts'

/** The answer, which has the form that the protocol page shows, to the last key. */
const ask = <Schema extends z.ZodType>(schema: Schema, question: object): z.infer<Schema> =>
  schema.parse(JSON.parse(answerLine(JSON.stringify(question)).text))

type Ship = { speed?: number; maneuverability?: string; facing?: number; hex?: [number, number] }

const move = (
  action: string,
  path: string,
  { speed = 8, maneuverability = 'average', ...ship }: Ship = {},
  more: object = {},
) =>
  ask(moveAnswer, {
    op: 'hex.move',
    ship: { hex: [0, 0], facing: 0, speed, maneuverability, ...ship },
    action,
    path: path === '' ? [] : path.split(' '),
    ...more,
  })

const enemy = (q: number, r: number) => ({ hex: [q, r], enemy: true, gunner: true, directFire: true })
const at = (hex: readonly [number, number], facing: number, freeAttacks: number[] = []) => ({
  legal: true,
  hex,
  facing,
  freeAttacks,
})
const no = (step: number, code: string) => ({ legal: false, at: step, code })

describe('hex.move', () => {
  it('answers the example of its contract', () => {
    expect(
      answerLine(
        '{"id":"h","op":"hex.move","ship":{"hex":[0,0],"facing":0,"speed":8,"maneuverability":"average"},"action":"fly","path":["F","F","R","F"],"others":[{"hex":[0,-1],"enemy":true,"gunner":true,"directFire":true}]}',
      ).text,
    ).toBe('{"id":"h","legal":true,"hex":[1,-3],"facing":1,"freeAttacks":[0]}')
    expect(move('fly', 'F L')).toEqual(no(1, 'turn_too_soon'))
  })

  it.each([
    ['6.2: a turn after the last hex', 'fly', 'F F R', {}, at([0, -2], 1)],
    ['6.3: the hex of a turn is not counted again', 'fly', 'F F R F R', {}, no(4, 'turn_too_soon')],
    ['6.4: T 1 turns in every hex', 'fly', 'F R F R F R', { maneuverability: 'good' }, at([2, -2], 3)],
    ['6.5: a perfect ship turns twice for each hex', 'fly', 'F R R F', { maneuverability: 'perfect' }, at([1, -1], 2)],
    ['6.5: and no more', 'fly', 'F R R R', { maneuverability: 'perfect' }, no(3, 'turn_too_soon')],
    ['6.5: and none without moving', 'fly', 'R', { maneuverability: 'perfect' }, no(0, 'turn_too_soon')],
    ['6.6: a good ship that manoeuvres is perfect', 'maneuver', 'F R R F', { maneuverability: 'good' }, at([1, -1], 2)],
    ['6.7: surplus hexes are not banked', 'fly', 'F F F F R R', {}, no(5, 'turn_too_soon')],
    ['6.8: no turn before the first hex', 'fly', 'L', { maneuverability: 'good' }, no(0, 'turn_too_soon')],
    ['6.9: up to the speed, and so none', 'evade', '', {}, at([0, 0], 0)],
    ['the speed is the limit', 'fly', 'F F F', { speed: 2 }, no(2, 'too_far')],
    ['full power: half again the speed, rounded down', 'full-power', 'F F F F', { speed: 3 }, at([0, -4], 0)],
    ['full power: no more', 'full-power', 'F F F F F', { speed: 3 }, no(4, 'too_far')],
    ['full power turns two later', 'full-power', 'F F F R', {}, no(3, 'turn_too_soon')],
    ['glide: half the speed, rounded down', 'glide', 'F F F', { speed: 5 }, no(2, 'too_far')],
    ['glide turns two later', 'glide', 'F F F F R', {}, at([0, -4], 1)],
    ['back off: through the aft edge, facing kept', 'back-off', 'B B', { speed: 5 }, at([0, 2], 0)],
    ['back off: half the speed', 'back-off', 'B B B', { speed: 5 }, no(2, 'too_far')],
    ['back off: no turns', 'back-off', 'B L', {}, no(1, 'not_a_turn_here')],
    ['back off: only through the aft edge', 'back-off', 'B F', {}, no(1, 'no_such_step')],
    ['6.35: a barrel roll turns as usual', 'barrel-roll', 'F F R F', { speed: 6 }, at([1, -3], 1)],
    ['barrel roll: half the speed', 'barrel-roll', 'F F F F', { speed: 6 }, no(3, 'too_far')],
    ['flip and burn ends turned about', 'flip-and-burn', 'F F', { facing: 2 }, at([2, 0], 5)],
    ['flip and burn: no turns', 'flip-and-burn', 'F R', {}, no(1, 'not_a_turn_here')],
    ['slide to port', 'slide', 'FP FP', { speed: 2 }, at([-2, 0], 0)],
    ['slide to starboard', 'slide', 'FS FS', { speed: 2, facing: 1 }, at([2, 0], 1)],
    ['6.32: one side for the whole slide', 'slide', 'FS FP', {}, no(1, 'no_such_step')],
    ['slide: no turns', 'slide', 'FS FS L', {}, no(2, 'not_a_turn_here')],
    ['slide: not straight ahead', 'slide', 'F', {}, no(0, 'no_such_step')],
    ['turn in place: any facing', 'turn-in-place', 'R R R R', { maneuverability: 'clumsy' }, at([0, 0], 4)],
    ['turn in place: no move', 'turn-in-place', 'R F', {}, no(1, 'no_such_step')],
    ['the first step that is wrong is named', 'fly', 'F L B', {}, no(1, 'turn_too_soon')],
    ['a step that the action never has', 'fly', 'F B', {}, no(1, 'no_such_step')],
  ] as const)('%s', (_, action, path, ship, expected) => {
    expect(move(action, path, ship as Ship)).toEqual(expected)
  })

  it('6.31: nobody ends on another ship, friend or foe, but may pass it', () => {
    const others = [{ hex: [0, -2] }]
    expect(move('fly', 'F F R', {}, { others })).toEqual(no(1, 'ends_on_ship'))
    expect(move('fly', 'F F F', {}, { others })).toEqual(at([0, -3], 0))
  })

  it('6.29: from three enemies in a row one free attack each, and from one that is passed twice two', () => {
    const others = [enemy(0, -1), enemy(0, -2), enemy(0, -3)]
    expect(move('fly', 'F F F F', {}, { others })).toEqual(at([0, -4], 0, [0, 1, 2]))
    const around = 'F R F R F R F R F R F R F F'
    const passed = move('fly', around, { maneuverability: 'good' }, { others: [enemy(0, -1)] })
    expect(passed).toEqual(at([0, -2], 0, [0, 0]))
  })

  it('6.30: no attack of a friend, without a gunner, or without a weapon that fires directly', () => {
    const others = [
      { ...enemy(0, -1), enemy: false },
      { ...enemy(0, -2), gunner: false },
      { ...enemy(0, -3), directFire: false },
      enemy(0, -4),
    ]
    expect(move('fly', 'F F F F F', {}, { others })).toMatchObject({ freeAttacks: [3] })
  })

  it('6.33: a slide through an enemy draws a free attack', () => {
    expect(move('slide', 'FS FS', {}, { others: [enemy(1, -1)] })).toMatchObject({ hex: [2, -2], freeAttacks: [0] })
  })

  it('6.25: a flyby is spared by the one enemy that it names, once', () => {
    const others = [enemy(0, -1), enemy(0, -2)]
    expect(move('flyby', 'F F F', {}, { others, target: 1 })).toMatchObject({ freeAttacks: [0] })
    const around = 'F R F R F R F R F R F R F F'
    const ship = { maneuverability: 'good' }
    expect(move('flyby', around, ship, { others: [enemy(0, -1)], target: 0 })).toMatchObject({ freeAttacks: [0] })
  })

  it('an audacious gambit draws none, turns two sooner, and ends with any facing', () => {
    const more = { others: [enemy(0, -1)], finalFacing: 4 }
    expect(move('audacious-gambit', 'F R F', { maneuverability: 'poor' }, more)).toEqual(at([1, -2], 4))
  })

  it('says what is wrong with a question', () => {
    const wrong = (more: object) =>
      ask(errorAnswer, {
        ...{ op: 'hex.move', ship: { hex: [0, 0], facing: 0, speed: 8, maneuverability: 'average' } },
        ...{ action: 'fly', path: ['F'], ...more },
      }).error
    expect(wrong({ action: 'flyby' })).toMatchObject({ code: 'bad_input', message: expect.stringMatching(/^target: /) })
    expect(wrong({ action: 'flyby', target: 0 })).toMatchObject({ message: 'target: there is no such ship' })
    expect(wrong({ target: 0 })).toMatchObject({ message: expect.stringMatching(/^target: /) })
    expect(wrong({ finalFacing: 1 })).toMatchObject({ message: expect.stringMatching(/^finalFacing: /) })
    expect(wrong({ path: ['F', 'X'] })).toMatchObject({ message: expect.stringMatching(/^path\[1\]: /) })
    expect(wrong({ action: 'warp' })).toMatchObject({ message: expect.stringMatching(/^action: /) })
  })
})

describe('hex.arc', () => {
  const arc = (target: [number, number], ship = { hex: [0, 0], facing: 0 }) =>
    ask(arcAnswer, { op: 'hex.arc', ship, target })

  it('answers the example of its contract: a boundary hex lies in two arcs', () => {
    expect(arc([1, -2])).toEqual({ distance: 2, arcs: ['forward', 'starboard'] })
  })

  it.each([
    [[0, -1], 1, ['forward']],
    [[1, -1], 1, ['starboard']],
    [[-1, 2], 2, ['aft', 'port']],
    [[0, 0], 0, ['forward', 'starboard', 'aft', 'port']],
  ] as const)('%j', ([q, r], distance, arcs) => {
    expect(arc([q, r])).toEqual({ distance, arcs })
  })

  it('turns with the ship', () => {
    expect(arc([6, -3], { hex: [5, -2], facing: 1 })).toEqual({ distance: 1, arcs: ['forward'] })
  })
})

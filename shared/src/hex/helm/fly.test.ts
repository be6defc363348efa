import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../test/hex/table.ts'
import { hexDistance } from '../../geometry/index.ts'
import { reach } from './reach.ts'

const pilot = [{ role: 'pilot' as const }]

/** Ships of a pilot alone: nobody attacks anybody that passes. */
const battle = (a: Partial<ShipSetup>, others: readonly ShipSetup[] = [], more: Partial<TableSetup> = {}) =>
  table({
    ...{ ships: [{ id: 'a1', at: [0, 0], crew: pilot, ...a }, ...others.map(ship => ({ crew: pilot, ...ship }))] },
    ...{ phase: 'helm', active: 'a1' },
    ...more,
  })

const fly = (t: ReturnType<typeof battle>, path: string) => {
  t.perform('a1.1', 'fly')
  return t.answer({ path })
}

describe('a ship that flies', () => {
  it('moves along its path, turns, and its heading is where it faces then', () => {
    const t = battle({})
    const events = fly(t, 'FFRF')
    expect(t.at('a1')).toEqual([1, -3, 1])
    expect(t.ship('a1').heading).toBe(1)
    expect(only(events, 'flew')).toEqual([
      {
        ...{ type: 'flew', ship: 'a1', why: 'fly' },
        ...{ from: { hex: [0, 0], facing: 0 }, to: { hex: [1, -3], facing: 1 } },
        hexes: [
          [0, -1],
          [0, -2],
          [1, -3],
        ],
      },
    ])
    expect(t.idle).toBe(true)
  })

  it('6.2: may turn after its last hex', () => {
    const t = battle({ speed: 2 })
    fly(t, 'FFL')
    expect(t.at('a1')).toEqual([0, -2, 5])
  })

  it('6.1: begins to count its turns anew each round', () => {
    const t = battle({ speed: 3 })
    fly(t, 'FF')
    t.push('round', {})
    t.ship('a1').used = {}
    Object.assign(t.ship('a1').crew[0] ?? {}, { acted: false })
    while (!t.idle && t.request.kind !== 'path') {
      const order = { ship: 'a1', crew: 'a1.1', action: 'fly' }
      t.answer(t.request.kind === 'crewOrder' && t.game.phase === 'helm' ? order : t.request.default)
    }
    expect(t.refuses({ path: 'FR' })).toMatchObject({ code: 'illegal_step', facts: { index: 1, why: 'turn_too_soon' } })
    expect(t.refuses({ path: 'FFR' })).toBeNull()
  })

  it('6.9: may stay where it is, and has acted', () => {
    const t = battle({})
    expect(only(fly(t, ''), 'flew')).toMatchObject([{ hexes: [], from: { hex: [0, 0] }, to: { hex: [0, 0] } }])
    expect(t.at('a1')).toEqual([0, 0, 0])
    expect(t.ship('a1').crew[0]?.acted).toBe(true)
  })

  it('passes through ships of both sides; who is on nobody’s way is not told of', () => {
    const t = battle({}, [
      { id: 'a2', at: [0, -1] },
      { id: 'b1', at: [0, -2] },
    ])
    const events = fly(t, 'FFF')
    expect(t.at('a1')).toEqual([0, -3, 0])
    expect(only(events, 'passed')).toEqual([{ type: 'passed', ship: 'a1', by: 'b1' }])
    expect(only(events, 'flew').map(({ hexes }) => hexes.length)).toEqual([2, 1])
  })

  it('6.31: ends on no ship, friend or enemy or disabled', () => {
    for (const other of [{ id: 'a2' }, { id: 'b1' }, { id: 'b1', damage: 50 }]) {
      const t = battle({}, [{ ...other, at: [0, -2] }])
      t.perform('a1.1', 'fly')
      expect(t.refuses({ path: 'FF' })).toMatchObject({
        ...{ code: 'illegal_step', place: 'answer.path.1', facts: { index: 1, rule: 'hex §2.4' } },
      })
    }
  })

  it('6.62: finds the hex taken that another, who moved before it, has gone to', () => {
    const t = battle({ at: [0, 0, 0] }, [{ id: 'b1', at: [0, -4, 3] }])
    fly(t, 'FF')
    t.game.active = 'b1'
    t.perform('b1.1', 'fly')
    expect(t.refuses({ path: 'FF' }, 'b')).toMatchObject({ facts: { why: 'ends_on_ship' } })
    t.answer({ path: 'F' }, 'b')
    expect(t.at('b1')).toEqual([0, -3, 3])
  })

  it('has fled when it ends past the edge, wherever it was on the way', () => {
    const t = battle({ at: [0, -4], turn: 0 }, [], { radius: 5 })
    const events = fly(t, 'FFRRFRF')
    expect(only(events, 'fled')).toEqual([])
    expect(t.at('a1')).toEqual([1, -5, 3])
    const gone = battle({ at: [0, -4] }, [], { radius: 5 })
    expect(only(fly(gone, 'FF'), 'fled')).toEqual([{ type: 'fled', ship: 'a1' }])
    expect(gone.ship('a1')).toMatchObject({ place: 'fled', at: null })
  })

  it('has not fled where the edge is none', () => {
    const t = battle({ at: [0, -4] }, [], { radius: 5, ruleset: { edgeIsFlight: false } })
    fly(t, 'FF')
    expect(t.at('a1')).toEqual([0, -6, 0])
  })

  it('uses up its hard turn only when it makes it', () => {
    const hard = (path: string) => {
      const t = battle({})
      t.ship('a1').effects.hardTurn = true
      fly(t, path)
      return t.ship('a1').effects.hardTurn
    }
    expect(hard('FFR')).toBe(true)
    expect(hard('FR')).toBe(false)
  })
})

describe('the path that is asked', () => {
  it('is of whoever flies', () => {
    const t = battle({ crew: [{ role: 'pilot', seat: 'c' }] }, [], { sides: { c: 'A' } })
    t.perform('a1.1', 'fly')
    expect(t.asked('path', 'c')).toMatchObject({ ship: 'a1', way: 'fly', course: { speed: 8, turn: 2 } })
  })

  it('lists every end once, each with a path that is legal', () => {
    const t = battle({ speed: 2, turn: 1 }, [{ id: 'b1', at: [0, -1] }])
    t.perform('a1.1', 'fly')
    const listed = t.choices().map(answer => (answer as { path: string }).path)
    expect(new Set(listed)).toEqual(new Set(['', 'FF', 'FFL', 'FFR', 'FLF', 'FLFL', 'FLFR', 'FRF', 'FRFL', 'FRFR']))
    expect(listed).toHaveLength(10)
    for (const path of listed) expect(t.refuses({ path })).toBeNull()
  })

  it('goes around enemies who could attack, and through others', () => {
    const paths = (crew: ShipSetup['crew']) => {
      const t = battle({ speed: 4, turn: 1 }, [{ id: 'b1', at: [0, -2], ...(crew && { crew }) }])
      t.perform('a1.1', 'fly')
      return t.choices().map(answer => (answer as { path: string }).path)
    }
    expect(paths([{ role: 'gunner' }])).toContain('FLFRFRFL')
    expect(paths([{ role: 'gunner' }])).not.toContain('FFF')
    expect(paths(undefined)).toContain('FFF')
  })

  it('lists one of all the ways past the edge', () => {
    const t = battle({ at: [0, -4], turn: 0, speed: 4 }, [], { radius: 4 })
    t.perform('a1.1', 'fly')
    const course = { edge: 'forward', speed: 4, exact: false, turn: 0, hardTurn: false } as const
    const ends = reach({ hex: [0, -4], facing: 0 }, course, { taken: [], threats: [] })
    const inside = ends.filter(({ hex }) => hexDistance([0, 0], hex) <= 4)
    expect(inside.length).toBeLessThan(ends.length - 1)
    expect(t.choices()).toHaveLength(inside.length + 1)
    expect(t.choices()).toContainEqual({ path: 'F' })
  })

  it('is refused with what is wrong', () => {
    const t = battle({})
    t.perform('a1.1', 'fly')
    expect(t.refuses({ path: 'FFFFFFFFF' })).toMatchObject({ facts: { index: 8, why: 'too_far', rule: 'hex §2.2' } })
    expect(t.refuses({ path: 3 })).toMatchObject({ code: 'bad_answer', place: 'answer' })
    expect(t.refuses({ path: '', facing: 2 })).toMatchObject({ code: 'bad_answer', place: 'answer' })
    expect(t.refuses({ path: 'FB' })).toMatchObject({ code: 'bad_answer', place: 'answer.path.1' })
  })

  it('stays where it is when nobody answers', () => {
    const t = battle({})
    t.perform('a1.1', 'fly')
    t.answer(t.request.default)
    expect(t.at('a1')).toEqual([0, 0, 0])
  })
})

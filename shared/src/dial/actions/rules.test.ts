import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type At, bar, type Table, table } from '../../../test/dial/table.ts'
import type { JsonObject } from '../../kernel/index.ts'
import { ACTIONS, type ActionType } from '../data/index.ts'
import type { ObstacleId } from '../data/obstacles/index.ts'
import { placedShip } from '../look.ts'
import { ruleOf } from './rules.ts'

const rocks: readonly ObstacleId[] = ['coreasteroid0', 'gascloud1', 'yt2400debris0']
const nine = [...'123456789']

/** Cells of 72 mm, in which no two small bases overlap however they are turned. */
const cell = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 10, maxLength: 10 })
const headings = fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 10, maxLength: 10 })
const corner = fc.constantFrom(35, 180, 375)

function crowd([cells, degrees, from]: [number[], number[], number]): Table {
  const at = (i: number): At => {
    const place = cells[i] ?? 0
    return [from + 72 * (place % 8), from + 72 * Math.floor(place / 8), degrees[i] ?? 0]
  }
  return table({
    ships: nine.slice(0, 7).map((number, i) => ({
      id: `${i % 2 === 0 ? 'a' : 'b'}${number}`,
      at: at(i),
      type: 'alphaclassstarwing',
      bar: bar(ACTIONS),
      turret: 'front',
      upgrades: [{ id: 'protontorpedoes', slot: 'torpedo', charges: { value: i % 2, max: 1, recovers: 0 } }],
    })),
    obstacles: rocks.map((outline, i) => ({ id: `o${i}`, outline, at: at(7 + i) })),
    activation: { ship: 'a1', executed: '2FB' },
  })
}

/** Everything that could be said about an action, sensible or not. */
function sayable(type: ActionType): readonly JsonObject[] {
  const names = ['left:+1', 'left:0', 'left:-1', 'right:+1', 'right:0', 'right:-1', 'straight', 'left', 'right', null]
  const ids = [...nine.flatMap(n => [`a${n}`, `b${n}`]), 'o0', 'o1', 'o2', 'toString']
  const kinds = ['ship', 'obstacle', 'device']
  switch (type) {
    case 'barrelRoll':
    case 'boost':
      return names.map(option => ({ action: type, option }))
    case 'lock':
      return [null, ...kinds.flatMap(kind => ids.map(id => ({ kind, id })))].map(on => ({ action: type, on }))
    case 'coordinate':
    case 'jam':
      return [null, ...ids].map(ship => ({ action: type, ship }))
    case 'reload':
      return [null, -1, 0, 1].map(upgrade => ({ action: type, upgrade }))
    case 'rotate':
      return ['front', 'right', 'rear', 'left', 'frontRear', 'leftRight'].map(to => ({ action: type, to }))
    case 'reinforce':
      return ['fore', 'aft', null].map(end => ({ action: type, end }))
    case 'slam':
      return [null, '1FB', '2TW', '2BB', '2FB', '2NB', '2YW', '3FW', '2KR'].map(code => ({ action: type, code }))
    default:
      return [{ action: type }, { action: type, option: null }]
  }
}

const text = (choice: JsonObject): string => JSON.stringify(choice)

describe('every action: rules/dial.md §8.1, §8.2', () => {
  it.each(ACTIONS)('%s accepts exactly what it lists, and fails only where nothing else is listed (A24)', type => {
    const rule = ruleOf(type)
    expect(rule.type).toBe(type)
    fc.assert(
      fc.property(fc.tuple(cell, headings, corner), placing => {
        const { game } = crowd(placing)
        const ship = placedShip(game, 'a1')
        const listed = rule.options(game, ship)
        const accepted = sayable(type).filter(said => rule.refuses(game, ship, said) === null)
        expect(accepted.map(text).toSorted()).toEqual(listed.map(text).toSorted())
        if (listed.some(choice => rule.fails(choice))) expect(listed).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })
})

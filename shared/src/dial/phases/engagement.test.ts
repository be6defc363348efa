import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, table } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialWords } from '../words.ts'

const frail = { hull: 1, shields: { value: 0, max: 0, recovers: 0 } } as const
const a1 = { id: 'a1', at: [400, 400], ...frail } as const
const b1 = { id: 'b1', at: [400, 540, 180], ...frail } as const
const far = { id: 'b9', at: [800, 800] } as const
const kills = [
  ['hit', 'hit', 'hit', 'hit'],
  ['blank', 'blank'],
] as const
const misses = [
  ['blank', 'blank', 'blank', 'blank'],
  ['blank', 'blank'],
] as const

/** Runs the phase; everybody attacks the first that is listed. */
function engaged(ships: readonly ShipSetup[], more: Omit<Parameters<typeof table>[0], 'ships'> = {}): Table {
  const t = table({ phase: 'engagement', ...more, ships })
  t.push('engagement', {})
  while (!t.idle) t.answer(t.choices()[0] ?? null)
  expect(dial.broken(t.state)).toEqual([])
  return t
}

const told = (t: Table) =>
  t.events.flatMap(e =>
    e.type === 'attackDeclared' || e.type === 'destroyed' || e.type === 'removed' ? [`${e.type} ${e.ship}`] : [],
  )

describe('the Engagement Phase', () => {
  it('goes from the highest initiative down', () => {
    const t = engaged(
      [
        { ...a1, initiative: 2 },
        { ...b1, initiative: 4 },
      ],
      { dice: [...misses, ...misses] },
    )
    expect(told(t)).toEqual(['attackDeclared b1', 'attackDeclared a1'])
  })

  it('A30: a ship killed at a higher initiative is removed before its own', () => {
    const t = engaged([{ ...a1, initiative: 5 }, { ...b1, initiative: 3 }, far], { dice: kills })
    expect(told(t)).toEqual(['attackDeclared a1', 'destroyed b1', 'removed b1'])
    expect(t.ship('b1')).toMatchObject({ place: 'destroyed', doomed: false })
  })

  it('A31: a ship killed at its own initiative still engages, and then both leave', () => {
    const t = engaged([{ ...a1, initiative: 5 }, { ...b1, initiative: 5 }, far], { dice: [...kills, ...kills] })
    expect(told(t)).toEqual([
      'attackDeclared a1',
      'destroyed b1',
      'attackDeclared b1',
      'destroyed a1',
      'removed a1',
      'removed b1',
    ])
  })

  it('A31: a ship destroyed twice is destroyed once', () => {
    const a2 = { ...a1, id: 'a2', at: [445, 400], initiative: 5 } as const
    const again = [
      ['hit', 'hit', 'hit'],
      ['blank', 'blank'],
    ] as const
    const t = engaged([{ ...a1, initiative: 5 }, a2, { ...b1, initiative: 2 }], { dice: [...kills, ...again] })
    expect(told(t)).toEqual(['attackDeclared a1', 'destroyed b1', 'attackDeclared a2', 'removed b1'])
  })

  it('A32: a destroyed ship that is repaired below its hull is removed all the same', () => {
    const mend: Ability<DialWords> = {
      id: 'mend',
      window: 'destroyed',
      when: () => true,
      effect: t => {
        for (let i = 0; i < 4; i++) t.push('repair', { ship: 'b1', by: 'b', which: 'faceDown' })
      },
    }
    const abilities = [{ ability: mend, listeners: [{ source: 'b1', seat: 'b' }] }]
    const t = engaged([{ ...a1, initiative: 5 }, { ...b1, initiative: 3 }, far], { dice: kills, abilities })
    expect(t.ship('b1')).toMatchObject({ place: 'destroyed', damage: { down: 0, up: [] } })
  })

  it('lets a ship engage that its own console fire killed', () => {
    const burning = { ...a1, hull: 2, damage: { down: 0, up: ['consolefire'] }, initiative: 5 }
    const t = engaged([burning, { ...b1, initiative: 2 }], { dice: ['hit', ...misses] })
    expect(told(t)).toEqual(['destroyed a1', 'attackDeclared a1', 'removed a1'])
  })

  it('has disarmed ships engage, for what else they trigger, without an attack', () => {
    const seen: string[] = []
    const ability: Ability<DialWords> = {
      id: 'witness',
      window: 'beforeEngage',
      when: () => true,
      effect: (_t, { source }) => void seen.push(source),
    }
    const abilities = [{ ability, listeners: [{ source: 'a1', seat: 'a' }] }]
    const t = engaged([{ ...a1, initiative: 5, tokens: { disarm: 1 } }, far], { abilities })
    expect(seen).toEqual(['a1', 'a1'])
    expect(told(t)).toEqual([])
  })

  it('leaves nobody on the table who was destroyed at its very end', () => {
    const ability: Ability<DialWords> = {
      id: 'last blow',
      window: 'phaseEnd',
      when: () => true,
      effect: t => t.push('suffer', { ship: 'b1', hits: 1, crits: 0, source: 'attack' }),
    }
    const abilities = [{ ability, listeners: [{ source: 'a1', seat: 'a' }] }]
    const t = engaged([{ ...a1, at: [100, 100] }, b1], { abilities })
    expect(t.ship('b1').place).toBe('destroyed')
  })
})

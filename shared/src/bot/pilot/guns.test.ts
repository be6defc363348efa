import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import { measure, pose } from '../../geometry/index.ts'
import { seededChance } from '../chance.ts'
import { diceOf, glance, gunsOf } from './guns.ts'

const gun = (arc: Parameters<typeof glance>[0]['arc']) => ({ arc, value: 2, minRange: 0, maxRange: 3, ordnance: false })

describe('a glance at what a gun reaches: rules/dial.md §6.1, §6.2', () => {
  it('says what a measure says, but for bases that lie across a line', () => {
    const chance = seededChance(1)
    const arcs = ['front', 'rear', 'left', 'right', 'fullFront', 'fullRear'] as const
    let same = 0
    const tries = 2000
    for (let i = 0; i < tries; i++) {
      const from = { size: 'small', pose: pose(0, 0, chance(200) - 99.5, chance(200) - 99.5) } as const
      const at = { size: 'medium', pose: pose(chance(700) - 350, chance(700) - 350, 0, 1) } as const
      const arc = arcs[i % arcs.length] ?? 'front'
      const seen = measure(from, at, [], [], { guides: true }).arcs[arc]
      const exactly = seen.in ? Math.max(1, seen.range) : null
      if (glance(gun(arc), from, at) === exactly) same++
    }
    expect(same / tries).toBeGreaterThan(0.9)
  })

  it('the bullseye is narrow and a gun has its ranges', () => {
    const from = { size: 'small', pose: pose(0, 0, 0, 1) } as const
    const at = (x: number, y: number) => ({ size: 'small', pose: pose(x, y, 0, 1) }) as const
    expect(glance(gun('bullseye'), from, at(0, 200))).toBe(2)
    expect(glance(gun('bullseye'), from, at(60, 200))).toBeNull()
    expect(glance(gun('front'), from, at(0, 345))).toBeNull()
    expect(glance({ ...gun('front'), minRange: 2 }, from, at(0, 100))).toBeNull()
  })
})

describe('dice and guns: rules/dial.md §6.4, §7.1', () => {
  const t = table({
    ships: [
      {
        id: 'a1',
        at: [400, 400],
        tokens: { deplete: 1 },
        upgrades: [{ id: 'protontorpedoes', slot: 'torpedo', charges: { value: 2, max: 2, recovers: 0 } }],
      },
      { id: 'b1', at: [400, 600], agility: 2, tokens: { cloak: 1, strain: 1 } },
    ],
  })
  const [a, b] = [t.ship('a1'), t.ship('b1')].map(ship => ({ ...ship, pose: ship.pose ?? pose(0, 0, 0, 1) }))

  it('counts range and tokens', () => {
    if (a === undefined || b === undefined) throw new Error('two ships')
    expect(diceOf(gun('front'), 1, b, a)).toEqual([3, a.agility])
    expect(diceOf(gun('front'), 2, a, b)).toEqual([1, 3])
    expect(diceOf(gun('front'), 3, b, a)).toEqual([2, a.agility + 1])
    expect(diceOf({ ...gun('front'), ordnance: true }, 1, b, a)).toEqual([2, a.agility])
  })

  it('leaves out what has charges to spend', () => {
    expect(gunsOf(t.game, t.ship('a1')).map(({ arc, value }) => [arc, value])).toEqual([['front', 3]])
  })
})

import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, type TableSetup, table } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'

const decloaking = (ship: Partial<ShipSetup> = {}, setup: Partial<TableSetup> = {}) => {
  const me = { id: 'a1', at: [457, 457], tokens: { cloak: 1 }, ...ship } as const
  const on = table({ phase: 'system', ...setup, ships: [me, ...(setup.ships ?? [])] })
  on.push('systemShip', { ship: 'a1' })
  return on
}

const ways = ['left:+1', 'left:0', 'left:-1', 'right:+1', 'right:0', 'right:-1', 'boost']

describe('decloaking in the System Phase: rules/dial.md §8.2, §4.4', () => {
  it('may roll or boost along the straight of speed 2, and then loses the token', () => {
    const on = decloaking()
    expect(on.choices()).toEqual([...ways.map(decloak => ({ decloak })), { pass: true }])
    const events = plain(on.answer({ decloak: 'right:-1' }))
    expect(events.map(e => e.type)).toEqual(['repositioned', 'tokenLost'])
    expect(on.pose('a1')).toEqual({ x: 577, y: 447, dx: 0, dy: 1 })
    expect(on.ship('a1').tokens).toEqual({})
  })

  it('boosts straight', () => {
    const on = decloaking()
    on.answer({ decloak: 'boost' })
    expect(on.pose('a1')).toEqual({ x: 457, y: 577, dx: 0, dy: 1 })
  })

  it('moves larger bases along the straight of speed 1', () => {
    const on = decloaking({ type: 'firesprayclasspatrolcraft' })
    on.answer({ decloak: 'left:+1' })
    expect(on.pose('a1')).toEqual({ x: 377, y: 477, dx: 0, dy: 1 })
  })

  it('is no action: a stressed or ionised ship may do it, and it uses nothing up', () => {
    const on = decloaking({ tokens: { cloak: 1, stress: 1, ion: 1 } })
    on.answer({ decloak: 'left:0' })
    expect(on.ship('a1').tokens).toEqual({ stress: 1, ion: 1 })
    expect(on.ship('a1').attempted).toEqual([])
  })

  it('may be passed, and the token stays', () => {
    const on = decloaking()
    expect(on.answer({ pass: true })).toEqual([])
    expect(on.ship('a1').tokens).toEqual({ cloak: 1 })
  })

  it('A24: an illegal way is refused, and it fails only where none is legal; then the token stays', () => {
    const open = decloaking({}, { ships: [{ id: 'b1', at: [457, 577] }] })
    expect(open.refuses({ decloak: 'boost' })).toMatchObject({ code: 'overlaps_ship', facts: { ship: 'b1' } })
    expect(open.refuses({ decloak: null })?.code).toBe('may_not_fail')
    const walls = [
      { id: 'b1', at: [457, 577] },
      { id: 'b2', at: [577, 457] },
      { id: 'b3', at: [337, 457] },
    ] as const
    const shut = decloaking({}, { ships: walls })
    expect(shut.choices()).toEqual([{ decloak: null }, { pass: true }])
    const before = shut.pose('a1')
    expect(plain(shut.answer({ decloak: null }))).toEqual([{ type: 'decloakFailed', ship: 'a1' }])
    expect(shut.pose('a1')).toEqual(before)
    expect(shut.ship('a1').tokens).toEqual({ cloak: 1 })
  })

  it('asks no ship without a cloak token', () => {
    expect(decloaking({ tokens: {} }).idle).toBe(true)
  })

  it.each<Json>([{ pass: false }, { decloak: 1 }, { decloak: 'straight' }, {}, [], null, 'boost'])(
    'refuses %j',
    answer => expect(decloaking().refuses(answer)).not.toBeNull(),
  )
})

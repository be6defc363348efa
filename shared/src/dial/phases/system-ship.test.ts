import { describe, expect, it } from 'vitest'
import { plain, type ShipSetup, type TableSetup, table } from '../../../test/dial/table.ts'
import type { Json } from '../../kernel/index.ts'
import { dial } from '../game.ts'

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

describe('placing a device in the System Phase: rules/dial.md §9.1', () => {
  const card = (id: string, value = 2, max = value) => {
    return { id, slot: 'device', charges: { value, max, recovers: 0 } } as const
  }
  const armed = (upgrades: ShipSetup['upgrades'], ship: Partial<ShipSetup> = {}) =>
    decloaking({ tokens: {}, upgrades, ...ship })
  const bomb = { card: 'protonbombs', way: 'drop', template: '1F' } as const
  const mine = { card: 'proximitymines', way: 'drop', template: '1F' } as const
  const near = { card: 'thermaldetonators', way: 'drop', template: '1F' } as const
  const far = { ...near, template: '2F' } as const

  it('a ship places one device of those that it has charges for, or none', () => {
    const on = armed([card('protonbombs'), card('proximitymines'), card('ionbombs', 0, 2)])
    expect(on.choices()).toEqual([{ place: [bomb] }, { place: [mine] }, { pass: true }])
    expect(on.refuses({ place: [bomb, mine] })).toMatchObject({ code: 'not_an_option', place: 'answer.place' })
    const events = plain(on.answer({ place: [bomb] }))
    expect(events.map(e => e.type)).toEqual(['chargeSpent', 'devicePlaced'])
    expect(on.idle).toBe(true)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('declining costs nothing', () => {
    const on = armed([card('protonbombs')])
    expect(on.answer({ pass: true })).toEqual([])
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(2)
    expect(on.ship('a1').placedDevice).toBe(false)
  })

  it('a place that would lie outside the play area is not offered', () => {
    expect(armed([card('thermaldetonators', 4)], { at: [457, 100] }).choices()).toEqual([
      { place: [near] },
      { pass: true },
    ])
    expect(armed([card('protonbombs')], { at: [457, 60] }).idle).toBe(true)
  })

  it('either it decloaks or it places', () => {
    const on = armed([card('protonbombs')], { tokens: { cloak: 1 } })
    expect(on.choices()).toEqual([...ways.map(decloak => ({ decloak })), { place: [bomb] }, { pass: true }])
    on.answer({ place: [bomb] })
    expect(on.idle).toBe(true)
    expect(on.ship('a1').tokens).toEqual({ cloak: 1 })
    const uncloaked = armed([card('protonbombs')])
    expect(uncloaked.refuses({ decloak: 'boost' })?.code).toBe('bad_answer')
  })

  it('two thermal detonators need two charges and different templates', () => {
    const on = armed([card('thermaldetonators', 4)])
    expect(on.choices()).toEqual([{ place: [near] }, { place: [near, far] }, { place: [far] }, { pass: true }])
    expect(on.refuses({ place: [near, near] })?.code).toBe('not_an_option')
    on.answer({ place: [near, far] })
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(2)
    expect(Object.values(on.game.devices).map(({ pose }) => pose.y)).toEqual([
      457 - 20 - 40 - 14.2,
      457 - 20 - 80 - 14.2,
    ])
    const last = armed([card('thermaldetonators', 1, 4)])
    expect(last.choices()).toEqual([{ place: [near] }, { place: [far] }, { pass: true }])
  })

  it('concussion bombs go on once they were begun, if they can', () => {
    const drop = { card: 'concussionbombs', way: 'drop', template: '1F' }
    const fresh = armed([card('concussionbombs', 3), card('protonbombs')])
    expect(fresh.choices()).toEqual([{ place: [drop] }, { place: [bomb] }, { pass: true }])
    const begun = armed([card('concussionbombs', 2, 3), card('protonbombs')], { tokens: { cloak: 1 } })
    expect(begun.choices()).toEqual([{ place: [drop] }])
    expect(begun.refuses({ pass: true })).toMatchObject({ code: 'may_not_pass' })
    expect(begun.request.default).toEqual({ place: [drop] })
    expect(armed([card('concussionbombs', 0, 3)]).idle).toBe(true)
    expect(armed([card('concussionbombs', 2, 3)], { at: [457, 60] }).idle).toBe(true)
  })

  it.each<Json>([
    { place: [] },
    { place: [{ ...bomb, template: '2F' }] },
    { place: [{ ...bomb, way: 'launch' }] },
    { place: bomb },
    { place: [bomb], pass: true },
    { place: null },
  ])('refuses %j', answer => expect(armed([card('protonbombs')]).refuses(answer)).not.toBeNull())

  it('only ships with something to do take part', () => {
    const t = table({
      phase: 'system',
      ships: [
        { id: 'a1', at: [457, 457], upgrades: [card('protonbombs')] },
        { id: 'a2', at: [257, 457], upgrades: [card('protonbombs', 0, 2)] },
        { id: 'a3', at: [657, 457] },
        { id: 'b1', at: [457, 657], tokens: { cloak: 1 } },
      ],
    })
    t.push('system', {})
    expect(t.request).toMatchObject({ seat: 'a', kind: 'system', args: { ship: 'a1' } })
    t.answer({ pass: true })
    expect(t.request).toMatchObject({ seat: 'b', kind: 'system', args: { ship: 'b1' } })
    t.answer({ pass: true })
    expect(t.idle).toBe(true)
  })
})

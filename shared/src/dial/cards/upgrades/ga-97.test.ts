import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const caller = (charges: number, more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a1',
  at: [400, 60],
  upgrades: [{ id: 'ga97', slot: 'crew', charges: { value: charges, max: 5, recovers: 1 } }],
  ...more,
})
const waiting = (): ShipSetup => ({ id: 'a2', initiative: 3, conditions: [{ card: 'itstheresistance', by: 'a1' }] })
const enemy: ShipSetup = { id: 'b1', at: [457, 860, 180] }

const newRound = (on: Table) => on.does(t => t.window('roundStart', { round: 2 }))
const place = (x: number, y: number) => ({ ship: 'a2', x, y, dx: 0, dy: 1 })

describe('GA-97', () => {
  it('before forces are placed three to five charges keep another friendly ship in reserve', () => {
    const on = table({ phase: 'setup', ships: [caller(5, { at: undefined }), { id: 'a2', initiative: 3 }, enemy] })
    on.does(t => t.window('beforePlaceForces', {}))
    expect(on.choices()).toEqual([...[3, 4, 5].map(charges => ({ use: { ship: 'a2', charges } })), { pass: true }])
    on.answer({ use: { ship: 'a2', charges: 4 } })
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
    expect(on.ship('a2').conditions).toEqual([{ card: 'itstheresistance', by: 'a1' }])
    on.push('forces', { initiative: 3 })
    expect([on.idle, on.ship('a2').place]).toEqual([true, 'reserve'])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('declined it costs nothing, and the ship is placed as usual', () => {
    const on = table({ phase: 'setup', ships: [caller(5, { at: undefined }), { id: 'a2', initiative: 3 }, enemy] })
    on.does(t => t.window('beforePlaceForces', {}))
    on.answer({ pass: true })
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(5)
    on.push('forces', { initiative: 3 })
    expect(on.request.kind).toBe('placeShip')
  })
})

describe("It's the Resistance", () => {
  it('has its ship deploy at the start of a round when all charges are back: by any edge, beyond range 3 of enemies', () => {
    const on = table({ phase: 'end', ships: [caller(5), waiting(), enemy] })
    newRound(on)
    expect(on.request).toMatchObject({ kind: 'placeShip', seat: 'a' })
    const code = (x: number, y: number) => on.refuses(place(x, y))?.code ?? null
    // Along each edge; 437 − 100 = 337 mm beside the enemy, and not 300.
    expect([code(457, 50), code(50, 300), code(864, 300), code(80, 864)]).toEqual([null, null, null, null])
    expect([code(200, 864), code(457, 300)]).toEqual(['outside_strip', 'outside_strip'])
    expect(typesOf(on.answer(place(80, 864)))).toEqual(['shipPlaced', 'conditionRemoved'])
    expect(on.ship('a2')).toMatchObject({ place: 'table', conditions: [], tokens: {} })
    on.push('planning', {})
    expect(on.state.pending[0]?.args).toEqual({ ships: ['a1', 'a2'] })
    expect([on.ship('a2').arrived, dial.broken(on.state)]).toEqual([false, []])
  })

  it('and not while a charge is missing', () => {
    const on = table({ phase: 'end', ships: [caller(4), waiting(), enemy] })
    newRound(on)
    expect(on.idle).toBe(true)
    expect(on.ship('a2').place).toBe('reserve')
  })

  it('has it deploy disarmed when the caller is destroyed; it does not activate in that round', () => {
    const on = table({ phase: 'activation', ships: [caller(1), waiting(), enemy] })
    on.push('suffer', { ship: 'a1', hits: 6, crits: 0, source: 'asteroid' })
    expect(on.request.kind).toBe('placeShip')
    on.answer(place(80, 80))
    expect(on.ship('a2')).toMatchObject({ conditions: [], tokens: { disarm: 1 }, arrived: true })
    expect(on.ship('a1').place).toBe('destroyed')
    on.push('activations', {})
    while (!on.idle) on.answer({ skip: true })
    expect(on.events).not.toContainEqual(expect.objectContaining({ type: 'noDial', ship: 'a2' }))
    expect(dial.broken(on.state)).toEqual([])
  })

  it('without room it stays and comes later, disarmed if the caller is gone', () => {
    // Nothing of the table lies beyond range 3 of these.
    const everywhere = [200, 457, 714].flatMap((x, i) =>
      [200, 457, 714].map((y, k): ShipSetup => ({ id: `b${3 * i + k + 1}`, at: [x, y] })),
    )
    const on = table({ phase: 'activation', ships: [caller(1), waiting(), ...everywhere] })
    on.push('suffer', { ship: 'a1', hits: 6, crits: 0, source: 'asteroid' })
    expect([on.idle, on.ship('a2').place, on.ship('a2').conditions.length]).toEqual([true, 'reserve', 1])
    for (const { id } of everywhere) on.push('leavePlay', { ship: id, how: 'destroyed' })
    newRound(on)
    on.answer(place(80, 80))
    expect(on.ship('a2').tokens).toEqual({ disarm: 1 })
  })

  it('in the Engagement Phase it engages if its initiative has not come', () => {
    const late = [4, 5].map(reached => {
      const on = table({ phase: 'engagement', ships: [caller(1), waiting(), enemy] })
      on.game.reached = reached
      on.push('suffer', { ship: 'a1', hits: 6, crits: 0, source: 'asteroid' })
      on.answer(place(80, 80))
      return on.game.done
    })
    // Of nine turns, from initiative 8 down, that of initiative 3 is number 5.
    expect(late).toEqual([[], ['a2']])
  })
})

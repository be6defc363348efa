import { describe, expect, it } from 'vitest'
import { type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'
import { gain } from './index.ts'

const ship = { id: 'a1', at: [400, 400] } as const
const tractorBeam = { ship: 'a1', token: 'tractor', count: 1, by: 'b' } as const

function tractored(setup: TableSetup) {
  const on = table(setup)
  on.push('gainTokens', tractorBeam)
  return on
}

describe('tractor tokens: rules/dial.md §3.2', () => {
  it('lets the player who applied it roll the ship, either side, or boost it', () => {
    const on = tractored({ ships: [ship] })
    expect([on.request.kind, on.request.seat]).toEqual(['tractorMove', 'b'])
    const moves = ['left:+1', 'left:0', 'left:-1', 'right:+1', 'right:0', 'right:-1', 'boost']
    expect(on.choices()).toEqual([...moves.map(move => ({ move })), { pass: true }])
    on.answer({ move: 'left:+1' })
    expect(on.pose('a1')).toEqual({ x: 320, y: 410, dx: 0, dy: 1 })
  })

  it('boosts by the straight of speed 1', () => {
    const on = tractored({ ships: [ship] })
    on.answer({ move: 'boost' })
    expect(on.pose('a1')).toEqual({ x: 400, y: 480, dx: 0, dy: 1 })
  })

  it.each([
    ['firesprayclasspatrolcraft', 2],
    ['lambdaclasst4ashuttle', 3],
  ])('needs as many tokens as ion does: %s', (type, needed) => {
    const on = table({ ships: [{ ...ship, type, tokens: { tractor: needed - 2 } }] })
    on.push('gainTokens', tractorBeam)
    expect(on.idle).toBe(true)
    on.push('gainTokens', tractorBeam)
    expect(on.request.kind).toBe('tractorMove')
  })

  it('moves it never through or onto obstacles, onto ships or out of the area', () => {
    const on = tractored({
      ships: [
        { id: 'a1', at: [60, 400] },
        { id: 'b1', at: [140, 400] },
      ],
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [60, 470] }],
    })
    expect(on.idle).toBe(true)
    expect(on.ship('a1').tokens).toEqual({ tractor: 1 })
  })

  it('says what is in the way', () => {
    const on = tractored({
      ships: [
        { id: 'a1', at: [60, 400] },
        { id: 'b1', at: [140, 400] },
      ],
    })
    const rule = 'dial §8.2'
    expect(on.refuses({ move: 'right:0' })).toMatchObject({ code: 'overlaps_ship', facts: { rule, ship: 'b1' } })
    expect(on.refuses({ move: 'left:0' })).toMatchObject({ code: 'outside_area', facts: { rule, edge: 'west' } })
    expect(on.refuses({ move: 'straight' })?.code).toBe('not_an_option')
    expect(on.refuses({ move: 'boost' })).toBeNull()
  })

  it('is once a round', () => {
    const on = tractored({ ships: [ship] })
    on.answer({ pass: true })
    on.push('gainTokens', tractorBeam)
    expect(on.idle).toBe(true)
    expect(on.ship('a1').tokens).toEqual({ tractor: 2 })
  })

  it('lets the owner turn a ship that an opponent moved, for a stress token', () => {
    const on = tractored({ ships: [ship] })
    on.answer({ move: 'boost' })
    expect([on.request.kind, on.request.seat]).toEqual(['tractorTurn', 'a'])
    expect(on.choices()).toEqual([{ turn: 'left' }, { turn: 'right' }, { pass: true }])
    on.answer({ turn: 'right' })
    expect(on.pose('a1')).toEqual({ x: 400, y: 480, dx: 1, dy: 0 })
    expect(on.ship('a1').tokens).toEqual({ tractor: 1, stress: 1 })
  })

  it('lets the owner not turn, and then there is no stress', () => {
    const on = tractored({ ships: [ship] })
    on.answer({ move: 'boost' })
    on.answer({ pass: true })
    expect(on.ship('a1').tokens).toEqual({ tractor: 1 })
    expect(on.idle).toBe(true)
  })

  it('offers no turn to a ship that was not moved or that its own side moved', () => {
    const still = tractored({ ships: [ship] })
    still.answer({ pass: true })
    expect(still.idle).toBe(true)
    const own = table({ ships: [ship] })
    own.push('gainTokens', { ...tractorBeam, by: 'a' })
    expect(own.request.seat).toBe('a')
    own.answer({ move: 'boost' })
    expect(own.idle).toBe(true)
    const allied = table({ ships: [ship], sides: { a: 'A', b: 'A' } })
    allied.push('gainTokens', tractorBeam)
    allied.answer({ move: 'boost' })
    expect(allied.idle).toBe(true)
  })

  it('does not turn a ship onto another one: guides count', () => {
    // Shoulder to shoulder: turned, the guides would stand into the neighbour.
    const on = tractored({
      ships: [
        { id: 'a1', at: [400, 400] },
        { id: 'b1', at: [440, 480] },
      ],
    })
    on.answer({ move: 'boost' })
    expect(on.pose('a1').y).toBe(480)
    expect(on.idle).toBe(true)
  })

  it('A49: the move comes when the ability that gave the token is completely resolved, before others in the queue', () => {
    const on = table({
      ships: [ship],
      abilities: [
        { ability: rotatesForToken, listeners: [{ source: 'a1', seat: 'a' }] },
        { ability: comesNext, listeners: [{ source: 'b1', seat: 'b' }] },
      ],
    })
    on.does(t => t.window('afterMove', { ship: 'a1', how: 'manoeuvre' }))
    expect(on.request.kind).toBe('tractorMove')
    expect(on.ship('a1').turret).toBe('rear')
    expect(on.ship('a1').tokens).toEqual({ tractor: 1 })
    expect(typesOf(on.answer({ pass: true }))).toEqual(['tokenGained'])
    expect(on.ship('a1').tokens).toEqual({ tractor: 1, strain: 1 })
  })
})

/** Pays a tractor token to turn its turret, as one card does. */
const rotatesForToken: Ability<DialWords, 'afterMove'> = {
  id: 'rotatesForToken',
  window: 'afterMove',
  when: () => true,
  effect: (t, { source, seat }) => {
    gain(t, source, 'tractor', 1)
    const turned = t.game.ships[source]
    if (turned !== undefined) turned.turret = 'rear'
    t.push('tractored', { ship: source, by: seat })
  },
}

const comesNext: Ability<DialWords, 'afterMove'> = {
  id: 'comesNext',
  window: 'afterMove',
  when: () => true,
  effect: t => gain(t, 'a1', 'strain', 1),
}

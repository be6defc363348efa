import { describe, expect, it } from 'vitest'
import { table } from '../../test/hex/table.ts'
import { hexSetup } from '../../tools/set-up.ts'
import { playOne, seededChance } from '../bot/index.ts'
import { type Audience, isReject, Match } from '../kernel/index.ts'
import { hex } from './game.ts'
import { project } from './view.ts'
import type { HexOptions, HexWords } from './words.ts'

const audiences: readonly Audience[] = ['public', 'caster', 'judge', { seat: 'a' }, { seat: 'b' }, { seat: 'nobody' }]

function played(seed: number, commands: number, options: Partial<HexOptions> = {}): Match<HexWords> {
  const match = Match.begin(hex, hexSetup(seed, options))
  if (isReject(match)) throw new Error(match.message)
  const chance = seededChance(seed)
  for (let i = 0; i < commands && playOne(match, chance) !== null; i++);
  return match
}

const marker = 'MARKER'

/** Puts a field of no known name into every object below, and names each by its path. */
function plant(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, below] of Object.entries(value)) plant(below, `${path}.${key}`)
  if (!Array.isArray(value)) Object.assign(value, { unheardOf: `${marker} ${path}` })
}

describe('what an audience sees: design §3', () => {
  it.each([0, 4, 12, 30])(
    'a field that is not named reaches nobody, wherever it lies (after %i commands)',
    commands => {
      const state = structuredClone(played(5, commands).state)
      for (const [id, ship] of Object.entries(state.game.ships)) plant(ship, `ships.${id}`)
      for (const [id, player] of Object.entries(state.game.players)) plant(player, `players.${id}`)
      for (const [id, flying] of Object.entries(state.game.projectiles)) plant(flying, `projectiles.${id}`)
      plant(state.game.ruleset, 'ruleset')
      plant(state.game.picks, 'picks')
      plant(state.game.hits, 'hits')
      plant(state.offers, 'offers')
      plant(state.seats, 'seats')
      plant(state.stack, 'stack')
      plant(state.hidden.host, 'host')
      Object.assign(state, { unheardOf: marker })
      Object.assign(state.game, { unheardOf: marker })
      for (const audience of audiences) expect(JSON.stringify(project(state, audience))).not.toContain(marker)
    },
  )

  it('shares no object with the state', () => {
    const { state } = played(5, 20)
    const before = JSON.stringify(state)
    for (const audience of audiences) {
      plant(project(state, audience), 'view')
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('what is sealed and what is asked is shown to its own seat', () => {
    const state = structuredClone(played(5, 2).state)
    for (const request of state.pending) Object.assign(request.args, { marker: `${marker} ${request.seat}` })
    const [request] = state.pending
    if (request === undefined) throw new Error('nothing is asked')
    expect(project(state, 'public').asked).toContainEqual({ seat: request.seat, kind: request.kind, ready: false })
    const sees = audiences.filter(audience =>
      JSON.stringify(project(state, audience)).includes(`${marker} ${request.seat}`),
    )
    expect(sees).toEqual([{ seat: request.seat }])
    expect(JSON.stringify(project(state, { seat: request.seat }))).not.toContain('"default"')
    const sealed = structuredClone(played(5, 2).state)
    Object.assign(sealed.hidden.sides.B?.sealed ?? {}, { q9: { shields: { b1: marker } } })
    expect(audiences.filter(audience => JSON.stringify(project(sealed, audience)).includes(marker))).toEqual([
      { seat: 'b' },
    ])
  })
})

describe('closed sheets: design §6, rules/hex.md §3.7 Scan', () => {
  const battle = () =>
    table({
      ships: [
        { id: 'a1', at: [0, 0] },
        {
          id: 'b1',
          at: [0, 5],
          weapons: [
            { name: 'hungry', pcu: 30 },
            { name: 'frugal', pcu: 5 },
            { name: 'middling', pcu: 10 },
          ],
        },
      ],
      ruleset: { sheets: 'scan' },
    })

  const seen = (t: ReturnType<typeof battle>, audience: Audience) => {
    const ship = t.view(audience).ships.b1
    if (ship === undefined) throw new Error('b1 is gone')
    const { frame, ac, tl, hull, shields, weapons, crew, computer } = ship
    return {
      basic: frame !== null,
      defences: [ac, tl, hull, shields].every(value => value !== null),
      weapons: weapons.map(({ name }) => name),
      crew: crew.length,
      bonuses: crew.some(({ skills }) => skills !== null),
      other: computer !== null,
    }
  }

  const nothing = { basic: false, defences: false, weapons: [], crew: 0, bonuses: false, other: false }
  const all = {
    ...{ basic: true, defences: true, weapons: ['hungry', 'frugal', 'middling'], crew: 5, bonuses: true, other: true },
  }

  it.each([
    [0, nothing],
    [1, { ...nothing, basic: true, crew: 5 }],
    [2, { ...nothing, basic: true, crew: 5, defences: true }],
    [3, { ...nothing, basic: true, crew: 5, defences: true, weapons: ['hungry'] }],
    [4, { ...nothing, basic: true, crew: 5, defences: true, weapons: ['hungry', 'middling'] }],
    [5, { ...nothing, basic: true, crew: 5, defences: true, weapons: ['hungry', 'frugal', 'middling'] }],
    [6, { ...nothing, basic: true, crew: 5, defences: true, weapons: ['hungry', 'frugal', 'middling'] }],
    [7, all],
  ])('%i items of a scan, in the order of the rule', (items, expected) => {
    const t = battle()
    if (items > 0) Object.assign(t.state.hidden.sides.A?.own.scans ?? {}, { b1: items })
    expect(seen(t, { seat: 'a' })).toEqual(expected)
    expect(seen(t, 'public')).toEqual(nothing)
    expect(seen(t, 'caster')).toEqual(nothing)
    expect(seen(t, { seat: 'b' })).toEqual(all)
    expect(seen(t, 'judge')).toEqual(all)
  })

  it('where it is, its side, its tier and what has become of it stay open', () => {
    const t = battle()
    t.ship('b1').damage = 50
    expect(t.view('public').ships.b1).toMatchObject({
      ...{ at: { hex: [0, 5], facing: 0 }, side: 'B', tier: 1, disabled: true, hull: null, damage: null },
    })
  })

  it('when the battle is over all sheets are open', () => {
    const t = battle()
    t.does(turn => turn.end(null, 'agreed'))
    expect(seen(t, 'public')).toEqual(all)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { playOne, seededChance } from '../bot/index.ts'
import { isReject, type Json, Match } from '../kernel/index.ts'
import { weaponsOf } from './attack/weapons.ts'
import { deckOf } from './damage/deck.ts'
import { tables } from './data/index.ts'
import type { Sources } from './data/layers.ts'
import { dial } from './game.ts'
import { shipOf } from './look.ts'
import { tablesOf } from './tables-of.ts'
import { project } from './view.ts'

/** Tables of a day to come: torpedoes of value 9, Wedge for 11 points, one damage card more. */
const later = '2099-01-01'
vi.mock(import('./data/tables/index.ts'), async original => {
  const { SOURCES } = await original()
  const [base] = SOURCES.xwa
  const { upgrades, damage } = JSON.parse(base.text)
  const torpedoes = upgrades.find(({ id }: { id: string }) => id === 'protontorpedoes')
  const [side] = torpedoes.sides
  const stronger = { id: torpedoes.id, sides: [{ ...side, attack: { ...side.attack, value: 9 } }] }
  const more = { id: damage[0].id, count: damage[0].count + 1 }
  const changes = { upgrades: [stronger], pilots: [{ id: 'wedgeantilles', cost: 11 }], damage: [more] }
  const layer = { name: 'later', date: '2099-01-01', ruleset: 'xwa', changes }
  const xwa: Sources = [base, { name: layer.name, date: layer.date, text: JSON.stringify(layer) }]
  return { SOURCES: { ...SOURCES, xwa } }
})

const squad: Json = {
  faction: 'rebelalliance',
  pilots: [{ id: 'wedgeantilles', upgrades: ['protontorpedoes'] }, { id: 'biggsdarklighter' }, { id: 'jekporkins' }],
}

function matchOf(date?: string) {
  const seats = [
    { seat: 'a', side: 'A' },
    { seat: 'b', side: 'B' },
  ]
  const options = { ruleset: 'xwa' as const, squads: { a: squad, b: squad }, ...(date === undefined ? {} : { date }) }
  const match = Match.begin(dial, { match: 'm', seats, options, seed: new Uint8Array(32), at: 0 })
  if (isReject(match)) throw new Error(match.message)
  return match
}

/** What the cards of the match say: the cost of a pilot, the value of a weapon, the size of a damage deck. */
function said(date?: string) {
  const match = matchOf(date)
  const chance = seededChance(1)
  while (match.state.hidden.host.decks[deckOf('a')] === undefined) playOne(match, chance)
  const { game, hidden } = match.state
  const wedge = shipOf(game, 'a1')
  const torpedoes = weaponsOf(game, wedge).find(({ source }) => source === 0)
  return [wedge.cost, torpedoes?.value, hidden.host.decks[deckOf('a')]?.cards.length]
}

describe('the tables of a match', () => {
  it('are those of its day: set-up, weapons and damage deck', () => {
    expect(said('2026-03-01')).toEqual([14, 4, 33])
    expect(said(later)).toEqual([11, 9, 34])
  })

  it('are the newest without a day', () => {
    expect(said()).toEqual(said(later))
  })

  it('are named to everybody by the day since which they are in force', () => {
    expect(project(matchOf('2026-03-01').state, 'public').ruleset.date).toBe('2026-02-01')
    expect(project(matchOf().state, 'public').ruleset.date).toBe(later)
    expect(tablesOf(matchOf('2026-03-01').state.game)).toBe(tables('xwa', '2026-02-01'))
  })

  it('cannot be others by a field of the table', () => {
    const { header } = matchOf('2026-03-01')
    const options = { ...(header.options as object), fields: { date: later, name: 'amg', rounds: 9 } } as Json
    const match = Match.open(dial, { ...header, options }, new Uint8Array(32))
    if (isReject(match)) throw new Error(match.message)
    expect(match.state.game.ruleset).toMatchObject({ name: 'xwa', date: '2026-02-01', rounds: 9 })
  })
})

import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { playOne, seededChance } from '../bot/index.ts'
import { type Audience, isReject, Match } from '../kernel/index.ts'
import { dial } from './game.ts'
import { project } from './view.ts'
import type { DialWords } from './words.ts'

const audiences: readonly Audience[] = ['public', 'caster', 'judge', { seat: 'a' }, { seat: 'b' }, { seat: 'nobody' }]

/** A match of two seats, played so many commands far. */
function played(seed: number, commands: number): Match<DialWords> {
  const match = Match.begin(dial, dialSetup(seed, 'xwa'))
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
  it.each([0, 12, 30, 60])(
    'a field that is not named reaches nobody, wherever it lies (after %d commands)',
    commands => {
      const state = structuredClone(played(5, commands).state)
      // Whole records that rules index by id are no places for fields.
      const { players, ships, obstacles, devices, ruleset, locks, activation } = state.game
      for (const [name, record] of Object.entries({ players, ships, obstacles, devices })) {
        for (const [id, value] of Object.entries(record)) plant(value, `${name}.${id}`)
      }
      plant(ruleset, 'ruleset')
      plant(locks, 'locks')
      plant(activation, 'activation')
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
    const { state } = played(5, 40)
    const before = JSON.stringify(state)
    for (const audience of audiences) {
      const view = project(state, audience)
      plant(view, 'view')
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('decks and face-down cards are shown to nobody, secrets of a side to it and to the judge alone', () => {
    const match = played(5, 60)
    const { state } = match
    const cards = Object.values(state.hidden.host.decks).flatMap(deck => deck.cards)
    expect(cards.length).toBeGreaterThan(60)
    const down = structuredClone(state)
    for (const [name, deck] of Object.entries(down.hidden.host.decks)) deck.cards.fill(`${marker} ${name}`)
    for (const audience of audiences) expect(JSON.stringify(project(down, audience))).not.toContain(marker)
    const dials = structuredClone(state)
    Object.assign(dials.hidden.sides.A?.own.dials ?? {}, { a1: marker })
    const sees = audiences.filter(audience => JSON.stringify(project(dials, audience)).includes(marker))
    expect(sees).toEqual(['judge', { seat: 'a' }])
    const sealed = structuredClone(state)
    Object.assign(sealed.hidden.sides.B?.sealed ?? {}, { q1: { dials: { b1: marker } } })
    expect(audiences.filter(audience => JSON.stringify(project(sealed, audience)).includes(marker))).toEqual([
      { seat: 'b' },
    ])
  })

  it('who is asked is public, what he is asked is his own', () => {
    const { state } = played(5, 3)
    const asked = structuredClone(state)
    for (const request of asked.pending) Object.assign(request.args, { marker: `${marker} ${request.seat}` })
    const [request] = asked.pending
    if (request === undefined) throw new Error('nothing is asked')
    expect(project(asked, 'public').asked).toEqual([{ seat: request.seat, kind: request.kind, ready: false }])
    expect(audiences.filter(audience => JSON.stringify(project(asked, audience)).includes(marker))).toEqual([
      { seat: request.seat },
    ])
    expect(JSON.stringify(project(asked, { seat: request.seat }))).not.toContain('"default"')
  })
})

/** Laws that hold for every input. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { squadAnswer } from './answer.ts'
import { readSquad } from './read.ts'

const xwa = tables('xwa')
const pilots = xwa.pilots().map(({ id }) => id)
const ships = xwa.ships().map(({ id }) => id)
const upgrades = xwa.upgrades().map(({ id }) => id)
const factions = [
  'rebelalliance',
  'galacticempire',
  'Scum',
  'resistance',
  'republic',
  'separatistalliance',
  'firstorder',
]
const slots = ['talent', 'ept', 'force', 'gunner', 'crew', 'bomb', 'tacticalRelay', '__proto__', 'x']

const id = (known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    fc.constantFrom(...known).map(it => it.split('-')[0]),
    fc.constantFrom(...known).map(it => it.replaceAll('-', '')),
    fc.anything(),
  )

/** Lists near enough to real ones that most of each is read. */
const nearlyXws = fc.record(
  {
    faction: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...factions) }, fc.anything()),
    name: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
    ruleset: fc.oneof(fc.constantFrom('XWA', 'AMG', 'legacy'), fc.anything()),
    obstacles: fc.oneof(
      fc.array(fc.oneof(fc.constantFrom('coreasteroid0', 'gascloud6'), fc.anything())),
      fc.anything(),
    ),
    vendor: fc.anything(),
    pilots: fc.oneof(
      {
        weight: 9,
        arbitrary: fc.array(
          fc.record(
            {
              id: id(pilots),
              ship: id(ships),
              upgrades: fc.oneof(
                fc.dictionary(fc.constantFrom(...slots), fc.array(id(upgrades), { maxLength: 4 })),
                fc.array(id(upgrades), { maxLength: 4 }),
                fc.anything(),
              ),
            },
            { requiredKeys: ['id'] },
          ),
          { maxLength: 8 },
        ),
      },
      fc.anything(),
    ),
  },
  { requiredKeys: ['pilots'] },
)

/** What a canonical list cannot mend: a squad of two factions stays one, an empty one stays empty. */
const lasting = ['wrong_faction', 'ship_count']

describe('reading', () => {
  it('never throws, for any value and any text', () => {
    const read = (input: unknown) => {
      expect(Array.isArray(readSquad(input, xwa).problems)).toBe(true)
    }
    fc.assert(fc.property(fc.anything(), read))
    fc.assert(fc.property(fc.json(), read))
    fc.assert(fc.property(fc.string(), text => read(`{'${text}`)))
    fc.assert(fc.property(nearlyXws, read))
  })

  it('gives a canonical list that reads as itself, without problems', () => {
    fc.assert(
      fc.property(nearlyXws, input => {
        const first = readSquad(input, xwa)
        if (first.canonical === null) return
        const again = readSquad(first.canonical, xwa)
        expect(JSON.stringify(again.canonical)).toBe(JSON.stringify(first.canonical))
        expect(again.problems.filter(({ code }) => !lasting.includes(code))).toEqual([])
        expect(readSquad(JSON.stringify(first.canonical), xwa)).toEqual(again)
      }),
      { numRuns: 300 },
    )
  })

  it('reports every pilot that it does not keep', () => {
    fc.assert(
      fc.property(fc.array(id(pilots), { maxLength: 8 }), ids => {
        const { squad, problems } = readSquad({ faction: 'resistance', pilots: ids.map(id => ({ id })) }, xwa)
        const lost = problems.filter(({ code }) => code === 'unknown_id' || code === 'unsupported_size')
        expect(lost.length + (squad?.ships.length ?? 0)).toBe(ids.length)
      }),
    )
  })

  it('answers in plain data with whole, finite costs', () => {
    fc.assert(
      fc.property(nearlyXws, xws => {
        const answer = squadAnswer({ ruleset: 'xwa', xws })
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
        for (const { cost, loadout } of answer.ships) expect([cost, loadout].every(Number.isSafeInteger)).toBe(true)
        expect(answer.cost).toBe(answer.ships.reduce((sum, { cost }) => sum + cost, 0))
        expect(answer.ok).toBe(answer.problems.length === 0)
      }),
    )
  })
})

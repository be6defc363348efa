import { describe, expect, it } from 'vitest'
import { type At, table } from '../../test/dial/table.ts'
import { dialSetup } from '../../tools/set-up.ts'
import { playOne, seededChance } from '../bot/index.ts'
import { isReject, Match } from '../kernel/index.ts'
import { tables } from './data/index.ts'
import { dial } from './game.ts'
import { placedShip } from './look.ts'
import { isInBullseye } from './range.ts'
import { type Ruleset, rulesetAt, rulesets } from './ruleset.ts'
import { squareAt } from './scenario/features.ts'
import { project } from './view.ts'
import type { DialOptions } from './words.ts'

const with2 = (second: At, ruleset: Partial<Ruleset> = {}) =>
  table({
    ruleset,
    ships: [
      { id: 'a1', at: [400, 400] },
      { id: 'b1', at: second },
    ],
  })

describe('the fields of a ruleset: rules/dial.md §15', () => {
  it('have the defaults of the table', () => {
    const common = {
      obstacleBeforeDifficulty: true,
      guides: true,
      bullseyeWidth: 14.8,
      ionisedActions: ['focus'],
      featureSide: 36,
      tallonOffArea: 'last',
      arcEdgeEps: 0.01,
      teamSecrets: 'shared',
      rounds: 12,
    }
    const amg = { drawBreak: 'none', halfPoints: 'chance', objectiveCap: null }
    const xwa = { drawBreak: 'ships', halfPoints: 'always', objectiveCap: 2 }
    expect(rulesets.amg).toEqual({ name: 'amg', squadPoints: 20, endScore: 20, ...amg, ...common })
    expect(rulesets.xwa).toEqual({ name: 'xwa', squadPoints: 50, endScore: 50, ...xwa, ...common })
  })

  it('endScore: with the tables of 26 October 2025 squads have 50 points and the game ends at 50, before it 20', () => {
    expect(rulesetAt('xwa', '2025-10-25')).toMatchObject({ date: '2025-10-25', squadPoints: 20, endScore: 20 })
    expect(rulesetAt('xwa', '2025-10-26')).toMatchObject({ squadPoints: 50, endScore: 50 })
    expect(rulesetAt('amg', '2025-10-26')).toMatchObject({ squadPoints: 20, endScore: 20 })
  })

  it('a table may set any of them, and both see it', () => {
    const setup = dialSetup(1, 'amg')
    const { squads } = setup.options as DialOptions
    const match = Match.begin(dial, { ...setup, options: { ruleset: 'amg', squads, fields: { endScore: 30 } } })
    if (isReject(match)) throw new Error(match.message)
    expect(project(match.state, 'public').ruleset).toEqual({ ...rulesetAt('amg', tables('amg').date), endScore: 30 })
  })

  it('obstacleBeforeDifficulty (A7): a blue manoeuvre takes off the stress of debris, or it comes too late', () => {
    const stress = (obstacleBeforeDifficulty: boolean) => {
      const t = table({
        ruleset: { obstacleBeforeDifficulty },
        dice: ['blank'],
        ships: [{ id: 'a1', at: [400, 400] }],
        obstacles: [{ id: 'o1', outline: 'vt49decimatordebris0', at: [400, 520] }],
      })
      t.push('executeManoeuvre', { ship: 'a1', code: '2FB', cause: 'dial' })
      expect(t.events.map(({ type }) => type)).toContain('obstacleMet')
      return t.ship('a1').tokens.stress ?? 0
    }
    expect(stress(true)).toBe(0)
    expect(stress(false)).toBe(1)
  })

  it('guides (A22): they stick out of the area, so the ship flees, or they do not count', () => {
    const place = (guides: boolean) => {
      // Its base ends 1 mm before the edge, its guides 0.59 mm behind it.
      const t = table({ ruleset: { guides }, ships: [{ id: 'a1', at: [400, 813.4] }] })
      t.push('executeManoeuvre', { ship: 'a1', code: '1FW', cause: 'card' })
      return t.ship('a1').place
    }
    expect([place(true), place(false)]).toEqual(['fled', 'table'])
  })

  it('bullseyeWidth: half of it on either side', () => {
    const inside = (bullseyeWidth: number) => {
      const { game } = with2([430, 500], { bullseyeWidth })
      return isInBullseye(game, placedShip(game, 'a1'), placedShip(game, 'b1'))
    }
    expect([inside(14.8), inside(19.9), inside(20.1)]).toEqual([false, false, true])
  })

  it('arcEdgeEps (A56): what is this near to an arc is in it', () => {
    const inside = (arcEdgeEps: number) => {
      const { game } = with2([427.405, 500], { arcEdgeEps })
      return isInBullseye(game, placedShip(game, 'a1'), placedShip(game, 'b1'))
    }
    expect([inside(0.01), inside(0.001)]).toEqual([true, false])
  })

  it('arcEdgeEps and bullseyeWidth hold for attacks', () => {
    const shots = (ruleset: Partial<Ruleset>) => {
      const t = table({
        ruleset,
        phase: 'engagement',
        ships: [
          { id: 'a1', at: [400, 400], attacks: [{ arc: 'bullseye', value: 2 }] },
          { id: 'b1', at: [427.405, 500] },
        ],
      })
      t.push('offerAttack', { ship: 'a1', bonus: false })
      return t.state.pending.length
    }
    expect([shots({}), shots({ arcEdgeEps: 0.001 }), shots({ arcEdgeEps: 0, bullseyeWidth: 15 })]).toEqual([1, 0, 1])
  })

  it('tallonOffArea (A14): slots outside are offered only when all inside are blocked, or always', () => {
    // The roll ends by the north edge: of its three slots, 10 mm apart along the edge's normal, one is inside.
    const slots = (tallonOffArea: Ruleset['tallonOffArea'], y: number) => {
      const t = table({ ruleset: { tallonOffArea }, ships: [{ id: 'a1', at: [300, y] }] })
      t.push('executeManoeuvre', { ship: 'a1', code: '3ER', cause: 'card' })
      const [asked] = t.state.pending
      return asked === undefined ? t.ship('a1').place : (asked.args as { slots: number[] }).slots
    }
    expect([slots('last', 400), slots('free', 400)]).toEqual([
      [1, 0, -1],
      [1, 0, -1],
    ])
    expect([slots('last', 785), slots('free', 785)]).toEqual(['table', [1, 0, -1]])
  })

  it('featureSide: of the square', () => {
    const { game } = with2([600, 600], { featureSide: 20 })
    expect(squareAt(game, { x: 0, y: 0, dx: 0, dy: 1 }).parts).toEqual([
      [
        [-10, -10],
        [10, -10],
        [10, 10],
        [-10, 10],
      ],
    ])
  })

  it.each([
    ['shared', true],
    ['own', false],
  ] as const)('teamSecrets %s: an ally knows the dials: %s', (teamSecrets, known) => {
    const setup = dialSetup(4, 'xwa')
    const options = setup.options as DialOptions
    const { a = null, b = null } = options.squads
    const match = Match.begin(dial, {
      ...setup,
      seats: [
        { seat: 'a', side: 'A' },
        { seat: 'b', side: 'B' },
        { seat: 'c', side: 'A' },
      ],
      options: { ruleset: 'xwa', squads: { a, b, c: a }, fields: { teamSecrets } },
    })
    if (isReject(match)) throw new Error(match.message)
    const chance = seededChance(4)
    while (match.state.game.phase !== 'activation') playOne(match, chance)
    const { ships, own } = project(match.state, { seat: 'a' })
    const seen = Object.keys(own?.dials ?? {}).map(id => ships[id]?.seat)
    expect(seen).toContain('a')
    expect(seen.includes('c')).toBe(known)
    expect(seen).not.toContain('b')
  })
})

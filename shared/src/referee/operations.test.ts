import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { seededChance } from '../bot/index.ts'
import { type Ruleset, tables } from '../dial/data/index.ts'
import { randomSquad } from '../dial/squad/index.ts'
import { errorAnswer, flyAnswer, measureAnswer, repositionAnswer, squadAnswer } from '../protocol/referee.ts'
import { answerLine } from './line.ts'

/** The answer, which has the form that the protocol page shows, to the last key. */
const ask = <Schema extends z.ZodType>(schema: Schema, question: object): z.infer<Schema> =>
  schema.parse(JSON.parse(answerLine(JSON.stringify(question)).text))

const ship = { size: 'small', pose: [0, 0, 0] }
const rock = {
  kind: 'asteroid',
  polygon: [
    [20, 60],
    [40, 60],
    [40, 90],
  ],
}

describe('the form of an answer', () => {
  it.each(['2FB', '3RR', '0OR', '1AP'])('dial.fly of a %s', maneuver => {
    const question = { id: 7, op: 'dial.fly', ship, maneuver, obstacles: [rock], area: [914.4, 914.4] }
    expect(ask(flyAnswer, question)).toMatchObject({ id: 7 })
  })

  it.each(['barrel-roll', 'boost', 'decloak'])('dial.reposition of a %s', action => {
    const ships = [{ size: 'large', pose: [80, 0, 0] }]
    const { options } = ask(repositionAnswer, { op: 'dial.reposition', action, ship, ships })
    expect(new Set(options.map(({ legal }) => legal))).toEqual(new Set(action === 'boost' ? [true] : [true, false]))
  })

  it.each([
    ['touching', [0, 40, 0]],
    ['near', [30, 90, 10]],
    ['beyond range 3', [900, 0, 0]],
  ])('dial.measure of ships that are %s', (_, pose) => {
    ask(measureAnswer, { op: 'dial.measure', attacker: ship, defender: { size: 'small', pose }, obstacles: [rock] })
  })

  it.each([
    ['an error', { id: null, op: 'dial.fly', ship, maneuver: '4TW' }],
    ['an unknown operation', { id: true, op: 'event.pair' }],
  ])('%s', (_, question) => {
    ask(errorAnswer, question)
  })
})

const squad = (xws: unknown, ruleset: Ruleset = 'xwa') => ask(squadAnswer, { op: 'dial.squad', ruleset, xws })
const rebels = (pilots: unknown, more: object = {}) => squad({ faction: 'rebelalliance', pilots, ...more })
const trio = ['wedgeantilles', 'biggsdarklighter', 'jekporkins']
const found = ({ problems }: z.infer<typeof squadAnswer>) => problems.map(({ code, where }) => `${code} ${where}`)

describe('dial.squad', () => {
  it('says what the list holds, what it costs and how it is written', () => {
    const upgrades = { torpedo: ['plasmatorpedoes'], talent: ['predator'] }
    const line = answerLine(
      JSON.stringify({
        id: 'a',
        op: 'dial.squad',
        ruleset: 'xwa',
        xws: { pilots: [{ id: 'wedgeantilles', upgrades }, ...trio.slice(1)], faction: 'rebelalliance', points: 99 },
      }),
    )
    const answer = JSON.parse(line.text)
    expect([line.ok, answer.ok, answer.id]).toEqual([true, true, 'a'])
    // 14, 10 and 10 squad points; torpedoes of 7 and a talent of 3 loadout points.
    expect(answer).toMatchObject({
      ships: [
        { pilot: 'wedgeantilles', ship: 't65xwing', cost: 14, loadout: 10, upgrades: ['predator', 'plasmatorpedoes'] },
        { pilot: 'biggsdarklighter', ship: 't65xwing', cost: 10, loadout: 0, upgrades: [] },
        { pilot: 'jekporkins', ship: 't65xwing', cost: 10, loadout: 0, upgrades: [] },
      ],
      cost: 34,
      problems: [],
      canonical: { faction: 'rebelalliance', ruleset: 'XWA', version: '2.0.0', points: 34, obstacles: [] },
    })
    expect(Object.keys(answer.canonical.pilots[0].upgrades)).toEqual(['talent', 'torpedo'])
  })

  it('judges by the ruleset asked for: the same three cost 15 points in amg', () => {
    expect(squad({ faction: 'rebelalliance', pilots: trio }, 'amg')).toMatchObject({ ok: true, cost: 15 })
  })

  it.each(['xwa', 'amg'] as const)('a squad of the standard format of %s is in order', ruleset => {
    for (let seed = 0; seed < 20; seed++) {
      const xws = randomSquad(tables(ruleset), seededChance(seed))
      const answer = squad(xws, ruleset)
      expect(answer).toMatchObject({ ok: true, cost: xws.points, problems: [], canonical: xws })
      expect(squad(JSON.stringify(xws), ruleset)).toEqual(answer)
    }
  })

  it.each(['xwa', 'amg'] as const)('one of the extended format of %s is not for rated play', ruleset => {
    const answers = Array.from({ length: 20 }, (_, seed) =>
      squad(randomSquad(tables(ruleset), seededChance(seed), 'extended'), ruleset),
    )
    expect(new Set(answers.flatMap(({ problems }) => problems.map(({ code }) => code)))).toEqual(
      new Set(['not_in_format']),
    )
    for (const { ok, ships, problems } of answers) {
      expect(ok).toBe(problems.length === 0)
      expect(ships.length).toBeGreaterThanOrEqual(3)
    }
  })

  it.each([
    ['not_json ', () => squad('a squad')],
    ['not_json ', () => squad(null)],
    ['not_json ', () => squad([trio])],
    ['first_edition ', () => squad({ faction: 'rebel', pilots: [{ name: 'wedgeantilles', ship: 'xwing' }] })],
    ['unknown_faction faction', () => rebels(trio, { faction: 'ewoks' })],
    ['unknown_id pilots[3]', () => rebels([...trio, 'nobody'])],
    [
      'unknown_id pilots[0].upgrades.talent[1]',
      () => rebels([{ id: trio[0], upgrades: { talent: ['predator', 'x'] } }]),
    ],
    ['unknown_id obstacles[0]', () => rebels(trio, { obstacles: ['rock'] })],
    ['wrong_faction pilots[3]', () => rebels([...trio, 'academypilot'])],
    ['over_cost ', () => rebels([...trio, 'lukeskywalker', 'corranhorn-t65xwing'])],
    ['over_loadout pilots[0]', () => rebels([{ id: trio[0], upgrades: { torpedo: ['protontorpedoes'] } }])],
    ['no_slot pilots[0].upgrades.cannon[0]', () => rebels([{ id: trio[0], upgrades: { cannon: ['ioncannon'] } }])],
    [
      'restricted pilots[0].upgrades.talent[0]',
      () => rebels([{ id: trio[0], upgrades: { talent: ['clantraining'] } }]),
    ],
    ['limit_exceeded pilots[3]', () => rebels([...trio, 'wedgeantilles'])],
    ['limit_exceeded obstacles[1]', () => rebels(trio, { obstacles: ['gascloud1', 'gascloud1'] })],
    [
      'standardized pilots[1]',
      () => rebels([{ id: 'greensquadronpilot', upgrades: ['vectoredcannonsrz1'] }, 'greensquadronpilot']),
    ],
    [
      'fixed_loadout pilots[0].upgrades.talent[0]',
      () => rebels([{ id: 'lukeskywalker-battleofyavin', upgrades: { talent: ['predator'] } }]),
    ],
    ['ship_count pilots', () => rebels(trio.slice(1))],
    ['not_in_format pilots[3]', () => rebels([...trio, 'ezrabridger'])],
    ['wrong_ruleset ', () => rebels(trio, { ruleset: 'AMG' })],
    ['unsupported_size pilots[3]', () => rebels([...trio, 'alderaanianguard'])],
  ])('finds %s', (problem, answer) => {
    expect(answer().ok).toBe(false)
    expect(found(answer())).toContain(problem)
  })

  it('finds a second card of the type of a solitary one', () => {
    const solitary = tables('xwa')
      .upgrades()
      .find(card => card.solitary)
    const pilots = [0, 1].map(() => ({ id: 'academypilot', upgrades: [solitary?.id] }))
    expect(found(squad({ faction: 'galacticempire', pilots }))).toContain('solitary pilots[1].upgrades[0]')
  })

  it('reports each unknown id and keeps the rest', () => {
    const pilots = ['nobody', { id: 'wedgeantilles', upgrades: { talent: ['x', 'predator'], tech: ['y'] } }, 'noone']
    const answer = rebels(pilots)
    expect(found(answer).filter(problem => problem.startsWith('unknown_id'))).toEqual([
      'unknown_id pilots[0]',
      'unknown_id pilots[1].upgrades.talent[0]',
      'unknown_id pilots[1].upgrades.tech[0]',
      'unknown_id pilots[2]',
    ])
    expect(answer.ships.map(({ pilot, upgrades }) => [pilot, upgrades])).toEqual([['wedgeantilles', ['predator']]])
  })

  it.each([
    ['no list', { ruleset: 'xwa' }, 'xws'],
    ['no ruleset', { xws: {} }, 'ruleset'],
    ['rules that are not played', { ruleset: 'legacy', xws: {} }, 'ruleset'],
    ['an extra key', { ruleset: 'xwa', xws: {}, format: 'extended' }, 'format'],
  ])('is bad input with %s', (_, question, place) => {
    const { error } = ask(errorAnswer, { op: 'dial.squad', ...question })
    expect(error).toMatchObject({ code: 'bad_input', message: expect.stringMatching(new RegExp(`^${place}: `)) })
  })

  it('takes extra keys inside the list', () => {
    expect(rebels(trio, { vendor: { x: 1 }, colour: 'red' }).ok).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { playOne, seededChance } from '../../bot/index.ts'
import { isReject, type Json, Match } from '../../kernel/index.ts'
import { tables } from '../data/index.ts'
import { dial } from '../game.ts'
import { judgeSquad, randomSquad } from '../squad/index.ts'
import { project } from '../view.ts'
import type { DialOptions } from '../words.ts'
import { takeSquad } from './take-squad.ts'

const cards = tables('xwa')
const legal: Json = randomSquad(cards, seededChance(1))
/** Two ships for three, and the second flies for another faction: rules/dial.md §1.1. */
const illegal: Json = { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles' }, { id: 'academypilot' }] }
const unplayable: Json = { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles' }, { id: 'nobody' }] }

const taken = (squad: Json, rated: boolean) => {
  const it = takeSquad(squad, { cards, rated, place: 'options.squads.a' })
  if (isReject(it)) throw new Error(it.message)
  return it
}
const refused = (squad: Json, rated: boolean) => {
  const it = takeSquad(squad, { cards, rated, place: 'options.squads.a' })
  if (!isReject(it)) throw new Error('it is taken')
  return it
}
const codes = (found: { readonly problems?: readonly { code: string; where: string }[] }) =>
  found.problems?.map(({ code, where }) => `${code} ${where}`)

describe('a rated match', () => {
  it('takes a legal squad', () => {
    expect(taken(legal, true).problems).toEqual([])
  })

  it('refuses an illegal one, with its place and all that is wrong with it', () => {
    expect(refused(illegal, true)).toMatchObject({ code: 'illegal_squad', place: 'options.squads.a' })
    expect(codes(refused(illegal, true))).toEqual(['wrong_faction pilots[1]', 'ship_count pilots'])
  })

  it('refuses the smallest flaw: an obstacle too many, a card that is only in the extended format', () => {
    const obstacles = ['gascloud1', 'gascloud2', 'gascloud3', 'gascloud4']
    expect(codes(refused({ ...(legal as object), obstacles }, true))).toEqual(['limit_exceeded obstacles[3]'])
    let seed = 0
    let extended = randomSquad(cards, seededChance(seed), 'extended')
    while (judgeSquad(extended, cards).problems.length === 0)
      extended = randomSquad(cards, seededChance(++seed), 'extended')
    expect(new Set(refused(extended, true).problems?.map(({ code }) => code))).toEqual(new Set(['not_in_format']))
  })
})

describe('a casual match', () => {
  it('takes an illegal squad and keeps what is wrong with it', () => {
    expect(codes(taken(illegal, false))).toEqual(['wrong_faction pilots[1]', 'ship_count pilots'])
    expect(taken(illegal, false).squad.ships.map(({ pilot }) => pilot)).toEqual(['wedgeantilles', 'academypilot'])
  })

  it.each([true, false])('refuses a ship that nobody knows, as a rated one does (rated %s)', rated => {
    expect(refused(unplayable, rated)).toMatchObject({ code: 'bad_squad', place: 'options.squads.a' })
    expect(codes(refused(unplayable, rated))).toEqual(['unknown_id pilots[1]', 'ship_count pilots'])
  })

  it('keeps no more than thirty problems; a refusal names them all', () => {
    const upgrades = { talent: Array(32).fill('flying') }
    const wild: Json = { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles', upgrades }] }
    expect(taken(wild, false).problems).toHaveLength(30)
    expect(refused(wild, true).problems).toHaveLength(33)
  })
})

describe('a match in which a squad is illegal', () => {
  const seats = [
    { seat: 'a', side: 'A' },
    { seat: 'b', side: 'B' },
  ]
  const setup = (options: Omit<DialOptions, 'ruleset'>) => {
    return { match: 'm', seats, seed: new Uint8Array(32), at: 0, options: { ruleset: 'xwa', ...options } } as const
  }
  const squads = { a: legal, b: illegal }

  it('shows what is wrong to both players and everybody else, and tells it when the match begins', () => {
    const match = Match.begin(dial, setup({ squads }))
    if (isReject(match)) throw new Error(match.message)
    const { problems } = judgeSquad(illegal, cards)
    for (const audience of [{ seat: 'a' }, { seat: 'b' }, 'public'] as const) {
      const { rated, players } = project(match.state, audience)
      expect([rated, players.a?.problems, players.b?.problems]).toEqual([false, [], problems])
    }
    const told = [...match.opening]
    const chance = seededChance(1)
    while (match.state.nonces === null) {
      const reply = playOne(match, chance)
      if (reply?.ok) told.push(...reply.events)
    }
    expect(told[0]).toMatchObject({ type: 'matchBegan', rated: false })
    expect(told.filter(({ type }) => type === 'squadIllegal')).toEqual([
      { type: 'squadIllegal', seat: 'b', problems, seq: 2 },
    ])
  })

  it('does not begin when it is rated; its header holds that, so nobody restores it otherwise', () => {
    expect(Match.begin(dial, setup({ squads, rated: true }))).toMatchObject({
      code: 'illegal_squad',
      place: 'options.squads.b',
    })
    const rated = Match.begin(dial, setup({ squads: { a: legal, b: legal }, rated: true }))
    if (isReject(rated)) throw new Error(rated.message)
    expect(rated.header.options).toMatchObject({ rated: true })
    expect(project(rated.state, 'public').rated).toBe(true)
    const swapped = { ...rated.header, options: setup({ squads, rated: true }).options }
    expect(Match.restore(dial, swapped, new Uint8Array(32), [])).toMatchObject({ code: 'illegal_squad' })
  })
})

import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { judgeSquad } from './legality.ts'
import { isPlayable } from './playable.ts'

const casual = (xws: object) => isPlayable(judgeSquad({ faction: 'rebelalliance', ...xws }, tables('xwa')))

describe('a casual match takes', () => {
  it.each([
    ['a legal squad', ['wedgeantilles', 'biggsdarklighter', 'jekporkins']],
    ['one ship', ['wedgeantilles']],
    ['too many points', Array(6).fill('wedgeantilles')],
    ['a pilot of another faction', ['wedgeantilles', 'academypilot']],
    ['an upgrade that is not there', [{ id: 'wedgeantilles', upgrades: { talent: ['flying'] } }]],
  ])('%s', (_, pilots) => {
    expect(casual({ pilots })).toBe(true)
  })

  it('a list of other rules, without a faction, with an unknown obstacle', () => {
    expect(casual({ faction: 'ewoks', ruleset: 'AMG', obstacles: ['rock'], pilots: ['wedgeantilles'] })).toBe(true)
  })
})

describe('a casual match does not take', () => {
  it.each([
    ['no ships', []],
    ['an unknown ship', ['wedgeantilles', 'nobody']],
    ['a huge ship', ['wedgeantilles', 'alderaanianguard']],
  ])('%s', (_, pilots) => {
    expect(casual({ pilots })).toBe(false)
  })

  it('what is no list', () => {
    expect(isPlayable(judgeSquad('hello', tables('xwa')))).toBe(false)
  })
})

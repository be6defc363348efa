import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { playOut, seededChance } from '../bot/index.ts'
import { hashOf, isReject, Match } from '../kernel/index.ts'
import { dial } from './game.ts'
import { project } from './view.ts'
import { flatten, unflatten } from './wire.ts'

describe('the flat view', () => {
  it.each([1, 2, 3])('comes back without loss at every moment of a match (seed %i)', seed => {
    const match = Match.begin(dial, dialSetup(seed, seed % 2 === 0 ? 'amg' : 'xwa'))
    if (isReject(match)) throw new Error(match.message)
    let moments = 0
    playOut(match, seededChance(seed), () => {
      moments++
      const sent = JSON.parse(JSON.stringify(flatten(project(match.state, 'public'))))
      expect(unflatten(sent, match.state.seq)).toEqual(project(match.state, 'public'))
      const own = project(match.state, { seat: 'b' })
      expect(hashOf(unflatten(sent, match.state.seq, own.own))).toBe(hashOf(own))
    })
    expect(moments).toBeGreaterThan(45)
  })

  it('shares nothing with the state', () => {
    const match = Match.begin(dial, dialSetup(1, 'xwa'))
    if (isReject(match)) throw new Error(match.message)
    const flat = flatten(project(match.state, 'public'))
    const values = [flat.root, ...Object.values(flat.maps).flatMap(map => Object.values<object>(map))].flatMap(o =>
      Object.values(o),
    )
    expect(values.filter(value => typeof value === 'object')).toEqual([])
  })
})

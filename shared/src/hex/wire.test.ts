import { describe, expect, it } from 'vitest'
import { hexSetup } from '../../tools/set-up.ts'
import { playOut, seededChance } from '../bot/index.ts'
import { hashOf, isReject, Match } from '../kernel/index.ts'
import { hex } from './game.ts'
import { project } from './view.ts'
import { flatten, unflatten } from './wire.ts'

describe('the flat view', () => {
  it.each([
    [1, 'open'],
    [2, 'scan'],
    [3, 'scan'],
  ] as const)('comes back without loss at every moment of a battle (seed %i, sheets %s)', (seed, sheets) => {
    const match = Match.begin(hex, hexSetup(seed, { fields: { sheets, rounds: 4 } }))
    if (isReject(match)) throw new Error(match.message)
    let moments = 0
    playOut(match, seededChance(seed), () => {
      moments++
      const sent = JSON.parse(JSON.stringify(flatten(project(match.state, 'public'))))
      expect(unflatten(sent, match.state.seq)).toEqual(project(match.state, 'public'))
      const own = project(match.state, { seat: 'b' })
      expect(hashOf(unflatten(sent, match.state.seq, own.own))).toBe(hashOf(own))
    })
    expect(moments).toBeGreaterThan(10)
  })

  it('shares nothing with the state', () => {
    const match = Match.begin(hex, hexSetup(1))
    if (isReject(match)) throw new Error(match.message)
    const flat = flatten(project(match.state, 'public'))
    const values = [flat.root, ...Object.values(flat.maps).flatMap(map => Object.values<object>(map))].flatMap(o =>
      Object.values(o),
    )
    expect(values.filter(value => typeof value === 'object')).toEqual([])
  })
})

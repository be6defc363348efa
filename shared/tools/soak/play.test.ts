import { describe, expect, it } from 'vitest'
import { dial } from '../../src/dial/index.ts'
import { play } from './play.ts'

describe('a match of a soak', () => {
  it('is played to its end, and its log plays again', () => {
    const played = play(3, { replay: true })
    expect(played).toMatchObject({ seed: 3, replayed: true, fault: null })
    expect(['flight', 'destruction', 'score', 'rounds']).toContain(played.reason)
    expect(played.rounds).toBeGreaterThanOrEqual(1)
    expect(played.answers).toBeGreaterThan(20)
    expect(played.cpuSeconds).toBeGreaterThan(0)
    expect(played.logBytes).toBeGreaterThan(1000)
    const { cpuSeconds: _, ...again } = play(3, { replay: false })
    expect(again).toMatchObject({ ...again, answers: played.answers, logBytes: played.logBytes, replayed: false })
  })

  it('ends where an invariant breaks, with its seed and the sentence', () => {
    let looks = 0
    const game = { ...dial, broken: () => (++looks < 5 ? [] : ['a1 is in two places', 'b2 is nowhere']) }
    expect(play(3, { replay: true, game })).toMatchObject({
      reason: null,
      answers: 5,
      replayed: false,
      fault: { seed: 3, row: 5, what: 'a1 is in two places; b2 is nowhere' },
    })
  })

  it('ends where the rules stumble, with their own report', () => {
    const stumble = () => {
      throw new Error('no such obstacle')
    }
    const faultOf = (rule: object) => {
      const requests = { ...dial.requests, placeObstacle: { ...dial.requests.placeObstacle, ...rule } }
      return play(3, { replay: false, game: { ...dial, requests } }).fault?.what
    }
    expect(faultOf({ legal: stumble })).toMatch(/^Error: no such obstacle\n/)
    expect(faultOf({ accepts: stumble })).toMatch(/^Error: no such obstacle\n/)
    expect(faultOf({ accepts: () => ({ code: 'not_an_option', place: 'answer', message: 'No.' }) })).toBe(
      'a bot was refused: not_an_option at answer: No.',
    )
  })

  it('ends where it would go on without end', () => {
    expect(play(3, { replay: false, longest: 4 }).fault).toEqual({
      seed: 3,
      row: 4,
      what: 'it goes on after 4 commands',
    })
  })

  it('says where it does not play again as it was played', () => {
    let begun = 0
    const begin: typeof dial.begin = (options, seats) => {
      const state = dial.begin(options, seats)
      // The second time ships have another hull, so every position has another hash.
      if (begun++ > 0 && 'ships' in state) for (const ship of Object.values(state.ships)) ship.hull += 1
      return state
    }
    const game = { ...dial, begin }
    expect(play(3, { replay: true, game }).fault?.what).toMatch(/^played again, chain_broken at row \d+: /)
  })
})

import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../../tools/set-up.ts'
import type { DialOptions } from '../words.ts'
import { begin } from './begin.ts'

const seats = [
  { seat: 'a', side: 'A' },
  { seat: 'b', side: 'B' },
]
const { squads } = dialSetup(1, 'xwa').options
const options = (more: object) => ({ ruleset: 'xwa', squads, ...more }) as DialOptions

describe('what a match begins with: rules/dial.md §1.2 step 1', () => {
  it.each([
    ['no such ruleset', { ruleset: 'ffg' }, 'options.ruleset'],
    ['a name of every object', { ruleset: 'constructor' }, 'options.ruleset'],
    ['no squad', { squads: { a: squads.a } }, 'options.squads.b'],
    ['an empty squad', { squads: { ...squads, a: { faction: 'rebelalliance', pilots: [] } } }, 'options.squads.a'],
    ['no list at all', { squads: { ...squads, a: 'x-wing' } }, 'options.squads.a'],
  ])('%s is refused with its place', (_what, more, place) => {
    expect(begin(options(more), seats)).toMatchObject({ code: 'bad_squad', place })
  })

  it('three different obstacles a side, though the list names too few, the same twice or too many', () => {
    const list = (obstacles: string[]) => ({ ...(squads.a as object), obstacles })
    const game = begin(
      options({
        squads: { a: list(['gascloud1', 'gascloud1']), b: list(['pomdebris1', 'gascloud1', 'gascloud2', 'gascloud3']) },
      }),
      seats,
    )
    if ('code' in game) throw new Error(game.message)
    const [a = [], b = []] = Object.values(game.players).map(p => p.obstacles)
    expect([new Set(a).size, a.length, a[0]]).toEqual([3, 3, 'gascloud1'])
    expect(b).toEqual(['pomdebris1', 'gascloud1', 'gascloud2'])
  })

  it('fields of the ruleset may be played differently', () => {
    const game = begin(options({ fields: { rounds: 6, guides: false } }), seats)
    expect(game).toMatchObject({ ruleset: { name: 'xwa', rounds: 6, guides: false, obstacleBeforeDifficulty: true } })
  })
})

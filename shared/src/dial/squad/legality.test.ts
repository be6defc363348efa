import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { illegalities, judgeSquad } from './legality.ts'
import { readSquad } from './read.ts'

const xwa = tables('xwa')
const codes = (xws: object, format?: 'extended') =>
  judgeSquad({ faction: 'rebelalliance', ...xws }, xwa, format).problems.map(({ code, where }) => `${code} ${where}`)

const wing = [
  { id: 'wedgeantilles', upgrades: { astromech: ['r4astromech'], torpedo: ['plasmatorpedoes'], talent: ['predator'] } },
  { id: 'biggsdarklighter', upgrades: { configuration: ['servomotorsfoils'] } },
  { id: 'lukeskywalker-battleofyavin' },
  { id: 'jekporkins' },
]

describe('a squad', () => {
  it('of 14 + 10 + 16 + 10 points within all rules is legal', () => {
    expect(codes({ pilots: wing, obstacles: ['coreasteroid1', 'gascloud2', 'pomdebris1'] })).toEqual([])
  })

  it('that breaks every rule is told of each', () => {
    const pilots = [
      { id: 'wedgeantilles', upgrades: ['protontorpedoes', 'hullupgrade', 'clantraining', 'predator', 'predator'] },
      { id: 'wedgeantilles-rz1awing', upgrades: ['vectoredcannonsrz1'] },
      { id: 'greensquadronpilot' },
      { id: 'lukeskywalker-battleofyavin', upgrades: ['predator'] },
      ...Array(6).fill({ id: 'bladesquadronveteran', upgrades: ['protontorpedoes'] }),
    ]
    const found = codes({ pilots, obstacles: ['coreasteroid1', 'coreasteroid1'] })
    expect(new Set(found.map(it => it.split(' ')[0]))).toEqual(
      new Set([
        'ship_count',
        'over_cost',
        'over_loadout',
        'no_slot',
        'restricted',
        'fixed_loadout',
        'limit_exceeded',
        'standardized',
        'not_in_format',
      ]),
    )
  })

  it('is judged by the standard format unless another is asked for', () => {
    const pilots = [{ id: 'wedgeantilles', upgrades: ['hullupgrade'] }, 'biggsdarklighter', 'jekporkins']
    expect(codes({ pilots })).toEqual(['not_in_format pilots[0].upgrades[0]'])
    expect(codes({ pilots }, 'extended')).toEqual([])
  })

  it('has the problems of its reading first', () => {
    const found = codes({ pilots: ['wedgeantilles', 'nobody', 'wedgeantilles', 'academypilot'] })
    expect(found).toEqual(['unknown_id pilots[1]', 'wrong_faction pilots[3]', 'limit_exceeded pilots[2]'])
  })

  it('that was read and found without fault is told so', () => {
    const { squad } = readSquad({ faction: 'rebelalliance', pilots: wing }, xwa)
    expect(squad && illegalities(squad, xwa)).toEqual([])
  })

  it('of other tables is a fault of the caller', () => {
    const { squad } = readSquad({ faction: 'galacticrepublic', pilots: ['plokoon'] }, tables('amg'))
    const strange = squad && { ...squad, ships: squad.ships.map(ship => ({ ...ship, pilot: 'nobody' })) }
    expect(() => strange && illegalities(strange, xwa)).toThrow('nobody')
  })
})

describe('what is no squad', () => {
  it('is only read', () => {
    expect(judgeSquad('hello', xwa)).toEqual(readSquad('hello', xwa))
    expect(codes({ pilots: [] })).toEqual(['ship_count pilots'])
  })
})

import { describe, expect, it } from 'vitest'
import { seededChance } from '../../src/bot/index.ts'
import { tables } from '../../src/dial/data/index.ts'
import { scenarioIds } from '../../src/dial/index.ts'
import { judgeSquad } from '../../src/dial/squad/index.ts'
import { settingOf } from './setting.ts'

const settings = Array.from({ length: 120 }, (_, seed) => settingOf(seed, seededChance(seed)))

describe('the settings of many seeds', () => {
  it('are both rulesets, each with all of its scenarios and with none', () => {
    const played = new Set(settings.map(({ options: { ruleset, scenario } }) => `${ruleset} ${scenario}`))
    const all = [undefined, ...scenarioIds].flatMap(scenario => [`xwa ${scenario}`, `amg ${scenario}`])
    expect(played).toEqual(new Set(all.filter(each => each !== 'amg ancient')))
  })

  it('have legal squads, some of the extended format', () => {
    const problems = settings.slice(0, 30).flatMap(({ options: { ruleset, squads } }) =>
      Object.values(squads).flatMap(squad => {
        expect(judgeSquad(squad, tables(ruleset), 'extended').problems).toEqual([])
        return judgeSquad(squad, tables(ruleset)).problems
      }),
    )
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['not_in_format']))
  })

  it('are the same for the same seed', () => {
    expect(settingOf(7, seededChance(7))).toEqual(settings[7])
  })
})

import { describe, expect, it } from 'vitest'
import {
  ACTIONS,
  ARCS,
  FACTIONS,
  KEYWORDS,
  type NameKind,
  type NameTable,
  nameOf,
  obstacleOutlines,
  RULESETS,
  SLOTS,
  tables,
} from './index.ts'
import en from './names/en.json' with { type: 'json' }
import { firstName } from './names.ts'

const names: NameTable = en

describe('names', () => {
  it.each(RULESETS)('%s: each id has an English name', ruleset => {
    const { ships, pilots, upgrades, conditions, damageDeck } = tables(ruleset)
    const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)
    const sides = upgrades().flatMap(upgrade => upgrade.sides)
    const needed: readonly (readonly [NameKind, readonly string[]])[] = [
      ['ships', ids(ships())],
      ['pilots', ids(pilots())],
      ['upgrades', ids(upgrades())],
      ['conditions', ids(conditions())],
      ['damage', ids(damageDeck())],
      ['devices', sides.flatMap(({ device }) => device?.id ?? [])],
      ['shipAbilities', [...pilots(), ...sides].flatMap(({ shipAbility }) => shipAbility ?? [])],
      ['actions', ACTIONS],
      ['arcs', ARCS],
      ['factions', FACTIONS],
      ['keywords', KEYWORDS],
      ['slots', SLOTS],
      ['obstacles', Object.keys(obstacleOutlines)],
    ]
    const nameless = needed.flatMap(([kind, list]) => list.filter(id => !names[kind]?.[id]).map(id => `${kind} ${id}`))
    expect(nameless).toEqual([])
  })

  it('are names, not texts', () => {
    const long = Object.values(names).flatMap(kind => Object.values(kind).filter(name => name.length > 45))
    expect(long).toEqual([])
  })

  it('tell apart what shares an id', () => {
    expect(nameOf('pilots', 'lukeskywalker')).toBe('Luke Skywalker')
    expect(nameOf('captions', 'lukeskywalker')).toBe('Red Five')
    expect(nameOf('ships', 't65xwing')).toBe('T-65 X-wing')
    expect(nameOf('sides', 'integratedsfoils/1')).toBe('Integrated S-foils (Open)')
  })

  it('come from another language where it has them, else from English', () => {
    const fr: NameTable = { factions: { rebelalliance: 'Alliance Rebelle' } }
    expect(firstName([fr, names], 'factions', 'rebelalliance')).toBe('Alliance Rebelle')
    expect(firstName([fr, names], 'factions', 'resistance')).toBe('Resistance')
    expect(firstName([fr, names], 'ships', 't65xwing')).toBe('T-65 X-wing')
  })

  it('fall back on the id, and a pilot without a caption on none', () => {
    expect(nameOf('pilots', 'nobody')).toBe('nobody')
    expect(nameOf('pilots', 'toString')).toBe('toString')
    expect(nameOf('captions', 'nobody')).toBe('')
  })
})

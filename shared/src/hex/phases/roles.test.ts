import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, table } from '../../../test/hex/table.ts'

const rolesOf = (t: ReturnType<typeof table>, ship = 'a1') => t.ship(ship).crew.map(({ role }) => role)

/** A captain, a pilot, an engineer and a gunner; two weapons. */
const crew = (['captain', 'pilot', 'engineer', 'gunner'] as const).map(role => ({ role }))
const ship: ShipSetup = { id: 'a1', at: [0, 0], crew, weapons: [{}, {}] }

function asked(setup: ShipSetup = ship, more: Parameters<typeof table>[0]['ships'] = []) {
  const t = table({ ships: [setup, ...more] })
  t.push('roles', {})
  return t
}

describe('roles: rules/hex.md §1.2 step 0', () => {
  it('anybody may change to what is there in any number', () => {
    const t = asked()
    const events = t.answer({ roles: { 'a1.3': 'scienceOfficer', 'a1.4': 'gunner' } })
    expect(rolesOf(t)).toEqual(['captain', 'pilot', 'scienceOfficer', 'gunner'])
    expect(only(events, 'roleChanged')).toEqual([
      { type: 'roleChanged', ship: 'a1', crew: 'a1.3', role: 'scienceOfficer' },
    ])
    expect(t.idle).toBe(true)
  })

  it('captain and pilot may be taken only when vacant', () => {
    const t = asked()
    expect(t.refuses({ roles: { 'a1.3': 'pilot' } })).toMatchObject({
      code: 'not_an_option',
      facts: { rule: 'hex §1.2', ship: 'a1' },
    })
    expect(t.refuses({ roles: { 'a1.3': 'captain' } })).toMatchObject({ code: 'not_an_option' })
    const vacant = asked({ ...ship, crew: [{ role: 'captain' }, { role: 'engineer' }] })
    vacant.answer({ roles: { 'a1.2': 'pilot' } })
    expect(rolesOf(vacant)).toEqual(['captain', 'pilot'])
  })

  it('a post whose holder cannot act may be taken, and he is a passenger then', () => {
    const t = asked({ ...ship, crew: [{ role: 'captain' }, { role: 'pilot', down: true }, { role: 'engineer' }] })
    const events = t.answer({ roles: { 'a1.3': 'pilot' } })
    expect(rolesOf(t)).toEqual(['captain', 'passenger', 'pilot'])
    expect(only(events, 'roleChanged').map(({ crew, role }) => [crew, role])).toEqual([
      ['a1.3', 'pilot'],
      ['a1.2', 'passenger'],
    ])
  })

  it('two may change places', () => {
    const t = asked()
    t.answer({ roles: { 'a1.1': 'pilot', 'a1.2': 'captain' } })
    expect(rolesOf(t)).toEqual(['pilot', 'captain', 'engineer', 'gunner'])
  })

  it('there are no more gunners than weapons', () => {
    const t = asked()
    expect(t.refuses({ roles: { 'a1.2': 'gunner', 'a1.3': 'gunner' } })).toMatchObject({ facts: { rule: 'hex §3.7' } })
    t.answer({ roles: { 'a1.3': 'gunner' } })
    expect(rolesOf(t)).toEqual(['captain', 'pilot', 'gunner', 'gunner'])
  })

  it('is asked once a seat for all its ships, and of a crew of one not at all', () => {
    const t = asked(ship, [
      { id: 'a2', at: [1, 0], crew },
      { id: 'b1', at: [0, 5], crew: [{ role: 'pilot' }] },
    ])
    expect(t.asked('roles')).toEqual({ ships: ['a1', 'a2'] })
    expect(t.refuses({ roles: { 'b1.1': 'captain' } })).toMatchObject({
      code: 'unknown_crew',
      place: 'answer.roles.b1.1',
    })
    expect(t.refuses({ roles: { 'a1.1': 'cook' } })).toMatchObject({
      code: 'not_an_option',
      place: 'answer.roles.a1.1',
    })
    expect(t.refuses({ roles: [] })).toMatchObject({ code: 'bad_answer' })
  })

  it('every combination of what is listed is taken', () => {
    const t = asked({ ...ship, crew: [{ role: 'passenger' }, { role: 'passenger' }, { role: 'gunner' }] })
    const options = t.legal()
    if (options.type !== 'each') throw new Error('no table')
    const [first = [], second = [], third = []] = Object.values(options.each)
    expect([first, second, third].map(roles => roles.includes('pilot'))).toEqual([true, false, false])
    expect(first.length * second.length * third.length).toBeGreaterThan(8)
    for (const a of first)
      for (const b of second)
        for (const c of third) expect(t.refuses({ roles: { 'a1.1': a, 'a1.2': b, 'a1.3': c } })).toBeNull()
  })

  it('of two seats of one ship that want the same post the first seat has it, and the other keeps his role', () => {
    const mine = (seat: string) => ({ role: 'engineer' as const, seat })
    const t = table({
      ships: [{ ...ship, crew: [mine('c'), mine('a'), mine('c')] }],
      sides: { c: 'A' },
    })
    t.push('roles', {})
    t.answer({ roles: { 'a1.1': 'pilot', 'a1.3': 'gunner' } }, 'c')
    t.answer({ roles: { 'a1.2': 'pilot' } }, 'a')
    expect(rolesOf(t)).toEqual(['engineer', 'pilot', 'gunner'])
  })
})

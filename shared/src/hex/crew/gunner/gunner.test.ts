import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../../test/hex/table.ts'
import type { CrewMember } from '../../state.ts'

const gunner: Partial<CrewMember> = { role: 'gunner' }

/** The gunnery phase of a1, at the origin and facing north, with the crew given; b1 lies 3 hexes ahead. */
const battle = (a: Partial<ShipSetup>, others: readonly ShipSetup[] = [], more: Partial<TableSetup> = {}) => {
  const t = table({
    ships: [{ id: 'a1', at: [0, 0], crew: [gunner], ...a }, { id: 'b1', at: [0, -3, 3], ac: 30, crew: [] }, ...others],
    phase: 'gunnery',
    helmOrder: ['a1'],
    ...more,
  })
  t.push('gunnery', { left: [] })
  return t
}

const order = (action: string, way: object, crew = 'a1.1') => ({ ship: 'a1', crew, action, ...way })

describe('shoot: rules/hex.md §3.7', () => {
  it('lists every weapon that bears on an enemy in reach, and nothing else', () => {
    const t = battle(
      {
        weapons: [{}, { mount: 'aft' }, { mount: 'turret' }, { shots: 0 }],
      },
      [
        { id: 'a2', at: [0, -2] },
        { id: 'b2', at: [0, -51] },
        { id: 'b3', at: [0, 3], crew: [] },
      ],
    )
    const offered = t.offered('shoot', 'a').map(({ weapon, target }) => `${weapon} ${target}`)
    expect(offered).toEqual(['w1 b1', 'w2 b3', 'w3 b1', 'w3 b3'])
  })

  it('fires, and the gunner has acted', () => {
    const t = battle({ weapons: [{}, {}] }, [], { dice: [2] })
    const events = t.answer(order('shoot', { weapon: 'w1', target: 'b1' }))
    expect(typesOf(events)).toContain('fired')
    expect(t.ship('a1').crew[0]?.acted).toBe(true)
    expect(t.idle).toBe(true)
  })

  it('6.53: any gunner fires any weapon, each weapon once a round', () => {
    const t = battle({ crew: [gunner, gunner], weapons: [{}, {}] }, [], { dice: [2, 2] })
    t.answer(order('shoot', { weapon: 'w1', target: 'b1' }, 'a1.2'))
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b1' }))).toMatchObject({ code: 'not_met' })
    t.answer(order('shoot', { weapon: 'w2', target: 'b1' }))
    expect(only(t.events, 'fired').map(({ weapon }) => weapon)).toEqual(['w1', 'w2'])
  })

  it('is the action of gunners', () => {
    const t = battle({ crew: [gunner, { role: 'pilot' }] })
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b1' }, 'a1.2'))).toMatchObject({ code: 'not_offered' })
  })

  it('refuses with the rule and the facts', () => {
    const t = battle(
      { weapons: [{}, { shots: 0 }, { class: 'capital' }, { holds: 'b2' }, { mount: 'port' }] },
      [
        { id: 'b2', at: [0, -2], size: 'tiny' },
        { id: 'b3', at: [0, -51] },
        { id: 'a2', at: [0, -4] },
      ],
      {},
    )
    const why = (weapon: string, target: string) => t.refuses(order('shoot', { weapon, target }), 'a')
    expect(why('w1', 'b2')).toBeNull()
    expect(why('w9', 'b1')).toMatchObject({ code: 'no_weapon', place: 'answer.weapon' })
    expect(why('w1', 'b9')).toMatchObject({ code: 'unknown_ship', place: 'answer.target' })
    expect(why('w1', 'a2')).toMatchObject({ code: 'unknown_ship', place: 'answer.target' })
    expect(why('w2', 'b1')).toMatchObject({ code: 'not_met', facts: { rule: 'hex §3.3', weapon: 'w2' } })
    expect(why('w3', 'b2')).toMatchObject({ code: 'not_met', place: 'answer.target', facts: { size: 'tiny' } })
    expect(why('w3', 'b1')).toBeNull()
    expect(why('w4', 'b1')).toMatchObject({ code: 'not_met', place: 'answer.weapon' })
    expect(why('w5', 'b1')).toMatchObject({
      code: 'not_in_arc',
      facts: { rule: 'hex §3.1', distance: 3, arc: 'forward' },
    })
    expect(why('w1', 'b3')).toMatchObject({ code: 'out_of_range', facts: { rule: 'hex §3.2', distance: 51, most: 50 } })
    for (const strange of [{}, { weapon: 'w1' }, { weapon: 1, target: 'b1' }, { weapon: 'w1', target: 'b1', at: 1 }])
      expect(t.refuses(order('shoot', strange), 'a')).not.toBeNull()
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b1', quadrant: 'aft' }), 'a')).toMatchObject({
      ...{ code: 'not_an_option', facts: { quadrants: 'forward' } },
    })
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b1', flyby: true, quadrant: 'aft' }), 'a')).toMatchObject({
      code: 'not_met',
    })
  })

  it('a wrecked arc does not fire, a turret when any arc is wrecked', () => {
    const t = battle({ weapons: [{}, { mount: 'turret' }], systems: { 'weapons.forward': 3 }, crew: [gunner, gunner] })
    // Nothing but snap shots is left, and those are minor.
    expect(t.offered('shoot', 'a')).toEqual([])
    expect(t.offered('snapShot', 'a')).not.toEqual([])
  })

  it('6.11: on a boundary of the target the quadrant is chosen, once a round', () => {
    const t = battle(
      { weapons: [{ mount: 'turret' }, { mount: 'turret' }], crew: [gunner, gunner] },
      [{ id: 'b2', at: [1, -2], ac: 30 }],
      { dice: [2] },
    )
    const shots = (crew: string) =>
      t
        .offered('shoot', 'a')
        .filter(o => o.target === 'b2' && o.crew === crew)
        .map(o => o.quadrant)
    expect(shots('a1.1')).toEqual(['aft', 'port', 'aft', 'port'])
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b2' }))).toMatchObject({
      code: 'bad_answer',
      place: 'answer.quadrant',
    })
    t.answer(order('shoot', { weapon: 'w1', target: 'b2', quadrant: 'port' }))
    expect(shots('a1.2')).toEqual([undefined])
    expect(t.refuses(order('shoot', { weapon: 'w2', target: 'b2', quadrant: 'aft' }, 'a1.2'))).toMatchObject({
      code: 'not_an_option',
    })
  })

  it('6.10: weapons of one arc alone fire at a target on the boundary', () => {
    const t = battle(
      { weapons: [{}, { mount: 'starboard' }, { mount: 'turret' }], crew: [gunner, gunner] },
      [{ id: 'b2', at: [2, -4, 0], ac: 30 }],
      { dice: [2] },
    )
    t.answer(order('shoot', { weapon: 'w1', target: 'b2', quadrant: 'aft' }))
    expect(t.refuses(order('shoot', { weapon: 'w2', target: 'b2' }, 'a1.2'))).toMatchObject({ code: 'not_in_arc' })
    // 6.13: a turret needs no arc.
    expect(t.refuses(order('shoot', { weapon: 'w3', target: 'b2' }, 'a1.2'))).toBeNull()
  })
})

describe('after a flyby: rules/hex.md §2.6', () => {
  const flown = (dice: TableSetup['dice'] = []) => {
    const t = table({
      ships: [
        {
          id: 'a1',
          at: [0, 0],
          crew: [gunner, gunner],
          weapons: [{}, { mount: 'starboard' }, { mount: 'turret' }, {}],
        },
        { id: 'b1', at: [-2, 7, 0], ac: 20, crew: [{ role: 'pilot' }] },
      ],
      phase: 'gunnery',
      helmOrder: ['a1'],
      dice: dice ?? [],
    })
    t.ship('a1').effects.flyby = { target: 'b1', arc: null }
    t.push('gunnery', { left: [] })
    return t
  }
  const flyby = (weapon: string, quadrant?: string) => ({
    ...{ weapon, target: 'b1', flyby: true },
    ...(quadrant === undefined ? {} : { quadrant }),
  })

  it('6.23: it needs a gunner, and is fired in the gunnery phase as at range 1 at any quadrant', () => {
    const t = flown([10, [1, 1]])
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b1' }))).toMatchObject({ code: 'not_in_arc' })
    expect(t.refuses(order('shoot', flyby('w1')))).toMatchObject({ code: 'bad_answer', place: 'answer.quadrant' })
    const events = t.answer(order('shoot', flyby('w1', 'port')))
    expect(only(events, 'checkMade')[0]?.total).toBe(20)
    expect(only(events, 'fired')[0]).toMatchObject({ distance: 1, quadrant: 'port', hit: true })
    expect(t.game.picks).toEqual([])
  })

  it('6.27: one arc fires so, with turrets; others see where ships are', () => {
    const t = flown([2])
    t.answer(order('shoot', flyby('w1', 'port')))
    const why = (weapon: string) => t.refuses(order('shoot', flyby(weapon, 'aft'), 'a1.2'))
    expect(why('w2')).toMatchObject({ code: 'not_in_arc', facts: { arc: 'forward' } })
    expect(why('w3')).toBeNull()
    expect(why('w4')).toBeNull()
  })

  it('6.27: a turret alone has chosen no arc', () => {
    const t = flown([2])
    t.answer(order('shoot', flyby('w3', 'port')))
    expect(t.refuses(order('shoot', flyby('w2', 'aft'), 'a1.2'))).toBeNull()
  })

  it('lists all four quadrants', () => {
    const t = flown()
    const listed = t.offered('shoot', 'a').filter(o => o.crew === 'a1.1' && o.weapon === 'w1')
    expect(listed.map(o => o.quadrant)).toEqual(['forward', 'starboard', 'aft', 'port'])
  })
})

describe('fire at will: rules/hex.md §3.7', () => {
  it('fires two weapons of any arcs, one after the other, each at −4', () => {
    const t = battle({ weapons: [{}, { mount: 'aft' }] }, [{ id: 'b2', at: [0, 3], ac: 30 }], { dice: [10, 11] })
    const shots = [
      { weapon: 'w2', target: 'b2' },
      { weapon: 'w1', target: 'b1' },
    ]
    const events = t.answer(order('fireAtWill', { shots }))
    expect(only(events, 'checkMade').map(({ total }) => total)).toEqual([16, 17])
    expect(only(events, 'fired').map(({ weapon, attack }) => [weapon, attack])).toEqual([
      ['w2', 'fireAtWill'],
      ['w1', 'fireAtWill'],
    ])
  })

  it('takes two different weapons', () => {
    const t = battle({ weapons: [{}, {}] })
    const one = { weapon: 'w1', target: 'b1' }
    const why = (shots: object[]) => t.refuses(order('fireAtWill', { shots }))
    expect(why([one])).toMatchObject({ code: 'bad_answer', place: 'answer.shots' })
    expect(why([one, one])).toMatchObject({ code: 'not_met', place: 'answer.shots.1.weapon' })
    expect(why([one, { weapon: 'w2', target: 'b9' }])).toMatchObject({ place: 'answer.shots.1.target' })
    expect(why([one, {}])).toMatchObject({ code: 'bad_answer', place: 'answer.shots.1' })
    expect(why([one, { weapon: 'w2', target: 'b1' }])).toBeNull()
    expect(t.refuses(order('fireAtWill', {}))).toMatchObject({ code: 'bad_answer' })
    // Looking at the second shot has left no trace of the first.
    expect(t.ship('a1').weapons.map(({ fired }) => fired)).toEqual([false, false])
    expect(t.offered('fireAtWill', 'a').map(({ shots }) => shots)).toEqual([[one, { weapon: 'w2', target: 'b1' }]])
  })

  it('what the first shot picks on a boundary holds for the second', () => {
    const t = battle({ weapons: [{}, { mount: 'starboard' }, { mount: 'turret' }] }, [
      { id: 'b2', at: [1, -2], crew: [] },
    ])
    const why = (weapon: string, first: string, second?: string) =>
      t.refuses(
        order('fireAtWill', {
          shots: [
            { weapon: 'w1', target: 'b2', quadrant: first },
            { weapon, target: 'b2', ...(second === undefined ? {} : { quadrant: second }) },
          ],
        }),
      )
    expect(why('w2', 'aft', 'aft')).toMatchObject({ code: 'not_in_arc', place: 'answer.shots.1.target' })
    expect(why('w3', 'aft', 'port')).toMatchObject({ code: 'not_an_option' })
    expect(why('w3', 'aft', 'aft')).toBeNull()
    expect(why('w3', 'aft')).toBeNull()
    expect(t.game.picks).toEqual([])
  })

  it('is a push: not with weapons of a malfunctioning arc', () => {
    const t = battle({ weapons: [{}, {}, { mount: 'aft' }], systems: { 'weapons.forward': 2 } })
    const shots = [
      { weapon: 'w1', target: 'b1' },
      { weapon: 'w2', target: 'b1' },
    ]
    expect(t.refuses(order('fireAtWill', { shots }))).toMatchObject({ code: 'not_met', place: 'answer.shots.0.weapon' })
    expect(t.refuses(order('shoot', { weapon: 'w1', target: 'b1' }))).toBeNull()
  })

  it('a node and the captain help its first shot', () => {
    const t = battle({ weapons: [{}, {}], computer: { bonus: 3, nodes: 2 } }, [], { dice: [10, 10] })
    const shots = [
      { weapon: 'w1', target: 'b1' },
      { weapon: 'w2', target: 'b1' },
    ]
    expect(only(t.answer(order('fireAtWill', { shots, node: true })), 'checkMade').map(({ total }) => total)).toEqual([
      ...[19, 16],
    ])
    expect(t.ship('a1').nodesUsed).toBe(1)
  })
})

describe('broadside: rules/hex.md §3.7', () => {
  const officer = { ...gunner, level: 6, resolve: 1 }
  const weapons = [{ mount: 'starboard' }, { mount: 'turret' }, { mount: 'starboard' }, {}] as const
  const ships: readonly ShipSetup[] = [
    { id: 'b2', at: [3, -1], ac: 30, crew: [] },
    { id: 'b3', at: [4, -1], ac: 30, crew: [] },
  ]
  const shots = [
    { weapon: 'w1', target: 'b2' },
    { weapon: 'w2', target: 'b3' },
    { weapon: 'w3', target: 'b3' },
  ]

  it('fires all weapons of one arc and turrets, each at an enemy there, at −2, for a resolve point', () => {
    const t = battle({ crew: [officer], resolve: 0, weapons }, ships, { dice: [10, 11, 12] })
    const events = t.answer(order('broadside', { arc: 'starboard', shots }))
    expect(only(events, 'checkMade').map(({ total }) => total)).toEqual([18, 19, 20])
    expect(only(events, 'resolveSpent')).toEqual([{ type: 'resolveSpent', ship: 'a1', crew: 'a1.1', count: 1 }])
    expect(t.ship('a1').crew[0]?.resolve).toBe(0)
    expect(t.ship('a1').weapons.map(({ fired }) => fired)).toEqual([true, true, true, false])
  })

  it('6.13: a turret fires only at targets in the chosen arc', () => {
    const t = battle({ crew: [officer], weapons }, ships)
    const why = (said: object[], arc = 'starboard') => t.refuses(order('broadside', { arc, shots: said }))
    expect(why([{ weapon: 'w2', target: 'b1' }])).toMatchObject({ code: 'not_in_arc', place: 'answer.shots.0.target' })
    expect(why([{ weapon: 'w4', target: 'b2' }])).toMatchObject({ code: 'not_in_arc', place: 'answer.shots.0.weapon' })
    expect(why([])).toMatchObject({ code: 'bad_answer' })
    expect(why(shots, 'up')).toMatchObject({ code: 'bad_answer', place: 'answer.arc' })
    expect(why(shots)).toBeNull()
  })

  it('6.13: a turret fixes the arc of a target on the boundary', () => {
    const t = battle({ crew: [officer, gunner], weapons }, [{ id: 'b2', at: [1, -2, 0], ac: 30, crew: [] }], {
      dice: [2],
    })
    t.answer(order('broadside', { arc: 'starboard', shots: [{ weapon: 'w2', target: 'b2', quadrant: 'aft' }] }))
    expect(t.refuses(order('shoot', { weapon: 'w4', target: 'b2' }, 'a1.2'))).toMatchObject({ code: 'not_in_arc' })
  })

  it('needs level 6 and a resolve point', () => {
    const way = { arc: 'starboard', shots }
    const none = battle({ crew: [{ ...officer, resolve: 0 }], resolve: 0, weapons }, ships)
    expect(none.refuses(order('broadside', way))).toMatchObject({ code: 'not_offered' })
    const young = battle({ crew: [{ ...officer, level: 5 }], weapons }, ships)
    expect(young.refuses(order('broadside', way))).toMatchObject({ code: 'not_offered' })
  })

  it('lists the whole arc at each enemy in it', () => {
    const t = battle({ crew: [officer], weapons }, ships)
    const listed = t.offered('broadside', 'a')
    expect(listed.map(({ arc }) => arc)).toEqual(['forward', 'starboard', 'starboard'])
    for (const one of listed) expect(t.refuses(one)).toBeNull()
    expect(listed[1]?.shots).toEqual(['w1', 'w2', 'w3'].map(weapon => ({ weapon, target: 'b2' })))
  })
})

describe('precise targeting: rules/hex.md §3.7', () => {
  it('takes level 12 and a resolve point', () => {
    const way = { weapon: 'w1', target: 'b1' }
    const young = battle({ crew: [{ ...gunner, level: 11 }] })
    expect(young.refuses(order('preciseTargeting', way))).toMatchObject({ code: 'not_offered' })
    const t = battle({ crew: [{ ...gunner, level: 12 }], resolve: 3 }, [], { dice: [20, [1, 1]] })
    t.ship('b1').shields.forward = 0
    t.answer(order('preciseTargeting', way))
    expect(t.game.hits).toMatchObject([{ precise: true, natural: 20 }])
    expect(t.ship('a1').resolve).toBe(2)
  })
})

describe('minor shots: rules/hex.md §3.7', () => {
  const snap = (crew: string) => order('snapShot', { weapon: 'w1', target: 'b1' }, crew)

  it('6.50: no snap shot once a gunner of the ship has acted', () => {
    const t = battle({ crew: [gunner, { role: 'pilot' }], weapons: [{}, {}] }, [], { dice: [2] })
    expect(t.refuses(snap('a1.2'))).toBeNull()
    t.answer(order('shoot', { weapon: 'w2', target: 'b1' }))
    expect(t.idle).toBe(true)
  })

  it("a snap shot is anybody's, at −2, once a round, besides his action", () => {
    const crew = [{ role: 'pilot', acted: true }, { role: 'passenger' }] as const
    const t = battle({ crew, weapons: [{}, {}] }, [], { dice: [10] })
    expect(only(t.answer(snap('a1.1')), 'checkMade')[0]?.total).toBe(18)
    expect(t.ship('a1').crew[0]).toMatchObject({ tookMinor: true })
    expect(t.idle).toBe(true)
  })

  it('what a gunner did in another role of the round, such as an open action, bars nobody', () => {
    const t = battle({ crew: [{ ...gunner, acted: true }, { role: 'pilot' }] })
    t.ship('a1').used['role:open'] = 1
    expect(t.refuses(snap('a1.2'))).toBeNull()
  })

  const harrying = (way: object = {}) => order('harryingShot', { weapon: 'w1', target: 'b1', ...way })
  const pilot = { role: 'pilot', level: 6 } as const
  const friend: ShipSetup = { id: 'a2', at: [1, 0], crew: [] }
  const foe: ShipSetup = { id: 'b2', at: [0, -4, 3], ac: 22, crew: [{ role: 'pilot', ranks: { piloting: 5 } }] }

  it('a harrying shot reaches 10 and the ranks of the pilot, and helps the next of its side; it does no damage', () => {
    const t = battle({ crew: [pilot] }, [friend, foe], { dice: [5] })
    const events = t.answer(harrying({ target: 'b2' }))
    expect(only(events, 'checkMade')[0]).toMatchObject({ total: 15, dc: 15 })
    expect(t.ship('b2').effects.harriedBy).toEqual(['A'])
    expect(t.game.hits).toEqual([])
  })

  it('with a resolve point it does, where it beats AC by 4', () => {
    const hits = (natural: number) => {
      const t = battle({ crew: [pilot], resolve: 1 }, [friend, foe], { dice: [natural, [1, 1]] })
      t.answer(harrying({ target: 'b2', resolved: true }))
      return [t.game.hits.length, t.ship('a1').resolve]
    }
    expect([hits(15), hits(16)]).toEqual([
      [0, 0],
      [1, 0],
    ])
    const young = battle({ crew: [{ ...pilot, level: 5 }], resolve: 1 }, [friend])
    expect(young.refuses(harrying({ resolved: true }))).toMatchObject({ code: 'cannot_pay' })
  })

  it('is of no use to a ship alone', () => {
    const t = battle({ crew: [pilot] })
    expect(t.offered('harryingShot', 'a')).toEqual([])
    expect(t.refuses(harrying())).toMatchObject({ code: 'not_met' })
  })
})

describe('6.19', () => {
  it('6.19: a ship that others have hit in this phase still fires', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 0], crew: [gunner] },
        { id: 'b1', at: [0, -3, 3], crew: [gunner], hull: 1, shields: { forward: 0 } },
      ],
      phase: 'gunnery',
      helmOrder: ['a1', 'b1'],
      dice: [20, [4, 4], 20, [4, 4]],
    })
    t.push('gunnery', { left: [] })
    t.answer(order('shoot', { weapon: 'w1', target: 'b1' }))
    t.answer({ ship: 'b1', crew: 'b1.1', action: 'shoot', weapon: 'w1', target: 'a1' })
    expect(t.game.hits.map(({ by }) => by)).toEqual(['a1', 'b1'])
  })
})

import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/hex/table.ts'

const pilot = [{ role: 'pilot' as const }]
const gunner = [{ role: 'gunner' as const }]

/** a1 flies north past b1, at [0, -1], who has a gunner. */
const battle = (b: Partial<ShipSetup> = {}, more: Partial<TableSetup> & { a?: Partial<ShipSetup> } = {}) => {
  const { a = {}, ships = [], ...setup } = more
  return table({
    ships: [{ id: 'a1', at: [0, 0], crew: pilot, ...a }, { id: 'b1', at: [0, -1, 2], crew: gunner, ...b }, ...ships],
    ...{ phase: 'helm', active: 'a1' },
    ...setup,
  })
}

const fly = (t: ReturnType<typeof battle>, path = 'FF', action = 'fly') => {
  t.perform('a1.1', action)
  return t.answer({ path }, 'a')
}

const asks = (t: ReturnType<typeof battle>) => t.state.pending.map(({ kind, seat }) => `${kind} ${seat}`)

describe('a free attack: rules/hex.md §2.5', () => {
  it('1, 6.30: takes somebody in the role of gunner', () => {
    for (const crew of [pilot, [{ role: 'gunner' as const, down: true }], [{ role: 'captain' as const }]]) {
      const t = battle({ crew })
      fly(t)
      expect(t.idle).toBe(true)
      expect(t.at('a1')).toEqual([0, -2, 0])
    }
    const manned = battle()
    fly(manned)
    expect(asks(manned)).toEqual(['freeAttack b'])
  })

  it('2: is of one direct-fire weapon of any arc, also one that has fired', () => {
    const mounts = ['forward', 'starboard', 'aft', 'port', 'turret'] as const
    const t = battle({ weapons: [...mounts.map(mount => ({ mount, fired: true })), { kind: 'tracking', speed: 12 }] })
    fly(t)
    expect(t.asked('freeAttack')).toEqual({ ship: 'b1', target: 'a1', weapons: ['w1', 'w2', 'w3', 'w4', 'w5'] })
    expect(t.refuses({ weapon: 'w6' })).toMatchObject({ code: 'not_an_option' })
    t.answer({ weapon: 'w3' })
    expect(t.idle).toBe(true)
  })

  it('2, 6.28: leaves the weapon for the gunnery phase, and the gunner his action', () => {
    const t = battle({}, { dice: [15, [2, 2]] })
    fly(t)
    t.answer({ weapon: 'w1' })
    expect(t.ship('b1').weapons[0]).toMatchObject({ fired: false, freeFired: true })
    expect(t.ship('b1').crew[0]).toMatchObject({ acted: false })
  })

  it('3, 6.28: strikes the aft quadrant, wherever it comes from', () => {
    for (const at of [
      [0, -1, 0],
      [0, -1, 3],
      [0, -1, 5],
    ] as const) {
      const t = battle({ at }, { dice: [15, [2, 3]] })
      fly(t)
      t.answer({ weapon: 'w1' })
      expect(t.ship('a1').shields).toEqual({ forward: 10, starboard: 10, port: 10, aft: 5 })
    }
  })

  it('3, 6.33: of a slide and of one that backs off too', () => {
    const t = battle({ at: [1, -1] }, { dice: [20, 15, [2, 3]] })
    t.perform('a1.1', 'stunt', { stunt: 'slide', side: 'starboard' })
    t.answer({ path: 'FF' }, 'a')
    t.answer({ weapon: 'w1' })
    expect(t.ship('a1').shields.aft).toBe(5)
    expect(t.at('a1')).toEqual([2, -2, 0])
    const back = battle({ at: [0, 1] }, { dice: [20, 15, [2, 3]] })
    back.perform('a1.1', 'stunt', { stunt: 'backOff' })
    back.answer({ path: 'FF' }, 'a')
    back.answer({ weapon: 'w1' })
    expect(back.ship('a1').shields.aft).toBe(5)
    expect(back.at('a1')).toEqual([0, 2, 0])
  })

  it('4, 6.28: is rolled with the gunner’s own bonus against AC, and nothing that others did', () => {
    const t = battle({}, { dice: [7, [1, 1]] })
    const ship = t.ship('b1')
    ship.effects.lockedOn = ['a1']
    ship.effects.weaponsDiverted = true
    t.ship('a1').effects.flankedBy = ['b1']
    t.ship('a1').effects.harriedBy = ['B']
    fly(t)
    const events = t.answer({ weapon: 'w1' })
    expect(only(events, 'checkMade')).toMatchObject([{ total: 17, dc: 15, margin: 2, crew: 'b1.1' }])
    // No die of 1 counts 2, for power diverted is an action too.
    expect(t.ship('a1').shields.aft).toBe(8)
    expect(t.ship('a1').effects.harriedBy).toEqual(['B'])
  })

  it('4: the captain is not asked to help', () => {
    const t = battle({ crew: [{ role: 'gunner' }, { role: 'captain', seat: 'c' }] }, { sides: { c: 'B' } })
    fly(t)
    t.answer({ weapon: 'w1' }, 'b')
    expect(t.idle).toBe(true)
  })

  it('4: has the penalties: damage to the arc and the core, and a taunt', () => {
    const t = battle({ systems: { 'weapons.forward': 1, powerCore: 2 } }, { dice: [15] })
    t.ship('b1').afflictions = [{ kind: 'taunted.helm', until: 9 }]
    fly(t)
    const events = t.answer({ weapon: 'w1' })
    // 15 + 10, −2 glitching, −2 of the core, −2 taunted.
    expect(only(events, 'checkMade')).toMatchObject([{ total: 19, margin: 4 }])
  })

  it('5: spends a shot of limited fire', () => {
    const t = battle({ weapons: [{ shots: 2 }, { shots: 0 }] })
    fly(t)
    expect(t.asked('freeAttack').weapons).toEqual(['w1'])
    t.answer({ weapon: 'w1' })
    expect(t.ship('b1').weapons[0]?.shots).toBe(1)
  })

  it('6: comes at the moment of passing, and its damage at once', () => {
    const t = battle({}, { dice: [15, [4, 4]] })
    fly(t, 'FFF')
    expect(t.at('a1')).toEqual([0, -1, 0])
    const events = t.answer({ weapon: 'w1' })
    expect(typesOf(events).filter(type => type !== 'rolled')).toEqual(['checkMade', 'fired', 'damaged', 'flew'])
    expect(t.at('a1')).toEqual([0, -3, 0])
    expect(t.game.hits).toEqual([])
  })

  it('6: one that is disabled stops in the next free hex, and nobody else attacks it', () => {
    const t = battle(
      {},
      {
        ...{ a: { hull: 5, shields: { aft: 0 }, criticalThreshold: 99, turn: 0 }, dice: [15, [4, 4]] },
        ships: [{ id: 'b2', at: [0, -2], crew: gunner }],
      },
    )
    fly(t, 'FFFRFF')
    const events = t.answer({ weapon: 'w1' })
    expect(only(events, 'disabled')).toHaveLength(1)
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, -3, 0])
    expect(t.ship('a1').heading).toBe(0)
  })

  it('6: one that is destroyed is gone', () => {
    const t = battle({}, { a: { hull: 2, shields: { aft: 0 }, criticalThreshold: 99 }, dice: [15, [4, 4]] })
    fly(t, 'FFFF')
    t.answer({ weapon: 'w1' })
    expect(t.idle).toBe(true)
    expect(t.ship('a1')).toMatchObject({ place: 'destroyed', at: null })
  })

  it('7, 6.29: comes from each of several enemies in a row', () => {
    const t = battle(
      {},
      {
        ships: [
          { id: 'b2', at: [0, -2], crew: gunner },
          { id: 'b3', at: [0, -3], crew: gunner },
        ],
      },
    )
    fly(t, 'FFFF')
    const by = [0, 1, 2].map(() => {
      const { ship } = t.asked('freeAttack')
      t.answer({ weapon: 'w1' })
      return ship
    })
    expect(by).toEqual(['b1', 'b2', 'b3'])
    expect(t.idle).toBe(true)
  })

  it('7: comes at each pass of one enemy, each weapon once a round', () => {
    const t = battle({ weapons: [{}, {}] }, { a: { turn: 0 } })
    // North through the enemy, about, and south through him again.
    fly(t, 'FFFRRFRRFLFF')
    expect(t.asked('freeAttack').weapons).toEqual(['w1', 'w2'])
    t.answer({ weapon: 'w1' })
    expect(t.at('a1').slice(0, 2)).toEqual([0, -1])
    expect(t.asked('freeAttack').weapons).toEqual(['w2'])
    t.answer({ weapon: 'w2' })
    expect(t.at('a1')).toEqual([0, 0, 3])
    const single = battle({}, { a: { turn: 0 } })
    fly(single, 'FFFRRFRRFLFF')
    single.answer({ weapon: 'w1' })
    expect(single.idle).toBe(true)
  })

  it('8: does not come to whom it begins with', () => {
    const t = battle({ at: [0, 0] })
    fly(t)
    expect(t.idle).toBe(true)
  })

  it('10: does not come from disabled ships, wrecked weapons, or beams that hold', () => {
    const idle = (b: Partial<ShipSetup>) => {
      const t = battle(b)
      fly(t)
      return t.idle
    }
    expect(idle({ damage: 50 })).toBe(true)
    expect(idle({ systems: { 'weapons.forward': 3 } })).toBe(true)
    expect(idle({ weapons: [] })).toBe(true)
    expect(idle({ weapons: [{ freeFired: true }] })).toBe(true)
    expect(idle({ weapons: [{ holds: 'a2' }] })).toBe(true)
    expect(idle({})).toBe(false)
  })

  it('comes from no ally, and to none that stops short of the hex', () => {
    const ally = battle({ side: 'A' })
    fly(ally)
    expect(ally.idle).toBe(true)
    const short = battle({ at: [0, -2] })
    fly(short, 'F')
    expect(short.idle).toBe(true)
  })

  it('may be let be, and is when nobody answers', () => {
    const t = battle()
    fly(t)
    expect(t.request.default).toEqual({ pass: true })
    expect(t.choices()).toEqual([{ pass: true }, { weapon: 'w1' }])
    const events = t.answer({ pass: true })
    expect(only(events, 'freeAttackPassed')).toEqual([{ type: 'freeAttackPassed', ship: 'b1', target: 'a1' }])
    expect(t.ship('b1').weapons[0]?.freeFired).toBe(false)
  })

  it('is the best gunner’s', () => {
    const t = battle(
      {
        crew: [
          { role: 'gunner', skills: { gunnery: 4 } },
          { role: 'gunner', skills: { gunnery: 9 }, seat: 'c' },
        ],
      },
      { sides: { c: 'B' } },
    )
    fly(t)
    expect(asks(t)).toEqual(['freeAttack c'])
    expect(only(t.answer({ weapon: 'w1' }), 'checkMade')).toMatchObject([{ crew: 'b1.2' }])
  })
})

import { describe, expect, it } from 'vitest'
import { only, type ShipSetup, type TableSetup, table } from '../../../../test/hex/table.ts'
import { closeFormations } from '../../helm/formation.ts'

/** Tier 3, so that half again of it is 4. Its pilot has no bonus at all: the die is the result. */
const pilot = { role: 'pilot' as const, skills: { piloting: 0 }, ranks: { piloting: 5 } }

const battle = (
  dice: NonNullable<TableSetup['dice']>,
  a: Partial<ShipSetup> = {},
  more: Partial<TableSetup> & { ships?: readonly ShipSetup[] } = {},
) =>
  table({
    ...more,
    ships: [{ id: 'a1', at: [0, 0], tier: 3, crew: [pilot], ...a }, ...(more.ships ?? [])],
    ...{ phase: 'helm', active: 'a1', dice },
  })

type T = ReturnType<typeof battle>

const stunt = (t: T, name: string, way: object = {}) => t.perform('a1.1', 'stunt', { stunt: name, ...way })

const dcOf = (t: T) => only(t.events, 'checkMade')[0]?.dc

const courseOf = (t: T) => {
  const { edge, speed, exact, turn } = t.asked('path').course
  return { edge, speed, exact, turn }
}

describe('back off: rules/hex.md §2.6', () => {
  it('goes up to half the speed backwards, its facing kept', () => {
    const t = battle([14], { speed: 7 })
    stunt(t, 'backOff')
    expect(dcOf(t)).toBe(14)
    expect(courseOf(t)).toEqual({ edge: 'aft', speed: 3, exact: false, turn: null })
    t.answer({ path: 'FF' })
    expect(t.at('a1')).toEqual([0, 2, 0])
    expect(t.ship('a1').effects.armour).toEqual({})
  })

  it('6.34: when it fails by 1 to 4 goes exactly one hex, none where that is taken', () => {
    for (const die of [13, 10]) {
      const t = battle([die])
      stunt(t, 'backOff')
      expect(t.idle).toBe(true)
      expect(t.at('a1')).toEqual([0, 1, 0])
      expect(t.ship('a1').effects.armour).toEqual({})
    }
    const blocked = battle([13], {}, { ships: [{ id: 'b1', at: [0, 1], crew: [{ role: 'gunner' }] }] })
    stunt(blocked, 'backOff')
    expect(blocked.at('a1')).toEqual([0, 0, 0])
    expect(blocked.idle).toBe(true)
    const slow = battle([13], { speed: 0 })
    stunt(slow, 'backOff')
    expect(slow.at('a1')).toEqual([0, 0, 0])
  })

  it('when it fails by 5 stays, −4', () => {
    const t = battle([9])
    stunt(t, 'backOff')
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, 0, 0])
    expect(t.ship('a1').effects.armour).toEqual({ backOff: -4 })
  })
})

describe('barrel roll', () => {
  it('6.35: goes up to half the speed with its turns, and has rolled for the gunnery phase', () => {
    const t = battle([14], { speed: 9 })
    stunt(t, 'barrelRoll')
    expect(dcOf(t)).toBe(14)
    expect(courseOf(t)).toEqual({ edge: 'forward', speed: 4, exact: false, turn: 2 })
    t.answer({ path: 'FFR' })
    expect(t.at('a1')).toEqual([0, -2, 1])
    expect(t.ship('a1').effects.rolled).toBe(true)
  })

  it('6.36: lasts one gunnery phase, and damage goes to the shield that is there', () => {
    // b1 is to starboard of a1; rolled over, its port shield is there.
    const t = battle([14, 15, [2, 2]], {}, { ships: [{ id: 'b1', at: [3, -1, 5], crew: [{ role: 'gunner' }] }] })
    stunt(t, 'barrelRoll')
    t.answer({ path: '' })
    t.game.phase = 'gunnery'
    Object.assign(t.ship('b1').weapons[0] ?? {}, { mount: 'turret' })
    t.push('shoot', { ship: 'b1', crew: 'b1.1', attack: 'shoot', weapon: 'w1', target: 'a1' })
    t.push('damage', {})
    expect(t.ship('a1').shields).toMatchObject({ port: 6, starboard: 10 })
    t.push('round', {})
    expect(t.ship('a1').effects.rolled).toBe(false)
    expect(t.ship('a1').shields).toMatchObject({ port: 6, starboard: 10 })
  })

  it('6.37: when it fails flies the whole half of its speed and does not roll, by 5 with −4', () => {
    for (const [die, armour] of [
      [13, {}],
      [10, {}],
      [9, { barrelRoll: -4 }],
    ] as const) {
      const t = battle([die])
      stunt(t, 'barrelRoll')
      expect(courseOf(t)).toEqual({ edge: 'forward', speed: 4, exact: true, turn: 2 })
      expect(t.refuses({ path: 'FFF' })).toMatchObject({ facts: { why: 'too_short', index: 3 } })
      t.answer({ path: 'FFRFF' })
      expect(t.at('a1')).toEqual([2, -4, 1])
      expect(t.ship('a1').effects).toMatchObject({ rolled: false, armour })
    }
  })

  it('6.31: when it fails stops in the last free hex, and does not pass who stands behind it', () => {
    const ships: ShipSetup[] = [
      { id: 'b1', at: [0, -4], crew: [{ role: 'gunner' }] },
      { id: 'b2', at: [0, -3], crew: [{ role: 'gunner' }] },
    ]
    const t = battle([13], {}, { ships })
    stunt(t, 'barrelRoll')
    t.answer({ path: 'FFFF' })
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, -2, 0])
    expect(only(t.events, 'passed')).toEqual([])
  })

  it('is for ships up to large', () => {
    const ways = (size: ShipSetup['size']) => {
      const t = battle([], size === undefined ? {} : { size })
      t.push('orders', { phase: 'helm', ships: ['a1'], finished: [], allWaited: false, queue: [] })
      const order = { ship: 'a1', crew: 'a1.1', action: 'stunt', stunt: 'barrelRoll' }
      return [t.offered('stunt').some(({ stunt }) => stunt === 'barrelRoll'), t.refuses(order)?.code]
    }
    expect(ways('large')).toEqual([true, undefined])
    expect(ways('huge')).toEqual([false, 'not_met'])
  })
})

describe('evade', () => {
  it('flies as ever and adds 2, by 5 below takes 2; between them nothing', () => {
    for (const [die, armour] of [
      [14, { evade: 2 }],
      [13, {}],
      [10, {}],
      [9, { evade: -2 }],
    ] as const) {
      const t = battle([die])
      stunt(t, 'evade')
      expect(dcOf(t)).toBe(14)
      expect(courseOf(t)).toEqual({ edge: 'forward', speed: 8, exact: false, turn: 2 })
      expect(t.ship('a1').effects.armour).toEqual(armour)
    }
  })

  it('counts at once, against those whom it passes, and in AC and TL until the next round', () => {
    const t = battle([14, 6], {}, { ships: [{ id: 'b1', at: [0, -1], crew: [{ role: 'gunner' }] }] })
    stunt(t, 'evade')
    t.answer({ path: 'FF' })
    t.answer({ weapon: 'w1' })
    expect(only(t.events, 'checkMade')[1]).toMatchObject({ dc: 17, total: 16 })
    expect(only(t.events, 'effect')).toEqual([
      { type: 'effect', ship: 'a1', effect: 'acAndTl', amount: 2, why: 'evade' },
    ])
    t.push('round', {})
    expect(t.ship('a1').effects.armour).toEqual({})
  })

  it('6.9: may be done without moving', () => {
    const t = battle([14])
    stunt(t, 'evade')
    t.answer({ path: '' })
    expect(t.ship('a1').effects.armour).toEqual({ evade: 2 })
  })
})

describe('flip and burn', () => {
  it('goes up to half the speed ahead without turns, and is turned about', () => {
    const t = battle([19], { speed: 7 })
    stunt(t, 'flipAndBurn')
    expect(dcOf(t)).toBe(19)
    expect(courseOf(t)).toEqual({ edge: 'forward', speed: 3, exact: false, turn: null })
    t.answer({ path: 'FF' })
    expect(t.at('a1')).toEqual([0, -2, 3])
  })

  it('6.37: when it fails, by however much, goes just that half and is not turned', () => {
    for (const die of [18, 1]) {
      const t = battle([die], { speed: 7 })
      stunt(t, 'flipAndBurn')
      expect(t.idle).toBe(true)
      expect(t.at('a1')).toEqual([0, -3, 0])
      expect(t.ship('a1').effects.armour).toEqual({})
    }
    const blocked = battle([18], { speed: 7 }, { ships: [{ id: 'a2', at: [0, -3] }] })
    stunt(blocked, 'flipAndBurn')
    expect(blocked.at('a1')).toEqual([0, -2, 0])
  })

  it('draws free attacks on its way, forced or not', () => {
    const t = battle([18], {}, { ships: [{ id: 'b1', at: [0, -1], crew: [{ role: 'gunner' }] }] })
    stunt(t, 'flipAndBurn')
    expect(t.asked('freeAttack')).toMatchObject({ ship: 'b1' })
    t.answer({ pass: true })
    expect(t.at('a1')).toEqual([0, -4, 0])
  })
})

describe('flyby', () => {
  const enemies: ShipSetup[] = [
    { id: 'b1', at: [0, -1, 3], tier: 5, crew: [{ role: 'gunner' }] },
    { id: 'b2', at: [0, -3, 3], crew: [{ role: 'gunner' }] },
  ]

  const flyby = (die: number, path: string, target = 'b1', a: Partial<ShipSetup> = {}) => {
    const t = battle([die], a, { ships: enemies })
    stunt(t, 'flyby', { target })
    t.answer({ path })
    return t
  }

  it('6.24: is rolled against 15 and half again the tier of the enemy', () => {
    const t = battle([20], {}, { ships: enemies })
    stunt(t, 'flyby', { target: 'b1' })
    expect(dcOf(t)).toBe(22)
  })

  // The die of 20 and 2 more make 22.
  const good = { crew: [{ ...pilot, skills: { piloting: 2 } }] }

  it('passes one hex of the enemy without a free attack; 6.23: the shots come in the gunnery phase', () => {
    const t = flyby(20, 'FF', 'b1', good)
    expect(t.idle).toBe(true)
    expect(t.at('a1')).toEqual([0, -2, 0])
    expect(t.ship('a1').effects.flyby).toEqual({ target: 'b1', arc: null })
    expect(only(t.events, 'fired')).toEqual([])
    expect(t.game.hits).toEqual([])
  })

  it('6.25: covers one hex of that enemy, and no other', () => {
    const t = flyby(20, 'FFFF', 'b1', good)
    expect(t.asked('freeAttack')).toMatchObject({ ship: 'b2' })
  })

  it('6.25: when it comes through the hex again it is attacked', () => {
    // North through it, about, and south through it.
    const loop = battle([20], { ...good, turn: 0 }, { ships: enemies.slice(0, 1) })
    stunt(loop, 'flyby', { target: 'b1' })
    loop.answer({ path: 'FFFRRFRRFLFF' })
    expect(loop.asked('freeAttack')).toMatchObject({ ship: 'b1' })
    expect(loop.at('a1').slice(0, 2)).toEqual([0, -1])
  })

  it('6.26: without the hex moves as ever, and nothing comes of it', () => {
    const t = flyby(20, '', 'b1', good)
    expect(t.ship('a1').effects.flyby).toBeNull()
  })

  it('when it fails moves as ever and is attacked', () => {
    const t = flyby(19, 'FF', 'b1', good)
    expect(t.asked('freeAttack')).toMatchObject({ ship: 'b1' })
    expect(t.ship('a1').effects.flyby).toBeNull()
  })

  it('lists the ends that come through the enemy and those that do not', () => {
    const t = battle([20], good, { ships: enemies.slice(0, 1) })
    stunt(t, 'flyby', { target: 'b1' })
    const paths = t.choices().map(answer => (answer as { path: string }).path)
    expect(paths).toContain('FF')
    expect(paths).toContain('')
    for (const path of paths) expect(t.refuses({ path })).toBeNull()
  })

  it('6.27: one arc of its weapons fires then as from the next hex at any quadrant', () => {
    const weapons = [{ mount: 'port' as const }, { mount: 'forward' as const }, { mount: 'turret' as const }]
    const t = battle(
      [20, 15, [3, 3]],
      { ...good, weapons, crew: [...good.crew, { role: 'gunner', level: 6 }] },
      {
        ships: enemies.slice(0, 1),
      },
    )
    stunt(t, 'flyby', { target: 'b1' })
    t.answer({ path: 'FFFFFFFF' })
    t.game.phase = 'gunnery'
    t.push('orders', { phase: 'gunnery', ships: ['a1'], finished: [], allWaited: false, queue: [] })
    const shot = { ship: 'a1', crew: 'a1.2', action: 'shoot', weapon: 'w1', target: 'b1', flyby: true, quadrant: 'aft' }
    expect(t.refuses(shot)).toBeNull()
    expect(t.refuses({ ...shot, weapon: 'w2', quadrant: 'port' })).toBeNull()
    t.answer(shot)
    expect(t.game.hits).toMatchObject([{ target: 'b1', quadrant: 'aft' }])
    expect(t.ship('a1').effects.flyby).toMatchObject({ arc: 'port' })
  })
})

describe('slide', () => {
  it('goes up to the speed through one forward side, its facing kept', () => {
    for (const [side, end] of [
      ['port', [-3, 0, 0]],
      ['starboard', [3, -3, 0]],
    ] as const) {
      const t = battle([14])
      stunt(t, 'slide', { side })
      expect(dcOf(t)).toBe(14)
      expect(courseOf(t)).toMatchObject({ speed: 8, exact: false, turn: null })
      t.answer({ path: 'FFF' })
      expect(t.at('a1')).toEqual(end)
    }
  })

  it('when it fails goes ahead up to half the speed without turns', () => {
    for (const die of [13, 1]) {
      const t = battle([die])
      stunt(t, 'slide', { side: 'port' })
      expect(courseOf(t)).toEqual({ edge: 'forward', speed: 4, exact: false, turn: null })
      t.answer({ path: 'F' })
      expect(t.at('a1')).toEqual([0, -1, 0])
      expect(t.ship('a1').effects.armour).toEqual({})
    }
  })
})

describe('turn in place', () => {
  it('takes any facing without a check or a hex; clumsy ships pay 4, poor ones 2', () => {
    for (const [manoeuvrability, armour] of [
      ['clumsy', { turnInPlace: -4 }],
      ['poor', { turnInPlace: -2 }],
      ['average', {}],
      ['perfect', {}],
    ] as const) {
      const t = battle([], { manoeuvrability, heading: 0 })
      const events = stunt(t, 'turnInPlace', { facing: 4 })
      expect(t.at('a1')).toEqual([0, 0, 4])
      expect(only(events, 'checkMade')).toEqual([])
      expect(t.ship('a1').effects.armour).toEqual(armour)
      expect(t.ship('a1').heading).toBe(0)
      expect(t.idle).toBe(true)
    }
  })
})

describe('escort, flank and interference: rules/hex.md §2.6', () => {
  const ally: ShipSetup = { id: 'a2', at: [0, -4], tier: 5, crew: [{ role: 'pilot' }] }
  const foe: ShipSetup = { id: 'b1', at: [0, -8], tier: 7, crew: [{ role: 'pilot' }] }
  const endHelm = (t: T) => {
    t.game.helmOrder = []
    t.does(turn => closeFormations(turn))
  }

  it('escort: 10 and half again the ally’s tier; beside him at the end of the phase he has 2 more', () => {
    const end = (path: string) => {
      const t = battle([17], {}, { ships: [ally] })
      stunt(t, 'escort', { target: 'a2' })
      expect(dcOf(t)).toBe(17)
      t.answer({ path })
      expect(t.ship('a2').effects.armour).toEqual({})
      endHelm(t)
      return t.ship('a2').effects.armour
    }
    expect(end('FFF')).toEqual({ escort: 2 })
    expect(end('FF')).toEqual({})
  })

  it('escort: when it fails moves, by 5 the ally has 2 less', () => {
    for (const [die, armour] of [
      [16, {}],
      [13, {}],
      [12, { escortFailed: -2 }],
    ] as const) {
      const t = battle([die], {}, { ships: [ally] })
      stunt(t, 'escort', { target: 'a2' })
      t.answer({ path: 'FFF' })
      endHelm(t)
      expect(t.ship('a2').effects.armour).toEqual(armour)
    }
  })

  it('flank: 10 and half again the enemy’s tier; within 5 hexes of him at the end of the phase', () => {
    const end = (die: number, path: string) => {
      const t = battle([die], {}, { ships: [ally, foe] })
      stunt(t, 'flank', { target: 'b1' })
      expect(dcOf(t)).toBe(20)
      t.answer({ path })
      endHelm(t)
      return t.ship('b1').effects.flankedBy
    }
    expect(end(20, 'FFF')).toEqual(['a1'])
    expect(end(20, 'FF')).toEqual([])
    expect(end(19, 'FFF')).toEqual([])
  })

  it('flank: the next attack of the side on a quadrant where it is not has 2 more', () => {
    const t = battle(
      [20, 2, 2],
      {},
      {
        ships: [
          { ...ally, at: [0, -12, 3], crew: [{ role: 'gunner' }] },
          { ...foe, at: [0, -8, 3] },
        ],
      },
    )
    stunt(t, 'flank', { target: 'b1' })
    t.answer({ path: 'FFF' })
    endHelm(t)
    t.game.phase = 'gunnery'
    const shoot = () => t.push('shoot', { ship: 'a2', crew: 'a2.1', attack: 'shoot', weapon: 'w1', target: 'b1' })
    expect(only(shoot(), 'checkMade')).toMatchObject([{ total: 14 }])
    Object.assign(t.ship('a2').weapons[0] ?? {}, { fired: false })
    expect(only(shoot(), 'checkMade')).toMatchObject([{ total: 12 }])
  })

  it('needs another ship of its side', () => {
    const t = battle([], {}, { ships: [foe] })
    t.push('orders', { phase: 'helm', ships: ['a1'], finished: [], allWaited: false, queue: [] })
    const names = new Set(t.offered('stunt').map(order => order.stunt))
    expect(names.has('escort') || names.has('flank') || names.has('runInterference')).toBe(false)
    expect(t.refuses({ ship: 'a1', crew: 'a1.1', action: 'stunt', stunt: 'escort', target: 'a1' })).toMatchObject({
      code: 'not_met',
    })
  })

  const launched = (dice: NonNullable<TableSetup['dice']>, a: Partial<ShipSetup> = {}) =>
    battle(dice, a, {
      ships: [ally, { ...foe, crew: [{ role: 'gunner' }], tier: 3 }],
      projectiles: [{ by: 'b1', target: 'a2', hex: [0, -2], speed: 6, gunner: 'b1.1', heading: 3 }],
    })

  it('interference: 5, the projectile’s speed and half again the tier of its ship; own countermeasures help', () => {
    const t = launched([15], { countermeasures: 3 })
    stunt(t, 'runInterference', { projectile: 'p1' })
    expect(only(t.events, 'checkMade')).toMatchObject([{ dc: 15, total: 18, margin: 3 }])
  })

  it('interference: through its hex its next check has −4, by 5 it is destroyed', () => {
    const t = launched([15])
    stunt(t, 'runInterference', { projectile: 'p1' })
    t.answer({ path: 'FFF' })
    expect(t.game.projectiles.p1?.penalty).toBe(-4)
    const gone = launched([20])
    stunt(gone, 'runInterference', { projectile: 'p1' })
    gone.answer({ path: 'FF' })
    expect(gone.game.projectiles).toEqual({})
    const away = launched([20])
    stunt(away, 'runInterference', { projectile: 'p1' })
    away.answer({ path: 'F' })
    expect(away.game.projectiles.p1?.penalty).toBe(0)
  })

  it('interference: when it fails moves, by 5 the projectile attacks it at once', () => {
    const missed = launched([14])
    stunt(missed, 'runInterference', { projectile: 'p1' })
    missed.answer({ path: 'FFF' })
    expect(missed.game.projectiles.p1).toMatchObject({ target: 'a2', penalty: 0 })
    // 5 + 10 reach its TL of 15; the projectile comes from ahead.
    const hit = launched([10, 5, [3, 3]])
    stunt(hit, 'runInterference', { projectile: 'p1' })
    expect(hit.ship('a1').shields).toMatchObject({ forward: 4 })
    expect([hit.game.projectiles, hit.game.hits]).toEqual([{}, []])
    hit.answer({ path: 'FFF' })
    expect(hit.at('a1')).toEqual([0, -3, 0])
    const lost = launched([10, 4])
    stunt(lost, 'runInterference', { projectile: 'p1' })
    expect(lost.ship('a1').shields.forward).toBe(10)
    expect(lost.game.projectiles).toEqual({})
  })
})

describe('any stunt', () => {
  const orders = (t: T) => {
    t.push('orders', { phase: 'helm', ships: ['a1'], finished: [], allWaited: false, queue: [] })
    return { ship: 'a1', crew: 'a1.1', action: 'stunt', stunt: 'evade' }
  }

  it('is a push: engines that malfunction bar it, turning in place too; glitching they cost 2', () => {
    const t = battle([], { systems: { engines: 2 } })
    const order = orders(t)
    expect(t.offered('stunt')).toEqual([])
    expect(t.refuses(order)).toMatchObject({ code: 'not_offered' })
    expect(t.refuses({ ...order, stunt: 'turnInPlace', facing: 1 })).toMatchObject({ code: 'not_offered' })
    expect(t.refuses({ ship: 'a1', crew: 'a1.1', action: 'fly' })).toBeNull()
    const glitching = battle([16], { systems: { engines: 1 } })
    stunt(glitching, 'evade')
    expect(only(glitching.events, 'checkMade')).toMatchObject([{ total: 14, margin: 0 }])
  })

  it('6.38: comes once a round; after flying it is another movement, from where that ended', () => {
    const t = battle([14])
    t.perform('a1.1', 'fly')
    t.answer({ path: 'FF' })
    Object.assign(t.ship('a1').crew[0] ?? {}, { acted: false })
    stunt(t, 'evade')
    t.answer({ path: 'FF' })
    expect(t.at('a1')).toEqual([0, -4, 0])
    Object.assign(t.ship('a1').crew[0] ?? {}, { acted: false, did: [] })
    const order = orders(t)
    expect(t.refuses({ ...order, stunt: 'backOff' })).toMatchObject({ code: 'not_offered' })
  })

  it('6.55: of a tier below 1 has a number without it', () => {
    const t = battle([10], { tier: 0.5 })
    stunt(t, 'evade')
    expect(dcOf(t)).toBe(10)
  })

  it('is refused with what is wrong', () => {
    const t = battle([], {}, { ships: [{ id: 'b1', at: [0, -5] }] })
    const order = orders(t)
    expect(t.refuses({ ...order, stunt: 'loop' })).toMatchObject({ code: 'not_offered', place: 'answer.stunt' })
    expect(t.refuses({ ...order, stunt: 'flyby', target: 'a1' })).toMatchObject({ code: 'not_an_option' })
    expect(t.refuses({ ...order, stunt: 'turnInPlace', facing: 0 })).toMatchObject({ code: 'not_an_option' })
    for (const offered of t.offered('stunt')) expect(t.refuses(offered)).toBeNull()
  })
})

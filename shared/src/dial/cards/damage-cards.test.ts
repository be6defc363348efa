import { describe, expect, it } from 'vitest'
import { type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import { tables } from '../data/index.ts'
import { dial } from '../game.ts'
import { damageEffects, immediateEffects, repairedByAction } from './damage-cards.ts'

const bare = { shields: { value: 0, max: 0, recovers: 0 }, hull: 9 } as const

/** A ship with these cards face up. */
function withCards(up: string[], ship: Partial<ShipSetup> = {}, more: Partial<TableSetup> = {}) {
  return table({ ships: [{ id: 'a1', at: [400, 400], ...bare, damage: { down: 0, up }, ...ship }], ...more })
}

/** Deals a crit of this card. */
function crit(card: string, next: string[] = ['weaponsfailure'], ship: Partial<ShipSetup> = {}) {
  const t = withCards([], ship, { decks: { a: [card, ...next] } })
  t.push('suffer', { ship: 'a1', hits: 0, crits: 1, source: 'asteroid' })
  expect(dial.broken(t.state)).toEqual([])
  return t
}

const fly = (t: ReturnType<typeof withCards>, code: string) => {
  t.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  expect(dial.broken(t.state)).toEqual([])
  return t
}

const activation = { activation: { ship: 'a1' } } as const

it('the whole deck has its effects', () => {
  const others = ['blindedpilot', 'damagedsensorarray']
  for (const { id } of tables('xwa').damageDeck()) {
    expect(damageEffects(id).length > 0 || id in immediateEffects || others.includes(id), id).toBe(true)
  }
  const ids = tables('xwa')
    .damageDeck()
    .map(({ id }) => id)
  expect(repairedByAction.filter(id => !ids.includes(id))).toEqual([])
})

describe('Panicked Pilot', () => {
  it('gives two stress tokens in one event and turns face down', () => {
    const t = crit('panickedpilot')
    expect(t.ship('a1')).toMatchObject({ tokens: { stress: 2 }, damage: { down: 1, up: [] } })
    expect(typesOf(t.events)).toEqual(['damageDealt', 'tokenGained', 'damageRepaired'])
  })
})

describe('Direct Hit!', () => {
  it('deals a hit and turns face down', () => {
    const t = crit('directhit')
    expect(t.ship('a1').damage).toEqual({ down: 2, up: [] })
  })

  it('can destroy the ship, which is told once', () => {
    const t = crit('directhit', ['weaponsfailure'], { hull: 2 })
    const told = ['damageDealt', 'destroyed', 'damageRepaired', 'removed']
    expect(typesOf(t.events).filter(type => told.includes(type))).toEqual(['damageDealt', ...told])
    expect(t.ship('a1').place).toBe('destroyed')
  })

  it('drawn by the hit of another one, with a hull breach, counts once each', () => {
    const t = withCards(['hullbreach'], {}, { decks: { a: ['directhit', 'directhit', 'weaponsfailure'] } })
    t.push('suffer', { ship: 'a1', hits: 0, crits: 1, source: 'asteroid' })
    expect(t.ship('a1').damage).toEqual({ down: 2, up: ['hullbreach', 'weaponsfailure'] })
  })
})

describe('Wounded Pilot', () => {
  const bar = [{ type: 'focus', colour: 'white' }] as const
  const act = (
    face: 'hit' | 'crit' | 'focus' | 'blank',
    answer: object = { action: 'focus' },
    up = ['woundedpilot'],
  ) => {
    const t = withCards(up, { bar: [...bar] }, { dice: [face] })
    t.push('performActionStep', { ship: 'a1' })
    t.answer(answer as never)
    return t
  }

  it('rolls a die after an action: hit and crit are a stress', () => {
    expect(act('hit').ship('a1').tokens).toEqual({ focus: 1, stress: 1 })
    expect(act('crit').ship('a1').tokens).toEqual({ focus: 1, stress: 1 })
    expect(act('focus').ship('a1').tokens).toEqual({ focus: 1 })
    expect(act('blank').events.filter(e => e.type === 'rolled')).toMatchObject([{ why: 'woundedpilot' }])
  })

  it('rolls for each of two cards, without asking for an order', () => {
    const t = withCards(['woundedpilot', 'woundedpilot'], { bar: [...bar] }, { dice: ['hit', 'hit'] })
    t.push('performActionStep', { ship: 'a1' })
    t.answer({ action: 'focus' })
    expect(t.idle).toBe(true)
    expect(t.ship('a1').tokens).toEqual({ focus: 1, stress: 2 })
  })

  it('is not rolled for by its own repair, but by another card’s', () => {
    const own = act('hit', { action: 'repair', card: 'woundedpilot' })
    expect(own.events.filter(e => e.type === 'rolled')).toEqual([])
    const other = act('hit', { action: 'repair', card: 'fuelleak' }, ['woundedpilot', 'fuelleak'])
    expect(other.ship('a1').tokens).toEqual({ stress: 1 })
  })

  it('A36: its player orders it and the linked action', () => {
    const linked = [{ type: 'focus', colour: 'white', linked: { type: 'evade', colour: 'white' } }] as const
    const t = withCards(['woundedpilot'], { bar: [...linked] }, { dice: ['hit'] })
    t.push('performActionStep', { ship: 'a1' })
    t.answer({ action: 'focus' })
    expect(t.request).toMatchObject({ kind: 'order', seat: 'a' })
    const { abilities } = t.request.args as { abilities: { ability: string }[] }
    const first = abilities.findIndex(({ ability }) => ability === 'linkedAction')
    t.answer([first, 1 - first])
    t.answer({ action: 'evade' })
    expect(t.ship('a1').tokens).toMatchObject({ focus: 1, evade: 1 })
  })
})

describe('Stunned Pilot', () => {
  it('suffers a hit after a manoeuvre through or onto an obstacle, and not without', () => {
    const obstacles = [{ id: 'o1', outline: 'gascloud1', at: [400, 460] }] as const
    const through = fly(withCards(['stunnedpilot'], {}, { obstacles, dice: ['blank'], ...activation }), '3FW')
    expect(through.ship('a1').damage.down).toBe(1)
    expect(through.events.at(-1)).toMatchObject({ type: 'damageDealt', source: 'stunnedpilot' })
    const onto = fly(withCards(['stunnedpilot'], {}, { obstacles, dice: ['blank'], ...activation }), '1FB')
    expect(onto.ship('a1').damage.down).toBe(1)
    expect(fly(withCards(['stunnedpilot'], {}, activation), '3FW').ship('a1').damage.down).toBe(0)
  })
})

describe('Console Fire', () => {
  const engage = (face: 'hit' | 'crit') => {
    const t = withCards(['consolefire'], {}, { dice: [face], phase: 'engagement' })
    t.push('engage', { ship: 'a1' })
    return t.ship('a1').damage
  }

  it('burns before the ship engages, on a hit only', () => {
    expect(engage('hit')).toEqual({ down: 1, up: ['consolefire'] })
    expect(engage('crit')).toEqual({ down: 0, up: ['consolefire'] })
  })
})

describe('Disabled Power Regulator', () => {
  it('gives an ion token before the ship engages', () => {
    const t = withCards(['disabledpowerregulator'], {}, { phase: 'engagement' })
    t.push('engage', { ship: 'a1' })
    expect(t.ship('a1').tokens).toEqual({ ion: 1 })
  })

  it('turns face down after an ion manoeuvre, and no other', () => {
    const ionised = fly(withCards(['disabledpowerregulator'], { tokens: { ion: 1 } }, activation), '2BW')
    expect(ionised.ship('a1').damage).toEqual({ down: 1, up: [] })
    expect(fly(withCards(['disabledpowerregulator'], {}, activation), '1FB').ship('a1').damage.down).toBe(0)
  })
})

describe('Loose Stabilizer', () => {
  it('costs a hit after a manoeuvre that is not straight, and turns face down', () => {
    for (const code of ['2BW', '2TW', '4KR', '0OR']) {
      expect(fly(withCards(['loosestabilizer'], {}, activation), code).ship('a1').damage, code).toEqual({
        down: 2,
        up: [],
      })
    }
    expect(fly(withCards(['loosestabilizer'], {}, activation), '2FB').ship('a1').damage).toEqual({
      down: 0,
      up: ['loosestabilizer'],
    })
  })
})

describe('Damaged Engine', () => {
  const flown = (code: string, up = ['damagedengine']) =>
    fly(withCards(up, {}, activation), code).events.find(e => e.type === 'manoeuvreFlown')

  it('makes turns a step harder', () => {
    expect(flown('2TB')).toMatchObject({ code: '2TW' })
    expect(flown('2YW')).toMatchObject({ code: '2YR' })
    expect(flown('2TR')).toMatchObject({ code: '2TR' })
    expect(flown('2TB', ['damagedengine', 'damagedengine'])).toMatchObject({ code: '2TR' })
  })

  it('leaves other manoeuvres, Tallon rolls and sideslips too', () => {
    for (const code of ['2BW', '2FB', '2TW~', '4KR']) expect(flown(code)).toMatchObject({ code })
  })
})

describe('Hull Breach', () => {
  it('turns the hits suffered into crits, those that shields take too', () => {
    const t = withCards(
      ['hullbreach', 'fuelleak'],
      { shields: { value: 1, max: 1, recovers: 0 } },
      { decks: { a: ['weaponsfailure', 'structuraldamage'] } },
    )
    t.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'asteroid' })
    // The crit on the shield sets off the leak, whose hit becomes a crit.
    expect(t.ship('a1').damage).toEqual({ down: 1, up: ['hullbreach', 'weaponsfailure'] })
  })

  it('of another ship does nothing', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [400, 400], ...bare, damage: { down: 0, up: ['hullbreach'] } },
        { id: 'a2', at: [600, 400], ...bare },
      ],
    })
    t.push('suffer', { ship: 'a2', hits: 1, crits: 0, source: 'asteroid' })
    expect(t.ship('a2').damage).toEqual({ down: 1, up: [] })
  })
})

describe('Fuel Leak', () => {
  it('costs a hit after the next crit and turns face down', () => {
    const t = withCards(['fuelleak'], {}, { decks: { a: ['weaponsfailure', 'hullbreach'] } })
    t.push('suffer', { ship: 'a1', hits: 0, crits: 1, source: 'asteroid' })
    expect(t.ship('a1').damage).toEqual({ down: 2, up: ['weaponsfailure'] })
  })

  it('is not set off by the crit that dealt it, nor by hits', () => {
    expect(crit('fuelleak').ship('a1').damage).toEqual({ down: 0, up: ['fuelleak'] })
    const t = withCards(['fuelleak'])
    t.push('suffer', { ship: 'a1', hits: 2, crits: 0, source: 'asteroid' })
    expect(t.ship('a1').damage).toEqual({ down: 2, up: ['fuelleak'] })
  })

  it('is set off by a crit that a shield takes', () => {
    const t = withCards(['fuelleak'], { shields: { value: 1, max: 1, recovers: 0 } })
    t.push('suffer', { ship: 'a1', hits: 0, crits: 1, source: 'asteroid' })
    expect(t.ship('a1').damage).toEqual({ down: 2, up: [] })
  })

  it('of which one lies there and another is dealt: the older one only', () => {
    const t = withCards(['fuelleak'], {}, { decks: { a: ['fuelleak', 'weaponsfailure'] } })
    t.push('suffer', { ship: 'a1', hits: 0, crits: 1, source: 'asteroid' })
    expect(t.ship('a1').damage).toEqual({ down: 2, up: ['fuelleak'] })
  })
})

describe('the action of a damage card', () => {
  const bar = [
    { type: 'focus', colour: 'white' },
    { type: 'evade', colour: 'white' },
  ] as const
  const offered = (up: string[], ship: Partial<ShipSetup> = {}) => {
    const t = withCards(up, { bar: [...bar], ...ship })
    t.push('performActionStep', { ship: 'a1' })
    return t
  }

  it('is offered once for each name that has one', () => {
    expect(offered(['fuelleak', 'structuraldamage', 'fuelleak', 'hullbreach']).choices()).toEqual([
      { action: 'focus' },
      { action: 'evade' },
      { action: 'repair', card: 'fuelleak' },
      { action: 'repair', card: 'hullbreach' },
      { skip: true },
    ])
    const t = offered(['structuraldamage'])
    expect(t.refuses({ action: 'repair', card: 'structuraldamage' })).toMatchObject({ code: 'not_offered' })
  })

  it('turns the card face down and tells so', () => {
    const t = offered(['fuelleak'])
    expect(t.refuses({ action: 'repair', card: 'hullbreach' })).toMatchObject({ code: 'not_an_option' })
    t.answer({ action: 'repair', card: 'fuelleak' })
    expect(t.ship('a1')).toMatchObject({ damage: { down: 1, up: [] }, attempted: ['repair:fuelleak:1'] })
    expect(typesOf(t.events)).toEqual(['actionPerformed', 'damageRepaired'])
  })

  it('of two cards of one name is two actions of a round', () => {
    const t = offered(['fuelleak', 'fuelleak'])
    t.answer({ action: 'repair', card: 'fuelleak' })
    t.push('performActionStep', { ship: 'a1' })
    t.answer({ action: 'repair', card: 'fuelleak' })
    expect(t.ship('a1')).toMatchObject({ damage: { down: 2, up: [] } })
    expect(t.ship('a1').attempted).toEqual(['repair:fuelleak:1', 'repair:fuelleak:2'])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('is for neither a stressed nor an ionised ship', () => {
    expect(offered(['fuelleak'], { tokens: { stress: 1 } }).idle).toBe(true)
    expect(offered(['fuelleak'], { tokens: { ion: 1 } }).choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('and focus are all that a damaged sensor array leaves', () => {
    expect(offered(['damagedsensorarray', 'fuelleak']).choices()).toEqual([
      { action: 'focus' },
      { action: 'repair', card: 'damagedsensorarray' },
      { action: 'repair', card: 'fuelleak' },
      { skip: true },
    ])
  })

  it('may be what a ship is coordinated to', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [400, 400], bar: [{ type: 'coordinate', colour: 'white' }] },
        { id: 'a2', at: [500, 400], bar: [], damage: { down: 0, up: ['hullbreach'] } },
      ],
    })
    t.push('performActionStep', { ship: 'a1' })
    t.answer({ action: 'coordinate', ship: 'a2' })
    t.answer({ action: 'repair', card: 'hullbreach' })
    expect(t.ship('a2').damage).toEqual({ down: 1, up: [] })
  })
})

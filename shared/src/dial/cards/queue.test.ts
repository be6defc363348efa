/** The rules of the ability queue, rules/dial.md §9.4, each with cards that are in the game. */
import { describe, expect, it } from 'vitest'
import { bar, type ShipSetup, type Table, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'
import { gain, recoverCharges } from '../tokens/index.ts'

const upgrade = (id: string, value?: number) =>
  ({ id, slot: 'crew', ...(value !== undefined && { charges: { value, max: value, recovers: 0 } }) }) as const

/** Which abilities are to be put in order. */
const toOrder = (on: Table) => (on.request.args as { abilities: { ability: string; source: string }[] }).abilities
const names = (on: Table) => toOrder(on).map(({ ability, source }) => `${source} ${ability}`)
const asked = (on: Table) =>
  on.state.pending.map(({ seat, kind, args }) => [seat, kind, 'ship' in args ? args.ship : null])

const poe = (ship: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a1',
  at: [400, 400],
  pilot: 'poedameron',
  charges: { value: 1, max: 1, recovers: 1 },
  bar: bar(['focus', 'evade']),
  ...ship,
})
const linked = { type: 'focus', colour: 'white', linked: { type: 'evade', colour: 'red' } } as const

/** Two of them in one squad, as only tests have them. */
const fourLom = (id: string, x: number, ship: Partial<ShipSetup> = {}): ShipSetup => ({
  ...{ id, at: [x, 400], pilot: '4lom', tokens: { stress: 1 } },
  ...ship,
})
const endOf = (ships: readonly ShipSetup[], order = ['a', 'b']) => {
  const on = table({ ships, phase: 'engagement' })
  on.game.order = order
  on.push('endPhase', {})
  return on
}

describe('rule 1: abilities whose requirement holds and whose cost can be paid now are collected', () => {
  const acting = (ship: Partial<ShipSetup>) => {
    const on = table({ ships: [poe(ship)], activation: { ship: 'a1' } })
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'focus' })
    return on
  }

  it('after game effects of the same window: the stress of a red action comes first', () => {
    expect(acting({}).request.kind).toBe('useAbility')
    const red = acting({ bar: [{ type: 'focus', colour: 'red' }, ...bar(['evade'])] })
    expect(red.ship('a1').tokens).toEqual({ focus: 1, stress: 1 })
    expect(red.idle).toBe(true)
  })

  it('after game effects of the same window: a manoeuvre has been executed whole', () => {
    // It has bumped and been hit before Dauntless hears of it.
    const upgrades = [upgrade('dauntless')]
    const on = table({
      ships: [
        { id: 'a1', at: [457, 300], bar: bar(['evade']), upgrades },
        { id: 'a2', at: [457, 430] },
      ],
      activation: { ship: 'a1' },
      dice: ['hit'],
    })
    on.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'dial' })
    expect(typesOf(on.events)).toEqual(['manoeuvreFlown', 'rolled', 'shieldLost', 'abilityUsed'])
    expect(on.request.args).toMatchObject({ why: 'granted' })
  })

  it('and no others: one that cannot be paid is not even put in order', () => {
    const both = acting({ bar: [linked, ...bar(['boost'])] })
    expect(names(both)).toEqual(['a1 poedameron afterAction', 'link of a1 linkedAction'])
    const poor = acting({ bar: [linked, ...bar(['boost'])], charges: { value: 0, max: 1, recovers: 1 } })
    expect(poor.request.args).toMatchObject({ why: 'linked' })
  })
})

describe('rule 2: the first player’s resolve first, and each orders his own', () => {
  const ships = [fourLom('a1', 300), fourLom('b1', 380)]

  it('whoever that is, and where each has one nobody is asked for an order', () => {
    const first = endOf(ships)
    expect(asked(first)).toEqual([['a', 'useAbility', 'a1']])
    first.answer({ pass: true })
    expect(asked(first)).toEqual([['b', 'useAbility', 'b1']])
    const second = endOf(ships, ['b', 'a'])
    expect(asked(second)).toEqual([['b', 'useAbility', 'b1']])
    second.answer({ pass: true })
    expect(asked(second)).toEqual([['a', 'useAbility', 'a1']])
  })

  it('who has several says in which order, before anything resolves', () => {
    const on = endOf([...ships, fourLom('a2', 460)])
    expect(on.request.seat).toBe('a')
    expect(names(on)).toEqual(['a1 4lom phaseStart', 'a2 4lom phaseStart'])
    on.answer([1, 0])
    expect(asked(on)).toEqual([['a', 'useAbility', 'a2']])
    on.answer({ pass: true })
    expect(asked(on)).toEqual([['a', 'useAbility', 'a1']])
    on.answer({ pass: true })
    expect(asked(on)).toEqual([['b', 'useAbility', 'b1']])
  })

  it('what belongs to the same moment shares a queue: after executing and after fully executing', () => {
    const on = table({
      ships: [{ id: 'a1', at: [457, 300], pilot: '4lom', bar: [], damage: { down: 0, up: ['loosestabilizer'] } }],
    })
    on.push('executeManoeuvre', { ship: 'a1', code: '2TR', cause: 'dial' })
    expect(names(on)).toEqual(['a1 loosestabilizer afterExecute', 'a1 4lom afterFully'])
    expect(typesOf(on.answer([1, 0]))[0]).toBe('abilityUsed')
  })
})

describe('rule 3: what is newly triggered goes to the front', () => {
  it('before what waits', () => {
    const on = endOf([
      fourLom('a1', 300),
      fourLom('a2', 460),
      { id: 'a3', at: [380, 400], pilot: 'niennunb' },
      { id: 'b1', at: [380, 500] },
    ])
    on.answer([0, 1])
    on.answer({ use: { ship: 'a3' } })
    // Nien Nunb has gained stress; the second of them waits.
    expect(asked(on)).toEqual([['a', 'useAbility', 'a3']])
    on.answer({ use: true })
    expect(asked(on)).toEqual([['a', 'useAbility', 'a2']])
  })

  it('but after the ability that triggered it, its costs included', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [400, 400], pilot: 'niennunb', upgrades: [upgrade('staticdischargevanes')] },
        { id: 'b1', at: [400, 500] },
      ],
    })
    on.push('gainTokens', { ship: 'a1', token: 'ion', count: 1, by: 'b' })
    const events = on.answer({ use: { ship: 'b1' } })
    expect(typesOf(events)).toEqual(['abilityUsed', 'tokenGained', 'tokenGained', 'shieldLost'])
    expect([on.ship('a1').tokens, on.ship('b1').tokens]).toEqual([{ stress: 1 }, { ion: 1 }])
    expect(on.request.args).toMatchObject({ card: 'niennunb' })
  })

  it('A49: the move by a tractor token comes before what waits', () => {
    const lattsRazzi = (id: string, x: number): ShipSetup => ({ id, at: [x, 400], pilot: 'lattsrazzi', attacks: [] })
    const on = table({
      ships: [lattsRazzi('a1', 400), lattsRazzi('a2', 500), { id: 'b1', at: [450, 500], attacks: [] }],
      locks: ['a1', 'a2'].map(by => ({ by, on: { kind: 'ship', id: 'b1' } })),
      phase: 'activation',
    })
    on.push('engagement', {})
    on.answer([0, 1])
    on.answer({ use: { ship: 'b1' } })
    expect(on.request).toMatchObject({ seat: 'a', kind: 'tractorMove' })
  })
})

describe('rule 4: an ability is looked at again when it resolves', () => {
  it('dropped without paying where its requirement fails then', () => {
    const on = table({ ships: [poe({ bar: [linked, ...bar(['boost'])] })], activation: { ship: 'a1' } })
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'focus' })
    on.answer([1, 0])
    on.answer({ action: 'evade' })
    // The red link has stressed it: Poe's charge stays.
    expect(on.ship('a1').tokens).toEqual({ focus: 1, evade: 1, stress: 1 })
    expect(on.ship('a1').charges?.value).toBe(1)
    expect(on.idle).toBe(true)
  })

  it('A36: the link first, or the die of a wounded pilot', () => {
    const wounded = (order: number[]) => {
      const ship = { id: 'a1', at: [400, 400], bar: [linked], damage: { down: 0, up: ['woundedpilot'] } } as const
      const on = table({
        ships: [{ ...ship, bar: [...ship.bar], damage: { down: 0, up: ['woundedpilot'] } }],
        dice: ['hit', 'blank'],
      })
      on.push('performActionStep', { ship: 'a1' })
      on.answer({ action: 'focus' })
      expect(names(on)).toEqual(['a1 woundedpilot afterAction', 'link of a1 linkedAction'])
      on.answer(order)
      return on
    }
    expect(wounded([1, 0]).request.args).toMatchObject({ why: 'linked' })
    const stressed = wounded([0, 1])
    expect(stressed.ship('a1').tokens).toEqual({ focus: 1, stress: 1 })
    expect(stressed.idle).toBe(true)
  })

  it('its choices are measured then', () => {
    const lattsRazzi = (id: string, y: number): ShipSetup => ({ id, at: [400, y], pilot: 'lattsrazzi', attacks: [] })
    const b1 = { kind: 'ship', id: 'b1' } as const
    const on = table({
      ships: [lattsRazzi('a1', 400), lattsRazzi('a2', 600), { id: 'b1', at: [400, 500], attacks: [] }],
      locks: ['a1', 'a2'].map(by => ({ by, on: b1 })),
      phase: 'activation',
    })
    on.push('engagement', {})
    on.answer([0, 1])
    on.answer({ use: { ship: 'b1' } })
    on.answer({ move: 'left:+1' })
    on.answer({ pass: true })
    // Where it stands now it is still at range 1 of the second.
    expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { pass: true }])
    const away = table({
      ships: [lattsRazzi('a1', 400), lattsRazzi('a2', 330), { id: 'b1', at: [400, 470], attacks: [] }],
      locks: ['a1', 'a2'].map(by => ({ by, on: b1 })),
      phase: 'activation',
    })
    away.push('engagement', {})
    away.answer([0, 1])
    away.answer({ use: { ship: 'b1' } })
    away.answer({ move: 'boost' })
    away.answer({ pass: true })
    // Beyond range 1 of the second, which keeps its lock: the phase goes on.
    expect(away.request.kind).toBe('chooseShip')
    expect(away.game.locks).toEqual([{ by: 'a2', on: b1 }])
  })
})

describe('rule 5: a destroyed ship is removed when the queue is empty', () => {
  it('its own abilities that wait still resolve', () => {
    const shields = { value: 0, max: 0, recovers: 0 }
    const damage = { down: 0, up: ['loosestabilizer'] }
    const on = table({ ships: [{ id: 'a1', at: [457, 300], pilot: '4lom', bar: [], hull: 2, shields, damage }] })
    on.push('executeManoeuvre', { ship: 'a1', code: '2TR', cause: 'dial' })
    const events = on.answer([0, 1])
    const types = typesOf(events)
    expect(types).toContain('destroyed')
    expect(types.indexOf('abilityUsed')).toBeGreaterThan(types.indexOf('destroyed'))
    expect(events.filter(({ type }) => type === 'tokenGained')).toMatchObject([{ token: 'calculate' }])
    expect(types.at(-1)).toBe('removed')
    expect(on.ship('a1').place).toBe('destroyed')
    expect(dial.broken(on.state)).toEqual([])
  })
})

describe('rule 6: what stands for an event does so at once', () => {
  const sister = (id: string, x: number): ShipSetup => ({
    ...{ id, at: [x, 400], upgrades: [upgrade('seventhsister')] },
    force: { value: 1, max: 1, recovers: 1 },
  })
  const stressed = () => {
    const on = table({ ships: [sister('a1', 370), sister('a2', 430), { id: 'b1', at: [400, 500], pilot: 'niennunb' }] })
    on.does(t => gain(t, 'b1', 'stress', 1))
    on.answer([0, 1])
    return on
  }

  it('once for each event: after one no other is asked, and the event did not happen', () => {
    const on = stressed()
    on.answer({ use: 'jam' })
    expect(on.idle).toBe(true)
    expect(on.ship('b1').tokens).toEqual({ jam: 1 })
    expect(on.ship('a2').force?.value).toBe(1)
    const other = stressed()
    other.answer({ pass: true })
    other.answer({ use: 'jam' })
    expect(other.ship('a1').force?.value).toBe(1)
    expect(other.ship('b1').tokens).toEqual({ jam: 1 })
  })

  it('what hears of the event hears nothing then', () => {
    const on = table({
      ships: [sister('a1', 400), { id: 'b1', at: [400, 500, 180], pilot: 'niennunb' }],
    })
    on.does(t => gain(t, 'b1', 'stress', 1))
    on.answer({ use: 'jam' })
    expect(on.idle).toBe(true)
  })

  it('a cost that is replaced counts as paid', () => {
    const on = table({ ships: [sister('a1', 400), { id: 'b1', at: [400, 500], bar: bar(['focus'], 'red') }] })
    on.push('performActionStep', { ship: 'b1' })
    on.answer({ action: 'focus' })
    on.answer({ use: 'jam' })
    expect(typesOf(on.events)).toContain('actionPerformed')
    // The jam token has eaten the focus token that came.
    expect(on.ship('b1').tokens).toEqual({})
  })
})

describe('rule 7: dice are modified without a queue', () => {
  it('in any order, one thing after another; what a spent token triggers comes at once', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [400, 400], pilot: 'garvendreis', tokens: { focus: 1, calculate: 1 } },
        { id: 'a2', at: [300, 400] },
        { id: 'b1', at: [400, 600, 180], agility: 0 },
      ],
      locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
      phase: 'engagement',
      dice: [['focus', 'focus', 'blank'], ['hit']],
    })
    on.push('engage', { ship: 'a1' })
    on.answer(on.choices()[0] ?? null)
    expect(on.request.kind).toBe('modify')
    const first = on.choices()
    expect(first).toContainEqual({ spend: 'calculate' })
    expect(first).toContainEqual({ spend: 'focus' })
    expect(first).toContainEqual({ spend: 'lock', dice: [2] })
    on.answer({ spend: 'calculate' })
    expect(on.request.kind).toBe('modify')
    on.answer({ spend: 'focus' })
    expect(on.request.args).toMatchObject({ card: 'garvendreis', window: 'tokenSpent' })
    on.answer({ use: { ship: 'a2' } })
    expect(on.ship('a2').tokens).toEqual({ focus: 1 })
    expect(on.request.kind).toBe('modify')
    on.answer({ spend: 'lock', dice: [2] })
    expect(on.events.some(event => event.type === 'attackResolved' && event.hits === 3)).toBe(true)
  })
})

describe('rule 8: constants are filters, and a cost is paid only for what can be', () => {
  it('nobody is asked about a constant, and it is not told of', () => {
    const tycho = {
      id: 'a1',
      at: [400, 400],
      pilot: 'tychocelchu',
      bar: bar(['focus']),
      tokens: { stress: 1 },
    } as const
    const on = table({ ships: [{ ...tycho, bar: bar(['focus']) }], activation: { ship: 'a1' } })
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'focus' })
    expect(typesOf(on.events)).toEqual(['actionPerformed', 'tokenGained'])
  })

  it('no charge is spent on a shield that is there', () => {
    const revealed = (value: number) => {
      const shields = { value, max: 2, recovers: 0 }
      const on = table({
        ships: [{ id: 'a1', at: [400, 400], bar: [], shields, upgrades: [upgrade('r2astromech', 2)] }],
      })
      on.setDial('a1', '1FB')
      on.push('activate', { ship: 'a1' })
      return on
    }
    expect(revealed(2).idle).toBe(true)
    expect(revealed(1).request.kind).toBe('useAbility')
  })

  it('no card recovers a charge that it cannot', () => {
    const on = table({ ships: [{ id: 'a1', at: [400, 400], upgrades: [upgrade('afterburners', 2)] }] })
    on.does(t => recoverCharges(t, 'a1', 'afterburners', 1))
    expect(on.events).toEqual([])
  })
})

describe('rule 9: cannot beats can', () => {
  const tycho = { id: 'a1', at: [457, 300], pilot: 'tychocelchu', bar: bar(['focus', 'evade']) } as const

  it('a ship that overlapped an enemy acts no more, though stress does not stop it', () => {
    const on = table({
      ships: [
        { ...tycho, bar: [...tycho.bar], tokens: { stress: 1 } },
        { id: 'b1', at: [457, 430] },
      ],
    })
    on.setDial('a1', '2FW')
    on.push('activate', { ship: 'a1' })
    expect(on.idle).toBe(true)
    expect(on.events.at(-1)).toMatchObject({ type: 'actionSkipped' })
  })

  it('a damaged sensor array leaves Tycho the focus action only', () => {
    const damage = { down: 0, up: ['damagedsensorarray'] }
    const on = table({ ships: [{ ...tycho, bar: [...tycho.bar], tokens: { stress: 1 }, damage }] })
    on.push('performActionStep', { ship: 'a1' })
    expect(on.choices().map(choice => (choice as { action?: string }).action)).toEqual(['focus', 'repair', undefined])
  })

  it('what Composure forbids no other card allows', () => {
    const rocks = [-40, 0, 40].map((x, i) => ({ id: `o${i}`, outline: 'core2asteroid5', at: [400 + x, 475] }) as const)
    const on = table({
      ships: [poe({ bar: bar(['boost', 'evade']), upgrades: [upgrade('composure')] })],
      obstacles: rocks,
    })
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'boost', option: null })
    on.answer({ action: 'focus' })
    // Poe hears of the focus, and has nothing that he may perform.
    expect(on.idle).toBe(true)
    expect(on.ship('a1').charges?.value).toBe(1)
  })

  it('no effect touches the tokens of ships that it does not name', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [400, 400], pilot: 'derekklivian', tokens: { stress: 1 } },
        { id: 'a2', at: [500, 400], tokens: { stress: 1 } },
      ],
    })
    on.does(t => t.window('lockAcquired', { ship: 'a1', on: { kind: 'ship', id: 'a2' } }))
    expect(on.choices()).toEqual([{ use: { token: 'stress' } }, { pass: true }])
    on.answer({ use: { token: 'stress' } })
    expect([on.ship('a1').tokens, on.ship('a2').tokens]).toEqual([{}, { stress: 1 }])
  })
})

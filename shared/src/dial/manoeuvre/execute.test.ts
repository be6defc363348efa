import { describe, expect, it } from 'vitest'
import { bar, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'

const flying = (ship: Partial<ShipSetup> = {}, setup: Partial<TableSetup> = {}) =>
  table({
    activation: { ship: 'a1' },
    ...setup,
    ships: [{ id: 'a1', at: [457, 300], ...ship }, ...(setup.ships ?? [])],
  })

const fly = (on: ReturnType<typeof flying>, code: string | null, cause: 'dial' | 'card' = 'dial') =>
  on.push('executeManoeuvre', { ship: 'a1', code, cause })

const codeOf = (on: ReturnType<typeof flying>) => on.events.flatMap(e => (e.type === 'manoeuvreFlown' ? [e.code] : []))

const force = (value: number) => ({ value, max: 2, recovers: 1 })

describe('which manoeuvre is flown: rules/dial.md §3.1 step 2', () => {
  it.each([
    ['as revealed', '3FW', {}, '3FW', null],
    ['red while unstressed', '4KR', {}, '4KR', null],
    ['red while stressed', '4KR', { tokens: { stress: 1 } }, '2FW', 'stressed'],
    ['white while stressed', '3FW', { tokens: { stress: 2 } }, '3FW', null],
    ['purple without force', '3TP', { force: null }, '2FW', 'noForce'],
    ['purple with spent force', '3TP', { force: force(0) }, '2FW', 'noForce'],
    ['purple while stressed', '3TP', { force: force(1), tokens: { stress: 1 } }, '3TP', null],
    ['ionised, left', '3TW', { tokens: { ion: 1 } }, '1BB', 'ionised'],
    ['ionised, right', '2NB', { tokens: { ion: 1 } }, '1NB', 'ionised'],
    ['ionised, straight', '4FW', { tokens: { ion: 2 } }, '1FB', 'ionised'],
    ['ionised, stop', '0OR', { tokens: { ion: 1 } }, '1FB', 'ionised'],
    ['ionised and stressed, red', '3LR', { tokens: { ion: 1, stress: 1 } }, '1BB', 'ionised'],
    ['ionised, purple', '3TP', { tokens: { ion: 1 }, force: force(1) }, '1BB', 'ionised'],
  ] as const)('%s: %s', (_what, code, ship, flown, reason) => {
    const on = flying(ship as Partial<ShipSetup>)
    fly(on, code)
    expect(codeOf(on)).toEqual([flown])
    const changed = on.events.find(e => e.type === 'manoeuvreChanged')
    expect(changed).toEqual(reason === null ? undefined : expect.objectContaining({ code: flown, reason }))
  })

  it('purple costs one force, and nothing when it is not flown', () => {
    const paid = flying({ force: force(2) })
    fly(paid, '3TP')
    expect(paid.ship('a1').force?.value).toBe(1)
    const ionised = flying({ force: force(2), tokens: { ion: 1 } })
    fly(ionised, '3TP')
    expect(ionised.ship('a1').force?.value).toBe(2)
  })

  it('A9: a ship with fewer ion tokens than its threshold flies as its dial says', () => {
    const on = flying({ type: 'firesprayclasspatrolcraft', tokens: { ion: 1 } })
    fly(on, '3FB')
    expect(codeOf(on)).toEqual(['3FB'])
    expect(on.ship('a1').tokens).toEqual({ ion: 1 })
  })

  it.each([
    ['t65xwing', 1],
    ['firesprayclasspatrolcraft', 2],
    ['modifiedyt1300lightfreighter', 3],
  ])('%s is ionised by %d', (type, count) => {
    const on = flying({ type, tokens: { ion: count } })
    fly(on, '3FW')
    expect(codeOf(on)).toEqual(['1FB'])
  })
})

describe('Check Difficulty: rules/dial.md §3.1 step 2g', () => {
  const tokens = { stress: 2, strain: 2, deplete: 2 }

  it.each([
    ['blue takes one of each', '2FB', { stress: 1, strain: 1, deplete: 1 }],
    ['white does nothing', '3FW', tokens],
    ['purple does nothing', '3TP', tokens],
  ])('%s', (_what, code, left) => {
    const on = flying({ tokens: { ...tokens }, force: force(2) })
    fly(on, code)
    expect(on.ship('a1').tokens).toEqual(left)
  })

  it('red stresses, fully or partially executed', () => {
    const on = flying()
    fly(on, '4KR')
    expect(on.ship('a1').tokens).toEqual({ stress: 1 })
    const bumped = flying({ bar: [] }, { ships: [{ id: 'b1', at: [457, 520] }] })
    fly(bumped, '4KR')
    expect(bumped.ship('a1').tokens).toEqual({ stress: 1 })
  })

  it('takes only what there is', () => {
    const on = flying({ tokens: { strain: 1 } })
    expect(typesOf(fly(on, '2FB'))).toEqual(['manoeuvreFlown', 'tokenLost'])
    expect(on.ship('a1').tokens).toEqual({})
  })

  it.each([
    [true, {}, ['manoeuvreFlown', 'obstacleMet', 'tokenGained', 'rolled', 'tokenLost']],
    [false, { stress: 1 }, ['manoeuvreFlown', 'obstacleMet', 'tokenGained', 'rolled']],
  ])('A7: a blue manoeuvre through debris, obstacle before difficulty %s', (obstacleBeforeDifficulty, left, order) => {
    const on = flying(
      {},
      {
        ruleset: { obstacleBeforeDifficulty },
        obstacles: [{ id: 'o1', outline: 'pomdebris2', at: [457, 360] }],
        dice: ['blank'],
      },
    )
    expect(typesOf(fly(on, '3FB'))).toEqual(order)
    expect(on.ship('a1').tokens).toEqual(left)
  })
})

describe('what follows an overlap of an enemy: rules/dial.md §5.4', () => {
  const bump = (code: string, ship: Partial<ShipSetup>, setup: Partial<TableSetup> = {}) => {
    const on = flying(ship, { ...setup, ships: [{ id: 'b1', at: [457, 470] }] })
    fly(on, code)
    return on
  }
  const offered = (on: ReturnType<typeof flying>) => (on.idle ? [] : on.choices())

  it('a blue manoeuvre sheds the stress first, then the red action is possible', () => {
    const on = bump('3FB', { bar: bar(['focus', 'calculate', 'evade']), tokens: { stress: 1 } })
    expect(offered(on)).toEqual([{ action: 'focus' }, { action: 'calculate' }, { skip: true }])
    on.answer({ action: 'calculate' })
    expect(on.ship('a1').tokens).toEqual({ calculate: 1, stress: 1 })
  })

  it.each([
    ['a red manoeuvre makes it impossible', '3FR', { bar: bar(['focus']) }],
    ['a stressed ship gets none', '3FW', { bar: bar(['focus']), tokens: { stress: 1 } }],
    ['a ship that sheds one of two gets none', '3FB', { bar: bar(['focus']), tokens: { stress: 2 } }],
    ['neither on the bar', '3FW', { bar: bar(['evade', 'lock']) }],
    [
      'only as a linked action',
      '3FW',
      { bar: [{ type: 'evade', colour: 'white', linked: { type: 'focus', colour: 'red' } }] },
    ],
    ['attempted this round already', '3FW', { bar: bar(['focus']), attempted: ['focus'] }],
    ['ionised on the way, calculate', '3FW', { bar: bar(['calculate']), tokens: { ion: 1 } }],
  ] as const)('%s', (_what, code, ship) => {
    const on = bump(code, ship as Partial<ShipSetup>)
    expect(offered(on)).toEqual([])
    expect(on.game.activation?.skipsStep).toBe(
      on.events.some(e => e.type === 'manoeuvreFlown' && e.executed === 'partially')
        ? 'overlapped an enemy ship'
        : null,
    )
  })

  it('a purple focus of the bar is treated as red', () => {
    const on = bump('3FW', { bar: bar(['focus'], 'purple'), force: force(0) })
    on.answer({ action: 'focus' })
    expect(on.ship('a1').tokens).toEqual({ focus: 1, stress: 1 })
  })

  it('a jam token that waits eats the token gained', () => {
    const on = bump('3FW', { bar: bar(['focus']), tokens: { jam: 1 } })
    on.answer({ action: 'focus' })
    expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  })

  it('a second overlap in the same activation offers nothing any more', () => {
    const on = bump('3FW', { bar: bar(['focus', 'calculate']) })
    on.answer({ skip: true })
    fly(on, '1FW', 'card')
    expect(on.events.filter(e => e.type === 'manoeuvreFlown')).toHaveLength(2)
    expect(on.idle).toBe(true)
  })

  it('A41: a move of a card before the reveal is backed up as well, but the Perform Action step stays', () => {
    const aileron: Ability<DialWords, 'beforeReveal'> = {
      id: 'aileron',
      window: 'beforeReveal',
      when: () => true,
      effect: (t, _source, { ship }) => t.push('executeManoeuvre', { ship, code: '1FW', cause: 'card' }),
    }
    const on = table({
      ships: [
        { id: 'a1', at: [457, 300], bar: bar(['evade', 'focus']) },
        { id: 'b1', at: [457, 390] },
      ],
      abilities: [{ ability: aileron, listeners: [{ source: 'a1', seat: 'a' }] }],
    })
    Object.assign(on.state.hidden.sides.a?.own ?? {}, { dials: { a1: '4FB' } })
    on.push('activate', { ship: 'a1' })
    expect(on.events.find(e => e.type === 'manoeuvreFlown')).toMatchObject({ executed: 'partially', last: ['b1'] })
    expect(on.request.args).toMatchObject({ why: 'overlap' })
    on.answer({ action: 'focus' })
    // The blue dial sheds the stress of the red focus; focus itself is used up.
    expect(on.request.args).toMatchObject({ why: 'step' })
    expect(on.choices()).toEqual([{ action: 'evade' }, { skip: true }])
  })
})

describe('what tells of a manoeuvre: rules/dial.md §3.1 step 2i', () => {
  const told: string[] = []
  const tell = (window: 'afterExecute' | 'afterFully' | 'afterPartially'): Ability<DialWords> => ({
    id: window,
    window,
    commutes: true,
    when: () => true,
    effect: () => told.push(window),
  })
  const abilities = (['afterExecute', 'afterFully', 'afterPartially'] as const).map(window => ({
    ability: tell(window),
    listeners: [{ source: 'a1', seat: 'a' }],
  }))

  it.each([
    ['fully', [], ['afterExecute', 'afterFully']],
    ['partially', [{ id: 'b1', at: [457, 470] as const }], ['afterExecute', 'afterPartially']],
  ])('executed %s', (_how, ships, windows) => {
    told.length = 0
    fly(flying({ bar: [] }, { ships, abilities }), '3FW')
    expect(told).toEqual(windows)
  })

  it('a ship that flees tells nothing more', () => {
    told.length = 0
    fly(flying({ at: [457, 880] }, { abilities }), '3FW')
    expect(told).toEqual([])
  })
})

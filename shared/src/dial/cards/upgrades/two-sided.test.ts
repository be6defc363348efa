import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const side = (on: Table) => on.ship('a1').upgrades[0]?.side
const types = (on: Table) => on.ship('a1').bar.map(({ type }) => type)
const flipped = (on: Table, to: number) => {
  Object.assign(on.ship('a1').upgrades[0] ?? {}, { side: to })
  return on
}
const fly = (on: Table, code: string) => on.push('executeManoeuvre', { ship: 'a1', code, cause: 'card' })

describe('Intercept Booster', () => {
  const booster = (charges: number): ShipSetup => ({
    id: 'a1',
    type: 'droidtrifighter',
    pilot: 'colicoidinterceptor',
    at: [400, 400],
    upgrades: [{ id: 'interceptbooster', slot: 'configuration', charges: { value: charges, max: 3, recovers: -1 } }],
  })

  it('attached it disarms in each System Phase, or is dropped', () => {
    const kept = table({ phase: 'system', ships: [booster(3)] })
    kept.push('systemShip', { ship: 'a1' })
    expect(kept.choices()).toEqual([{ use: { flip: false } }, { use: { flip: true } }])
    kept.answer({ use: { flip: false } })
    expect([kept.ship('a1').tokens, side(kept)]).toEqual([{ disarm: 1 }, 0])
    const dropped = table({ phase: 'system', ships: [booster(3)] })
    dropped.push('systemShip', { ship: 'a1' })
    dropped.answer({ use: { flip: true } })
    expect([dropped.ship('a1').tokens, side(dropped), dropped.ship('a1').upgrades[0]?.charges]).toEqual([{}, 1, null])
    // Without it there is no SLAM, and in later System Phases nothing.
    expect(types(dropped)).not.toContain('slam')
    dropped.push('systemShip', { ship: 'a1' })
    expect(dropped.idle).toBe(true)
  })

  it('loses a charge in each End Phase, and with the last it drops off', () => {
    const on = table({ phase: 'engagement', ships: [booster(2), { id: 'b1', at: [400, 800] }] })
    const charges = () => on.ship('a1').upgrades[0]?.charges?.value
    const told = on.push('endPhase', {})
    expect(told).toContainEqual(expect.objectContaining({ type: 'chargeLost', card: 'interceptbooster', count: 1 }))
    expect([charges(), side(on)]).toEqual([1, 0])
    on.push('endPhase', {})
    expect([charges(), side(on)]).toEqual([undefined, 1])
    expect(dial.broken(on.state)).toEqual([])
  })
})

describe('C1-10P', () => {
  const ship = (charges: number, more: Partial<ShipSetup> = {}): ShipSetup => ({
    id: 'a1',
    pilot: 'redsquadronveteran',
    at: [400, 400],
    upgrades: [{ id: 'c110p', slot: 'astromech', charges: { value: charges, max: 2, recovers: 0 } }],
    ...more,
  })

  it('after a manoeuvre that is fully executed a charge buys a red evade action, even for a stressed ship', () => {
    const on = table({ ships: [ship(2, { tokens: { stress: 1 } })] })
    fly(on, '2FW')
    on.answer({ use: true })
    on.answer({ action: 'evade' })
    expect(on.ship('a1').tokens).toEqual({ stress: 2, evade: 1 })
    expect(on.ship('a1').upgrades[0]?.charges?.value).toBe(1)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('not after one that is partially executed, not without a charge, and declined it costs nothing', () => {
    const bumped = table({ ships: [ship(2), { id: 'a2', at: [400, 520] }], dice: ['blank'] })
    fly(bumped, '2FW')
    expect(bumped.idle).toBe(true)
    const empty = table({ ships: [ship(0)] })
    fly(empty, '2FW')
    expect(empty.idle).toBe(true)
    const declined = table({ ships: [ship(2)] })
    fly(declined, '2FW')
    declined.answer({ pass: true })
    expect(declined.ship('a1').upgrades[0]?.charges?.value).toBe(2)
  })

  it('without charges it is flipped in the End Phase', () => {
    const on = table({ phase: 'engagement', ships: [ship(0), { id: 'b1', at: [400, 800] }] })
    on.push('endPhase', {})
    expect(side(on)).toBe(1)
    const charged = table({ phase: 'engagement', ships: [ship(1), { id: 'b1', at: [400, 800] }] })
    charged.push('endPhase', {})
    expect(side(charged)).toBe(0)
  })

  it('erratic, it jams a ship at range 0–1, its own if need be', () => {
    const on = flipped(table({ ships: [ship(0), { id: 'b1', at: [400, 560] }, { id: 'b2', at: [400, 800] }] }), 1)
    fly(on, '1FW')
    expect(on.choices()).toEqual([{ use: { ship: 'a1' } }, { use: { ship: 'b1' } }])
    on.answer({ use: { ship: 'b1' } })
    expect(on.ship('b1').tokens).toEqual({ jam: 1 })
    const alone = flipped(table({ ships: [ship(0)] }), 1)
    fly(alone, '1FW')
    expect(alone.ship('a1').tokens).toEqual({ jam: 1 })
  })
})

describe('Chancellor Palpatine', () => {
  const ship = (more: Partial<ShipSetup> = {}): ShipSetup => ({
    id: 'a1',
    pilot: 'redsquadronveteran',
    at: [400, 400],
    force: { value: 1, max: 1, recovers: 1 },
    upgrades: [{ id: 'chancellorpalpatine', slot: 'crew' }],
    ...more,
  })
  const attacked = (y: number, force = 1) => {
    const on = table({
      phase: 'engagement',
      dice: [['blank', 'blank', 'blank'], y > 600 ? ['blank', 'blank', 'blank'] : ['blank', 'blank']],
      ships: [ship({ force: { value: force, max: 1, recovers: 1 } }), { id: 'b1', at: [400, y, 180] }],
    })
    on.push('offerAttack', { ship: 'b1', bonus: false })
    on.answer({ weapon: 'primary', arc: 'front', target: 'a1' })
    return on
  }

  it('after its ship defends a force stresses an attacker at range 0–2', () => {
    const on = attacked(600)
    on.answer({ use: true })
    expect([on.ship('b1').tokens, on.ship('a1').force?.value]).toEqual([{ stress: 1 }, 0])
    expect([attacked(680).idle, attacked(600, 0).idle]).toEqual([true, true])
  })

  it('may be flipped in the End Phase, and back in a later one: the force stays what it is', () => {
    const on = table({
      phase: 'engagement',
      ships: [ship({ force: { value: 0, max: 1, recovers: 1 } }), { id: 'b1', at: [400, 800] }],
    })
    on.push('endPhase', {})
    expect(on.request.args).toMatchObject({ card: 'chancellorpalpatine', window: 'phaseDuring' })
    on.answer({ use: true })
    expect([side(on), on.ship('a1').force]).toEqual([1, { value: 1, max: 1, recovers: 1 }])
    expect(on.ship('a1').bar.at(-1)).toEqual({ type: 'coordinate', colour: 'purple' })
    expect(on.idle).toBe(true)
  })

  it.each([
    ['focus', { stress: 1, focus: 1 }, 0],
    ['force', { stress: 1 }, 1],
  ] as const)('as Darth Sidious: who is coordinated in purple is stressed and gains a %s', (gift, tokens, force) => {
    const friend: ShipSetup = { id: 'a2', at: [400, 560], force: { value: 0, max: 1, recovers: 1 } }
    const on = flipped(table({ ships: [ship(), friend] }), 1)
    on.push('offerActions', { ship: 'a1', offers: [{ type: 'coordinate', colour: 'purple' }], why: 'granted' })
    on.answer({ action: 'coordinate', ship: 'a2' })
    on.answer({ skip: true })
    expect(on.choices()).toEqual([{ use: 'focus' }, { use: 'force' }])
    on.answer({ use: gift })
    expect([on.ship('a2').tokens, on.ship('a2').force?.value]).toEqual([tokens, force])
  })

  it('and not after a white coordinate', () => {
    const on = flipped(table({ ships: [ship(), { id: 'a2', at: [400, 560] }] }), 1)
    on.push('offerActions', { ship: 'a1', offers: [{ type: 'coordinate', colour: 'white' }], why: 'granted' })
    on.answer({ action: 'coordinate', ship: 'a2' })
    on.answer({ skip: true })
    expect([on.idle, on.ship('a2').tokens]).toEqual([true, {}])
  })
})

describe('Agent Terex', () => {
  const ship = (calculate: number, more: Partial<ShipSetup> = {}): ShipSetup => ({
    id: 'a1',
    pilot: 'redsquadronveteran',
    at: [400, 400],
    upgrades: [{ id: 'agentterex', slot: 'crew', holds: calculate > 0 ? { calculate } : {} }],
    ...more,
  })
  const held = (on: Table) => on.ship('a1').upgrades[0]?.holds?.calculate ?? 0

  it('begins with three calculate tokens on the card', () => {
    const on = table({ phase: 'setup', ships: [ship(0)] })
    on.does(t => t.window('shipPlaced', { ship: 'a1' }))
    expect(held(on)).toBe(3)
  })

  it('gives one to a friendly ship at range 0–3 at the start of the Engagement Phase, and is flipped after the last', () => {
    const on = table({
      phase: 'engagement',
      ships: [ship(2), { id: 'a2', at: [400, 600] }, { id: 'b1', at: [500, 400] }],
    })
    const start = () => on.does(t => t.window('phaseStart', { phase: 'engagement' }))
    start()
    expect(on.choices()).toEqual([{ use: { ship: 'a1' } }, { use: { ship: 'a2' } }, { pass: true }])
    on.answer({ use: { ship: 'a2' } })
    expect([held(on), on.ship('a2').tokens, side(on)]).toEqual([1, { calculate: 1 }, 0])
    start()
    on.answer({ pass: true })
    expect(held(on)).toBe(1)
    start()
    on.answer({ use: { ship: 'a1' } })
    expect([held(on), on.ship('a1').tokens, side(on)]).toEqual([0, { calculate: 1 }, 1])
    expect(dial.broken(on.state)).toEqual([])
  })

  it.each([
    ['hit', 'calculate'],
    ['crit', 'calculate'],
    ['focus', 'jam'],
    ['blank', 'jam'],
  ] as const)('made over, a %s in the System Phase brings a %s token', (face, token) => {
    const on = flipped(table({ phase: 'system', dice: [face], ships: [ship(0)] }), 1)
    on.push('systemShip', { ship: 'a1' })
    expect(on.ship('a1').tokens).toEqual({ [token]: 1 })
  })

  it('and passes a token on by an action', () => {
    const on = flipped(
      table({ ships: [ship(0, { bar: [], tokens: { calculate: 1, jam: 1 } }), { id: 'b1', at: [400, 600] }] }),
      1,
    )
    on.push('performActionStep', { ship: 'a1' })
    const choice = (token: string) => ({ action: 'card', card: 'agentterex', choice: { token, ship: 'b1' } })
    expect(on.choices()).toEqual([choice('calculate'), choice('jam'), { skip: true }])
    on.answer(choice('jam'))
    expect([on.ship('a1').tokens, on.ship('b1').tokens]).toEqual([{ calculate: 1 }, { jam: 1 }])
  })
})

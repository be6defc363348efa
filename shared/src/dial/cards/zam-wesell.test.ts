import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, table, typesOf } from '../../../test/dial/table.ts'
import type { Audience } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import { redact } from '../redact.ts'
import { project } from '../view.ts'
import { secretsOfZam } from './conditions/secret-of-zam.ts'

const pool = (value: number) => ({ value, max: 4, recovers: 0 })
const zam = (charges = 2): ShipSetup => ({
  id: 'a1',
  type: 'firesprayclasspatrolcraft',
  pilot: 'zamwesell',
  initiative: 5,
  at: [400, 400],
  charges: pool(charges),
})
const enemy: ShipSetup = { id: 'b1', at: [400, 620, 180], initiative: 3 }

/** In the System Phase with her turn come. */
const inSystem = (ships: ShipSetup[] = [zam(), enemy], dice: Parameters<typeof table>[0]['dice'] = []) => {
  const on = table({ phase: 'system', ships, dice })
  on.push('systemShip', { ship: 'a1' })
  return on
}

const taken = (card: (typeof secretsOfZam)[number], ...rest: Parameters<typeof inSystem>) => {
  const on = inSystem(...rest)
  on.answer({ use: card })
  on.game.phase = 'engagement'
  return on
}

/** b1 shoots at her and misses; all that she is asked is left to the test. */
const shotAt = (on: Table) => {
  on.push('offerAttack', { ship: 'b1', bonus: false })
  on.answer({ weapon: 'primary', arc: 'front', target: 'a1' })
}
const missed: Parameters<typeof table>[0]['dice'] = [
  ['blank', 'blank', 'blank'],
  ['blank', 'blank'],
]

describe('Zam Wesell', () => {
  it.each(['pilot', 'crew'] as const)('begins with two charges fewer, as a %s', kind => {
    const crew = { id: 'zamwesell', slot: 'crew', charges: { value: 2, max: 2, recovers: 0 } } as const
    const ship: ShipSetup = kind === 'pilot' ? zam(4) : { id: 'a1', at: [400, 400], upgrades: [crew] }
    const on = table({ phase: 'setup', ships: [ship] })
    on.does(t => t.window('shipPlaced', { ship: 'a1' }))
    expect(typesOf(on.events)).toEqual(['abilityUsed', 'chargeLost'])
    const { charges, upgrades } = on.ship('a1')
    expect(kind === 'pilot' ? charges?.value : upgrades[0]?.charges?.value).toBe(kind === 'pilot' ? 2 : 0)
  })

  it('takes one of two conditions in the System Phase, or none', () => {
    const on = inSystem()
    expect(on.request.args).toMatchObject({ card: 'zamwesell', choices: [...secretsOfZam] })
    on.answer({ pass: true })
    expect(on.ship('a1').conditions).toEqual([])
    expect(taken('youshouldthankme').ship('a1').conditions).toEqual([{ card: null, by: 'a1' }])
  })

  it('only her own side and the judge get to know which', () => {
    for (const card of secretsOfZam) {
      const on = taken(card)
      const audiences: Audience[] = ['public', 'caster', { seat: 'b' }, { seat: 'a' }, 'judge']
      const sees = audiences.filter(audience => JSON.stringify(project(on.state, audience)).includes(card))
      const hears = audiences.filter(audience => JSON.stringify(on.events.map(e => redact(e, audience))).includes(card))
      expect([sees, hears]).toEqual([
        [{ seat: 'a' }, 'judge'],
        [{ seat: 'a' }, 'judge'],
      ])
      expect(project(on.state, { seat: 'a' }).own?.faceDown).toEqual({ a1: card })
      expect(project(on.state, 'judge').faceDown).toEqual({ a1: card })
      expect(on.events.map(e => redact(e, 'public'))).toContainEqual(
        expect.objectContaining({ type: 'conditionAssigned', ship: 'a1', card: null, by: 'a1' }),
      )
    }
  })

  it('what lies there is removed at the start of the next System Phase, unseen', () => {
    const on = taken('youshouldthankme')
    const before = on.events.length
    on.does(t => t.window('phaseStart', { phase: 'planning' }))
    expect(on.ship('a1').conditions).toHaveLength(1)
    on.does(t => t.window('phaseStart', { phase: 'system' }))
    expect(on.ship('a1').conditions).toEqual([])
    expect(on.state.hidden.sides.a?.own.conditions).toEqual({})
    expect(on.events.slice(before)).toEqual([
      expect.objectContaining({ type: 'conditionRemoved', ship: 'a1', card: null }),
    ])
    expect(on.state.listeners.afterDefending).toBeUndefined()
  })

  it('of one that was revealed everybody sees that it goes', () => {
    const on = taken('youshouldthankme', [zam(), enemy], missed)
    shotAt(on)
    on.answer({ use: { lock: null } })
    on.does(t => t.window('phaseStart', { phase: 'system' }))
    expect(on.events.at(-1)).toMatchObject({ type: 'conditionRemoved', card: 'youshouldthankme' })
    expect(on.ship('a1').conditions).toEqual([])
  })
})

describe("You'd Better Mean Business", () => {
  it('is revealed after she defends, and two charges buy a bonus attack on the attacker', () => {
    const on = taken('youdbettermeanbusiness', [zam(), enemy, { id: 'b2', at: [480, 620, 180] }], missed)
    shotAt(on)
    expect(on.events).toContainEqual(
      expect.objectContaining({ type: 'conditionRevealed', card: 'youdbettermeanbusiness' }),
    )
    expect(on.request.args).toMatchObject({ window: 'afterDefendingBonus', card: 'youdbettermeanbusiness' })
    on.answer({ use: true })
    expect(on.ship('a1').charges?.value).toBe(0)
    expect(on.ship('a1').bonusAttacked).toBe(true)
    expect(on.events.filter(e => e.type === 'attackDeclared').at(-1)).toMatchObject({
      ship: 'a1',
      defender: 'b1',
      bonus: true,
    })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('declined it costs nothing, and without two charges it is not offered', () => {
    const declined = taken('youdbettermeanbusiness', [zam(), enemy], missed)
    shotAt(declined)
    declined.answer({ pass: true })
    expect([declined.ship('a1').charges?.value, declined.ship('a1').bonusAttacked]).toEqual([2, false])
    const poor = taken('youdbettermeanbusiness', [zam(1), enemy], missed)
    shotAt(poor)
    expect(poor.idle).toBe(true)
  })

  it('shown in an enemy’s firing arc at the end of the Engagement Phase it brings two charges back', () => {
    const on = taken('youdbettermeanbusiness')
    on.does(t => t.window('phaseEnd', { phase: 'engagement' }))
    expect(on.request.args).toMatchObject({ window: 'phaseEnd', choices: [true] })
    on.answer({ use: true })
    expect(on.ship('a1').charges?.value).toBe(4)
    expect(on.ship('a1').conditions).toEqual([{ card: 'youdbettermeanbusiness', by: 'a1' }])
  })
})

describe('You Should Thank Me', () => {
  it('is revealed after she defends: a charge, and a lock on the attacker for who wants it', () => {
    const on = taken('youshouldthankme', [zam(), enemy], missed)
    shotAt(on)
    expect(on.choices()).toEqual([{ use: { lock: 'b1' } }, { use: { lock: null } }])
    on.answer({ use: { lock: 'b1' } })
    expect(on.game.locks).toEqual([{ by: 'a1', on: { kind: 'ship', id: 'b1' } }])
    expect(on.ship('a1').charges?.value).toBe(3)
    // It lies face up now: the next defence does the same, once.
    shotAt(on)
    while (on.request.kind === 'modify') on.answer({ done: true })
    on.answer({ use: { lock: null } })
    expect([on.ship('a1').charges?.value, on.idle]).toEqual([4, true])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('shown in an enemy’s firing arc at the end of the Engagement Phase two charges buy a bonus attack', () => {
    const on = taken('youshouldthankme')
    on.does(t => t.window('phaseEnd', { phase: 'engagement' }))
    on.answer({ use: true })
    expect(on.ship('a1').charges?.value).toBe(0)
    expect(on.events.some(e => e.type === 'attackDeclared' && e.ship === 'a1' && e.bonus)).toBe(true)
  })
})

describe('nothing gives away which it is before it is revealed', () => {
  it.each([
    ['in an enemy’s firing arc, with charges', 2, enemy.at, true],
    ['in it without charges: both are asked, one can only pass', 1, enemy.at, true],
    ['in it with all charges', 4, enemy.at, true],
    ['out of every firing arc', 2, [800, 800] as const, false],
  ])('at the end of the Engagement Phase %s', (_what, charges, at, asked) => {
    const seen = secretsOfZam.map(card => {
      const on = taken(card, [zam(charges), { ...enemy, at: at ?? [0, 0] }])
      const before = on.events.length
      on.does(t => t.window('phaseEnd', { phase: 'engagement' }))
      expect(on.state.pending.map(({ kind }) => kind)).toEqual(asked ? ['useAbility'] : [])
      const view = () => JSON.stringify([project(on.state, 'public'), project(on.state, { seat: 'b' })])
      const views = [view()]
      if (asked) on.answer({ pass: true })
      return [...views, view(), JSON.stringify(on.events.slice(before))]
    })
    expect(seen[0]).toEqual(seen[1])
  })
})

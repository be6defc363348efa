import { describe, expect, it } from 'vitest'
import { type At, type ShipSetup, type Table, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialWindows, DialWords } from '../words.ts'

type Setup = Partial<Omit<TableSetup, 'ships'>> & {
  a?: Partial<ShipSetup>
  b?: Partial<ShipSetup>
  at?: At
  more?: ShipSetup[]
}

const setUp = ({ a = {}, b = {}, at = [400, 590, 180], more = [], ...rest }: Setup): Table =>
  table({
    phase: 'engagement',
    ...rest,
    ships: [{ id: 'a1', at: [400, 400], ...a }, { id: 'b1', at, ...b }, ...more],
  })

function fight(setup: Setup, bonus = false): Table {
  const t = setUp(setup)
  t.push('offerAttack', { ship: 'a1', bonus })
  t.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
  return t
}

/** An ability of each player at each of some windows, which writes down that it was there. */
function witness(windows: readonly (keyof DialWindows)[], seen: string[]): TableSetup['abilities'] {
  return windows.map(window => {
    const ability: Ability<DialWords> = {
      id: `witness ${window}`,
      window,
      when: () => true,
      commutes: true,
      effect: t => {
        const { attack, phase } = t.game
        seen.push(`${window}${attack === null ? ' (over)' : ''}${phase === 'engagement' ? '' : ` ${phase}`}`)
      },
    }
    return { ability, listeners: [{ source: 'a1', seat: 'a' }] }
  })
}

const steps = [
  'becameDefender',
  'beforeRollAttack',
  'afterRollAttack',
  'afterModifyAttack',
  'beforeRollDefence',
  'afterRollDefence',
  'beforeNeutralise',
  'attackHit',
  'attackMissed',
  'damageSuffered',
  'destroyed',
  'removed',
  'afterDefending',
  'afterAttacking',
  'afterDefendingBonus',
  'afterAttackingBonus',
] as const

const aftermath = [
  'afterDefending (over)',
  'afterAttacking (over)',
  'afterDefendingBonus (over)',
  'afterAttackingBonus (over)',
]

describe('an attack', () => {
  it('goes step by step, and its aftermath comes when it is over', () => {
    const seen: string[] = []
    const t = fight({
      dice: [
        ['hit', 'blank', 'blank'],
        ['blank', 'blank'],
      ],
      abilities: witness(steps, seen) ?? [],
    })
    expect(t.idle).toBe(true)
    expect(seen).toEqual([
      'becameDefender',
      'beforeRollAttack',
      'afterRollAttack',
      'afterModifyAttack',
      'beforeRollDefence',
      'afterRollDefence',
      'beforeNeutralise',
      'attackHit',
      'damageSuffered',
      ...aftermath,
    ])
    expect(typesOf(t.events)).toEqual([
      'attackDeclared',
      'attackRolled',
      'defenceRolled',
      'attackResolved',
      'shieldLost',
    ])
    expect(t.game.attack).toBeNull()
  })

  it('that misses deals nothing', () => {
    const seen: string[] = []
    const t = fight({
      dice: [
        ['hit', 'focus', 'blank'],
        ['evade', 'blank'],
      ],
      abilities: witness(steps, seen) ?? [],
    })
    expect(seen).toContain('attackMissed')
    expect(seen).not.toContain('damageSuffered')
    expect(t.events.at(-1)).toMatchObject({ type: 'attackResolved', hits: 0, crits: 0, reinforced: 0 })
  })

  it('tells what was measured', () => {
    const t = fight({
      dice: [['blank', 'blank', 'blank']],
      obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [400, 495] }],
    })
    expect(t.events[0]).toMatchObject({
      type: 'attackDeclared',
      ship: 'a1',
      defender: 'b1',
      card: null,
      range: 2,
      obstructed: ['o1'],
      bonus: false,
      line: [
        [expect.any(Number), 420],
        [expect.any(Number), 570],
      ],
    })
  })

  it('asks the defender before the attacker for attack dice, the attacker before the defender for defence dice', () => {
    const seen: string[] = []
    const t = setUp({
      a: { tokens: { focus: 1 } },
      b: { tokens: { focus: 1 } },
      dice: [
        ['focus', 'hit', 'hit'],
        ['focus', 'blank'],
      ],
    })
    t.push('offerAttack', { ship: 'a1', bonus: false })
    t.answer({ weapon: 'primary', arc: 'front', target: 'b1' })
    while (!t.idle) {
      const { seat, args } = t.request
      seen.push(`${seat} ${(args as { dice: string }).dice}`)
      t.answer({ done: true })
    }
    expect(seen).toEqual(['a red', 'b green'])
  })

  it('deals hits one at a time and then crits, shields first', () => {
    const t = fight({
      b: { shields: { value: 1, max: 2, recovers: 0 } },
      dice: [
        ['crit', 'hit', 'hit'],
        ['blank', 'blank'],
      ],
      decks: { b: ['fuelleak', 'weaponsfailure'] },
    })
    expect(t.ship('b1').damage).toEqual({ down: 1, up: ['weaponsfailure'] })
    const lost = typesOf(t.events).filter(type => type === 'shieldLost' || type === 'damageDealt')
    expect(lost).toEqual(['shieldLost', 'damageDealt', 'damageDealt'])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('uses up one depletion and one strain', () => {
    const t = fight({
      a: { tokens: { deplete: 2 } },
      b: { tokens: { strain: 2 } },
      dice: [['blank', 'blank'], ['blank']],
    })
    expect(t.ship('a1').tokens).toEqual({ deplete: 1 })
    expect(t.ship('b1').tokens).toEqual({ strain: 1 })
  })

  it('A59: removes strain from a ship without agility, though no die was lost', () => {
    const t = fight({ b: { agility: 0, tokens: { strain: 1 } }, dice: [['blank', 'blank', 'blank'], []] })
    expect(t.ship('b1').tokens).toEqual({})
  })

  it('A33: what follows from destruction comes in the aftermath; the ship stays in the Engagement Phase', () => {
    const seen: string[] = []
    const b = { hull: 1, shields: { value: 0, max: 0, recovers: 0 } }
    const t = fight({
      b,
      dice: [
        ['hit', 'hit', 'blank'],
        ['blank', 'blank'],
      ],
      abilities: witness(steps, seen) ?? [],
    })
    expect(seen.slice(7)).toEqual(['attackHit', 'damageSuffered', 'destroyed (over)', ...aftermath])
    // The card beyond its hull is dealt too.
    expect(t.ship('b1')).toMatchObject({ place: 'table', doomed: true, damage: { down: 2, up: [] } })
    expect(t.game.destroyed).toEqual([])
    expect(dial.broken(t.state)).toEqual([])
  })

  it('in another phase removes the destroyed ship after its aftermath', () => {
    const seen: string[] = []
    const b = { hull: 1, shields: { value: 0, max: 0, recovers: 0 } }
    const dice = [
      ['hit', 'hit', 'blank'],
      ['blank', 'blank'],
    ] as const
    const t = fight({ b, dice, phase: 'activation', abilities: witness(steps, seen) ?? [] }, true)
    expect(seen.slice(-3)).toEqual([
      'afterDefendingBonus (over) activation',
      'afterAttackingBonus (over) activation',
      'removed (over) activation',
    ])
    expect(t.ship('b1').place).toBe('destroyed')
  })

  it('as a bonus is made once a round', () => {
    const t = fight({ dice: [['blank', 'blank', 'blank']] }, true)
    expect(t.events[0]).toMatchObject({ type: 'attackDeclared', bonus: true })
    expect(t.ship('a1').bonusAttacked).toBe(true)
    t.push('offerAttack', { ship: 'a1', bonus: true })
    expect(t.idle).toBe(true)
    t.push('offerAttack', { ship: 'a1', bonus: false })
    expect(t.request.kind).toBe('attack')
  })
})

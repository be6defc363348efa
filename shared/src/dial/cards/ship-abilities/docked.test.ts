import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const ghost: ShipSetup = {
  id: 'a1',
  type: 'vcx100lightfreighter',
  pilot: 'lothalrebel',
  shipAbility: 'tailgun',
  at: [400, 400],
  upgrades: [{ id: 'ghost', slot: 'title' }],
}
const attackShuttle = { id: 'a2', type: 'attackshuttle', pilot: 'zeborrelios', shipAbility: 'lockedandloaded' } as const
const sheathipede = { id: 'a2', type: 'sheathipedeclassshuttle', pilot: 'ap5', shipAbility: 'commsshuttle' } as const

/** With the shuttle at its side, docking. */
const docking = (shuttle: Omit<ShipSetup, 'at'>, more: ShipSetup[] = [], phase: 'system' | 'engagement' = 'system') => {
  const on = table({ phase, ships: [ghost, { ...shuttle, at: [460, 400] }, ...more] })
  on.push('dock', { ship: 'a2', carrier: 'a1' })
  return on
}

const leave = (on: Table) => {
  on.push('deploy', { ship: 'a2', way: { guides: 'rear', code: '2FB' }, emergency: false })
  on.answer({ skip: true })
}

describe('Tail Gun', () => {
  it('with a ship docked it has a primary attack to the rear, as strong as that ship’s to the front', () => {
    const on = docking(attackShuttle)
    const attacks = () => on.ship('a1').attacks
    expect(attacks()).toEqual([
      { arc: 'front', value: 4 },
      { arc: 'rear', value: 3 },
    ])
    leave(on)
    expect(attacks()).toEqual([{ arc: 'front', value: 4 }])
    expect(docking(sheathipede).ship('a1').attacks).toEqual([
      { arc: 'front', value: 4 },
      { arc: 'rear', value: 2 },
    ])
  })
})

describe('Locked and Loaded', () => {
  const enemies: ShipSetup[] = [
    { id: 'b1', at: [400, 600, 180], agility: 0, hull: 20 },
    { id: 'b2', at: [400, 200], agility: 0, hull: 20 },
  ]
  const fire = (on: Table, arc: 'front' | 'rear', target: string) => {
    on.push('offerAttack', { ship: 'a1', bonus: false })
    on.answer({ weapon: 'primary', arc, target })
  }

  it('the carrier may follow a primary attack to the front by a bonus attack to the rear', () => {
    const on = docking(attackShuttle, enemies, 'engagement')
    fire(on, 'front', 'b1')
    expect(on.request).toMatchObject({ seat: 'a', args: { card: 'lockedandloaded', window: 'afterAttackingBonus' } })
    on.answer({ use: true })
    expect(on.events.filter(e => e.type === 'attackDeclared').map(e => [e.defender, e.bonus])).toEqual([
      ['b1', false],
      ['b2', true],
    ])
    expect([on.idle, dial.broken(on.state)]).toEqual([true, []])
  })

  it('declined it costs nothing', () => {
    const on = docking(attackShuttle, enemies, 'engagement')
    fire(on, 'front', 'b1')
    on.answer({ pass: true })
    expect(on.ship('a1').bonusAttacked).toBe(false)
  })

  it('not after one to the rear, not without an enemy there, and not when the shuttle has deployed', () => {
    const rear = docking(attackShuttle, enemies, 'engagement')
    fire(rear, 'rear', 'b2')
    expect(rear.idle).toBe(true)
    const alone = docking(attackShuttle, enemies.slice(0, 1), 'engagement')
    fire(alone, 'front', 'b1')
    expect(alone.idle).toBe(true)
    const out = docking(attackShuttle, enemies, 'engagement')
    leave(out)
    fire(out, 'front', 'b1')
    expect(out.idle).toBe(true)
  })
})

describe('Comms Shuttle', () => {
  const friend: ShipSetup = { id: 'a3', at: [400, 560], type: 't65xwing', pilot: 'redsquadronveteran' }
  const types = (on: Table) => on.ship('a1').bar.map(({ type }) => type)

  it('its carrier has coordinate on its bar as long as it is docked', () => {
    const on = docking(sheathipede)
    expect(types(on)).toEqual(['focus', 'lock', 'reinforce', 'coordinate'])
    leave(on)
    expect(types(on)).toEqual(['focus', 'lock', 'reinforce'])
  })

  it('and may coordinate before it activates', () => {
    const on = docking(sheathipede, [friend])
    on.push('activate', { ship: 'a1' })
    expect(on.request.args).toMatchObject({ ship: 'a2', card: 'commsshuttle', window: 'beforeActivate' })
    on.answer({ use: true })
    on.answer({ action: 'coordinate', ship: 'a3' })
    on.answer({ action: 'focus' })
    expect(on.ship('a3').tokens).toEqual({ focus: 1 })
    expect(on.ship('a1').attempted).toEqual(['coordinate'])
  })

  it('not before another ship activates, and not when it could not coordinate', () => {
    const other = docking(sheathipede, [friend])
    other.push('activate', { ship: 'a3' })
    expect(other.events.some(e => e.type === 'abilityUsed')).toBe(false)
    const stressed = docking(sheathipede, [friend])
    stressed.ship('a1').tokens = { stress: 1 }
    stressed.push('activate', { ship: 'a1' })
    expect(stressed.events.some(e => e.type === 'abilityUsed')).toBe(false)
  })
})

describe('Pursuit Craft', () => {
  const hound: ShipSetup = {
    id: 'a1',
    type: 'yv666lightfreighter',
    pilot: 'trandoshanslaver',
    at: [400, 400],
    upgrades: [{ id: 'houndstooth', slot: 'title' }],
  }
  const zed: ShipSetup = {
    id: 'a2',
    type: 'z95af4headhunter',
    pilot: 'binayrepirate',
    shipAbility: 'pursuitcraft',
    carrier: 'a1',
  }
  const enemy: ShipSetup = { id: 'b1', at: [400, 600, 180] }

  it('after it deploys it may lock a ship that the Hound’s Tooth has locked', () => {
    const on = table({
      phase: 'system',
      ships: [hound, zed, enemy],
      locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
    })
    leave(on)
    expect(on.choices()).toEqual([{ use: { ship: 'b1' } }, { pass: true }])
    on.answer({ use: { ship: 'b1' } })
    expect(on.game.locks.map(({ by }) => by)).toEqual(['a1', 'a2'])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('in an emergency too', () => {
    const on = table({
      phase: 'activation',
      ships: [hound, zed, enemy],
      locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
    })
    on.push('suffer', { ship: 'a1', hits: 12, crits: 0, source: 'asteroid' })
    on.answer({ deploy: { guides: 'front', code: '2TW' } })
    on.answer({ use: { ship: 'b1' } })
    expect([on.ship('a1').place, on.game.locks]).toEqual(['destroyed', [{ by: 'a2', on: { kind: 'ship', id: 'b1' } }]])
  })

  it('not without such a lock', () => {
    const on = table({ phase: 'system', ships: [hound, zed, enemy] })
    leave(on)
    expect(on.idle).toBe(true)
  })
})

describe('locks', () => {
  it('of a ship that docks and on it break', () => {
    const on = table({
      phase: 'system',
      ships: [ghost, { ...attackShuttle, at: [460, 400] }, { id: 'b1', at: [400, 600, 180] }],
      locks: [
        { by: 'a2', on: { kind: 'ship', id: 'b1' } },
        { by: 'b1', on: { kind: 'ship', id: 'a2' } },
      ],
    })
    on.push('dock', { ship: 'a2', carrier: 'a1' })
    expect(on.game.locks).toEqual([])
    expect(dial.broken(on.state)).toEqual([])
  })
})

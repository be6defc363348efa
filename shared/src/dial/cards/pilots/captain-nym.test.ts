import { describe, expect, it } from 'vitest'
import { type At, type ShipSetup, type TableSetup, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const charges = (value: number) => ({ value, max: 1, recovers: 1 })
const nym = (more: Partial<ShipSetup> = {}): ShipSetup => {
  return { id: 'a1', at: [200, 200], pilot: 'captainnym', charges: charges(1), ...more }
}
const bomb = { id: 'd1', kind: 'bomb', card: 'protonbomb', outline: 'bomb', at: [500, 500] } as const
const mine = { id: 'd1', kind: 'mine', card: 'proximitymine', outline: 'proximitymine', at: [500, 600] } as const

describe('Captain Nym: devices of his side', () => {
  const detonating = (device: TableSetup['devices'] = [bomb], more: Partial<ShipSetup> = {}) => {
    const on = table({ ships: [nym(more), { id: 'b1', at: [500, 520] }], devices: device, dice: [['blank', 'blank']] })
    on.push('detonate', { device: 'd1', ship: null })
    return on
  }

  it('do not detonate, for a charge, and stay', () => {
    const on = detonating()
    expect(on.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { card: 'captainnym' } })
    expect(typesOf(on.answer({ use: true }))).toEqual(['abilityUsed', 'chargeSpent'])
    expect(Object.keys(on.game.devices)).toEqual(['d1'])
    expect(on.ship('b1').shields.value).toBe(2)
    expect(on.ship('a1').charges?.value).toBe(0)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('detonate when he does not care, for nothing', () => {
    const on = detonating()
    on.answer({ pass: true })
    expect(on.ship('b1').shields.value).toBe(1)
    expect(on.ship('a1').charges?.value).toBe(1)
  })

  it('he is not asked without a charge, about an enemy’s, or about one that only loses a fuse', () => {
    expect(detonating([bomb], { charges: charges(0) }).game.devices).toEqual({})
    expect(detonating([{ ...bomb, seat: 'b' }]).game.devices).toEqual({})
    const fused = detonating([{ ...bomb, fuses: 1 }])
    expect(fused.idle).toBe(true)
    expect(fused.game.devices.d1?.fuses).toBe(0)
  })

  it('mines as well', () => {
    const on = table({ ships: [nym(), { id: 'b1', at: [500, 520] }], devices: [mine] })
    on.push('executeManoeuvre', { ship: 'b1', code: '2FW', cause: 'dial' })
    on.answer({ use: true })
    expect(Object.keys(on.game.devices)).toEqual(['d1'])
    expect(on.ship('b1').shields.value).toBe(2)
  })
})

describe('Captain Nym: behind a bomb or mine', () => {
  const defending = (device: NonNullable<TableSetup['devices']>[number] | null, at: At = [400, 590, 180]) => {
    const on = table({
      phase: 'engagement',
      ships: [{ id: 'b1', at: [400, 400] }, nym({ at, agility: 1 })],
      devices: device === null ? [] : [device],
    })
    on.push('offerAttack', { ship: 'b1', bonus: false })
    on.answer(on.choices()[0] ?? null)
    const green = () => on.events.flatMap(e => (e.type === 'defenceRolled' ? [e.faces.length] : []))[0]
    while (green() === undefined) on.answer({ done: true })
    return green()
  }

  it('he rolls a defence die more', () => {
    expect(defending(null)).toBe(1)
    expect(defending({ ...bomb, at: [400, 490] })).toBe(2)
    expect(defending({ ...mine, at: [400, 490], seat: 'b' })).toBe(2)
  })

  it('not when the line passes it by, nor behind a remote', () => {
    expect(defending({ ...bomb, at: [480, 490] })).toBe(1)
    expect(defending({ ...bomb, kind: 'remote', card: 'sensorbuoy', outline: 'sensorbuoy', at: [400, 490] })).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { type DeviceSetup, type ShipSetup, table, typesOf } from '../../../test/dial/table.ts'
import { dial } from '../game.ts'

const swarm = (more: Partial<DeviceSetup> = {}): DeviceSetup => ({
  id: 'd1',
  kind: 'remote',
  card: 'buzzdroidswarm',
  outline: 'buzzdroidswarm',
  at: [450, 450],
  ...more,
})

type Setup = Partial<Parameters<typeof table>[0]>

/** An enemy ship flies straight on, from 120 mm below the swarm. */
const flown = (code: string, more: Setup = {}, ships: readonly ShipSetup[] = []) => {
  const on = table({ ships: [{ id: 'b1', at: [450, 330] }, ...ships], devices: [swarm()], ...more })
  on.push('executeManoeuvre', { ship: 'b1', code, cause: 'dial' })
  return on
}

/** Half a base, its guides, and the 20.5 mm from the swarm's guides to its middle. */
const gap = 20 + 1.59 + 20.5

describe('buzz droid swarm: it goes over to an enemy ship', () => {
  it('that moved through it, at the guides that its player names', () => {
    const on = flown('4FW')
    expect(on.events.find(({ type }) => type === 'remoteMet')).toMatchObject({ how: 'through' })
    expect(on.request).toMatchObject({ seat: 'a', kind: 'useAbility', args: { ship: 'd1', must: true } })
    expect(on.choices()).toEqual([{ use: { end: 'front' } }, { use: { end: 'rear' } }])
    on.answer({ use: { end: 'rear' } })
    expect(on.game.devices.d1?.pose).toEqual({ x: 450, y: 530 - gap, dx: 0, dy: -1 })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('that overlaps it', () => {
    const on = flown('2FW')
    expect(on.events.find(({ type }) => type === 'remoteMet')).toMatchObject({ how: 'under' })
    on.answer({ use: { end: 'front' } })
    expect(on.game.devices.d1?.pose).toEqual({ x: 450, y: 450 + gap, dx: 0, dy: 1 })
  })

  it('where one end is taken, at the other, without a question', () => {
    // In front of where the ship ends stands another, 4 mm too near for the swarm.
    const on = flown('4FW', {}, [{ id: 'b2', at: [450, 610] }])
    expect(on.idle).toBe(true)
    expect(on.game.devices.d1?.pose.y).toBeCloseTo(530 - gap, 9)
  })

  it('both are hit where it would lie on something at either end', () => {
    const devices = [swarm(), { id: 'd2', kind: 'bomb', outline: 'bomb', at: [450, 480] } as const]
    const on = flown('4FW', { devices }, [{ id: 'b2', at: [450, 610] }])
    expect(typesOf(on.events)).toEqual([
      ...['manoeuvreFlown', 'remoteMet', 'abilityUsed', 'damageDealt', 'destroyed'],
      // It is removed when all that is queued is done.
      ...['shieldLost', 'removed', 'deviceRemoved'],
    ])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('not to a ship of its own player', () => {
    const on = flown('4FW', { devices: [swarm({ seat: 'b' })] })
    expect(typesOf(on.events)).toEqual(['manoeuvreFlown', 'remoteMet'])
  })

  it('at its front guides it is moved through again, and sticks', () => {
    const on = flown('4FW')
    on.answer({ use: { end: 'front' } })
    on.push('executeManoeuvre', { ship: 'b1', code: '2FW', cause: 'dial' })
    on.answer({ use: { end: 'front' } })
    expect(on.game.devices.d1?.pose.y).toBeCloseTo(530 + 120 + gap, 9)
    // From the rear guides the ship flies away.
    on.push('executeManoeuvre', { ship: 'b1', code: '1FW', cause: 'dial' })
    on.answer({ use: { end: 'rear' } })
    on.push('executeManoeuvre', { ship: 'b1', code: '1FW', cause: 'dial' })
    expect(on.idle).toBe(true)
  })

  it('outside the play area it flees', () => {
    const on = flown('4FW', { devices: [swarm({ at: [450, 800] })], ships: [{ id: 'b1', at: [450, 685] }] })
    on.answer({ use: { end: 'front' } })
    expect(on.game.devices).toEqual({})
    expect(on.game.lostRemotes.d1?.place).toBe('fled')
  })
})

describe('buzz droid swarm: it engages at initiative 0', () => {
  const attached: readonly ShipSetup[] = [
    { id: 'b1', at: [450, 450 + gap], initiative: 3 },
    { id: 'b2', at: [450, 700] },
    { id: 'a1', at: [450 - 16.5 - 20, 450] },
  ]

  it('each enemy ship at range 0 suffers a crit', () => {
    const on = table({ ships: attached, devices: [swarm({ at: [450, 450, 180] })], decks: { b: ['consolefire'] } })
    const b1 = on.ship('b1')
    b1.shields.value = 0
    on.push('engagement', {})
    for (let i = 0; !on.idle && i < 20; i++) on.answer(on.request.kind === 'attack' ? { skip: true } : { ship: 'b1' })
    expect(on.ship('b1').damage).toEqual({ down: 0, up: ['consolefire'] })
    for (const id of ['b2', 'a1']) expect(on.ship(id).shields.value).toBe(2)
    expect(on.events.at(-1)).toMatchObject({ type: 'phaseEnded' })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('nothing happens where none is', () => {
    const on = table({ ships: [{ id: 'b2', at: [450, 700], tokens: { disarm: 1 } }], devices: [swarm()] })
    on.push('engagement', {})
    expect(on.events.some(({ type }) => type === 'abilityUsed')).toBe(false)
  })

  it('it is shot at before that: destroyed at a higher initiative it does nothing', () => {
    const on = table({
      ships: [
        { id: 'b1', at: [450, 450 + gap], initiative: 3, tokens: { disarm: 1 } },
        { id: 'b2', at: [450, 250], initiative: 2 },
      ],
      devices: [swarm({ at: [450, 450, 180] })],
      dice: [['hit', 'hit', 'hit'], ['blank']],
    })
    on.push('engagement', {})
    on.answer({ weapon: 'primary', arc: 'front', target: 'd1' })
    expect(on.idle).toBe(true)
    expect(on.ship('b1').shields.value).toBe(2)
  })
})

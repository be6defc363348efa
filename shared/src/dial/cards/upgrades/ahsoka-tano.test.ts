import { expect, it } from 'vitest'
import { type At, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const flown = (at: At, wing: Partial<ShipSetup> = {}, value = 1) => {
  const force = { value, max: 1, recovers: 1 }
  const on = table({
    ships: [
      { id: 'a1', at: [457, 200], bar: [], force, upgrades: [{ id: 'ahsokatano', slot: 'gunner' }] },
      { id: 'a2', at, ...wing },
      { id: 'b1', at: [420, 500] },
    ],
    activation: { ship: 'a1' },
  })
  on.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'dial' })
  return on
}

it('has a friendly ship ahead at range 1–3 focus in red, even stressed, for a force', () => {
  const on = flown([500, 500], { tokens: { stress: 1 } })
  expect(on.choices()).toEqual([{ use: { ship: 'a2' } }, { pass: true }])
  on.answer({ use: { ship: 'a2' } })
  expect(on.request.args).toMatchObject({ ship: 'a2', why: 'granted', offers: [{ type: 'focus', colour: 'red' }] })
  on.answer({ action: 'focus' })
  expect(on.ship('a2').tokens).toEqual({ stress: 2, focus: 1 })
  expect(on.ship('a1').force?.value).toBe(0)
  expect(dial.broken(on.state)).toEqual([])
})

it('after a manoeuvre executed partially, too', () => {
  const on = flown([457, 333])
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ executed: 'partially' })
  // At range 0 of it now, where no ship may be chosen.
  expect(on.idle).toBe(true)
  const beyond = flown([457, 600])
  beyond.answer({ pass: true })
  expect(beyond.ship('a1').force?.value).toBe(1)
})

it('not behind it, not without force, nor a ship that has focused in this round', () => {
  expect(flown([457, 100]).idle).toBe(true)
  expect(flown([500, 500], {}, 0).idle).toBe(true)
  expect(flown([500, 500], { attempted: ['focus'] }).idle).toBe(true)
})

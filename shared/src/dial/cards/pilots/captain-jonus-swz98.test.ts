import { expect, it } from 'vitest'
import { table } from '../../../../test/dial/table.ts'

it('gains an evade token after dropping a device, and for nobody else', () => {
  const device = () =>
    ({ id: 'thermaldetonators', slot: 'device', charges: { value: 4, max: 4, recovers: 0 } }) as const
  const on = table({
    phase: 'system',
    ships: [
      { id: 'a1', at: [457, 457], pilot: 'captainjonus-swz98', upgrades: [device()] },
      { id: 'a2', at: [257, 457], upgrades: [device()] },
    ],
  })
  const places = (['1F', '2F'] as const).map(
    template => ({ card: 'thermaldetonators', way: 'drop', template }) as const,
  )
  on.push('placeDevice', { ship: 'a2', places: [...places] })
  expect(on.ship('a1').tokens).toEqual({})
  // Two at once are one drop.
  on.push('placeDevice', { ship: 'a1', places: [...places] })
  expect(on.ship('a1').tokens).toEqual({ evade: 1 })
})

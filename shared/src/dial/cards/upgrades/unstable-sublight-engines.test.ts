import { expect, it } from 'vitest'
import { type At, table, typesOf } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const id = 'unstablesublightengines-battleofyavin'
const destroyed = (at: At, enemy: At, setup: object = {}) => {
  const shields = { value: 0, max: 0, recovers: 0 }
  const on = table({
    ships: [
      { id: 'a1', at, hull: 1, shields, upgrades: [{ id, slot: 'modification' }] },
      { id: 'a2', at: [700, 700] },
      { id: 'b1', at: enemy },
    ],
    ...setup,
  })
  on.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'asteroid' })
  return on
}

it('flies on once destroyed, and each other ship at range 0–1 of where it ends suffers a hit', () => {
  const on = destroyed([457, 300], [457, 470])
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ ship: 'a1', code: '1FW' })
  expect([on.ship('b1').shields.value, on.ship('a2').shields.value]).toEqual([1, 2])
  expect(on.ship('a1').place).toBe('destroyed')
  expect(typesOf(on.events).at(-1)).toBe('removed')
  expect(dial.broken(on.state)).toEqual([])
})

it('hits nobody when it flees', () => {
  const on = destroyed([457, 880], [457, 800])
  expect(on.ship('a1').place).toBe('fled')
  expect(on.ship('b1').shields.value).toBe(2)
  expect(typesOf(on.events)).not.toContain('removed')
  expect(dial.broken(on.state)).toEqual([])
})

it('in the Engagement Phase it stays as long as any destroyed ship', () => {
  const on = destroyed([457, 300], [457, 470], { phase: 'engagement' })
  expect(on.ship('a1')).toMatchObject({ place: 'table', doomed: true })
  expect(on.pose('a1').y).toBe(380)
  expect(on.ship('b1').shields.value).toBe(1)
})

it('what its own flight triggers comes after the hits', () => {
  const damage = { down: 0, up: ['stunnedpilot'] }
  const shields = { value: 0, max: 0, recovers: 0 }
  const upgrades = [{ id, slot: 'modification' }] as const
  const on = table({
    ships: [
      { id: 'a1', at: [457, 300], hull: 2, shields, damage, upgrades },
      { id: 'b1', at: [457, 470] },
    ],
    obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [457, 380] }],
    dice: ['blank'],
  })
  const events = on.push('suffer', { ship: 'a1', hits: 1, crits: 0, source: 'overlap' })
  const sources = events.flatMap(event => (event.type === 'damageDealt' ? [event.source] : []))
  expect(sources).toEqual(['overlap', 'asteroid', 'stunnedpilot'])
  const hit = events.findIndex(event => event.type === 'shieldLost')
  const stunned = events.findIndex(event => event.type === 'damageDealt' && event.source === 'stunnedpilot')
  expect(hit).toBeGreaterThan(0)
  expect(stunned).toBeGreaterThan(hit)
})

import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { readSquad } from './read.ts'
import { samples } from './samples.ts'
import { squadCost } from './xws.ts'

const all = (['xwa', 'amg'] as const).flatMap(ruleset =>
  Object.entries(samples[ruleset]).map(([name, xws]) => ({ name: `${ruleset} ${name}`, ruleset, xws })),
)

describe.each(all)('$name', ({ ruleset, xws }) => {
  const cards = tables(ruleset)
  const { squad, problems, canonical } = readSquad(xws, cards)

  it('is canonical and without problems', () => {
    expect(problems).toEqual([])
    expect(JSON.stringify(canonical)).toBe(JSON.stringify(xws))
  })

  it('has 3 to 8 ships within the limit and three different obstacles', () => {
    expect(squad?.ships.length).toBeGreaterThanOrEqual(3)
    expect(squad?.ships.length).toBeLessThanOrEqual(8)
    expect(squad && squadCost(squad)).toBeLessThanOrEqual(ruleset === 'xwa' ? 50 : 20)
    expect(new Set(squad?.obstacles).size).toBe(3)
    expect(squad?.obstacles).toHaveLength(3)
  })

  it('spends no more loadout and fills no more slots than its pilots have', () => {
    for (const ship of squad?.ships ?? []) {
      expect(ship.loadout).toBeLessThanOrEqual(ship.loadoutValue)
      const free = [...(cards.pilot(ship.pilot)?.slots ?? [])]
      for (const slot of ship.upgrades
        .filter(({ fixed }) => !fixed)
        .flatMap(({ id }) => cards.upgrade(id)?.sides[0].slots ?? [])) {
        expect(free).toContain(slot)
        free.splice(free.indexOf(slot), 1)
      }
    }
  })
})

describe('the samples together', () => {
  const ships = all.flatMap(({ ruleset, xws }) => xws.pilots.flatMap(({ ship }) => tables(ruleset).ship(ship) ?? []))

  it('fly every faction', () => {
    expect(new Set(all.map(({ xws }) => xws.faction)).size).toBe(7)
  })

  it.each(['small', 'medium', 'large'])('have %s bases', size => {
    expect(ships.some(ship => ship.size === size)).toBe(true)
  })

  it.each([
    ['stop', 'O'],
    ['straight reverse', 'S'],
    ['reverse bank', 'A'],
    ['Koiogran turn', 'K'],
    ["Segnor's loop", 'L'],
    ['Tallon roll', 'E'],
  ])('can fly a %s', (_, bearing) => {
    expect(ships.some(({ dial }) => dial.some(code => code[1] === bearing))).toBe(true)
  })

  it.each(['cloak', 'slam', 'reload', 'coordinate', 'jam', 'rotate', 'reinforce', 'calculate'])('can %s', action => {
    expect(ships.some(({ actions }) => actions.some(({ type }) => type === action))).toBe(true)
  })

  it.each(['front', 'rear', 'fullFront', 'bullseye', 'singleTurret', 'doubleTurret'])('fire in the %s arc', arc => {
    expect(ships.some(({ attacks }) => attacks.some(attack => attack.arc === arc))).toBe(true)
  })
})

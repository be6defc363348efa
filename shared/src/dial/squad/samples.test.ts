import { describe, expect, it } from 'vitest'
import { tables } from '../data/index.ts'
import { judgeSquad } from './legality.ts'
import { samples } from './samples.ts'
import { squadCost, type Xws, type XwsPilot } from './xws.ts'

const all = (['xwa', 'amg'] as const).flatMap(ruleset =>
  Object.entries(samples[ruleset]).map(([name, xws]) => ({ name: `${ruleset} ${name}`, ruleset, xws })),
)

describe.each(all)('$name', ({ ruleset, xws }) => {
  const { squad, problems, canonical } = judgeSquad(xws, tables(ruleset))

  it('is canonical and legal in the standard format', () => {
    expect(problems).toEqual([])
    expect(JSON.stringify(canonical)).toBe(JSON.stringify(xws))
  })

  it('spends nearly all its points and brings three obstacles', () => {
    expect(squad && squadCost(squad)).toBeGreaterThanOrEqual(ruleset === 'xwa' ? 46 : 20)
    expect(squad?.obstacles).toHaveLength(3)
  })
})

describe.each(['xwa', 'amg'] as const)('the samples of %s', ruleset => {
  const squads = Object.values<Xws>(samples[ruleset])

  it('are at least eight, of every faction', () => {
    expect(squads.length).toBeGreaterThanOrEqual(8)
    expect(new Set(squads.map(({ faction }) => faction)).size).toBe(7)
  })

  it.each(['cannon', 'missile', 'torpedo', 'turret', 'device'] as const)('carry a %s', slot => {
    expect(squads.some(({ pilots }) => pilots.some(({ upgrades }) => upgrades[slot] !== undefined))).toBe(true)
  })
})

describe('the samples together', () => {
  const ships = all.flatMap(({ ruleset, xws }) => xws.pilots.flatMap(({ ship }) => tables(ruleset).ship(ship) ?? []))

  it('are small and large squads', () => {
    const sizes = all.map(({ xws }) => xws.pilots.length)
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 8])
  })

  it.each(['bomb', 'mine', 'remote'])('lay a %s', kind => {
    const upgrades = all.flatMap(({ ruleset, xws }) =>
      xws.pilots.flatMap((pilot: XwsPilot) =>
        Object.values(pilot.upgrades).flatMap(ids => ids.map(id => tables(ruleset).upgrade(id))),
      ),
    )
    expect(upgrades.some(upgrade => upgrade?.sides[0].device?.kind === kind)).toBe(true)
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

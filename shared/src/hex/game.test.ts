import { describe, expect, it } from 'vitest'
import { table, typesOf } from '../../test/hex/table.ts'
import { hexSetup } from '../../tools/set-up.ts'
import { playOne, playOut, seededChance } from '../bot/index.ts'
import { type IntentName, isReject, Match } from '../kernel/index.ts'
import { hex } from './game.ts'
import { sound } from './state.ts'
import type { HexWords } from './words.ts'

function begun(seed = 1): Match<HexWords> {
  const match = Match.begin(hex, hexSetup(seed, { fields: { rounds: null } }))
  if (isReject(match)) throw new Error(match.message)
  return match
}

const say = (match: Match<HexWords>, seat: string, intent: IntentName) =>
  match.apply({ id: `${seat} ${intent}`, seat, at: match.state.at, intent })

describe('the ends that people make', () => {
  it('who concedes loses for his side', () => {
    const match = begun()
    const reply = say(match, 'b', 'concede')
    expect(match.state.over).toEqual({ winner: 'A', reason: 'conceded' })
    expect(reply.ok && typesOf(reply.events)).toEqual(['battleEnded'])
  })

  it('when time is called the round under way is the last', () => {
    const match = begun()
    const chance = seededChance(1)
    while (match.state.game.round < 2) playOne(match, chance)
    const reply = say(match, 'host', 'time')
    expect(reply.ok && typesOf(reply.events)).toEqual(['timeCalled'])
    expect(match.state.over).toBeNull()
    expect(say(match, 'host', 'time').ok).toBe(true)
    playOut(match, chance)
    expect(match.state.game.round).toBe(2)
    expect(match.state.over?.reason).toBe('time')
  })
})

describe('a round: rules/hex.md §1.2', () => {
  it('has its steps in order, each begun and ended', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [0, 5], crew: [{ role: 'passenger', down: true }] },
        { id: 'b1', at: [0, -5], crew: [{ role: 'passenger', down: true }] },
      ],
      ruleset: { rounds: 2 },
      dice: [5, 6],
    })
    const phases = t
      .push('round', {})
      .flatMap(e => (e.type === 'phaseBegan' || e.type === 'phaseEnded' ? [`${e.type} ${e.phase}`] : []))
    const whole = (phase: string) => [`phaseBegan ${phase}`, `phaseEnded ${phase}`]
    expect(phases).toEqual(['roles', 'engineering', 'helm', 'gunnery', 'damage'].flatMap(whole))
    expect(t.game.round).toBe(2)
  })

  it('begins with what lasted until then over, and everybody ready to act', () => {
    const t = table({ ships: [{ id: 'a1', at: [0, 5], crew: [{ role: 'pilot', acted: true, tookMinor: true }] }] })
    const ship = t.ship('a1')
    ship.effects.armour.evade = 2
    ship.effects.rolled = true
    ship.used.evade = 1
    ship.nodesUsed = 2
    ship.systems.engines = { ...sound(), base: 3, patched: true, held: true, kicked: true, emp: 2 }
    for (const weapon of ship.weapons) Object.assign(weapon, { fired: true, freeFired: true })
    t.push('round', {})
    expect(ship.effects).toMatchObject({ armour: {}, rolled: false })
    expect([ship.used, ship.nodesUsed]).toEqual([{}, 0])
    expect(ship.systems.engines).toEqual({ ...sound(), base: 3, patched: true, emp: 1 })
    expect(ship.weapons[0]).toMatchObject({ fired: false, freeFired: false })
    expect(ship.crew[0]).toMatchObject({ acted: false, tookMinor: false })
  })
})

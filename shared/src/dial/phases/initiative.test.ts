import { describe, expect, it } from 'vitest'
import { type ShipSetup, type TableSetup, table } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'

const at = (x: number) => [x, 300] as const

/** An Activation Phase of ships that fly straight 1, whoever is asked taking the first. */
const phase = (setup: Partial<TableSetup> & { ships: readonly ShipSetup[] }) => {
  const on = table({ phase: 'planning', ...setup })
  for (const ship of setup.ships) {
    const side = on.state.hidden.sides[ship.id.slice(0, 1)]
    Object.assign((side?.own as { dials: object } | undefined)?.dials ?? {}, { [ship.id]: '1FB' })
  }
  return on
}

/** Plays the phase, taking of several ships the last, and skipping actions. */
const order = (on: ReturnType<typeof table>): string[] => {
  on.push('activations', {})
  while (!on.idle) {
    const { kind, args } = on.request
    const { ships = [] } = args as { ships?: string[] }
    on.answer(kind === 'chooseShip' ? { ship: ships.at(-1) ?? '' } : { skip: true })
  }
  return on.events.flatMap(e => (e.type === 'manoeuvreFlown' ? [e.ship] : []))
}

describe('who acts next: rules/dial.md §2', () => {
  it('lowest initiative first; of equal ones all of the first player’s, in the order of their owner’s choice', () => {
    const on = phase({
      ships: [
        { id: 'a1', at: at(100), initiative: 3 },
        { id: 'a2', at: at(200), initiative: 3 },
        { id: 'a3', at: at(300), initiative: 5 },
        { id: 'b1', at: at(400), initiative: 3 },
        { id: 'b2', at: at(500), initiative: 1 },
      ],
    })
    on.game.order = ['b', 'a']
    expect(order(on)).toEqual(['b2', 'b1', 'a2', 'a1', 'a3'])
  })

  it('asks the owner of several equal ones, and takes only one of them', () => {
    const on = phase({
      ships: [
        { id: 'b1', at: at(100), initiative: 3 },
        { id: 'b2', at: at(200), initiative: 3 },
        { id: 'b3', at: at(300), initiative: 4 },
      ],
    })
    on.push('activations', {})
    expect(on.request).toMatchObject({ seat: 'b', kind: 'chooseShip', default: { ship: 'b1' } })
    expect(on.choices()).toEqual([{ ship: 'b1' }, { ship: 'b2' }])
    expect(on.refuses({ ship: 'b3' })).toMatchObject({ code: 'not_an_option', place: 'answer.ship' })
    expect(on.refuses({ ship: '__proto__' })?.code).toBe('not_an_option')
    expect(on.refuses({ ship: null })?.code).toBe('not_an_option')
    expect(on.refuses([])?.code).toBe('bad_answer')
  })

  const changes = (from: string, ship: string, initiative: number): Ability<DialWords, 'beforeActivate'> => ({
    id: 'changes',
    window: 'beforeActivate',
    when: (_t, _source, args) => args.ship === from,
    effect: t => {
      const changed = t.game.ships[ship]
      if (changed !== undefined) changed.initiative = initiative
    },
  })
  const changing = (from: string, ship: string, initiative: number) =>
    phase({
      ships: [
        { id: 'a1', at: at(100), initiative: 2 },
        { id: 'a2', at: at(200), initiative: 4 },
        { id: 'b1', at: at(300), initiative: 4 },
        { id: 'b2', at: at(400), initiative: 5 },
        { id: 'a3', at: at(500), initiative: 6 },
      ],
      abilities: [{ ability: changes(from, ship, initiative), listeners: [{ source: 'x', seat: 'a' }] }],
    })

  it('a ship whose initiative falls to a value passed already acts at the current one, after the others', () => {
    expect(order(changing('a2', 'a3', 1))).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('a ship whose initiative falls to the current value acts with the others of it', () => {
    expect(order(changing('a1', 'a3', 4))).toEqual(['a1', 'a3', 'a2', 'b1', 'b2'])
  })

  it('a ship whose initiative rises waits', () => {
    expect(order(changing('a1', 'a2', 6))).toEqual(['a1', 'b1', 'b2', 'a3', 'a2'])
  })

  it('a ship that has acted does not act again', () => {
    expect(order(changing('a2', 'a1', 6))).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
  })

  it('A54: a ship destroyed or fled before its turn does not act', () => {
    const kills: Ability<DialWords, 'afterActivate'> = {
      id: 'kills',
      window: 'afterActivate',
      when: (_t, _source, { ship }) => ship === 'a1',
      effect: t => {
        t.push('leavePlay', { ship: 'a2', how: 'destroyed' })
        t.push('leavePlay', { ship: 'b1', how: 'fled' })
      },
    }
    const on = phase({
      ships: [
        { id: 'a1', at: at(100), initiative: 2 },
        { id: 'a2', at: at(200), initiative: 4 },
        { id: 'b1', at: at(300), initiative: 5 },
        { id: 'b2', at: at(400), initiative: 6 },
      ],
      abilities: [{ ability: kills, listeners: [{ source: 'x', seat: 'a' }] }],
    })
    expect(order(on)).toEqual(['a1', 'b2'])
  })
})

describe('the System Phase: rules/dial.md §2', () => {
  it('asks cloaked ships only, in ascending initiative, stressed or not', () => {
    const on = table({
      ships: [
        { id: 'a1', at: at(100), initiative: 5, tokens: { cloak: 1 } },
        { id: 'b1', at: at(300), initiative: 2, tokens: { cloak: 1, stress: 2 } },
        { id: 'b2', at: at(500), initiative: 1 },
      ],
    })
    on.push('system', {})
    expect(on.request).toMatchObject({ kind: 'system', args: { ship: 'b1' } })
    on.answer({ pass: true })
    expect(on.request).toMatchObject({ kind: 'system', args: { ship: 'a1' } })
    on.answer({ decloak: 'boost' })
    expect(on.idle).toBe(true)
    expect(on.pose('a1').y).toBe(420)
    expect([on.ship('a1').tokens, on.ship('b1').tokens]).toEqual([{}, { cloak: 1, stress: 2 }])
  })
})

import { expect, it } from 'vitest'
import { type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const fourLom = (ship: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a1',
  at: [400, 400],
  pilot: '4lom',
  bar: [],
  ...ship,
})

const flown = (code: string, setup: object = {}) => {
  const on = table({ ships: [fourLom()], activation: { ship: 'a1' }, ...setup })
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  return on
}

it('gains a calculate token after it has fully executed a red manoeuvre', () => {
  const on = flown('3FR')
  expect(on.ship('a1').tokens).toEqual({ stress: 1, calculate: 1 })
  expect(on.idle).toBe(true)
})

it('gains none after a white one, nor a red one executed partially', () => {
  expect(flown('3FW').ship('a1').tokens).toEqual({})
  const on = flown('3FR', { ships: [fourLom(), { id: 'b1', at: [400, 560] }] })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
})

const endOf = (ships: Parameters<typeof table>[0]['ships']) => {
  const on = table({ ships, phase: 'engagement' })
  on.push('endPhase', {})
  return on
}

it('hands a stress token at the start of the End Phase to any ship at range 0–1', () => {
  const on = endOf([
    fourLom({ tokens: { stress: 2 } }),
    { id: 'a2', at: [400, 500] },
    { id: 'b1', at: [440, 400] },
    { id: 'b2', at: [400, 600] },
  ])
  expect(on.choices()).toEqual([{ use: { ship: 'a2' } }, { use: { ship: 'b1' } }, { pass: true }])
  on.answer({ use: { ship: 'b1' } })
  expect(on.ship('a1').tokens).toEqual({ stress: 1 })
  expect(on.ship('b1').tokens).toEqual({ stress: 1 })
  expect(dial.broken(on.state)).toEqual([])
})

it('needs a stress token and a ship near it', () => {
  expect(endOf([fourLom(), { id: 'b1', at: [440, 400] }]).idle).toBe(true)
  expect(endOf([fourLom({ tokens: { stress: 1 } }), { id: 'b1', at: [700, 400] }]).idle).toBe(true)
})

import { expect, it } from 'vitest'
import { type At, bar, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const at = (y: number): At => [457, y]
const ships = (...others: { id: string; at: At; tokens?: object }[]) =>
  [{ id: 'a1', at: at(300), pilot: 'nightfall', bar: bar(['boost', 'barrelRoll']) }, ...others] as const

const flown = (code: string, setup: Parameters<typeof table>[0]) => {
  const on = table({ activation: { ship: 'a1' }, ...setup })
  on.push('executeManoeuvre', { ship: 'a1', code, cause: 'dial' })
  return on
}

it('jams every ship that it has moved through with 2 tokens, and says what they take', () => {
  const on = flown('5FW', {
    ships: ships({ id: 'b1', at: at(360), tokens: { focus: 1, evade: 1, calculate: 1 } }, { id: 'a2', at: at(430) }),
  })
  expect(on.request).toMatchObject({ seat: 'a', kind: 'jam' })
  on.answer({ token: 'evade' })
  on.answer({ token: 'focus' })
  expect(on.ship('b1').tokens).toEqual({ calculate: 1 })
  expect(on.ship('a2').tokens).toEqual({ jam: 2 })
  expect(dial.broken(on.state)).toEqual([])
})

it('none beside the template, though the base sweeps over it, and none beyond its end', () => {
  // The template is 20 mm wide: its edge runs at x = 467.
  const on = flown('4FW', { ships: ships({ id: 'b1', at: [488, 400] }, { id: 'b2', at: at(545) }) })
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ executed: 'fully' })
  expect([on.ship('b1').tokens, on.ship('b2').tokens]).toEqual([{}, {}])
  const over = flown('4FW', { ships: ships({ id: 'b1', at: [486, 400] }) })
  expect(over.ship('b1').tokens).toEqual({ jam: 2 })
})

it('not after a manoeuvre executed partially', () => {
  const on = flown('5FW', { ships: ships({ id: 'b1', at: at(350) }, { id: 'b2', at: at(540) }) })
  expect(on.events.find(event => event.type === 'manoeuvreFlown')).toMatchObject({ executed: 'partially' })
  expect([on.ship('b1').tokens, on.ship('b2').tokens]).toEqual([{}, {}])
})

it('after a boost action that moved through a ship, not after a barrel roll', () => {
  // Between a small base and where it boosts to there is room for a corner only.
  const boosted = table({ ships: ships({ id: 'b1', at: [490, 340, 45] }) })
  boosted.push('performActionStep', { ship: 'a1' })
  boosted.answer({ action: 'boost', option: 'straight' })
  expect(boosted.ship('b1').tokens).toEqual({ jam: 2 })
  expect(dial.broken(boosted.state)).toEqual([])
  const rolled = table({ ships: ships({ id: 'b1', at: [497, 333, 45] }) })
  rolled.push('performActionStep', { ship: 'a1' })
  rolled.answer({ action: 'barrelRoll', option: 'right:0' })
  expect(rolled.ship('b1').tokens).toEqual({})
})

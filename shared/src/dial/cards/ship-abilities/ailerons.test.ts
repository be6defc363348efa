import { describe, expect, it } from 'vitest'
import { bar, type ShipSetup, table } from '../../../../test/dial/table.ts'
import { dial } from '../../game.ts'

const activated = (shipAbility: string, ship: Partial<ShipSetup> = {}, setup: object = {}) => {
  const on = table({ ships: [{ id: 'a1', at: [457, 300], shipAbility, bar: bar(['boost']), ...ship }], ...setup })
  on.setDial('a1', '2FW')
  on.push('activate', { ship: 'a1' })
  return on
}
const ways = [{ use: 'straight' }, { use: 'left' }, { use: 'right' }]
/** Rocks ahead: it cannot boost. */
const blocked = {
  obstacles: [-40, 0, 40].map((x, i) => ({ id: `o${i}`, outline: 'core2asteroid5', at: [457 + x, 375] })),
}

describe('controlled ailerons', () => {
  it('boost before the dial is revealed, which is no action', () => {
    const on = activated('controlledailerons')
    expect(on.choices()).toEqual([...ways, { pass: true }])
    expect(on.ship('a1').revealed).toBeNull()
    on.answer({ use: 'straight' })
    expect(on.pose('a1').y).toBe(300 + 80 + 120)
    expect(on.request.args).toMatchObject({ why: 'step', offers: [{ type: 'boost' }] })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('need not, and not stressed', () => {
    const on = activated('controlledailerons')
    on.answer({ pass: true })
    expect(on.pose('a1').y).toBe(420)
    expect(activated('controlledailerons', { tokens: { stress: 1 } }).idle).toBe(true)
  })
})

describe('adaptive ailerons', () => {
  it('must boost, if there is a way', () => {
    const on = activated('adaptiveailerons')
    expect(on.choices()).toEqual(ways)
    expect(on.refuses({ pass: true })?.code).toBe('may_not_pass')
    on.answer({ use: 'left' })
    expect(on.events.find(event => event.type === 'repositioned')).toMatchObject({ by: 'boost', option: 'left' })
    const none = activated('adaptiveailerons', { bar: [] }, { ...blocked, dice: ['blank', 'blank', 'blank'] })
    expect(none.events.some(event => event.type === 'repositioned')).toBe(false)
    expect(none.idle).toBe(true)
  })

  it('not stressed', () => {
    const on = activated('adaptiveailerons', { tokens: { stress: 1 } })
    expect(on.pose('a1').y).toBe(420)
  })
})

import { describe, expect, it } from 'vitest'
import { bar, plain, table } from '../../../test/dial/table.ts'
import type { Turret } from '../state.ts'

const rotating = (turret: Turret | null) => {
  const on = table({ ships: [{ id: 'a1', at: [457, 457], bar: bar(['focus', 'rotate']), turret }] })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

describe('the rotate arc action: rules/dial.md §8.2', () => {
  it('points a single turret to another standard arc', () => {
    const on = rotating('right')
    const turns = on.choices().filter(choice => JSON.stringify(choice).includes('rotate'))
    expect(turns).toEqual(['front', 'rear', 'left'].map(to => ({ action: 'rotate', to })))
    expect(plain(on.answer({ action: 'rotate', to: 'left' })).at(-1)).toEqual({
      type: 'turretRotated',
      ship: 'a1',
      to: 'left',
    })
    expect(on.ship('a1').turret).toBe('left')
  })

  it('shows the other pair of a double turret', () => {
    const on = rotating('leftRight')
    expect(on.refuses({ action: 'rotate', to: 'front' })?.code).toBe('not_an_option')
    on.answer({ action: 'rotate', to: 'frontRear' })
    expect(on.ship('a1').turret).toBe('frontRear')
  })

  it.each([{ to: 'right' }, { to: 'frontRear' }, { to: 'constructor' }, { to: null }])('refuses %j', ({ to }) => {
    expect(rotating('right').refuses({ action: 'rotate', to })?.code).toBe('not_an_option')
  })

  it('is not offered to a ship without a turret', () => {
    expect(rotating(null).refuses({ action: 'rotate', to: 'left' })?.code).toBe('not_offered')
  })
})

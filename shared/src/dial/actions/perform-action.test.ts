import { describe, expect, it } from 'vitest'
import { bar, plain, type ShipSetup, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import type { DialWords } from '../words.ts'

const acting = (ship: Partial<ShipSetup>, setup: Partial<TableSetup> = {}) => {
  const me = { id: 'a1', at: [457, 457], ...ship } as const
  const on = table({ activation: { ship: 'a1' }, ...setup, ships: [me, ...(setup.ships ?? [])] })
  on.push('performActionStep', { ship: 'a1' })
  return on
}

const force = (value: number) => ({ value, max: 2, recovers: 1 })

describe('what an action costs: rules/dial.md §8.1', () => {
  it('red costs a stress token, paid before the action', () => {
    const on = acting({ bar: bar(['evade'], 'red') })
    expect(plain(on.answer({ action: 'evade' }))).toEqual([
      { type: 'tokenGained', ship: 'a1', token: 'stress', count: 1 },
      { type: 'actionPerformed', ship: 'a1', choice: { action: 'evade' }, colour: 'red', why: 'step' },
      { type: 'tokenGained', ship: 'a1', token: 'evade', count: 1 },
    ])
  })

  it('purple costs one force', () => {
    const on = acting({ bar: bar(['evade'], 'purple'), force: force(2) })
    on.answer({ action: 'evade' })
    expect(on.ship('a1').force?.value).toBe(1)
    expect(on.ship('a1').tokens).toEqual({ evade: 1 })
  })

  it('purple cannot be attempted without force', () => {
    const on = acting({ bar: bar(['evade'], 'purple'), force: force(0) })
    expect(plain(on.events)).toEqual([{ type: 'actionSkipped', ship: 'a1', why: 'nothing to attempt' }])
    expect(acting({ bar: bar(['evade'], 'purple') }).idle).toBe(true)
  })

  it('A37: a failed red action leaves the stress paid and the action used up', () => {
    const on = acting({ bar: bar(['lock', 'reload'], 'red') })
    expect(typesOf(on.answer({ action: 'reload', upgrade: null }))).toEqual(['tokenGained', 'actionFailed'])
    expect(on.ship('a1').tokens).toEqual({ stress: 1 })
    expect(on.ship('a1').attempted).toEqual(['reload'])
    expect(on.idle).toBe(true)
  })

  it('A37: a failed purple action leaves the force spent and the action used up', () => {
    const on = acting({ bar: bar(['jam'], 'purple'), force: force(1) })
    on.answer({ action: 'jam', ship: null })
    expect(on.ship('a1').force?.value).toBe(0)
    expect(on.ship('a1').attempted).toEqual(['jam'])
  })
})

describe('attempting an action: rules/dial.md §8.1', () => {
  it('is once per round for each action, a failed attempt included', () => {
    const on = acting({ bar: bar(['lock', 'focus']) })
    on.answer({ action: 'lock', on: null })
    on.push('offerActions', { ship: 'a1', offers: [...bar(['lock'])], why: 'granted' })
    expect(on.idle).toBe(true)
    on.push('offerActions', { ship: 'a1', offers: bar(['lock', 'focus']), why: 'granted' })
    expect(on.choices()).toEqual([{ action: 'focus' }, { skip: true }])
  })

  it('does not count a token gained by an effect as the action', () => {
    const on = table({ ships: [{ id: 'a1', at: [457, 457], bar: bar(['focus']) }] })
    on.push('gainTokens', { ship: 'a1', token: 'focus', count: 1, by: null })
    on.push('performActionStep', { ship: 'a1' })
    on.answer({ action: 'focus' })
    expect(on.ship('a1').tokens).toEqual({ focus: 2 })
  })

  it('counts a red and a white entry as the same action', () => {
    const on = acting({ bar: [...bar(['evade']), ...bar(['evade'], 'red')] })
    on.answer({ action: 'evade' })
    on.push('performActionStep', { ship: 'a1' })
    expect(on.idle).toBe(true)
  })

  it('triggers nothing "after performing" when it fails', () => {
    const abilities = [{ ability: strains, listeners: [{ source: 'a1', seat: 'a' }] }]
    const failed = acting({ bar: bar(['lock']) }, { abilities })
    failed.answer({ action: 'lock', on: null })
    expect(failed.ship('a1').tokens).toEqual({})
    const performed = acting({ bar: bar(['evade']) }, { abilities })
    performed.answer({ action: 'evade' })
    expect(performed.ship('a1').tokens).toEqual({ evade: 1, strain: 1 })
  })

  it('fails when it is no longer legal once the costs are paid and what comes before is done', () => {
    const on = acting(
      { bar: bar(['boost']) },
      {
        ships: [{ id: 'b1', at: [800, 800] }],
        abilities: [{ ability: blocks, listeners: [{ source: 'b1', seat: 'b' }] }],
      },
    )
    expect(typesOf(on.answer({ action: 'boost', option: 'straight' }))).toEqual(['actionFailed'])
    expect(on.pose('a1')).toEqual({ x: 457, y: 457, dx: 0, dy: 1 })
    expect(on.ship('a1').attempted).toEqual(['boost'])
  })
})

const strains: Ability<DialWords, 'afterAction'> = {
  id: 'strains',
  window: 'afterAction',
  when: (_t, { source }, { ship }) => source === ship,
  effect: (t, _source, { ship }) => t.push('gainTokens', { ship, token: 'strain', count: 1, by: null }),
}

/** Puts another ship where the boost would end. */
const blocks: Ability<DialWords, 'beforeAction'> = {
  id: 'blocks',
  window: 'beforeAction',
  when: () => true,
  effect: (t, { source }) => {
    const blocker = t.game.ships[source]
    if (blocker !== undefined) blocker.pose = { x: 457, y: 537, dx: 0, dy: 1 }
  },
}

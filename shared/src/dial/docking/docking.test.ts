import { describe, expect, it } from 'vitest'
import { type ShipSetup, type Table, type TableSetup, table, typesOf } from '../../../test/dial/table.ts'
import type { Ability } from '../../kernel/index.ts'
import { dial } from '../game.ts'
import type { DialWords } from '../words.ts'

/** A VCX-100, large, nose to the north: its rear edge lies at y = 360, its front edge at 440. */
const ghost = (more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a1',
  type: 'vcx100lightfreighter',
  pilot: 'lothalrebel',
  shipAbility: 'tailgun',
  initiative: 2,
  at: [400, 400],
  upgrades: [{ id: 'ghost', slot: 'title' }],
  ...more,
})
const shuttle = (more: Partial<ShipSetup> = {}): ShipSetup => ({
  id: 'a2',
  type: 'attackshuttle',
  pilot: 'zeborrelios',
  shipAbility: 'lockedandloaded',
  initiative: 3,
  carrier: 'a1',
  ...more,
})
const enemy: ShipSetup = { id: 'b1', at: [400, 800, 180], initiative: 1 }

const withDocked = (more: Partial<TableSetup> = {}): Table =>
  table({ phase: 'system', ...more, ships: more.ships ?? [ghost(), shuttle(), enemy] })

const deploying = (on: Table) => {
  on.push('systemShip', { ship: 'a2' })
  return on
}
const by = (code: string, guides: 'front' | 'rear' = 'rear') => ({ deploy: { guides, code } })

const scored = (on: Table) => (on.game.score.b?.half ?? 0) + (on.game.score.b?.lost ?? 0)

describe('deploying: rules/dial.md §8.2', () => {
  it('by any manoeuvre of its dial but stationary and reverse ones, from the guides that the carrier allows', () => {
    const on = deploying(withDocked())
    const codes = on.ship('a2').dial
    expect(on.choices()).toEqual([...codes.map(code => by(code)), { pass: true }])
    const sheathipede = deploying(
      withDocked({ ships: [ghost(), shuttle({ type: 'sheathipedeclassshuttle', pilot: 'ap5' })] }),
    )
    expect(sheathipede.choices()).not.toContainEqual(by('1SR'))
    expect(sheathipede.choices()).toContainEqual(by('1BW'))
    expect(sheathipede.refuses(by('1SR'))?.code).toBe('not_an_option')
    expect(sheathipede.refuses(by('2FB', 'front'))?.code).toBe('not_an_option')
  })

  it('begins at the carrier’s edge: a small ship that flies a straight 2 out of the rear guides', () => {
    const on = deploying(withDocked())
    const told = on.answer(by('2FB'))
    expect(typesOf(told).slice(0, 2)).toEqual(['deployed', 'manoeuvreFlown'])
    // From the edge at 360 the template reaches to 280, and the base of 40 mm lies beyond it, nose to the south.
    expect(on.pose('a2')).toEqual({ x: 400, y: 260, dx: 0, dy: -1 })
    expect(on.ship('a2')).toMatchObject({ place: 'table', carrier: null, arrived: true })
    expect(dial.broken(on.state)).toEqual([])
  })

  it('by the front guides of a carrier that allows it', () => {
    const hound = ghost({
      type: 'yv666lightfreighter',
      pilot: 'trandoshanslaver',
      shipAbility: null,
      upgrades: [{ id: 'houndstooth', slot: 'title' }],
    })
    const zed = shuttle({ type: 'z95af4headhunter', pilot: 'binayrepirate', shipAbility: 'pursuitcraft' })
    const on = deploying(withDocked({ ships: [hound, zed, enemy] }))
    on.answer(by('1BW', 'front'))
    // A left bank of speed 1 from (400, 440): 40 mm of base, radius 80.
    expect(on.pose('a2').x).toBeCloseTo(400 - 37.574, 3)
    expect(on.pose('a2').y).toBeCloseTo(420 + 90.711, 3)
  })

  it('may perform one action, unless a red manoeuvre has stressed it', () => {
    const on = deploying(withDocked())
    on.answer(by('2FB'))
    expect(on.request).toMatchObject({ kind: 'action', args: { ship: 'a2', why: 'granted' } })
    on.answer({ action: 'evade' })
    expect([on.ship('a2').tokens, on.idle]).toEqual([{ evade: 1 }, true])
    const red = deploying(withDocked())
    red.answer(by('4KR'))
    expect([red.ship('a2').tokens, red.idle]).toEqual([{ stress: 1 }, true])
  })

  it('what its cards and its stress make of the manoeuvre counts: red becomes the stress manoeuvre', () => {
    const on = deploying(withDocked({ ships: [ghost(), shuttle({ tokens: { stress: 1 } }), enemy] }))
    on.answer(by('4KR'))
    expect(on.pose('a2')).toEqual({ x: 400, y: 260, dx: 0, dy: -1 })
  })

  it('where it would be pushed back onto its carrier the way is not open; elsewhere it backs up as usual', () => {
    // Between the carrier, at 360, and the blocker, from 320 down to 280, there is no room for a base with its guides.
    const blocked = deploying(withDocked({ ships: [ghost(), shuttle(), { ...enemy, at: [400, 300] }] }))
    const codes = blocked
      .choices()
      .flatMap(choice => ('deploy' in (choice as object) ? [(choice as ReturnType<typeof by>).deploy.code] : []))
    expect(codes).not.toContain('1FB')
    expect(codes).not.toContain('2FB')
    expect(codes).toContain('1TR')
    // Against a base from 190 to 230 a straight 2 stops short, clear of the carrier.
    const short = deploying(withDocked({ ships: [ghost(), shuttle(), { ...enemy, at: [400, 233] }] }))
    short.answer(by('2FB'))
    expect(short.pose('a2').y).toBeGreaterThan(260)
    expect(short.events).toContainEqual(expect.objectContaining({ type: 'manoeuvreFlown', executed: 'partially' }))
    while (!short.idle) short.answer({ skip: true })
    expect(dial.broken(short.state)).toEqual([])
  })

  it('fails and stays docked when something moves into the way meanwhile', () => {
    const blocks: Ability<DialWords, 'beforeManoeuvre'> = {
      id: 'blocks',
      window: 'beforeManoeuvre',
      when: () => true,
      effect: t => {
        const blocker = t.game.ships.b1
        if (blocker !== undefined) blocker.pose = { x: 400, y: 300, dx: 0, dy: 1 }
      },
    }
    const on = deploying(withDocked({ abilities: [{ ability: blocks, listeners: [{ source: 'b1', seat: 'b' }] }] }))
    expect(typesOf(on.answer(by('2FB')))).toEqual(['deployed', 'deployFailed'])
    expect(on.ship('a2')).toMatchObject({ place: 'reserve', pose: null, carrier: 'a1', arrived: false })
    expect([on.idle, dial.broken(on.state)]).toEqual([true, []])
  })

  it('obstacles on its way are met', () => {
    const on = deploying(withDocked({ obstacles: [{ id: 'o1', outline: 'coreasteroid0', at: [400, 320] }] }))
    on.answer(by('2FB'))
    expect(on.events).toContainEqual(expect.objectContaining({ type: 'obstacleMet', ship: 'a2', obstacle: 'o1' }))
  })

  it('costs nothing when its player passes', () => {
    const on = deploying(withDocked())
    expect(on.answer({ pass: true })).toEqual([])
    expect(on.ship('a2').carrier).toBe('a1')
  })

  it('is out of the question while its carrier is off the table', () => {
    const on = withDocked({ ships: [{ ...ghost(), at: undefined }, shuttle(), enemy] })
    on.push('system', {})
    expect(on.idle).toBe(true)
  })
})

describe('docking: rules/dial.md §8.2', () => {
  const beside = (more: Partial<ShipSetup> = {}) => shuttle({ carrier: null, at: [460, 400], ...more })

  it('a ship at range 0 of its carrier may dock in the System Phase, and then does not activate', () => {
    const on = table({ phase: 'system', ships: [ghost(), beside({ tokens: { stress: 1, focus: 1 } }), enemy] })
    on.push('systemShip', { ship: 'a2' })
    expect(on.choices()).toEqual([{ dock: 'a1' }, { pass: true }])
    expect(typesOf(on.answer({ dock: 'a1' }))).toEqual(['docked'])
    expect(on.ship('a2')).toMatchObject({
      place: 'reserve',
      pose: null,
      carrier: 'a1',
      tokens: { stress: 1, focus: 1 },
    })
    expect(on.game.touching).toEqual([])
    // Not both in one System Phase.
    expect(on.idle).toBe(true)
    on.push('activations', {})
    while (on.state.pending.length > 0) {
      expect(on.request.args).not.toMatchObject({ ship: 'a2' })
      on.answer({ skip: true })
    }
    expect(on.events).not.toContainEqual(expect.objectContaining({ type: 'noDial', ship: 'a2' }))
    expect(dial.broken(on.state)).toEqual([])
  })

  it('what has docked does not deploy in the same phase, what has deployed does not dock', () => {
    const on = deploying(withDocked())
    on.answer(by('1FB'))
    on.answer({ skip: true })
    expect(on.idle).toBe(true)
  })

  it.each([
    ['beyond range 0', ghost(), beside({ at: [470, 400] })],
    [
      'with a carrier that has no room for its type',
      ghost(),
      beside({ type: 't65xwing', pilot: 'redsquadronveteran' }),
    ],
    ['without a card that makes it a carrier', ghost({ upgrades: [] }), beside()],
    ['with an enemy', ghost({ id: 'b1' }), beside()],
  ])('not %s', (_what, carrier, docker) => {
    const on = table({ phase: 'system', ships: [carrier, docker] })
    on.push('systemShip', { ship: 'a2' })
    expect(on.idle).toBe(true)
  })

  it('a bay that is full takes nobody', () => {
    const on = table({ phase: 'system', ships: [ghost(), shuttle(), beside({ id: 'a3' })] })
    on.push('systemShip', { ship: 'a3' })
    expect(on.idle).toBe(true)
  })

  it('Phantom: at range 1 too', () => {
    const on = table({
      phase: 'system',
      ships: [ghost(), beside({ at: [540, 400], upgrades: [{ id: 'phantom', slot: 'title' }] })],
    })
    on.push('systemShip', { ship: 'a2' })
    expect(on.choices()).toEqual([{ dock: 'a1' }, { pass: true }])
    const far = table({
      phase: 'system',
      ships: [ghost(), beside({ at: [561, 400], upgrades: [{ id: 'phantom', slot: 'title' }] })],
    })
    far.push('systemShip', { ship: 'a2' })
    expect(far.idle).toBe(true)
  })

  it('a ship acts at its own initiative, docked or not, not at that of its carrier', () => {
    const on = table({
      phase: 'system',
      ships: [
        ghost({ initiative: 5, tokens: { cloak: 1 } }),
        shuttle({ initiative: 3 }),
        { ...enemy, initiative: 4, tokens: { cloak: 1 } },
      ],
    })
    on.push('system', {})
    const asked: string[] = []
    while (!on.idle) {
      asked.push((on.request.args as { ship: string }).ship)
      on.answer({ pass: true })
    }
    expect(asked).toEqual(['a2', 'b1', 'a1'])
  })

  it('a ship that runs into its carrier may dock instead of the consequence', () => {
    const ships = [ghost(), beside({ at: [400, 300] })]
    const on = table({ ships, activation: { ship: 'a2' } })
    on.push('executeManoeuvre', { ship: 'a2', code: '1FB', cause: 'dial' })
    expect([on.request.kind, on.choices()]).toEqual(['dock', [{ carrier: 'a1' }, { pass: true }]])
    expect(typesOf(on.answer({ carrier: 'a1' }))).toEqual(['docked'])
    expect([on.ship('a2').place, on.idle]).toEqual(['reserve', true])
    const declined = table({ ships, activation: { ship: 'a2' }, dice: ['blank'] })
    declined.push('executeManoeuvre', { ship: 'a2', code: '1FB', cause: 'dial' })
    expect(typesOf(declined.answer({ pass: true }))).toEqual(['rolled'])
    expect(declined.game.activation?.skipsStep).toBe('overlapped a friendly ship')
  })

  it('docking ends its activation; the ion tokens of an ion manoeuvre go', () => {
    const on = table({ ships: [ghost(), beside({ at: [400, 300], tokens: { ion: 1 } })] })
    Object.assign(on.state.hidden.sides.a?.own.dials ?? {}, { a2: '2FB' })
    on.push('activate', { ship: 'a2' })
    on.answer({ carrier: 'a1' })
    expect([on.ship('a2').tokens, on.game.activation, on.idle]).toEqual([{}, null, true])
  })
})

describe('a docked ship: rules/dial.md §2, §8.2', () => {
  it('gets no dial, and sheds circular tokens and recovers charges in the End Phase', () => {
    const on = table({
      phase: 'engagement',
      ships: [
        ghost(),
        shuttle({ tokens: { focus: 1, stress: 2, jam: 1 }, force: { value: 0, max: 1, recovers: 1 } }),
        enemy,
      ],
    })
    on.push('endPhase', {})
    expect(on.ship('a2').tokens).toEqual({ stress: 2 })
    expect(on.ship('a2').force?.value).toBe(1)
    on.push('planning', {})
    expect(on.state.pending.map(({ args }) => args)).toEqual([{ ships: ['a1'] }, { ships: ['b1'] }])
  })

  it('its abilities do not count', () => {
    const on = table({ ships: [ghost(), shuttle({ upgrades: [{ id: 'phantom', slot: 'title' }] }), enemy] })
    on.does(t => expect(t.fold('dockingRange', { ship: 'a2', carrier: 'a1' }, 0)).toBe(0))
  })

  it('a side whose ships are all in reserve is still there: the game goes on', () => {
    const on = table({ phase: 'engagement', ships: [{ ...shuttle(), carrier: null }, enemy] })
    on.push('endPhase', {})
    expect(on.state.over).toBeNull()
    expect(on.events.some(e => e.type === 'matchEnded')).toBe(false)
  })

  it('flees with a carrier that flees, and scores', () => {
    const on = withDocked({
      ships: [ghost({ at: [400, 30, 180], cost: 15 }), shuttle({ cost: 8 }), enemy],
      phase: 'activation',
    })
    on.push('executeManoeuvre', { ship: 'a1', code: '1FW', cause: 'card' })
    expect([on.ship('a1').place, on.ship('a2').place, on.ship('a2').carrier]).toEqual(['fled', 'fled', null])
    expect(scored(on)).toBe(23)
    expect(dial.broken(on.state)).toEqual([])
  })
})

describe('emergency deployment: rules/dial.md §8.2', () => {
  const dying = (more: Partial<ShipSetup> = {}, setup: Partial<TableSetup> = {}) => {
    const on = withDocked({
      phase: 'activation',
      ships: [ghost({ cost: 15 }), shuttle({ cost: 8, ...more }), enemy],
      ...setup,
    })
    on.push('suffer', { ship: 'a1', hits: 14, crits: 0, source: 'asteroid' })
    return on
  }

  it('before its carrier is removed it suffers a crit, and gets out without an action', () => {
    const on = dying()
    // One shield takes the crit.
    expect([on.ship('a1').place, on.ship('a2').shields.value, on.request.kind]).toEqual(['table', 0, 'deploy'])
    expect(on.choices()).toContainEqual(by('2FB'))
    on.answer(by('2FB'))
    expect([on.ship('a1').place, on.ship('a2').place, on.ship('a2').carrier]).toEqual(['destroyed', 'table', null])
    expect([on.pose('a2').y, on.idle]).toEqual([260, true])
    expect(dial.broken(on.state)).toEqual([])
  })

  it('it does not activate in this round', () => {
    const on = dying()
    on.answer(by('2FB'))
    on.push('activations', {})
    while (!on.idle) {
      expect(on.request.args).not.toMatchObject({ ship: 'a2' })
      on.answer({ skip: true })
    }
    expect(on.events).not.toContainEqual(expect.objectContaining({ type: 'noDial', ship: 'a2' }))
  })

  it('a crit that destroys it leaves nothing to deploy', () => {
    const on = dying({ shields: { value: 0, max: 1, recovers: 0 }, damage: { down: 2, up: [] } })
    expect([on.ship('a1').place, on.ship('a2').place, on.idle]).toEqual(['destroyed', 'destroyed', true])
    expect(scored(on)).toBe(23)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('without a way out it is destroyed', () => {
    const wall = [316, 234].flatMap((y, row) =>
      [318, 400, 482].map(
        (x, i): ShipSetup => ({ id: `b${3 * row + i + 1}`, at: [x, y], type: 'vcx100lightfreighter' }),
      ),
    )
    const on = dying({}, { ships: [ghost({ cost: 15 }), shuttle({ cost: 8 }), ...wall] })
    expect([on.ship('a1').place, on.ship('a2').place, on.idle]).toEqual(['destroyed', 'destroyed', true])
    expect(on.events).toContainEqual(expect.objectContaining({ type: 'destroyed', ship: 'a2' }))
    expect(scored(on)).toBe(23)
  })

  /** b1 destroys the carrier at initiative 5: it is removed before any of initiative 4 engages. Who has engaged. */
  const shotDown = (initiative: number) => {
    const engaged: string[] = []
    const witness: Ability<DialWords, 'beforeEngage'> = {
      id: 'witness',
      window: 'beforeEngage',
      when: () => true,
      effect: (_t, _source, { ship }) => engaged.push(ship),
    }
    const on = table({
      phase: 'engagement',
      dice: [['hit', 'hit', 'hit']],
      ships: [
        ghost({ initiative: 4, hull: 1, shields: { value: 0, max: 4, recovers: 0 } }),
        shuttle({ initiative }),
        { id: 'b1', at: [400, 590, 180], initiative: 5 },
      ],
      abilities: [{ ability: witness, listeners: [{ source: 'b1', seat: 'b' }] }],
    })
    on.push('engagement', {})
    on.answer({ weapon: 'primary', arc: 'front', target: 'a1' })
    while (!on.idle) {
      const answers = { deploy: by('2FB'), modify: { done: true }, attack: { skip: true } }
      on.answer(answers[on.request.kind as keyof typeof answers])
    }
    expect([on.ship('a1').place, on.ship('a2').place, dial.broken(on.state)]).toEqual(['destroyed', 'table', []])
    return engaged
  }

  it('in the Engagement Phase it engages if its initiative has not come yet, and else not', () => {
    expect(shotDown(3)).toEqual(['b1', 'a2'])
    expect(shotDown(5)).toEqual(['b1'])
    expect(shotDown(6)).toEqual(['b1'])
  })

  it('all of what comes of a destruction waits for the queue, the shuttle’s own too', () => {
    const bursts: Ability<DialWords, 'afterMove'> = {
      id: 'bursts',
      window: 'afterMove',
      when: () => true,
      effect: t => t.push('suffer', { ship: 'a1', hits: 14, crits: 0, source: 'test' }),
    }
    const on = withDocked({
      phase: 'activation',
      ships: [ghost(), shuttle({ shields: { value: 0, max: 1, recovers: 0 }, damage: { down: 2, up: [] } }), enemy],
      abilities: [{ ability: bursts, listeners: [{ source: 'b1', seat: 'b' }] }],
    })
    on.does(t => t.window('afterMove', { ship: 'b1', how: 'manoeuvre' }))
    expect([on.ship('a1').place, on.ship('a2').place, on.idle]).toEqual(['destroyed', 'destroyed', true])
  })
})

describe('starting docked: rules/dial.md §1.2 step 5', () => {
  const setUp = () => {
    const on = table({
      phase: 'setup',
      ships: [ghost({ at: undefined }), shuttle({ carrier: null }), { ...enemy, at: undefined }],
    })
    on.push('startDocked', { asked: [] })
    return on
  }

  it('its player says so before forces are placed; then it is not placed', () => {
    const on = setUp()
    expect([on.request.seat, on.choices()]).toEqual(['a', [{ carrier: 'a1' }, { pass: true }]])
    on.answer({ carrier: 'a1' })
    expect([on.ship('a2').carrier, on.idle]).toEqual(['a1', true])
    on.push('forces', { initiative: 3 })
    expect(on.idle).toBe(true)
    expect(dial.broken(on.state)).toEqual([])
  })

  it('or it is placed like any other', () => {
    const on = setUp()
    on.answer({ pass: true })
    on.push('forces', { initiative: 3 })
    expect(on.request.args).toMatchObject({ ships: ['a2'] })
  })

  it('who carries another does not dock in turn: not even with an illegal squad, where a shuttle has the title too', () => {
    const upgrades = [{ id: 'ghost', slot: 'title' }] as const
    const on = table({
      phase: 'setup',
      ships: [
        ghost({ at: undefined }),
        shuttle({ carrier: null }),
        shuttle({ id: 'a3', carrier: null, upgrades }),
        { ...enemy, at: undefined },
      ],
    })
    on.push('startDocked', { asked: [] })
    expect(on.choices()).toEqual([{ carrier: 'a1' }, { carrier: 'a3' }, { pass: true }])
    on.answer({ carrier: 'a3' })
    expect([on.ship('a2').carrier, on.ship('a3').carrier, on.idle]).toEqual(['a3', null, true])
    expect(dial.broken(on.state)).toEqual([])
  })
})

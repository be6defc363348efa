import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { table } from '../../../test/dial/table.ts'
import { playOne, seededChance } from '../../bot/index.ts'
import { isReject, Match } from '../../kernel/index.ts'
import { dial } from '../index.ts'
import { samples } from '../squad/index.ts'
import { project } from '../view.ts'
import { type PictureOptions, tablePicture } from './index.ts'

const name = '[A-Za-z][A-Za-z-]*'
const tagForm = new RegExp(`^<(/?)(${name})((?: ${name}="[^"<]*")*)(/?)>$`)
const entityForm = /&(?!(?:amp|lt|gt|quot|#39);)/

/** The names of all elements; throws where the text is no well-formed XML of the little that we write. */
function elementsOf(svg: string): string[] {
  const open: string[] = []
  const seen: string[] = []
  for (const [piece] of svg.matchAll(/<[^>]*>|[^<]+/g)) {
    if (entityForm.test(piece)) throw new Error(`a bare & in ${piece}`)
    if (!piece.startsWith('<')) {
      if (piece.includes('>') || open.length === 0) throw new Error(`text where none may be: ${piece}`)
      continue
    }
    const [, closes, tag = '', attributes = '', alone] = tagForm.exec(piece) ?? []
    if (tag === '') throw new Error(`no tag: ${piece}`)
    const keys = [...attributes.matchAll(/ ([A-Za-z-]+)=/g)].map(([, key]) => key)
    if (new Set(keys).size < keys.length) throw new Error(`an attribute twice: ${piece}`)
    if (closes && open.pop() !== tag) throw new Error(`${tag} is closed and was not open`)
    if (closes) continue
    seen.push(tag)
    if (!alone) open.push(tag)
  }
  if (open.length > 0) throw new Error(`${open.join()} stay open`)
  return seen
}

const drawnElements = new Set(
  'svg title desc style defs pattern clipPath rect g path polygon polyline circle text'.split(' '),
)

/** Well-formed, only elements that draw, nothing loaded, no number gone wrong. */
function expectGood(svg: string): void {
  expect(elementsOf(svg).filter(element => !drawnElements.has(element))).toEqual([])
  expect(svg).not.toMatch(/NaN|Infinity|undefined|"-0"|\d{1,3}e[-+]?\d/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:| href| on[a-z]+=|@import|url\((?!#wingover-)/,
  )
}

const plainTable = () =>
  table({
    ships: [
      {
        id: 'a1',
        at: [100, 200],
        pilot: 'lukeskywalker',
        tokens: { stress: 2, focus: 1 },
        damage: { down: 1, up: ['fuelleak'] },
      },
      { id: 'b1', at: [600, 700, 90], type: 'firesprayclasspatrolcraft', pilot: 'bobafett' },
      { id: 'b2', pilot: 'academypilot' },
    ],
    obstacles: [
      { id: 'o1', outline: 'gascloud1', at: [400, 400] },
      { id: 'd2', outline: 'blaze', at: [500, 300], fuses: 1 },
    ],
    devices: [{ id: 'd1', kind: 'mine', outline: 'proximitymine', at: [300, 500], fuses: 2 }],
    locks: [{ by: 'a1', on: { kind: 'ship', id: 'b1' } }],
    activation: { ship: 'b1' },
  })

const picture = (options?: PictureOptions) => tablePicture(project(plainTable().state, 'public'), options)

describe('tablePicture', () => {
  it('counts the fuse markers of devices and obstacles', () => {
    expect(picture()).toMatch(/>[^<]*d1\+2</)
    expect(picture()).toMatch(/>d2\+1</)
  })

  it('is an SVG in mm with a title and a description of every ship', () => {
    const svg = picture()
    expectGood(svg)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="wingover-table" viewBox="/)
    expect(svg).toContain('<title>Round 1, Activation Phase</title>')
    const description = /<desc>(.*?)<\/desc>/.exec(svg)?.[1]
    expect(description).toContain(
      'Luke Skywalker (a1): shields 2 of 2, hull 2 of 4, 1 focus token, 2 stress tokens, Fuel Leak.',
    )
    expect(description).toContain('Academy Pilot (b2): in reserve.')
  })

  it('has the corners of a base where geometry says, with y turned over', () => {
    const svg = picture()
    // A small base at (100, 200): 40 mm square; the sheet counts y from the north edge, 914.4 mm up.
    expect(svg).toContain('points="80,734.4 120,734.4 120,694.4 80,694.4"')
    // Its right front guide: roots at 9.9 and 13.6, tips at 12.7 and 11, 1.59 mm out.
    expect(svg).toContain('points="109.9,694.4 113.6,694.4 112.7,692.81 111,692.81"')
    // A medium base heading east: its left rear corner is the north-west one.
    expect(svg).toContain('points="570,184.4 570,244.4 630,244.4 630,184.4"')
  })

  it('shows a remote with what is left of its hull, and tells of it by name when it is gone', () => {
    const on = table({
      ships: [{ id: 'a1', at: [300, 300] }],
      devices: [
        {
          id: 'd1',
          kind: 'remote',
          card: 'niteowlcommandos',
          outline: 'commandoteam',
          at: [500, 500],
          damage: { down: 1, up: [] },
        },
      ],
    })
    const svg = tablePicture(project(on.state, 'public'))
    expectGood(svg)
    expect(svg).toContain('<title>Nite Owl Commandos d1: hull 1 of 2, 2 charges</title>')
    expect(/<desc>(.*?)<\/desc>/.exec(svg)?.[1]).toContain('Nite Owl Commandos d1: hull 1 of 2, 2 charges.')
    // The mark of its hull, and its nose: the tip lies 15 mm ahead of its middle.
    expect(svg).toContain('<title>hull 1 of 2</title>')
    expect(svg).toContain('500,399.4"')
    const flown = on.push('suffer', { ship: 'd1', hits: 1, crits: 0, source: 'protonbomb' })
    const gone = tablePicture(project(on.state, 'public'), { flown })
    expect(gone).toContain('Nite Owl Commandos d1 is destroyed.')
  })

  it('draws the ghost, the template, the full position and the contact of a bump', () => {
    const t = table({
      ships: [
        { id: 'a1', at: [300, 300] },
        { id: 'b1', at: [300, 430] },
      ],
    })
    const flown = t.push('executeManoeuvre', { ship: 'a1', code: '2FW', cause: 'card' })
    const svg = tablePicture(project(t.state, 'public'), { flown })
    expectGood(svg)
    expect(svg).toContain('points="280,634.4 320,634.4 320,594.4 280,594.4"')
    expect(svg).toContain('d="M310,594.4L310,514.4L290,514.4L290,594.4Z"')
    expect(svg).toContain('points="280,514.4 320,514.4 320,474.4 280,474.4"')
    expect(svg).toMatch(/<circle cx="[\d.]+" cy="505.99" r="[\d.]+" fill="none"/)
    expect(svg).toContain('the full move would overlap')
  })

  it('makes room for a ship that fled', () => {
    const t = table({ ships: [{ id: 'a1', at: [300, 30, 180] }] })
    const flown = t.push('executeManoeuvre', { ship: 'a1', code: '5FW', cause: 'card' })
    const svg = tablePicture(project(t.state, 'public'), { flown })
    const [, , top = 0, , height = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
    // It ends 210 mm south of the edge and its base reaches 20 mm further.
    expect(top + height).toBeGreaterThan(914.4 + 230)
    expect(svg).toContain('points="320,1104.4 280,1104.4 280,1144.4 320,1144.4"')
  })

  it('draws firing arcs for whom they are asked', () => {
    const paths = (svg: string) => svg.match(/fill-opacity="0.08"/g)?.length ?? 0
    expect(paths(picture())).toBe(0)
    expect(paths(picture({ arcs: ['a1'] }))).toBe(2)
    expect(paths(picture({ arcs: ['b2', 'z9'] }))).toBe(0)
    expect(paths(picture({ arcs: 'all' }))).toBe(2 + 3)
  })

  it('puts names beside the ships only where there is room for them', () => {
    const names = (svg: string) => svg.match(/>(a1 )?Luke Skywalker</g)?.length
    expect(names(picture({ width: 800 }))).toBe(2)
    expect(names(picture({ width: 400 }))).toBe(1)
  })

  it('keeps its text readable on a small picture: 12 pixels', () => {
    for (const width of [320, 400, 800, 1600]) {
      const svg = picture({ width, arcs: 'all' })
      expectGood(svg)
      const [, , , mmWide = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => (Number(size) * width) / mmWide)
      for (const size of sizes) expect(size).toBeCloseTo(12, 1)
    }
  })

  it('is the same text for the same table', () => {
    expect(picture({ arcs: 'all' })).toBe(picture({ arcs: 'all' }))
  })

  it('is as narrow as 320 pixels and no narrower', () => {
    expect(picture({ width: 1 })).toBe(picture({ width: 320 }))
  })

  it('escapes and cuts what players wrote', () => {
    const view = project(plainTable().state, 'public')
    const evil = `"><script>alert('x')</script>&\u202e\u0000`
    const squad = { ...view.players }
    for (const [seat, player] of Object.entries(squad)) squad[seat] = { ...player, squad: evil.repeat(50) }
    const svg = tablePicture({ ...view, players: squad }, { names: { a: evil, b: 'ש'.repeat(500) }, width: 1600 })
    expectGood(svg)
    expect(svg).not.toContain('<script')
    expect(svg).not.toContain('\u202e')
    expect(svg).not.toContain('ש'.repeat(30))
    expect(svg.length).toBeLessThan(picture({ width: 1600 }).length + 1000)
  })

  it('is well-formed whatever a player is called', () => {
    const view = project(plainTable().state, 'public')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        elementsOf(tablePicture(view, { names: { a: text, b: text } }))
      }),
      { numRuns: 50 },
    )
  })

  it.each(['xwa', 'amg'] as const)('draws every position of a whole match of %s', ruleset => {
    const [a = null, b = null] = Object.values(samples[ruleset])
    const seats = [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ]
    const setup = {
      match: 'pictured',
      seats,
      options: { ruleset, squads: { a, b } },
      seed: new Uint8Array(32).fill(5),
      at: 0,
    }
    const match = Match.begin(dial, setup)
    if (isReject(match)) throw new Error(match.message)
    expectGood(tablePicture(dial.project(match.state, 'public'), { flown: match.opening }))
    const chance = seededChance(5)
    for (let reply = playOne(match, chance); reply?.ok; reply = playOne(match, chance)) {
      expectGood(tablePicture(dial.project(match.state, 'public'), { flown: reply.events, arcs: 'all' }))
    }
    expect(match.state.over).not.toBeNull()
  })

  it('shows the features of the scenario with their markers, and the score', () => {
    const t = table({
      scenario: 'scramble',
      ships: [{ id: 'a1', at: [300, 300] }],
      features: [
        { id: 'f1', at: [457.2, 457.2] },
        { id: 'f2', at: [300, 700], marker: 'b' },
        { id: 'f3', carrier: 'a1' },
      ],
    })
    Object.assign(t.game.score.a ?? {}, { objective: 3, lost: 4 })
    const svg = tablePicture(project(t.state, 'public'))
    elementsOf(svg)
    expect(svg).toContain('<title>satellite f1</title>')
    expect(svg).toContain('■f2')
    expect(svg).not.toContain('satellite f3')
    expect(svg).toContain('Scramble the Transmissions, to 50 points: Player A 7, Player B 0.')
  })
})

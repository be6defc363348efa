import { describe, expect, it } from 'vitest'
import { type TableSetup, table } from '../../../test/hex/table.ts'
import type { HexEvent } from '../words.ts'
import { battlePicture } from './battle-picture.ts'
import { sheetOf, spotOf } from './sheet.ts'

const setup: TableSetup = {
  ships: [
    { id: 'a1', at: [0, 3, 1], damage: 12, shields: { aft: 0, forward: 7 }, systems: { engines: 1 } },
    { id: 'b1', name: '<b>&"', at: [4, -3, 4] },
  ],
  projectiles: [{ by: 'b1', target: 'a1', hex: [2, 0], heading: 3 }],
  mines: [{ by: 'b1', hex: [-2, 9] }],
}

const flown: HexEvent[] = [
  {
    type: 'flew',
    ship: 'a1',
    from: { hex: [0, 5], facing: 0 },
    to: { hex: [0, 3], facing: 1 },
    hexes: [
      [0, 4],
      [0, 3],
    ],
    why: 'fly',
  },
  {
    type: 'fired',
    ...{
      ship: 'a1',
      weapon: 'w1',
      target: 'b1',
      attack: 'shoot',
      distance: 7,
      arc: 'forward',
      quadrant: 'aft',
      hit: true,
    },
  },
]

/** Every element that is opened is closed again, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name = '', inner = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^<>"]|"[^"<]*")*)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return false
    } else if (!inner.endsWith('/')) open.push(name)
  }
  return open.length === 0 && !/&(?!(amp|lt|gt|quot|#39);)/.test(svg)
}

describe('the picture of a battle', () => {
  it('shows mines, in the colour of the side that laid them', () => {
    const svg = battlePicture(table(setup).view('public'))
    expect(svg.match(/<circle[^>]*fill="none"[^>]*stroke-width="2"[^>]*>/g)).toHaveLength(1)
    expect(svg).toContain('>m1<')
  })

  it('is well formed, whatever people call their ships, and the same for the same view', () => {
    const svg = battlePicture(table(setup).view('public'), { flown, width: 390, names: { a: 'A<script>' } })
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toContain('<script')
    expect(svg).not.toContain('<b>')
    expect(battlePicture(table(setup).view('public'), { flown, width: 390, names: { a: 'A<script>' } })).toBe(svg)
  })

  it('says in words what it shows, and lists hull, shields and what is broken', () => {
    const svg = battlePicture(table(setup).view('public'), { flown })
    expect(svg).toContain(
      'a1 (a1): hull 38 of 50; shields forward 7, starboard 10, aft 0 and port 10; engines glitching.',
    )
    expect(svg).toContain('>F 7, S 10, A 0, P 10<')
    expect(svg).toContain('a1 (a1) moves 2 hexes to 0, 3, facing north-east.')
    expect(svg).toContain('>p1<')
  })

  it('draws the arcs of the ship whose turn it is, of those that are named, or of all', () => {
    const arcs = (options: Parameters<typeof battlePicture>[1], active?: string) =>
      battlePicture(table({ ...setup, ...(active && { active }) }).view('public'), options).match(/data-arcs="[^"]+"/g)
    expect(arcs({})).toBeNull()
    expect(arcs({}, 'b1')).toEqual(['data-arcs="b1"'])
    expect(arcs({ arcs: ['a1'] }, 'b1')).toEqual(['data-arcs="a1"'])
    expect(arcs({ arcs: 'all' })).toEqual(['data-arcs="a1"', 'data-arcs="b1"'])
  })

  it('shows no numbers of a closed sheet', () => {
    const svg = battlePicture(table({ ...setup, ruleset: { sheets: 'scan' } }).view('public'))
    expect(svg).toContain('a1 (a1): engines glitching.')
    expect(svg).not.toContain('hull')
  })

  it('has the edge of the map where there is one', () => {
    expect(battlePicture(table(setup).view('public'))).not.toContain('class="edge"')
    expect(battlePicture(table({ ...setup, radius: 20 }).view('public'))).toContain('class="edge"')
  })

  it.each([320, 390, 800])(
    'holds all ships and paths on a sheet of %i pixels, and hexes lie as far apart as they must',
    width => {
      const hexes = [
        [0, 12],
        [6, -14],
      ] as const
      const sheet = sheetOf(hexes, width)
      for (const hex of hexes) {
        const [x, y] = spotOf(sheet, hex)
        expect(x >= sheet.size && x <= width - sheet.size && y >= sheet.size && y <= sheet.height - sheet.size).toBe(
          true,
        )
      }
      const [x, y] = spotOf(sheet, [0, 0])
      for (const hex of [
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 1],
      ] as const) {
        const [hx, hy] = spotOf(sheet, hex)
        expect(Math.hypot(hx - x, hy - y)).toBeCloseTo(Math.sqrt(3) * sheet.size, 9)
      }
    },
  )
})

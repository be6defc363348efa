import { describe, expect, it } from 'vitest'
import { cardsPage } from './cards.ts'

const card = (kind: 'pilot' | 'upgrade', id: string, side?: number) => ({
  kind,
  id,
  side,
  says: `Does ${id}.`,
  parts: [],
})
const rows = cardsPage([
  card('pilot', 'wedgeantilles'),
  card('pilot', 'howlrunner'),
  card('pilot', 'anakinskywalker-nabooroyaln1starfighter'),
  card('upgrade', 'pivotwing', 1),
])
  .split('\n')
  .filter(line => line.includes('Does '))

describe('the page of cards', () => {
  it('tells in which ship a pilot sits, by which id a squad names the card, and which side is meant; by the letters of the names', () => {
    expect(rows).toEqual([
      '| Anakin Skywalker, Naboo Royal N-1 Starfighter | `anakinskywalker-nabooroyaln1starfighter` | Does anakinskywalker-nabooroyaln1starfighter. |  |',
      '| “Howlrunner”, TIE/ln Fighter | `howlrunner` | Does howlrunner. |  |',
      '| Wedge Antilles, T-65 X-wing | `wedgeantilles` | Does wedgeantilles. |  |',
      '| Pivot Wing (side 2) | `pivotwing` | Does pivotwing. |  |',
    ])
  })
})

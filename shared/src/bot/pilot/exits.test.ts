import { describe, expect, it } from 'vitest'
import { type At, poseAt, table } from '../../../test/dial/table.ts'
import { isPlaced } from '../../dial/look.ts'
import { canStay } from './exits.ts'

/** A ship with this dial, standing there. */
function stays(dial: readonly string[], at: At, stress = 0, rounds = 1): boolean {
  const t = table({ ships: [{ id: 'a1', at, dial }] })
  const ship = t.ship('a1')
  if (!isPlaced(ship)) throw new Error('it stands')
  return canStay(t.game, ship, poseAt(at), stress, rounds)
}

describe('whether a ship can stay on the table: rules/dial.md §5.6', () => {
  it('a straight of speed 1 takes 80 mm', () => {
    expect(stays(['1FB'], [450, 812])).toBe(true)
    expect(stays(['1FB'], [450, 820])).toBe(false)
  })

  it('looks so many rounds ahead', () => {
    expect(stays(['1FB'], [450, 812], 0, 2)).toBe(false)
    expect(stays(['1FB', '1TW'], [450, 812], 0, 2)).toBe(true)
  })

  it('a stressed ship cannot turn by a red manoeuvre', () => {
    expect(stays(['1FB', '2KR'], [450, 770], 0)).toBe(true)
    expect(stays(['2KR'], [450, 780], 1)).toBe(false)
  })
})

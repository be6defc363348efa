import { describe, expect, it } from 'vitest'
import { poseAt, table } from '../../test/dial/table.ts'
import { recomputeTouching } from './touching.ts'

const pair = () =>
  table({
    ships: [
      { id: 'a1', at: [400, 400] },
      { id: 'b1', at: [440, 400] },
      { id: 'b2', at: [400, 500] },
    ],
  })

describe('contacts kept as facts: rules/dial.md §5.1', () => {
  it('A25: side by side in contact is range 0, though nothing overlaps', () => {
    expect(pair().game.touching).toEqual([['a1', 'b1']])
  })

  it.each([
    [40.049, true],
    [40.051, false],
  ])('reaches 0.05 mm: centres %d mm apart', (apart, touches) => {
    const on = table({
      ships: [
        { id: 'b1', at: [400 + apart, 400] },
        { id: 'a1', at: [400, 400] },
      ],
    })
    expect(on.game.touching).toEqual(touches ? [['a1', 'b1']] : [])
  })

  it('counts guides: nose to tail', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [400, 400] },
        { id: 'b1', at: [400, 443.2] },
      ],
    })
    expect(on.game.touching).toEqual([['a1', 'b1']])
  })

  it('ends the contact of a ship that moved, and leaves those of others', () => {
    const on = table({
      ships: [
        { id: 'a1', at: [400, 400] },
        { id: 'b1', at: [440, 400] },
        { id: 'b2', at: [480, 400] },
      ],
    })
    on.ship('a1').pose = poseAt([300, 300])
    recomputeTouching(on.game, 'a1')
    expect(on.game.touching).toEqual([['b1', 'b2']])
  })

  it('A5: a ship that stays where it is stays in contact', () => {
    const on = pair()
    recomputeTouching(on.game, 'a1')
    expect(on.game.touching).toEqual([['a1', 'b1']])
  })

  it('stores a contact that it is told of, once', () => {
    const on = pair()
    recomputeTouching(on.game, 'a1', ['b2', 'b1'])
    expect(on.game.touching).toEqual([
      ['a1', 'b1'],
      ['a1', 'b2'],
    ])
  })

  it('leaves a ship off the table without any', () => {
    const on = pair()
    Object.assign(on.ship('a1'), { place: 'fled', pose: null })
    recomputeTouching(on.game, 'a1')
    expect(on.game.touching).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from '../test/fake-wire.ts'
import { Sequence } from './sequence.ts'

const events = (...seqs: number[]) => seqs.map(seq => ({ seq }))

/** A sequence over a server that has told of events up to `top`, and what came out of it. */
function sequence(top: { seq: number }, exists: (seq: number) => boolean = () => true) {
  const delivered: number[] = []
  const asked: number[] = []
  const line = { broken: false }
  const kept = new Sequence<{ seq: number }>(
    event => delivered.push(event.seq),
    async after => {
      asked.push(after)
      if (line.broken) throw new Error('broken')
      return events(...Array.from({ length: top.seq }, (_, i) => i + 1).filter(seq => seq > after && exists(seq)))
    },
  )
  return { kept, delivered, asked, line }
}

describe('a sequence', () => {
  it('delivers what comes in order at once and asks for nothing', async () => {
    const { kept, delivered, asked } = sequence({ seq: 4 })
    kept.take(events(1, 2))
    kept.take(events(3, 4))
    expect(delivered).toEqual([1, 2, 3, 4])
    await settle()
    expect(asked).toEqual([])
  })

  it('drops doubles', () => {
    const { kept, delivered } = sequence({ seq: 3 })
    kept.take(events(1, 2, 2))
    kept.take(events(1, 2, 3))
    expect(delivered).toEqual([1, 2, 3])
  })

  it('keeps what is early until the hole before it is filled, and asks once', async () => {
    const { kept, delivered, asked } = sequence({ seq: 6 })
    kept.take(events(1))
    kept.take(events(5, 6))
    kept.take(events(4))
    expect(delivered).toEqual([1])
    await settle()
    expect(delivered).toEqual([1, 2, 3, 4, 5, 6])
    expect(asked).toEqual([1])
  })

  it('fetches what it has only heard of', async () => {
    const { kept, delivered, asked } = sequence({ seq: 3 })
    kept.reach(3)
    await settle()
    expect(delivered).toEqual([1, 2, 3])
    kept.reach(3)
    await settle()
    expect(asked).toEqual([0])
  })

  it('passes over numbers that are for others only', async () => {
    const { kept, delivered } = sequence({ seq: 5 }, seq => seq !== 2 && seq !== 5)
    kept.take(events(1, 3))
    kept.reach(5)
    await settle()
    expect(delivered).toEqual([1, 3, 4])
    kept.take(events(6))
    expect(delivered).toEqual([1, 3, 4, 6])
  })

  it('goes on when a broken line is mended', async () => {
    const { kept, delivered, line } = sequence({ seq: 3 })
    line.broken = true
    kept.take(events(3))
    await settle()
    expect(delivered).toEqual([])
    line.broken = false
    kept.reach(3)
    await settle()
    expect(delivered).toEqual([1, 2, 3])
  })

  it('delivers everything once and in order, whatever comes in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }), { maxLength: 8 }),
        async come => {
          const { kept, delivered } = sequence({ seq: 12 })
          for (const batch of come) {
            kept.take(events(...batch))
            if (batch.length % 2 === 0) await settle()
          }
          kept.reach(12)
          await settle()
          expect(delivered).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
        },
      ),
      { numRuns: 100 },
    )
  })
})

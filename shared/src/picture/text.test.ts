import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, widthOf, wrapped } from './text.ts'

describe('text', () => {
  it('leaves alone what fits and cuts the rest', () => {
    expect(fitted('Kite', 100)).toBe('Kite')
    expect(fitted('Nu Squadron Pilot', 73)).toBe('Nu Squadr…')
  })

  it('breaks between words', () => {
    expect(wrapped('one two three four', 73)).toEqual(['one two', 'three four'])
  })

  it('makes no line that is too wide, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 20, max: 200 }), (text, width) => {
        for (const line of wrapped(text, width)) expect(widthOf(line)).toBeLessThanOrEqual(width)
      }),
    )
  })
})

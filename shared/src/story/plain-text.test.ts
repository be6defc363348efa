import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it('leaves an ordinary name alone', () => {
    expect(plainText("Ana-Zoë O'Neill 3", 24)).toBe("Ana-Zoë O'Neill 3")
  })

  it('makes one line of several and drops what cannot be seen', () => {
    expect(plainText('  a\n\tb\u0000\u200bc  ', 24)).toBe('a b c')
  })

  it('cuts by characters, not by halves of them', () => {
    expect(plainText('😀😀😀😀', 3)).toBe('😀😀…')
    expect(plainText('abc', 3)).toBe('abc')
  })

  it('takes away marks that turn the direction of the rest of the sentence', () => {
    expect(plainText('\u202eevil\u202c', 24)).toBe('evil')
  })

  it('isolates a name that runs from right to left', () => {
    expect(plainText('שלום', 24)).toBe('\u2068שלום\u2069')
  })

  it('keeps a few marks on a letter, not a tower', () => {
    expect(plainText(`a${'\u0301'.repeat(50)}b`, 24)).toBe(`a${'\u0301'.repeat(4)}b`)
  })

  it('is never longer than said, but for the two marks of isolation, and never two lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 30 }), (text, longest) => {
        const plain = plainText(text, longest)
        expect([...plain.replace(/[\u2068\u2069]/g, '')].length).toBeLessThanOrEqual(longest)
        expect(plain).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }),
    )
  })
})

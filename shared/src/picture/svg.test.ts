import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element, escaped, mm } from './svg.ts'

describe('svg', () => {
  it('escapes what would end a text or an attribute', () => {
    expect(escaped(`<script>"&'`)).toBe('&lt;script&gt;&quot;&amp;&#39;')
    expect(element('a', { b: '"><script>' })).toBe('<a b="&quot;&gt;&lt;script&gt;"/>')
  })

  it('drops what XML cannot hold', () => {
    expect(escaped('a\u0000b\u001bc\ud800d\uffffe')).toBe('abcde')
    expect(escaped('😀\u00e9')).toBe('😀é')
  })

  it('rounds to the hundredth and never writes −0 or an exponent', () => {
    expect([mm(1.005), mm(-0.001), mm(12.3456), mm(1e-9), mm(-40)]).toEqual(['1', '0', '12.35', '0', '-40'])
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), length => {
        expect(mm(length)).toMatch(/^-?\d+(\.\d{1,2})?$/)
        expect(mm(length)).not.toBe('-0')
      }),
    )
  })

  it('leaves out what is undefined and nests children', () => {
    expect(element('g', { a: undefined, b: 1.239 }, element('p', {}), 'x')).toBe('<g b="1.24"><p/>x</g>')
  })
})

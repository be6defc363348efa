import { describe, expect, it } from 'vitest'
import { exactOffences } from './exact.ts'
import { parse } from './source.ts'

const found = (text: string) => exactOffences(parse('rule.ts', text)).map(({ line, what }) => `${line} ${what}`)

describe('inexact arithmetic', () => {
  it.each('sin cos tan asin acos atan atan2 hypot pow exp log cbrt'.split(' '))('finds Math.%s', name => {
    expect(found(`const x = 1\nconst y = Math.${name}(x)`)).toEqual([`2 Math.${name}`])
  })

  it.each([
    ['a literal name', `Math['sin'](1)`, 'Math.sin'],
    ['a template name', 'Math[`sin`](1)', 'Math.sin'],
    ['a computed name', `Math[name](1)`, 'Math[…]'],
    ['optional access', 'Math?.sin(1)', 'Math.sin'],
    ['destructuring', 'const { abs, sin } = Math', 'Math.sin'],
    ['renamed destructuring', 'const { cos: c } = Math', 'Math.cos'],
    ['destructuring by literal', `const { 'tan': t } = Math`, 'Math.tan'],
    ['the rest', 'const { abs, ...rest } = Math', '{ ...rest } = Math'],
    ['an alias', 'const m = Math', 'Math as a value'],
    ['an argument', 'use(Math)', 'Math as a value'],
    ['a cast', '(Math as unknown)', 'Math as a value'],
    ['a power', 'x ** 2', '**'],
    ['a power assignment', 'x **= 2', '**='],
    ['inside a template hole', `\`a \${Math.exp(1)}\``, 'Math.exp'],
  ])('finds it through %s', (_, text, what) => {
    expect(found(text)).toEqual([`1 ${what}`])
  })

  it('finds a field that is deleted, and lets an entry of a map go', () => {
    expect(found('delete ships[id]')).toEqual(['1 delete'])
    expect(found('ships.delete(id)')).toEqual([])
  })

  it('lets exact functions and constants pass', () => {
    expect(found('Math.sqrt(Math.abs(Math.max(1, Math.PI))); const { floor, min } = Math')).toEqual([])
  })

  it('ignores comments, strings, regular expressions, types and property names', () => {
    const text = [
      '// Math.sin(1) ** 2, new Date()',
      '/* Math.random() */',
      `const a = 'Math.sin(1) ** 2'`,
      `const b = \`Date.now() \${a} Math.cos\``,
      'const c = /Math.sin/.test(a)',
      'type D = { Date: Date; Intl: string; log: typeof Math.log }',
      'const e = { Date: 1, performance: 2, pow: 3 }',
      'const f = e.performance + e.Date + ship.sin',
    ].join('\n')
    expect(found(text)).toEqual([])
  })
})

describe('clock, chance, locale and I/O', () => {
  it.each([
    ['Math.random()', 'Math.random'],
    ['const { random } = Math', 'Math.random'],
    ['Date.now()', 'Date'],
    ['new Date()', 'Date'],
    ['const clock = Date', 'Date'],
    ['const o = { Date }', 'Date'],
    ['performance.now()', 'performance'],
    ['setTimeout(f, 1)', 'setTimeout'],
    ['globalThis.Date', 'globalThis'],
    ['crypto.getRandomValues(a)', 'crypto'],
    ['process.env.X', 'process'],
    ['console.log(1)', 'console'],
    ['new Intl.NumberFormat()', 'Intl'],
    ['(1).toLocaleString()', 'toLocaleString'],
    [`(1)['toLocaleString']()`, 'toLocaleString'],
    ['const { toLocaleString } = n', 'toLocaleString'],
    ['a.localeCompare(b)', 'localeCompare'],
    [`import { readFileSync } from 'node:fs'`, 'import of node:fs'],
    [`import type { Stats } from 'fs'`, 'import of fs'],
    [`export * from 'node:path'`, 'import of node:path'],
    [`await import('node:os')`, 'import of node:os'],
  ])('finds %s', (text, what) => {
    expect(found(text)).toEqual([`1 ${what}`])
  })

  it('knows an object that merely has such a field from one that takes it out', () => {
    expect(found('const o = { toLocaleString: 1 }')).toEqual([])
  })

  it('lets relative and package imports pass', () => {
    expect(found(`import { sha256 } from '@noble/hashes/sha2.js'\nimport { fly } from './fly.ts'`)).toEqual([])
  })
})

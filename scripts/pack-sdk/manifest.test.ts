import { describe, expect, it } from 'vitest'
import { emittedExports, packageOf, usedDependencies } from './manifest.ts'

describe('what a packed package exports', () => {
  it('keeps the entries of which something was emitted', () => {
    const exports = { './kernel': './src/kernel/index.ts', './bot': './src/bot/index.ts' }
    expect(emittedExports(exports, file => file === './dist/kernel/index.js')).toEqual({
      './kernel': { types: './dist/kernel/index.d.ts', default: './dist/kernel/index.js' },
    })
  })
})

describe('what a packed package depends on', () => {
  it.each([
    ['zod', 'zod'],
    ['zod/v4', 'zod'],
    ['@noble/hashes/sha2.js', '@noble/hashes'],
    ['./kernel.js', null],
    ['../kernel.js', null],
  ])('%s belongs to %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name)
  })

  it('keeps the declared packages that are imported', () => {
    expect(usedDependencies(['./a.js', 'zod', 'zod/v4'], { zod: '4.6.7', express: '5.3.0' })).toEqual({ zod: '4.6.7' })
  })

  it('refuses an import that nobody declares', () => {
    expect(() => usedDependencies(['left-pad'], {})).toThrow('left-pad')
  })
})

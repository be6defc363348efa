import { describe, expect, it } from 'vitest'
import { parse } from './source.ts'
import { styleOffences } from './style.ts'

const found = (text: string, testFile = true) =>
  styleOffences(parse('some.test.ts', text), testFile).map(({ line, what }) => `${line} ${what}`)

describe('loosened types', () => {
  it.each([
    ['let a: any', 'any'],
    ['const a = b as any', 'any'],
    ['function f<T = any>() {}', 'any'],
    ['a!.b', '!'],
    ['let a!: number', '!'],
    ['class A { b!: number }', '!'],
    ['// @ts-ignore\na()', '@ts-ignore'],
    ['/* @ts-expect-error later */ a()', '@ts-expect-error'],
  ])('finds %s', (text, what) => {
    expect(found(text)).toEqual([`1 ${what}`])
  })

  it('gives the line inside a longer comment', () => {
    expect(found('/*\n * @ts-nocheck\n */')).toEqual(['2 @ts-nocheck'])
  })

  it('ignores words, negations and strings', () => {
    expect(found(`const any = !a && b !== c // any\nconst s = 'x as any! @ts-ignore'`)).toEqual([])
  })
})

describe('tests that do not run', () => {
  it.each([
    [`it.only('a', f)`, 'it.only'],
    [`describe.only('a', f)`, 'describe.only'],
    [`it.only.each([1])('a', f)`, 'it.only.each'],
    [`test.skip('a', f)`, 'test.skip'],
    [`it.todo('a')`, 'it.todo'],
    [`it.skipIf(!there)('reads all squads', f)`, 'it.skipIf'],
    [`it.skipIf(!there)(\`reads \${all} squads\`, f)`, 'it.skipIf'],
    [`describe('squads', () => { it.skipIf(!there)('are read', f) })`, 'it.skipIf'],
    [`describe.runIf(there)('all squads', f)`, 'describe.runIf'],
    [`it('a', t => { t.skip() })`, 't.skip'],
  ])('finds %s', (text, what) => {
    expect(found(text)).toEqual([`1 ${what}`])
  })

  it.each([
    `it('only skips', f)`,
    `it.skipIf(!there)('reads all squads (needs ../shared)', f)`,
    `it.skipIf(!there)('skipped where ../shared is absent', f)`,
    `describe('all squads (needs ../shared)', () => { it.skipIf(!there)('are read', f) })`,
    `describe.each(all)('$name, skipped where absent', () => { it.skipIf(!there)('is read', f) })`,
    `it('a', t => { t.skip('no browser here') })`,
    `list.skip(3)`,
  ])('lets %s pass', text => {
    expect(found(text)).toEqual([])
  })

  it('speaks of tests only in test files', () => {
    expect(found(`it.only('a', f)`, false)).toEqual([])
  })
})

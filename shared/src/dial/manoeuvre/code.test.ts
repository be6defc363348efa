import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { courseOf, parseCode, sideslipOf } from './code.ts'

const course = (code: string): unknown => {
  const read = parseCode(code)
  return read.ok ? read.manoeuvre.course : read.code
}
const plain = { end: 'plain', reverse: false, sideslip: false }

describe('dial codes: rules/dial.md §11.2', () => {
  it('reads 2TB as a blue left turn of speed 2', () =>
    expect(parseCode('2TB')).toEqual({
      ok: true,
      manoeuvre: {
        code: '2TB',
        speed: 2,
        letter: 'T',
        colour: 'blue',
        course: { ...plain, template: 'turn', speed: 2, side: 'left' },
      },
    }))

  it('reads the four colours', () => {
    const colours = ['1FB', '1FW', '1FR', '1FP'].map(code => {
      const read = parseCode(code)
      return read.ok && read.manoeuvre.colour
    })
    expect(colours).toEqual(['blue', 'white', 'red', 'purple'])
  })

  it.each([
    ['3YW', { template: 'turn', speed: 3, side: 'right', ...plain }],
    ['1BW', { template: 'bank', speed: 1, side: 'left', ...plain }],
    ['1NW', { template: 'bank', speed: 1, side: 'right', ...plain }],
    ['5FW', { template: 'straight', speed: 5, side: null, ...plain }],
    ['4KR', { template: 'straight', speed: 4, side: null, ...plain, end: 'koiogran' }],
    ['3LR', { template: 'bank', speed: 3, side: 'left', ...plain, end: 'segnor' }],
    ['3PR', { template: 'bank', speed: 3, side: 'right', ...plain, end: 'segnor' }],
    ['3ER', { template: 'turn', speed: 3, side: 'left', ...plain, end: 'tallon' }],
    ['3RR', { template: 'turn', speed: 3, side: 'right', ...plain, end: 'tallon' }],
    ['0OR', { template: 'stationary', speed: 0, side: null, ...plain }],
    ['2SR', { template: 'straight', speed: 2, side: null, ...plain, reverse: true }],
    ['1AR', { template: 'bank', speed: 1, side: 'left', ...plain, reverse: true }],
    ['1DR', { template: 'bank', speed: 1, side: 'right', ...plain, reverse: true }],
  ])('%s', (code, wanted) => expect(course(code)).toEqual(wanted))

  it.each(['0FW', '6FW', '9KR', '4TW', '0BW', '4NW', '4PR', '4RR', '1OR', '6SR', '4AR'])('%s has no template', code =>
    expect(course(code)).toBe('unknown_maneuver'),
  )

  it.each([
    '',
    '2',
    '2T',
    '2TBB',
    '2tb',
    'T2B',
    '2XB',
    '2TX',
    '-1F',
    ' 2T',
    '22B',
    '２TB',
    '2T\n',
    '2TB ',
    '\u{1f680}TB',
  ])('refuses %j', code => expect(course(code)).toBe('bad_input'))

  it('never throws and reads back what it names', () => {
    fc.assert(
      fc.property(fc.string(), code => {
        const read = parseCode(code)
        if (read.ok) expect(courseOf(read.manoeuvre.speed, read.manoeuvre.letter)).toEqual(read.manoeuvre.course)
      }),
    )
  })

  it('gives sideslips to cards', () => {
    expect(sideslipOf('bank', 2, 'left')).toEqual({
      ...plain,
      template: 'bank',
      speed: 2,
      side: 'left',
      sideslip: true,
    })
    expect(sideslipOf('turn', 4, 'left')).toBeNull()
    expect(courseOf(1.5, 'F')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { casesIn, mentionsIn } from './mentions.ts'

const sections = (text: string) => mentionsIn(text).map(({ page, section }) => `${page} ${section}`)

describe('mentions of sections', () => {
  it.each([
    ['rules/dial.md §5.2', ['rules/dial.md 5.2']],
    ['(rules/dial.md §7).', ['rules/dial.md 7']],
    ['design §4', ['design 4']],
    ['design.md §4', ['design 4']],
    ['rules/hex.md §3.1 and more', ['rules/hex.md 3.1']],
    ['rules/dial.md §5.2–5.4', ['rules/dial.md 5.2', 'rules/dial.md 5.3', 'rules/dial.md 5.4']],
    ['rules/dial.md §5.2–§5.3', ['rules/dial.md 5.2', 'rules/dial.md 5.3']],
    ['rules/dial.md §5.2-5.3', ['rules/dial.md 5.2', 'rules/dial.md 5.3']],
    ['rules/dial.md §3.9–3.11', ['rules/dial.md 3.9', 'rules/dial.md 3.10', 'rules/dial.md 3.11']],
    ['design §4–6', ['design 4', 'design 5', 'design 6']],
    ['rules/dial.md §4.6–5.1', ['rules/dial.md 4.6', 'rules/dial.md 5.1']],
    ['rules/dial.md §4, §5', ['rules/dial.md 4', 'rules/dial.md 5']],
    [
      'rules/dial.md §4.1, §5.2–5.3 and §6',
      ['rules/dial.md 4.1', 'rules/dial.md 5.2', 'rules/dial.md 5.3', 'rules/dial.md 6'],
    ],
    ['design §4, rules/dial.md §4.1', ['design 4', 'rules/dial.md 4.1']],
    ['rules/dial.md §4.1, 40 mm', ['rules/dial.md 4.1']],
    ['rules/dial.md §3.1 step 2', ['rules/dial.md 3.1']],
    ['a good design has §4', []],
    ['see §5.2', []],
  ])('%s', (text, expected) => {
    expect(sections(text)).toEqual(expected)
  })
})

describe('mentions of cases', () => {
  it.each([
    ['A7: blue through debris', [7]],
    ['rules/dial.md §5.2, A11, A12', [11, 12]],
    ['A11–A14', [11, 12, 13, 14]],
    ['A123 and B4 and xA5', []],
  ])('%s', (text, expected) => {
    expect(casesIn(text)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { rulesMap } from './rules-map.ts'

const fly = `
/**
 * Flying a manoeuvre:
 * rules/dial.md §5.2–5.3. Ties go to the lesser id (A43).
 */
export const fly = 'rules/dial.md §9'
`
const flyTest = `it('A26: does not clear', () => {})`
const other = `/** Backing up. Where it stops: rules/dial.md §5.2. */ export const back = 1`
const law = `describe(\`laws of rules/dial.md §5.2\`, () => {})`

const map = rulesMap([
  { file: 'shared/src/dial/fly.ts', text: fly },
  { file: 'shared/src/dial/fly.test.ts', text: flyTest },
  { file: 'shared/src/dial/back.ts', text: other },
  { file: 'shared/test/law.test.ts', text: law },
])
const rows = map.split('\n').filter(line => line.startsWith('|'))

describe('the rules map', () => {
  it('leads from a section to its files, what they say, the test beside each and the tests that name the section', () => {
    expect(rows).toContain(
      '| §5.2 | [dial/fly.ts](../shared/src/dial/fly.ts) | Flying a manoeuvre | [dial/fly.test.ts](../shared/src/dial/fly.test.ts), [shared/test/law.test.ts](../shared/test/law.test.ts) |',
    )
    expect(rows).toContain('|  | [dial/back.ts](../shared/src/dial/back.ts) | Where it stops |  |')
  })

  it('writes a range out and reads comments only', () => {
    expect(rows.filter(row => row.includes('§5.3'))).toHaveLength(1)
    expect(map).not.toContain('§9')
  })

  it('lists all 61 disputes, with the code that settles each and the tests that name it', () => {
    expect(rows.filter(row => /^\| A\d+ /.test(row))).toHaveLength(61)
    expect(rows).toContain('| A43 | [dial/fly.ts](../shared/src/dial/fly.ts) | none yet |')
    expect(rows).toContain('| A26 |  | [dial/fly.test.ts](../shared/src/dial/fly.test.ts) |')
  })
})

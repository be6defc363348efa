import { describe, expect, it } from 'vitest'
import { offencesIn } from './bans.ts'

const what = (file: string, text: string) => offencesIn(file, text).map(offence => offence.what)

describe('which bans hold where', () => {
  const text = `export const a = Math.sin(1) as any\n`

  it('exact arithmetic holds under shared/src outside tests', () => {
    expect(what('shared/src/geometry/arc.ts', text)).toEqual(['any', 'Math.sin'])
    expect(what('shared/src/geometry/arc.test.ts', text)).toEqual(['any'])
    expect(what('shared/test/oracle/arc.ts', text)).toEqual(['any'])
    expect(what('server/src/main.ts', text)).toEqual(['any'])
  })

  it('plain text is searched for machine paths only', () => {
    expect(what('README.md', `${text}see ${['', 'work', 'x'].join('/')}`)).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { LONGEST, readText } from './text.ts'

describe('pasted text', () => {
  it('is JSON, with a byte order mark or spaces around it', () => {
    expect(readText('\uFEFF {"faction":"resistance"}\r\n')).toEqual({ format: 'xws', value: { faction: 'resistance' } })
  })

  it('may be JSON once more inside a JSON string', () => {
    expect(readText(JSON.stringify('{"pilots":[]}'))).toEqual({ format: 'xws', value: { pilots: [] } })
  })

  it('may be single-quoted, with quotes inside its words', () => {
    const text = `{'name':'Bob's "best" list','pilots':[{'id':'wampa'}], 'link':'x?a='All'.20' }`
    expect(readText(text)).toEqual({
      format: 'single-quoted',
      value: { name: `Bob's "best" list`, pilots: [{ id: 'wampa' }], link: `x?a='All'.20` },
    })
  })

  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['a link', 'https://yasb.app/?f=Rebel%20Alliance&d=v9'],
    ['half a list', '{"faction":"resistance"'],
    ['code', `{'a': (() => 1)()}`],
    ['open brackets without end', '['.repeat(LONGEST)],
    ['more than is read', `{"name":"${'x'.repeat(10_000_000)}"}`],
  ])('%s is unreadable', (_, text) => {
    expect(readText(text)).toEqual({ format: 'unreadable' })
  })
})

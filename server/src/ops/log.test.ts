import { describe, expect, it } from 'vitest'
import { colyseusLog, type Log, openLog } from './log.ts'

interface Line {
  readonly level: string
  readonly facts: Record<string, unknown>
}

function collector(): { log: Log; lines: Line[] } {
  const lines: Line[] = []
  const at = (level: string) => (facts: object) => void lines.push({ level, facts: { ...facts } })
  return {
    log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), fatal: at('fatal') },
    lines,
  }
}

describe('the log', () => {
  it('hides secrets at any near depth', () => {
    const written: string[] = []
    const log = openLog('info', { write: line => void written.push(line) })
    log.info({ token: 'w1.abc', request: { authorization: 'Bearer x', body: { seed: 'ffff', name: 'Ana' } } }, 'hello')
    expect(JSON.parse(written.join(''))).toMatchObject({
      token: '[secret]',
      request: { authorization: '[secret]', body: { seed: '[secret]', name: 'Ana' } },
      msg: 'hello',
    })
  })
})

describe('the log as Colyseus sees it', () => {
  it('takes texts and errors and leaves out what came with them', () => {
    const { log, lines } = collector()
    const colyseus = colyseusLog(log)
    colyseus.warn('watch out', { dial: '3TR' })
    colyseus.error(new Error('broken'))
    expect(lines[0]).toEqual({ level: 'warn', facts: { text: 'watch out' } })
    expect(lines[1]?.facts.text).toMatch(/^Error: broken\n/)
  })

  it('hides what looks like a token', () => {
    const { log, lines } = collector()
    colyseusLog(log).error('failed with w1.eyJpZCI6.c2ln and "reconnectionToken":"abcdefghi" and Bearer qwertzuiop')
    expect(lines[0]?.facts.text).toBe('failed with [secret] and "reconnectionToken":"[secret]" and Bearer [secret]')
  })

  it('counts a flood instead of printing it', () => {
    let now = 0
    const { log, lines } = collector()
    const colyseus = colyseusLog(log, () => now)
    for (let i = 0; i < 1000; i++) colyseus.error(`ZodError: invalid input ${i}`)
    colyseus.error('something else')
    expect(lines).toHaveLength(6)
    now = 60_000
    colyseus.info('later')
    expect(lines.slice(6)).toEqual([
      { level: 'warn', facts: { of: 'ZodError: invalid input 0', left: 995 } },
      { level: 'info', facts: { text: 'later' } },
    ])
  })

  it('does not grow without bound when every line is of its own kind', () => {
    const { log, lines } = collector()
    const colyseus = colyseusLog(log, () => 0)
    for (let i = 0; i < 500; i++) colyseus.error(String.fromCodePoint(0x4e00 + i))
    expect(lines).toHaveLength(500)
  })
})

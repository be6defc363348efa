import { describe, expect, it } from 'vitest'
import { begin, card, done, Sitting, seed } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { Game } from './game.ts'
import { canonical, copy } from './json.ts'
import { type Log, logText, readLog, verifyLog } from './log.ts'
import { isReject } from './reject.ts'
import { chainNext, chainStart } from './row.ts'

const hex = Buffer.from(seed).toString('hex')

/** A whole match: numbers, an order, dice, a card, an undo by consent, an end. */
function ended(): Log {
  const s = new Sitting(begin({ rounds: 1, cards: [card('a', 'plusOne'), card('a', 'double')] }))
  s.match.hashEvery = false
  s.nonces().numbers()
  done(s.answer('a', { act: 'roll', count: 1 }))
  done(s.answer('a', [1, 0]))
  const { command } = done(s.answer('a', { act: 'draw' })).row
  done(s.intent('a', 'undo', command.id))
  done(s.intent('b', 'undo', command.id))
  for (const seat of ['a', 'b']) done(s.answer(seat, { act: 'pass' }))
  done(s.answer('a', null))
  done(s.answer('b', { number: 2, ready: true }))
  return copy({ header: s.match.header, rows: [...s.match.rows], seed: hex })
}

const log = ended()
const text = logText(log)

/** What a text comes to: read, and if that works verified. */
function judged(changed: string) {
  const read = readLog(changed)
  return isReject(read) ? read : verifyLog(toy, read)
}

/** The log with another value at one place of its lines. */
function changed(line: number, key: string, value: unknown): string {
  const lines = text.trimEnd().split('\n')
  const old = JSON.parse(lines[line - 1] ?? '') as Record<string, unknown>
  lines[line - 1] = JSON.stringify({ ...old, [key]: value })
  return `${lines.join('\n')}\n`
}

/** The log with another header, and with a chain that fits it. */
function rechained(header: object, from: Log = log): Log {
  const made = { ...from.header, ...header }
  let chain = chainStart(made)
  const rows = from.rows.map(row => {
    chain = chainNext(chain, row.command, row.n)
    return { ...row, chain }
  })
  return { ...from, header: made, rows }
}

describe('the text of a log', () => {
  it('is a line for the header, a line a row, and a line for the seed', () => {
    const lines = text.split('\n')
    expect(lines).toHaveLength(log.rows.length + 3)
    expect(JSON.parse(lines[0] ?? '')).toEqual({ wingover: 1, header: log.header })
    expect(JSON.parse(lines[1] ?? '')).toEqual(log.rows[0])
    expect(JSON.parse(lines.at(-2) ?? '')).toEqual({ end: { seed: hex } })
    expect(lines.at(-1)).toBe('')
  })

  it('is read back as it was, with lines ended either way', () => {
    expect(readLog(text)).toEqual(log)
    expect(readLog(text.replaceAll('\n', '\r\n'))).toEqual(log)
    expect(readLog(text.trimEnd())).toEqual(log)
  })

  it('of a match under way has no seed', () => {
    const { seed: _, ...underWay } = { ...log, rows: log.rows.slice(0, 5) }
    expect(logText(underWay)).not.toContain(hex)
    expect(readLog(logText(underWay))).toEqual(underWay)
  })

  it('of a match before its first row is its header', () => {
    const { header } = new Sitting(begin()).match
    expect(readLog(logText({ header, rows: [] }))).toEqual({ header, rows: [] })
  })
})

describe('what is no log is refused with its place', () => {
  const lines = text.trimEnd().split('\n')
  const without = (line: number) => lines.filter((_, i) => i !== line - 1).join('\n')
  it.each<[string, string, string]>([
    ['an empty text', '', 'line 1'],
    ['white space', ' ', 'line 1'],
    ['no JSON', 'x', 'line 1'],
    ['a list', '[]', 'line 1'],
    ['another object', '{}', 'line 1'],
    ['no header', '{"wingover":1}', 'line 1'],
    ['a header that is no object', '{"wingover":1,"header":5}', 'line 1'],
    ['a row where the header belongs', without(1), 'line 1'],
    ['another key beside the header', changed(1, 'more', 1), 'line 1'],
    ['a header without seats', changed(1, 'header', { ...log.header, seats: [] }), 'line 1'],
    [
      'a header with a seat that is none',
      changed(1, 'header', { ...log.header, seats: [{ seat: 1, side: 'x' }] }),
      'line 1',
    ],
    ['a header with versions missing', changed(1, 'header', { ...log.header, versions: { engine: '1' } }), 'line 1'],
    ['a header without time', changed(1, 'header', { ...log.header, at: null }), 'line 1'],
    ['a header with a key too many', changed(1, 'header', { ...log.header, seed: 'x' }), 'line 1'],
    ['a row missing', without(4), 'line 4'],
    ['a row twice', [...lines.slice(0, 4), ...lines.slice(3)].join('\n'), 'line 5'],
    ['rows exchanged', [...lines.slice(0, 3), lines[4], lines[3], ...lines.slice(5)].join('\n'), 'line 4'],
    ['an empty line', [...lines.slice(0, 4), '', ...lines.slice(4)].join('\n'), 'line 5'],
    ['a line cut off', text.slice(0, text.indexOf('\n') + 20), 'line 2'],
    ['a row with a key too many', changed(3, 'x', 1), 'line 3'],
    ['a row without command', changed(3, 'command', null), 'line 3'],
    ['a row whose command is none', changed(3, 'command', { ...log.rows[1]?.command, at: 'now' }), 'line 3'],
    ['a row whose rolls are a text', changed(3, 'n', '2'), 'line 3'],
    ['a row without chain', changed(3, 'chain', null), 'line 3'],
    ['a row with a hash that is no text', changed(3, 'hash', 5), 'line 3'],
    ['a row that goes back to a text', changed(3, 'back', 'x'), 'line 3'],
    ['a seed that is none', changed(lines.length, 'end', { seed: 'x' }), `line ${lines.length}`],
    ['a row after the seed', [...lines, lines[3]].join('\n'), `line ${lines.length}`],
    ['numbers written otherwise', text.replace('"k":2', '"k":2.0'), 'line 3'],
    ['spaces', text.replace('"k":2', '"k": 2'), 'line 3'],
    ['a key twice', text.replace('"k":2', '"k":1,"k":2'), 'line 3'],
  ])('%s', (_, wrong, place) => expect(readLog(wrong)).toMatchObject({ code: 'bad_log', place }))

  it('a file of another form is refused by its name', () => {
    expect(readLog(changed(1, 'wingover', 2))).toMatchObject({
      code: 'version_mismatch',
      place: 'line 1',
      message: expect.stringContaining('form 2'),
    })
  })
})

describe('verify', () => {
  it('holds for what was played, and says how it ended', () => {
    expect(verifyLog(toy, log)).toEqual({
      rows: log.rows.length,
      chain: log.rows.at(-1)?.chain,
      over: { winner: expect.any(String), reason: 'rounds' },
    })
  })

  it('follows the chain alone while there is no seed', () => {
    const { seed: _, ...underWay } = log
    expect(verifyLog(toy, underWay)).toMatchObject({ rows: log.rows.length, over: null })
    const rows = underWay.rows.map(row => (row.k === 3 ? { ...row, n: row.n + 1 } : row))
    expect(verifyLog(toy, { ...underWay, rows })).toMatchObject({ code: 'chain_broken', place: 'row 3' })
  })

  it.each(['engine', 'rules', 'data'] as const)('refuses another version of the %s by name', part => {
    const other = { ...toy, versions: { ...toy.versions, [part]: '2.0.0' } }
    expect(verifyLog(other, log)).toMatchObject({
      code: 'version_mismatch',
      place: `header.versions.${part}`,
      message: expect.stringContaining('1.0.0 there, 2.0.0 here'),
    })
  })

  it('refuses a log of another game', () => {
    expect(verifyLog({ ...toy, name: 'other' }, log)).toMatchObject({ code: 'version_mismatch', place: 'header.game' })
  })

  it('refuses a seed that was not promised', () => {
    const other = { ...log, seed: '0'.repeat(64) }
    expect(verifyLog(toy, other)).toMatchObject({ code: 'chain_broken', place: 'end.seed' })
  })

  it('finds a header that was changed', () => {
    const header = { ...log.header, match: 'other' }
    expect(verifyLog(toy, { ...log, header })).toMatchObject({ code: 'chain_broken', place: 'row 1' })
  })

  it('finds other options though the chain was made to fit: the position differs', () => {
    const header = { options: { ...Object(log.header.options), cards: [] } }
    expect(verifyLog(toy, rechained(header))).toMatchObject({ place: 'row 6' })
  })

  it('finds other dice though the chain was made to fit', () => {
    const nonce = { ...copy(log.rows[0]?.command), answer: { nonce: '9'.repeat(32), ready: true } }
    const rows = log.rows.map(row => (row.k === 1 ? { ...row, command: nonce as typeof row.command } : row))
    const last = log.rows.length
    expect(verifyLog(toy, rechained({}, { ...log, rows }))).toMatchObject({
      code: 'chain_broken',
      place: `row ${last}`,
    })
  })

  it('finds a hash that was changed, and one that was left out', () => {
    const last = log.rows.length
    for (const hash of ['0'.repeat(64), undefined]) {
      const rows = log.rows.map(row => (row.k === last ? { ...row, hash } : row))
      expect(verifyLog(toy, JSON.parse(JSON.stringify({ ...log, rows })) as Log)).toMatchObject({
        code: 'chain_broken',
        place: `row ${last}`,
      })
    }
  })

  it('finds a command said twice', () => {
    const again = rechained({}, { ...log, rows: [...log.rows.slice(0, 5), { ...Object(log.rows[4]), k: 6 }] })
    expect(verifyLog(toy, again)).toMatchObject({ code: 'chain_broken', place: 'row 6' })
  })

  it('finds a command that is refused, with its row and why', () => {
    const rows = [
      ...log.rows,
      { ...Object(log.rows[4]), k: log.rows.length + 1, command: { id: 'z', seat: 'a', at: 9e9, intent: 'concede' } },
    ]
    expect(verifyLog(toy, rechained({}, { ...log, rows }))).toMatchObject({
      code: 'match_over',
      place: `row ${log.rows.length + 1}`,
    })
  })

  it('finds rules that fall', () => {
    const broken: Game<typeof toy extends Game<infer W> ? W : never> = {
      ...toy,
      frames: { ...toy.frames, roll: toy.frames.bug },
    }
    expect(verifyLog(broken, log)).toMatchObject({ code: 'engine_fault', place: 'row 5' })
  })
})

describe('a single byte that was tampered with', () => {
  const verdict = canonical(judged(text))

  it('is found wherever it stands', () => {
    for (let i = 0; i < text.length; i++) {
      const byte = text.charCodeAt(i)
      for (const other of [byte ^ 1, byte === 32 ? 33 : 32]) {
        const tampered = text.slice(0, i) + String.fromCharCode(other) + text.slice(i + 1)
        expect(isReject(judged(tampered)), `byte ${i}: ${text[i]} → ${String.fromCharCode(other)}`).toBe(true)
      }
    }
  }, 120_000)

  it('is found when it is left out or doubled, but for the end of the last line', () => {
    for (let i = 0; i < text.length - 1; i++) {
      const less = text.slice(0, i) + text.slice(i + 1)
      // Two equal neighbours make the same text when either goes.
      if (less !== text) expect(isReject(judged(less)), `byte ${i} left out`).toBe(true)
      const more = text.slice(0, i) + text[i] + text.slice(i)
      expect(isReject(judged(more)), `byte ${i} doubled`).toBe(true)
    }
    expect(canonical(judged(text.slice(0, -1)))).toBe(verdict)
  }, 120_000)
})

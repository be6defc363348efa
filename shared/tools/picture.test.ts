import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { playOut, seededChance } from '../src/bot/index.ts'
import { dial } from '../src/dial/index.ts'
import { isReject, type Log, logText, Match } from '../src/kernel/index.ts'
import { picture } from './picture.ts'
import { dialSetup } from './set-up.ts'

const folder = mkdtempSync(join(tmpdir(), 'picture-'))
const written = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const run = (...args: string[]) => {
  let [svg, said] = ['', '']
  const code = picture(
    args,
    text => {
      svg += text
    },
    line => {
      said += line
    },
  )
  return { code, svg, said }
}

let log: Log
let file: string

beforeAll(() => {
  const setup = dialSetup(3, 'xwa')
  const match = Match.begin(dial, setup)
  if (isReject(match)) throw new Error(match.message)
  playOut(match, seededChance(3))
  log = { header: match.header, rows: match.rows, seed: Buffer.from(setup.seed).toString('hex') }
  file = written('match.jsonl', logText(log))
})

describe('npm run picture', () => {
  it('draws the table after a row, with what its command brought about', () => {
    const first = log.rows.findIndex(({ command }) => 'requestId' in command && command.requestId === 'r1')
    const { code, svg, said } = run(file, String(first + 1))
    expect({ code, said }).toEqual({ code: 0, said: '' })
    expect(svg).toMatch(/^<svg .*<\/svg>\n$/s)
    expect(svg).toContain('<title>Set-up</title>')
  })

  it('draws the opening as row 0 and the last row when none is said', () => {
    expect(run(file, '0').svg).toContain('<title>Set-up</title>')
    expect(run(file).svg).toBe(run(file, String(log.rows.length)).svg)
    expect(run(file).svg).toMatch(/<desc>.*The match is a draw|<desc>.*win(s)? the match/)
  })

  it('writes a file', () => {
    const out = join(folder, 'out.svg')
    expect(run(file, '0', '--out', out)).toEqual({ code: 0, svg: '', said: '' })
    expect(readFileSync(out, 'utf8')).toBe(run(file, '0').svg)
  })

  it('takes arcs and a width', () => {
    const mid = String(Math.floor(log.rows.length / 2))
    expect(run(file, mid, '--arcs', 'all', '--width', '400').svg).toContain(' width="400" ')
    expect(run(file, mid, '--arcs', 'a1,b1').code).toBe(0)
  })

  it('draws a log that was cut off, as long as the seed is in it', () => {
    const cut = written('cut.jsonl', logText({ ...log, rows: log.rows.slice(0, 9) }))
    expect(run(cut).svg).toBe(run(file, '9').svg)
  })

  it.each<[string, () => string[], string]>([
    ['no log', () => [], 'npm run picture -- LOG'],
    ['a file that is not there', () => [join(folder, 'none.jsonl')], 'none.jsonl cannot be read'],
    ['a file that is no log', () => [written('bad.jsonl', 'hello\n')], 'bad_log at line 1'],
    ['a row that is none', () => [file, 'x'], '"x" is no row'],
    ['a negative row', () => [file, '--', '-1'], '"-1" is no row'],
    ['a row past the end', () => [file, '99999'], 'There is no row 99999: the last row of this log is '],
    ['a ship that is not there', () => [file, '--arcs', 'z9'], '--arcs: there is no ship z9; there are a1, '],
    ['a width that is none', () => [file, '--width', 'wide'], '--width wide is no number'],
    ['an option that is none', () => [file, '--zoom'], "Unknown option '--zoom'"],
    ['a folder that is not there', () => [file, '--out', join(folder, 'no', 'x.svg')], 'x.svg cannot be written'],
    [
      'a match that goes on',
      () => [written('open.jsonl', logText({ header: log.header, rows: log.rows }))],
      'The match of this log is not over',
    ],
    [
      'a log that was changed',
      () => [written('changed.jsonl', logText({ ...log, rows: log.rows.map(row => ({ ...row, n: row.n + 1 })) }))],
      'chain_broken at row 1',
    ],
    [
      'a log of other rules',
      () => [
        written(
          'other.jsonl',
          logText({ ...log, header: { ...log.header, versions: { ...log.header.versions, rules: '0' } } }),
        ),
      ],
      'version_mismatch at header.versions.rules',
    ],
  ])('refuses %s in a sentence', (_, args, sentence) => {
    const { code, svg, said } = run(...args())
    expect(said).toContain(sentence)
    expect({ code, svg }).toEqual({ code: 1, svg: '' })
  })

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--arcs') })
  })
})

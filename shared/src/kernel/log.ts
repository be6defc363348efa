/** A match as a file: a header line, a line a row, and after the end a line with the dice seed (docs/replay.md). */
import { hexToBytes } from '@noble/hashes/utils.js'
import { isCommand } from './command.ts'
import { commitment } from './fairness.ts'
import type { Game, Words } from './game.ts'
import { isObject, type Json, parse } from './json.ts'
import { Match } from './match.ts'
import { hasOnly } from './options.ts'
import { isReject, type Reject, reject } from './reject.ts'
import { chainNext, chainStart, type Header, type Row } from './row.ts'
import type { Over } from './state.ts'

/** The version of this form of file. */
const form = 1

export interface Log {
  readonly header: Header
  readonly rows: readonly Row[]
  /** Hex; absent while the match goes on. */
  readonly seed?: string
}

export interface Verdict {
  readonly rows: number
  readonly chain: string
  readonly over: Over | null
}

/** The file's text. */
export function logText(log: Log): string {
  const lines: object[] = [{ wingover: form, header: log.header }, ...log.rows]
  if (log.seed !== undefined) lines.push({ end: { seed: log.seed } })
  return `${lines.map(line => JSON.stringify(line)).join('\n')}\n`
}

/** Reads a file's text. Places are lines, from 1. A line that says the same in other bytes is refused too. */
export function readLog(text: string): Log | Reject {
  const lines = text.split(/\r?\n/)
  while (lines.at(-1) === '') lines.pop()
  const values: Json[] = []
  for (const [i, line] of lines.entries()) {
    const value = parse(line)
    if (value === undefined) return reject('bad_log', `line ${i + 1}`, 'The line is no JSON.')
    if (JSON.stringify(value) !== line) return reject('bad_log', `line ${i + 1}`, 'It is not written as a log is.')
    values.push(value)
  }
  const [first = null, ...rest] = values
  if (!isObject(first) || typeof first.wingover !== 'number') return reject('bad_log', 'line 1', 'It has no header.')
  if (first.wingover !== form)
    return reject('version_mismatch', 'line 1', `The file has form ${first.wingover}; ours is ${form}.`)
  if (!hasOnly(first, ['wingover', 'header']) || !isHeader(first.header))
    return reject('bad_log', 'line 1', 'Its header is not whole.')
  const seed = seedOf(rest.at(-1) ?? null)
  const rows = seed === undefined ? rest : rest.slice(0, -1)
  for (const [i, row] of rows.entries()) {
    if (!isRow(row, i + 1)) return reject('bad_log', `line ${i + 2}`, `Row ${i + 1} is expected here.`)
  }
  const log = { header: first.header as unknown as Header, rows: rows as unknown as Row[] }
  return seed === undefined ? log : { ...log, seed }
}

/** Plays a log again and compares all that its rows say. Refuses another version by name. */
export function verifyLog<W extends Words>(game: Game<W>, log: Log): Verdict | Reject {
  const { header, rows, seed } = log
  if (header.game !== game.name) return reject('version_mismatch', 'header.game', `It is a match of ${header.game}.`)
  for (const part of ['engine', 'rules', 'data'] as const) {
    const [theirs, ours] = [header.versions[part], game.versions[part]]
    if (theirs !== ours) return reject('version_mismatch', `header.versions.${part}`, `${theirs} there, ${ours} here.`)
  }
  let chain = chainStart(header)
  for (const row of rows) {
    chain = chainNext(chain, row.command, row.n)
    if (chain !== row.chain) return reject('chain_broken', `row ${row.k}`)
  }
  if (seed === undefined) return { rows: rows.length, chain, over: null }
  if (commitment(hexToBytes(seed)) !== header.commitment)
    return reject('chain_broken', 'end.seed', 'It is not the seed that was promised.')
  const match = Match.restore(game, header, hexToBytes(seed), rows)
  return isReject(match) ? match : { rows: rows.length, chain, over: match.state.over }
}

function seedOf(value: Json): string | undefined {
  if (!hasOnly(value, ['end']) || !hasOnly(value.end ?? null, ['seed'])) return undefined
  const { seed } = value.end as { readonly seed: Json }
  return typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed) ? seed : undefined
}

const headerKeys = ['match', 'game', 'versions', 'seats', 'options', 'commitment', 'at']

function isHeader(value: Json | undefined): boolean {
  if (value === undefined || !hasOnly(value, headerKeys)) return false
  const { match, game, versions = null, seats, commitment: promise, at } = value
  const words = [match, game, promise].every(word => typeof word === 'string')
  const numbered = hasOnly(versions, ['engine', 'rules', 'data'])
  return (
    words && numbered && Object.values(versions).every(v => typeof v === 'string') && isNumber(at) && areSeats(seats)
  )
}

function areSeats(value: Json | undefined): boolean {
  if (!Array.isArray(value) || value.length === 0) return false
  return value.every(s => hasOnly(s, ['seat', 'side']) && typeof s.seat === 'string' && typeof s.side === 'string')
}

function isRow(value: Json, k: number): boolean {
  if (!hasOnly(value, ['k', 'command', 'n', 'revealed', 'chain'], ['back', 'hash'])) return false
  const { n, revealed, back = 0, chain, hash = '' } = value
  const plain = isNumber(n) && isNumber(back) && typeof revealed === 'boolean'
  return value.k === k && plain && typeof chain === 'string' && typeof hash === 'string' && isCommand(value.command)
}

function isNumber(value: Json | undefined): boolean {
  return typeof value === 'number'
}

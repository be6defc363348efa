/** A match as a file: a header line, a line a row, and after the end a line with the dice seed (docs/replay.md). */
import { hexToBytes } from '@noble/hashes/utils.js'
import { isCommand } from './command.ts'
import { commitment } from './fairness.ts'
import type { Game, Words } from './game.ts'
import { isObject, type Json } from './json.ts'
import { Match } from './match.ts'
import { isReject, type Reject, reject } from './reject.ts'
import { chainNext, chainStart, type Header, type Row } from './row.ts'
import type { Over } from './state.ts'

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
  const lines: object[] = [{ wingover: 1, header: log.header }, ...log.rows]
  if (log.seed !== undefined) lines.push({ end: { seed: log.seed } })
  return `${lines.map(line => JSON.stringify(line)).join('\n')}\n`
}

/** Reads a file's text. Places are lines, from 1. */
export function readLog(text: string): Log | Reject {
  const lines = text.split(/\r?\n/)
  while (lines.at(-1) === '') lines.pop()
  const values: Json[] = []
  for (const [i, line] of lines.entries()) {
    const value = parse(line)
    if (value === undefined) return reject('bad_log', `line ${i + 1}`, 'The line is no JSON.')
    values.push(value)
  }
  const [first, ...rest] = values
  if (!isObject(first ?? null) || !isHeader(first)) return reject('bad_log', 'line 1', 'It has no header.')
  const last = rest.at(-1)
  const seed = isObject(last ?? null) ? seedOf(last) : undefined
  const rows = seed === undefined ? rest : rest.slice(0, -1)
  for (const [i, row] of rows.entries()) {
    if (!isRow(row, i + 1)) return reject('bad_log', `line ${i + 2}`, `Row ${i + 1} is expected here.`)
  }
  const log = { header: first.header as unknown as Header, rows: rows as unknown as Row[] }
  return seed === undefined ? log : { ...log, seed }
}

/** Plays a log again and compares every link, every roll count and every hash. Refuses another version by name. */
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
  const match = Match.open(game, header, hexToBytes(seed))
  if (isReject(match)) return match
  match.hashEvery = true
  for (const row of rows) {
    const reply = match.apply(row.command)
    if (!reply.ok) return { ...reply.reject, place: `row ${row.k}` }
    if (reply.row.chain !== row.chain) return reject('chain_broken', `row ${row.k}`, 'The dice differ.')
    if (row.hash !== undefined && row.hash !== reply.row.hash)
      return reject('chain_broken', `row ${row.k}`, 'The position differs.')
  }
  return { rows: rows.length, chain, over: match.state.over }
}

function parse(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json
  } catch {
    return undefined
  }
}

function seedOf(value: Json | undefined): string | undefined {
  if (value === undefined || !isObject(value) || !isObject(value.end ?? null)) return undefined
  const { end } = value
  const seed = isObject(end ?? null) ? (end as { seed?: Json }).seed : undefined
  return typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed) ? seed : undefined
}

function isHeader(value: unknown): value is { header: Json } {
  if (!isObject(value) || value.wingover !== 1 || !isObject(value.header)) return false
  const { match, game, versions, seats, options, commitment: promise, at } = value.header
  if (typeof match !== 'string' || typeof game !== 'string' || typeof promise !== 'string') return false
  if (typeof at !== 'number' || options === undefined || !isObject(versions ?? null) || !Array.isArray(seats))
    return false
  return seats.every(s => isObject(s) && typeof s.seat === 'string' && typeof s.side === 'string')
}

function isRow(value: Json, k: number): boolean {
  if (!isObject(value)) return false
  const { hash } = value
  const plain = typeof value.n === 'number' && typeof value.chain === 'string' && typeof value.revealed === 'boolean'
  return value.k === k && plain && (hash === undefined || typeof hash === 'string') && isCommand(value.command)
}

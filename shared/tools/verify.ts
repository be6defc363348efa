/** `npm run verify -- LOG`: plays a log again and checks every link of its chain, every die and every position hash. */
import { readFileSync } from 'node:fs'
import { isReject, readLog, verifyLog } from '../src/kernel/index.ts'
import { withGame } from './games.ts'

const [file, ...more] = process.argv.slice(2)
if (file === undefined || more.length > 0) fail('npm run verify -- LOG')
const log = readLog(text(file))
if (isReject(log)) fail(`${log.code} at ${log.place}: ${log.message}`)
const verdict = withGame(log.header.game, ({ game }) => verifyLog(game, log))
if (verdict === null) fail(`bad_log at header.game: there is no game ${log.header.game}.`)
if (isReject(verdict)) fail(`${verdict.code} at ${verdict.place}: ${verdict.message}`)
// The chain holds without its last rows too. The seed is told when a match is over and not before.
if (log.seed !== undefined && verdict.over === null)
  fail('bad_log at the end: rows are missing, the match is not over.')
console.log(JSON.stringify({ ok: true, played: log.seed !== undefined, ...verdict }))

function text(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return fail(`${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

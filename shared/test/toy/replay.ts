/** A process of its own that plays a log from its standard input and prints what it comes to. */
import { text } from 'node:stream/consumers'
import { hashOf, isReject, Match, readLog, verifyLog } from '../../src/kernel/index.ts'
import { seed } from './sitting.ts'
import { toy } from './toy.ts'

const log = readLog(await text(process.stdin))
if (isReject(log)) throw new Error(log.message)
const match = Match.restore(toy, log.header, seed, log.rows)
if (isReject(match)) throw new Error(match.message)
const chains = match.rows.map(row => row.chain)
console.log(JSON.stringify({ chains, state: hashOf(match.state), verdict: verifyLog(toy, log) }))

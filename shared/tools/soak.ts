/**
 * `npm run soak [-- --matches 1000 --seed 1 --stop-at-first]`: plays matches of random bots with random legal squads, on
 * every core, and looks at the invariants after each command. Prints one JSON object; a fault names the seed that
 * brings it back: `npm run soak -- --matches 1 --seed N`.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { flags, wholeNumber } from './flags.ts'
import type { Played } from './soak/play.ts'
import { summary } from './soak/summary.ts'

/** Every so many matches the log is played again. */
const replayEvery = 10

const { values } = flags({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'stop-at-first': { type: 'boolean', default: false },
  },
})
const [matches, first] = [wholeNumber(values.matches), wholeNumber(values.seed)]
if (!(matches > 0)) fail(`--matches ${values.matches} is no whole number above 0.`)
if (!(first >= 0)) fail(`--seed ${values.seed} is no whole number.`)

const played: Played[] = []
let begun = 0
await Promise.all(Array.from({ length: Math.min(matches, availableParallelism()) }, work))
const found = summary(played)
console.log(JSON.stringify(found))
if (found.faults.length > 0) process.exitCode = 1

/** Plays the matches that are left, one after the other, in a thread of its own; in a new one when that breaks. */
async function work(): Promise<void> {
  let worker: Worker | null = null
  while (begun < matches && !(values['stop-at-first'] && played.some(({ fault }) => fault !== null))) {
    const number = begun++
    worker ??= new Worker(new URL('./soak/worker.ts', import.meta.url))
    const match = await playIn(worker, first + number, number % replayEvery === 0)
    played.push(match)
    if (match.fault !== null) {
      await worker.terminate()
      worker = null
    }
  }
  await worker?.terminate()
}

function playIn(worker: Worker, seed: number, replay: boolean): Promise<Played> {
  return new Promise(resolve => {
    const broke = (what: string) =>
      resolve({
        ...{ seed, reason: null, rounds: 0, answers: 0, cpuSeconds: 0, logBytes: 0, replayed: false },
        fault: { seed, row: 0, what },
      })
    worker.removeAllListeners()
    worker.once('message', resolve)
    worker.once('error', error => broke(error instanceof Error ? error.message : `${error}`))
    worker.once('exit', code => broke(`its thread ended with ${code}`))
    worker.postMessage({ seed, replay })
  })
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

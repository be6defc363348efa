/** What whole matches cost: answers with their legal lists, a log applied again, a snapshot restored, a state's size. */
import { playOut, seededChance } from '../../src/bot/index.ts'
import { type DialWords, dial } from '../../src/dial/index.ts'
import { isReject, Match, type Setup } from '../../src/kernel/index.ts'
import { dialSetup } from '../set-up.ts'
import { cpuSeconds } from './cpu.ts'

/** Different pairs of squads, each played over and over. */
const pairs = 8
/** Batches measured; the best counts, as what else runs on the machine only ever slows one down. */
const batches = 10

interface Played {
  readonly setup: Setup<DialWords>
  readonly match: Match<DialWords>
}

function begun(setup: Setup<DialWords>): Match<DialWords> {
  const match = Match.begin(dial, setup)
  if (isReject(match)) throw new Error(match.message)
  return match
}

function play(pair: number): Played {
  const setup = dialSetup(pair + 1, 'xwa')
  const match = begun(setup)
  playOut(match, seededChance(pair))
  return { setup, match }
}

/** Rows a CPU-second in the best batch, once warm. `work` prepares one match and returns what is measured. */
function bestRate(seconds: number, work: (round: number) => { rows: () => number; run: () => void }): number {
  let round = 0
  const rateOf = (length: number) => {
    let rows = 0
    let spent = 0
    while (spent < length) {
      const { rows: count, run } = work(round++)
      spent += cpuSeconds(run)
      rows += count()
    }
    return rows / spent
  }
  // The compiler takes its time over as many rules as a match has.
  rateOf(2 * seconds)
  return Math.round(Math.max(...Array.from({ length: batches }, () => rateOf(seconds / batches))))
}

function largestState({ setup }: Played): number {
  const match = begun(setup)
  let largest = 0
  playOut(match, seededChance(0), () => {
    if (match.rows.length % 16 === 0) largest = Math.max(largest, match.snapshot().state.length)
  })
  return largest
}

/** `seconds` is roughly how long each figure is measured. */
export function benchFlight(seconds: number): Record<string, number> {
  const played = Array.from({ length: pairs }, (_, pair) => play(pair))
  const pairOf = (round: number) => played[round % pairs] ?? play(0)
  const answers = bestRate(seconds, round => {
    const match = begun(pairOf(round).setup)
    return { rows: () => match.rows.length, run: () => playOut(match, seededChance(round)) }
  })
  const commands = bestRate(seconds, round => {
    const { setup, match } = pairOf(round)
    const twin = begun(setup)
    const run = () => {
      for (const row of match.rows) twin.apply(row.command)
    }
    return { rows: () => twin.rows.length, run }
  })
  const snapshots = played.map(({ match }) => match.snapshot().state)
  const restores = 2000
  const restoring = cpuSeconds(() => {
    for (let i = 0; i < restores; i++) JSON.parse(snapshots[i % pairs] ?? '{}')
  })
  return {
    answersPerCpuSecond: answers,
    commandsPerCpuSecond: commands,
    stateBytes: Math.max(...played.map(largestState)),
    snapshotRestoreMs: (restoring / restores) * 1000,
  }
}

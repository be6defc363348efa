/** What whole matches cost: answers with their legal lists, a log applied again, a snapshot restored, a state's size. */
import { playOut, seededChance } from '../../src/bot/index.ts'
import { type DialWords, dial } from '../../src/dial/index.ts'
import { isReject, Match, type Setup } from '../../src/kernel/index.ts'
import { dialSetup } from '../set-up.ts'
import { cpuSeconds } from './cpu.ts'

function played(setup: Setup<DialWords>, seed: number): { match: Match<DialWords>; largest: number } {
  const match = begun(setup)
  let largest = 0
  playOut(match, seededChance(seed), () => {
    if (match.rows.length % 16 === 0) largest = Math.max(largest, match.snapshot().state.length)
  })
  return { match, largest }
}

function begun(setup: Setup<DialWords>): Match<DialWords> {
  const match = Match.begin(dial, setup)
  if (isReject(match)) throw new Error(match.message)
  return match
}

/** `seconds` is roughly how long each figure is measured. */
export function benchFlight(seconds: number): Record<string, number> {
  const setups = Array.from({ length: 8 }, (_, i) => dialSetup(i + 1, 'xwa'))
  const matches = setups.map((setup, i) => played(setup, i))
  const largest = Math.max(...matches.map(m => m.largest))

  let answers = 0
  let playing = 0
  for (let i = 0; playing < seconds; i++) {
    const match = begun(setups[i % setups.length] ?? dialSetup(1, 'xwa'))
    playing += cpuSeconds(() => playOut(match, seededChance(i)))
    answers += match.rows.length
  }

  let commands = 0
  let applying = 0
  for (let i = 0; applying < seconds; i++) {
    const { rows } = matches[i % matches.length]?.match ?? begun(dialSetup(1, 'xwa'))
    const match = begun(setups[i % setups.length] ?? dialSetup(1, 'xwa'))
    applying += cpuSeconds(() => {
      for (const row of rows) match.apply(row.command)
    })
    commands += rows.length
  }

  const snapshots = matches.map(m => m.match.snapshot().state)
  let restored = 0
  const restoring = cpuSeconds(() => {
    for (; restored < 2000; restored++) JSON.parse(snapshots[restored % snapshots.length] ?? '{}')
  })
  return {
    answersPerCpuSecond: Math.round(answers / playing),
    commandsPerCpuSecond: Math.round(commands / applying),
    stateBytes: largest,
    snapshotRestoreMs: (restoring / restored) * 1000,
  }
}

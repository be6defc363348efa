/** What many matches came to. */
import type { Fault, Played } from './play.ts'

export interface Summary {
  readonly matches: number
  /** How many ended so. */
  readonly ended: Readonly<Record<string, number>>
  readonly rounds: Spread
  readonly answers: number
  readonly answersPerCpuSecond: number
  /** Of a log without its chain, gzipped. */
  readonly logBytes: Spread
  /** Logs played again. */
  readonly replayed: number
  readonly faults: readonly Fault[]
}

interface Spread {
  readonly mean: number
  readonly max: number
}

export function summary(played: readonly Played[]): Summary {
  const ended: Record<string, number> = {}
  for (const { reason } of played) if (reason !== null) ended[reason] = (ended[reason] ?? 0) + 1
  const over = played.filter(({ reason }) => reason !== null)
  const answers = sum(played.map(each => each.answers))
  return {
    matches: played.length,
    ended,
    rounds: spread(over.map(({ rounds }) => rounds)),
    answers,
    answersPerCpuSecond: Math.round(answers / sum(played.map(({ cpuSeconds }) => cpuSeconds))) || 0,
    logBytes: spread(over.map(({ logBytes }) => logBytes)),
    replayed: played.filter(({ replayed }) => replayed).length,
    faults: played.flatMap(({ fault }) => fault ?? []).toSorted((a, b) => a.seed - b.seed),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

function spread(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, max: 0 }
  return { mean: Math.round((10 * sum(numbers)) / numbers.length) / 10, max: Math.max(...numbers) }
}

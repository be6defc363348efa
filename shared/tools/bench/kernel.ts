/** What the kernel itself costs, measured with the toy game of its tests. */
import { isReject, Match, type Step, window } from '../../src/kernel/index.ts'
import { frames } from '../../test/toy/frames.ts'
import { atTurn, done, seed, two } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { ToyOptions, ToyWords } from '../../test/toy/words.ts'
import { cpuSeconds } from './cpu.ts'

/** Fewer than a command may run (run.ts). */
const windows = 90_000
const rounds = 20
const answers = 3000

/** CPU nanoseconds of one step that opens a window, with the loop around it. Warm. */
function windowStep(cards: ToyOptions['cards']): number {
  const opened = window<ToyWords, 'beforeRoll', { seat: string }>('beforeRoll')
  const listen: Step<ToyWords, object> = t => {
    for (const { window: at, ...listener } of cards) t.listen(at, listener)
  }
  const steps: readonly Step<ToyWords, never>[] = [
    listen,
    ...Array.from({ length: cards.length === 0 ? windows : windows / 10 }, () => opened),
  ]
  const game = { ...toy, frames: { ...frames, match: { kind: 'match', steps } } }
  const open = () => {
    const match = Match.begin(game, { match: 'bench', seats: two, options: { rounds: 1, cards: [] }, seed, at: 0 })
    if (isReject(match)) throw new Error(match.message)
  }
  open()
  const taken = cpuSeconds(() => {
    for (let i = 0; i < rounds; i++) open()
  })
  return (taken / rounds / steps.length) * 1e9
}

/** Answers a CPU second in a match that goes on and on; each is checked, carried out and chained. */
function answersPerSecond(): number {
  const sitting = atTurn()
  sitting.match.hashEvery = false
  const taken = cpuSeconds(() => {
    for (let i = 0; i < answers; i++) done(sitting.answer('a', { act: 'step' }))
  })
  return answers / taken
}

/** Free undos a CPU second: each restores the position before the command. */
function undosPerSecond(): number {
  const sitting = atTurn()
  sitting.match.hashEvery = false
  let taken = 0
  for (let i = 0; i < answers / 10; i++) {
    const { command } = done(sitting.answer('a', { act: 'step' })).row
    taken += cpuSeconds(() => done(sitting.intent('a', 'undo', command.id)))
  }
  return answers / 10 / taken
}

export function benchKernel(): Record<string, number> {
  const deaf = { window: 'beforeRoll', ability: 'never', source: 'x', seat: 'a' } as const
  return {
    /** Under 200 is wanted, of the next as well. */
    windowWithoutCardNs: Math.round(windowStep([])),
    windowOfUninterestedCardNs: Math.round(windowStep([deaf])),
    answersPerCpuSecond: Math.round(answersPerSecond()),
    undosPerCpuSecond: Math.round(undosPerSecond()),
  }
}

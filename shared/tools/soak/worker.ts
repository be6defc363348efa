/** A thread that plays the matches it is told, one after the other. */
import { parentPort } from 'node:worker_threads'
import { type PlayOptions, play } from './play.ts'

parentPort?.on('message', ({ seed, replay }: { seed: number } & PlayOptions) =>
  parentPort?.postMessage(play(seed, { replay })),
)

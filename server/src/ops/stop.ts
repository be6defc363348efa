/** Stopping: what is under way is finished, then the process ends. */
import type { Serving } from '../serve.ts'
import type { Log } from './log.ts'

/** Stops on SIGTERM and SIGINT with status 0, on an exception that nobody caught with status 1. */
export function stopOnSignal(serving: Serving, seconds: number, log: Log): void {
  let stopping = false

  async function stop(status: number): Promise<void> {
    if (stopping) return
    stopping = true
    const late = setTimeout(() => {
      log.warn({ seconds }, 'not everything ended in time')
      process.exit(status)
    }, seconds * 1000)
    await serving.stop().catch(error => log.error({ err: error }, 'stopping failed'))
    clearTimeout(late)
    process.exit(status)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping')
      stop(0)
    })
  }
  // Every accepted command is in the journal: a fresh process goes on where this one cannot be trusted any more.
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an exception that nobody caught')
    stop(1)
  })
}

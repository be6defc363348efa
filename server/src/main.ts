/** Starts the server. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// First of all: Colyseus' listeners reject unheard, and Node would end the process (finding A of the notes).
process.on('unhandledRejection', error => report('a promise was rejected unheard', error))

let report = (message: string, error: unknown): void => console.error(message, error)

// Compiled modules are kept, so the second start is quicker and smaller. What follows is loaded with the cache on.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/wingover', import.meta.url)))

const { readConfig } = await import('./config.ts')
const read = readConfig(process.env)
if ('problems' in read) {
  for (const problem of read.problems) console.error(problem)
  process.exit(1)
}

const [{ openLog }, { serve }] = await Promise.all([import('./ops/log.ts'), import('./serve.ts')])
const log = openLog(read.config.LOG_LEVEL)
report = (message, error) => log.error({ err: error }, message)

try {
  const serving = await serve(read.config, log)
  const { stopOnSignal } = await import('./ops/stop.ts')
  stopOnSignal(serving, read.config.DRAIN_SECONDS, log)
  console.log(`Wingover is ready at ${serving.address}`)
} catch (error) {
  console.error(`Wingover cannot start: ${error instanceof Error ? error.message : error}`)
  log.debug({ err: error }, 'start failed')
  process.exit(1)
}

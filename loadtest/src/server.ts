/** The real server as a process of its own. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export interface Server {
  readonly address: string
  readonly port: number
  /** What it logged. */
  log(): string
  /** Ends it with this signal and waits; the status it ended with, null when it was killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts it on a folder of data, on a free port when none is given, with these settings and no others of ours. */
export async function startServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  port = 0,
): Promise<Server> {
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, logged] = ['', '']
  child.stderr.on('data', chunk => {
    logged += chunk
  })
  // Nothing of this process survives it.
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      said += chunk
      const ready = /ready at (http:\S+)/.exec(said)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    ended.then(status => reject(new Error(`the server ended with ${status}: ${logged}`)))
  })
  return {
    address,
    port: Number(new URL(address).port),
    log: () => logged,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** A folder of its own for a server's data. */
export async function temporaryFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'wingover-play-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

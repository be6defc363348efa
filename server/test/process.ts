/** The real server as a process of its own, for tests at the wire. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const cwd = fileURLToPath(new URL('..', import.meta.url))

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly port: number
  readonly folder: string
  readonly child: ChildProcess
  /** What it wrote so far. */
  output(): { readonly stdout: string; readonly stderr: string }
  ended: Promise<Ended>
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'wingover-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Runs `node` on a file or with arguments, with these settings and no others of ours. */
export function run(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const out = { stdout: '', stderr: '' }
  child.stdout.on('data', chunk => {
    out.stdout += chunk
  })
  child.stderr.on('data', chunk => {
    out.stderr += chunk
  })
  const ended = new Promise<Ended>(resolve => child.on('close', status => resolve({ status, ...out })))
  return { child, ended, output: () => ({ ...out }) }
}

/** Starts the server on a free port in `folder` and waits until it is ready. */
export async function startServer(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const { child, ended, output } = run([main], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...settings })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const ready = output().stdout.match(/ready at http:\/\/[^:]+:(\d+)/)
      if (ready) resolve(Number(ready[1]))
    })
    ended.then(({ status, stderr }) => reject(new Error(`the server ended with ${status}: ${stderr}`)))
  })
  return { port, folder, child, output, ended }
}

/** Starts the server with settings that cannot work, and waits for its end. */
export function failServer(settings: Readonly<Record<string, string>>): Promise<Ended> {
  return run([main], settings).ended
}

export async function stopServer(server: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
  server.child.kill(signal)
  return server.ended
}

/** Sends these very bytes and collects what comes back until the other side closes, or until so many ms pass. */
export function raw(port: number, text: string, patience = 3000): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
}

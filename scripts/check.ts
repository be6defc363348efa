import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Every check by name. A script of ours is run by the same Node. */
const checks: readonly [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '--noEmit'],
  ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ['unused code', 'knip', '--no-progress', '--treat-config-hints-as-errors'],
  [
    'arrows',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'shared',
    'server',
    'client-sdk',
    'loadtest',
    'scripts',
  ],
  ['bans', 'node', 'scripts/bans.ts'],
  ['third parties', 'node', 'scripts/third-party.ts', '--check'],
  ['docs', 'node', 'scripts/docs.ts', '--check'],
]

const root = join(import.meta.dirname, '..')

/** Runs one check; what it says is shown only when it fails. */
function run([name, command, ...args]: (typeof checks)[number]): boolean {
  const started = performance.now()
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const passed = status === 0
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`)
  if (!passed) console.log(`${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`)
  return passed
}

const failed = checks.filter(check => !run(check)).map(([name]) => name)
console.log(failed.length === 0 ? `all ${checks.length} checks passed` : `failed: ${failed.join(', ')}`)
if (failed.length > 0) process.exitCode = 1

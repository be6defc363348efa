import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './table.ts'

const patience = 60_000
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Runs node in this workspace and collects what it prints. */
async function node(...args: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, args, { cwd: path('..'), stdio: ['ignore', 'pipe', 'pipe'] })
  const out = { stdout: '', stderr: '' }
  child.stdout.on('data', chunk => {
    out.stdout += chunk
  })
  child.stderr.on('data', chunk => {
    out.stderr += chunk
  })
  return new Promise(resolve => child.on('close', status => resolve({ status, ...out })))
}

describe('the example of the SDK’s README', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ LOG_LEVEL: 'warn' })
  }, patience)
  afterAll(() => house.close(), patience)

  it(
    'plays a match at a server with the limits of its defaults',
    async () => {
      const [, example = ''] = /```ts\n(.*?)```/s.exec(readFileSync(path('../../client-sdk/README.md'), 'utf8')) ?? []
      expect(example.trim().split('\n').length).toBeLessThanOrEqual(22)
      const squad = path('../../shared/squads/xwa/droid-line.json')
      // Evaluated code has no name of its own in argv.
      const args = ['example.ts', house.server().address, squad]
      const { status, stdout, stderr } = await node('--input-type=module-typescript', '--eval', example, ...args)
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toMatch(/^1 matchBegan$/m)
      expect(stdout).toMatch(/^Bo is asked: planning$/m)
      expect(stdout).toMatch(/^The end: \{ winner: .*, reason: '\w+' \}$/m)
    },
    patience,
  )
})

describe('the demo', () => {
  it(
    'tells the story of a match and ends in agreement',
    async () => {
      const { status, stdout, stderr } = await node('src/demo.ts', '--seed', '3', '--rounds', '2')
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      for (const part of [
        /^Set-up$/m,
        /^Round 1, Planning Phase$/m,
        /^ {2}\S.* reveals \d .*, (?:white|blue|red)\.$/m,
        /^Match m[\w-]+: side [AB] wins \(\w+\)\.$/m,
        /^Both players heard the same \d+ events and see the same table, and the server's hashes of their views agree\.$/m,
      ])
        expect(stdout).toMatch(part)
      expect(stdout).not.toMatch(/undefined|null|NaN|\[object/)
    },
    patience,
  )

  it(
    'tells the story of a battle, too',
    async () => {
      const { status, stdout, stderr } = await node('src/demo.ts', '--game', 'hex', '--seed', '3', '--rounds', '2')
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      for (const part of [
        /^Set-up$/m,
        /^Round 1, Helm Phase$/m,
        /^ {2}Ships move and fire in this order: \S.*\.$/m,
        /^Match m[\w-]+: side [AB] wins \(\w+\)\.$/m,
        /^Both players heard the same \d+ events and see the same table, and the server's hashes of their views agree\.$/m,
      ])
        expect(stdout).toMatch(part)
      expect(stdout).not.toMatch(/undefined|null|NaN|\[object/)
    },
    patience,
  )

  it(
    'says what is wrong with its arguments',
    async () => {
      expect(await node('src/demo.ts', '--seed', 'x')).toEqual({
        status: 1,
        stdout: '',
        stderr: '--seed x is no whole number.\n',
      })
      expect(await node('src/demo.ts', '--bots', 'pilot')).toEqual({
        status: 1,
        stdout: '',
        stderr: '--bots pilot is not two of random and pilot, such as pilot,random.\n',
      })
      const { status, stdout, stderr } = await node('src/demo.ts', '--foo')
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(/^Unknown option '--foo'.*\n$/)
    },
    patience,
  )
})

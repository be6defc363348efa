import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const patience = 60_000
const folder = mkdtempSync(join(tmpdir(), 'wingover-verify-'))
const file = join(folder, 'match.log')

function run(tool: string, ...args: string[]) {
  const script = fileURLToPath(new URL(`${tool}.ts`, import.meta.url))
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
}

beforeAll(() => {
  expect(run('match', '--seed', '7', '--out', file).status).toBe(0)
}, patience)
afterAll(() => rmSync(folder, { recursive: true }))

describe('verify', () => {
  it(
    'accepts a whole log, and refuses one that lacks its last row',
    () => {
      expect(run('verify', file)).toMatchObject({ status: 0, stderr: '' })
      const lines = readFileSync(file, 'utf8').split('\n')
      const short = join(folder, 'short.log')
      writeFileSync(short, lines.toSpliced(-3, 1).join('\n'))
      expect(run('verify', short)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('bad_log') })
    },
    patience,
  )

  it('takes one log', () => expect(run('verify', file, file)).toMatchObject({ status: 1, stdout: '' }), patience)
})

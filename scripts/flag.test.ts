import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('a script of ours', { timeout: 60_000 }, () => {
  it.each([
    ['docs.ts', '--foo', '--check'],
    ['third-party.ts', 'check', '--check'],
    ['pack-sdk.ts', '--foo', '--install'],
  ])('%s %s says in a sentence that it takes %s', (script, word, flag) => {
    const stderr = `This script takes ${flag} or nothing, not "${word}".\n`
    expect(run(script, word)).toEqual({ status: 1, stdout: '', stderr })
  })

  it('takes its flag once', () => {
    expect(run('third-party.ts', '--check', '--check')).toMatchObject({ status: 1, stdout: '' })
  })

  it('says what it has checked', () => {
    expect(run('third-party.ts', '--check')).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /^THIRD_PARTY\.md is up to date: \d+ packages, each under a permissive licence\.\n$/,
      ),
      stderr: '',
    })
  })
})

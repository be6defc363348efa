import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wholeNumber } from './flags.ts'

const patience = 60_000

describe('a command called with what it does not take', () => {
  it.each([
    ['match', '--bogus'],
    ['match', '--seed='],
    ['match', `--out=${tmpdir()}`],
    ['oracle', 'extra'],
    ['bench', '--bogus'],
    ['soak', '--bogus'],
  ] as const)(
    'says so in a sentence: %s %s',
    (tool, flag) => {
      const file = fileURLToPath(new URL(`${tool}.ts`, import.meta.url))
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, flag], { encoding: 'utf8' })
      expect([status === 0, stdout]).toEqual([false, ''])
      expect(stderr).toMatch(/\S/)
      expect(stderr).not.toMatch(/^ +at /m)
    },
    patience,
  )
})

it(
  'tells an unknown flag which ones there are',
  () => {
    const file = fileURLToPath(new URL('duel.ts', import.meta.url))
    const { stderr } = spawnSync(process.execPath, [file, '--bogus'], { encoding: 'utf8' })
    expect(stderr).toMatch(/'--bogus'\nThis takes .*--matches\b.*\.\n$/)
  },
  patience,
)

describe('a whole number', () => {
  it('is one that is written out', () => {
    expect(['7', '-3', '0', '-0'].map(wholeNumber)).toEqual([7, -3, 0, 0])
    for (const text of ['', ' ', '1.5', '1e3', '0x10', '9007199254740993', 'seven']) expect(wholeNumber(text)).toBeNaN()
  })
})

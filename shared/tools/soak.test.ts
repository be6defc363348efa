import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const tool = fileURLToPath(new URL('soak.ts', import.meta.url))
const soak = (...args: string[]) => spawnSync(process.execPath, [tool, ...args], { encoding: 'utf8' })

describe('npm run soak', { timeout: 120_000 }, () => {
  it('plays so many matches from a seed on and prints one JSON object', () => {
    const { status, stdout, stderr } = soak('--matches', '3', '--seed', '5')
    expect([status, stderr, stdout.trimEnd().split('\n').length]).toEqual([0, '', 1])
    expect(JSON.parse(stdout)).toMatchObject({ matches: 3, replayed: 1, faults: [] })
  })

  it.each([
    ['--matches', '0'],
    ['--matches', 'all'],
    ['--seed', 'x'],
  ])('says in a sentence that it does not take %s %s', (flag, value) => {
    const { status, stdout, stderr } = soak(flag, value)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(new RegExp(`^${flag} ${value} is no whole number.*\n$`))
  })
})

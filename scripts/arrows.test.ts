import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './project-files.ts'

/** A project of nothing but imports: file → what it imports. */
const planted: Record<string, string[]> = {
  'shared/src/kernel/run.ts': ['../dial/ship.ts', '../geometry/arc.ts', 'zod'],
  'shared/src/geometry/arc.ts': ['../kernel/row.ts'],
  'shared/src/kernel/row.ts': ['@noble/hashes/sha2.js'],
  'shared/src/dial/ship.ts': ['../protocol/message.ts', '../geometry/hex.ts', 'express'],
  'shared/src/geometry/hex.ts': [],
  'shared/src/protocol/message.ts': ['zod', '../../../server/src/main.ts'],
  'shared/src/clock/bank.ts': ['./tick.ts'],
  'shared/src/clock/tick.ts': ['./bank.ts'],
  'server/src/main.ts': ['../../client-sdk/src/index.ts', './main.test.ts', '../../../beside.ts', './gone.ts'],
  'server/src/main.test.ts': [],
  'client-sdk/src/index.ts': ['../../shared/src/kernel/row.ts'],
  'loadtest/src/load.ts': ['../../server/src/main.ts'],
  '../beside.ts': [],
}

let outer = ''
let found: string[] = []

beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'wingover-arrows-'))
  const project = join(outer, 'project')
  for (const [file, imports] of Object.entries(planted)) {
    const path = join(project, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${imports.map(name => `import '${name}'\n`).join('')}export const here = 1\n`)
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    [
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'shared',
      'server',
      'client-sdk',
      'loadtest',
    ],
    { cwd: project, encoding: 'utf8' },
  )
  const { summary }: { summary: { violations: { from: string; to: string; rule: { name: string } }[] } } =
    JSON.parse(stdout)
  found = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)
}, 60_000)

afterAll(() => rmSync(outer, { recursive: true }))

describe('an import against the arrows', () => {
  it.each([
    'shared-src-kernel-arrow: shared/src/kernel/run.ts → shared/src/dial/ship.ts',
    'shared-src-kernel-arrow: shared/src/kernel/run.ts → shared/src/geometry/arc.ts',
    'shared-src-geometry-arrow: shared/src/geometry/arc.ts → shared/src/kernel/row.ts',
    'shared-src-dial-arrow: shared/src/dial/ship.ts → shared/src/protocol/message.ts',
    'shared-arrow: shared/src/protocol/message.ts → server/src/main.ts',
    'server-arrow: server/src/main.ts → client-sdk/src/index.ts',
    'loadtest-arrow: loadtest/src/load.ts → server/src/main.ts',
    'workspace-by-name: client-sdk/src/index.ts → shared/src/kernel/row.ts',
    'no-test-in-product: server/src/main.ts → server/src/main.test.ts',
    'inside-the-checkout: server/src/main.ts → ../beside.ts',
    'resolvable: server/src/main.ts → ./gone.ts',
  ])('is found: %s', violation => {
    expect(found).toContain(violation)
  })

  it('is found for packages: zod outside protocol, and any package but the allowed ones', () => {
    const packages = found.filter(line => /^(zod-in-protocol|rules-dependencies)/.test(line))
    expect(packages.map(line => line.split(' → ')[0]).sort()).toEqual([
      'rules-dependencies: shared/src/dial/ship.ts',
      'zod-in-protocol: shared/src/kernel/run.ts',
    ])
  })

  it('is found in a circle', () => {
    expect(found.some(line => line.startsWith('no-cycles: shared/src/clock/bank.ts'))).toBe(true)
  })

  it('does not hide what is allowed', () => {
    const allowed = ['shared/src/dial/ship.ts → shared/src/geometry/hex.ts', 'shared/src/kernel/row.ts → node_modules']
    expect(found.filter(line => allowed.some(arrow => line.includes(arrow)))).toEqual([])
  })
})

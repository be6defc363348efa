import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { together } from '../src/dial/data/layers.ts'
import { scratch, snapshotFiles, written } from './data/fixture.ts'
import { before, readSources } from './data/store.ts'
import { data } from './data.ts'

const run = (...args: string[]) => {
  const said: string[] = []
  const code = data(args, line => said.push(line))
  return { code, said: said.join('\n') }
}

/** The snapshot with Ann's cost changed, Bea gone and Dot new. */
const later = () => {
  const files = snapshotFiles()
  const ship = files['data/pilots/resistance/kite.json']
  const [ann, bea] = ship.pilots
  if (ann?.cost === undefined || bea === undefined) throw new Error('the fixture has changed')
  const { charges: _, ...bare } = ann
  const pilots = [
    { ...bare, cost: 4 },
    { ...bea, name: 'Dot', xws: 'dot' },
  ]
  return { ...files, 'data/pilots/resistance/kite.json': { ...ship, pilots } }
}

const builtOnce = () => {
  const into = scratch()
  run(written(snapshotFiles()), '--name', 'first', '--date', '2026-01-01', '--into', into)
  return into
}

describe('npm run data', () => {
  it('without a folder checks the committed tables', () => {
    expect(run()).toMatchObject({ code: 0 })
    expect(run('--check')).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^xwa \S+: \d+ ships, \d+ pilots, \d+ upgrades: good\n(.*: good\n)*amg \S+: .*: good$/,
      ),
    })
  })

  it('builds the first tables, one record a line, the same each time', () => {
    const [one, two] = [builtOnce(), builtOnce()]
    const text = readFileSync(join(one, 'tables/xwa/first.ts'), 'utf8')
    expect(text.split('\n').filter(line => line.startsWith('{"id":'))).toHaveLength(1 + 3 + 1 + 1 + 2)
    for (const file of ['tables/xwa/first.ts', 'tables/index.ts', 'names/en.json'])
      expect(readFileSync(join(one, file), 'utf8')).toBe(readFileSync(join(two, file), 'utf8'))
  })

  it('says what is wrong with what it built: this deck is short and the words have no names', () => {
    const into = scratch()
    const built = run(written(snapshotFiles()), '--name', 'first', '--date', '2026-01-01', '--into', into)
    expect(built.code).toBe(1)
    expect(built.said).toContain('the deck has 7 cards, not 33')
  })

  it('writes a later snapshot as a layer of its changes only', () => {
    const into = builtOnce()
    run(written(later()), '--name', 'spring', '--date', '2026-03-01', '--into', into)
    const sources = readSources(into, 'xwa')
    expect(JSON.parse(sources?.[1]?.text ?? '')).toMatchObject({
      name: 'spring',
      date: '2026-03-01',
      changes: {
        pilots: [
          { id: 'annoder', cost: 4, charges: null },
          { id: 'bea-atdusk', formats: [] },
          { id: 'dot', cost: 8 },
        ],
      },
    })
    expect(Object.keys(JSON.parse(sources?.[1]?.text ?? '').changes)).toEqual(['pilots'])
    expect(readFileSync(join(into, 'tables/index.ts'), 'utf8')).toContain("{ name: 'spring', date: '2026-03-01'")
  })

  it('makes the same tables from base and layer as from the later snapshot alone, but for retired cards', () => {
    const into = builtOnce()
    run(written(later()), '--name', 'spring', '--date', '2026-03-01', '--into', into)
    const alone = scratch()
    run(written(later()), '--name', 'spring', '--date', '2026-03-01', '--into', alone)
    const [layered, whole] = [into, alone].map(folder => {
      const sources = readSources(folder, 'xwa')
      return sources && together(sources)
    })
    expect(layered?.pilots.filter(({ formats }) => formats.length > 0)).toEqual(whole?.pilots)
    expect(layered?.upgrades).toEqual(whole?.upgrades)
  })

  it('rebuilds a layer under its name', () => {
    const into = builtOnce()
    const folder = written(later())
    const written1 = () => readFileSync(join(into, 'tables/xwa/spring.ts'), 'utf8')
    run(folder, '--name', 'spring', '--date', '2026-03-01', '--into', into)
    const once = written1()
    run(folder, '--name', 'spring', '--date', '2026-03-01', '--into', into)
    expect(written1()).toBe(once)
    expect(readSources(into, 'xwa')).toHaveLength(2)
  })

  it('lays a layer over those before its day', () => {
    const into = builtOnce()
    run(written(later()), '--name', 'spring', '--date', '2026-03-01', '--into', into)
    const sources = readSources(into, 'xwa')
    if (sources === undefined) throw new Error('nothing was written')
    expect(before(sources, '2026-02-01', 'winter').map(({ name }) => name)).toEqual(['first'])
    expect(before(sources, '2026-04-01', 'summer').map(({ name }) => name)).toEqual(['first', 'spring'])
    expect(before(sources, '2026-03-01', 'spring').map(({ name }) => name)).toEqual(['first'])
  })

  it.each<[string, string[], string]>([
    ['an unknown ruleset', ['DIR', '--ruleset', 'ffg'], '--ruleset: xwa or amg, not "ffg"'],
    ['an unknown option', ['DIR', '--points'], "Unknown option '--points'"],
    [
      'a folder without the data',
      ['DIR', '--name', 'x', '--date', '2026-01-01'],
      'data/manifest.json: the file is missing',
    ],
    ['no name for first tables', ['DIR'], '--name is needed'],
    ['no day for first tables', ['DIR', '--name', 'x'], '--date is needed'],
    ['a name that is a path', ['DIR', '--name', '../x', '--date', '2026-01-01'], '--name is needed'],
  ])('refuses %s', (_, args, sentence) => {
    const { code, said } = run(...args.map(arg => (arg === 'DIR' ? scratch() : arg)), '--into', scratch())
    expect(said).toContain(sentence)
    expect(code).toBe(1)
  })

  it('refuses a layer older than the first tables', () => {
    const { code, said } = run(written(later()), '--name', 'old', '--date', '2025-12-31', '--into', builtOnce())
    expect(said).toContain('the first tables are of 2026-01-01')
    expect(code).toBe(1)
  })

  it('says when a layer is not in the list that the accessor imports', () => {
    const into = builtOnce()
    expect(run('--into', into).said).not.toContain('index.ts')
    writeFileSync(join(into, 'tables/index.ts'), '')
    expect(run('--into', into).said).toContain('tables/index.ts does not list the layers')
  })

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--date DAY') })
    expect(run('one', 'two').code).toBe(2)
  })
})

describe('the committed tables', () => {
  const committed = fileURLToPath(new URL('../src/dial/data', import.meta.url))

  const reference = fileURLToPath(new URL('../../../shared/reference', import.meta.url))

  it.skipIf(!existsSync(reference)).each([
    ['xwa', '2026-02', '2026-02-01', 'xwing-data2'],
    ['amg', '2025-01', '2025-01-01', 'xwing-data2-amg'],
  ])(
    '%s are what the builder makes of the reference (skipped where that is absent)',
    (ruleset, name, date, snapshot) => {
      const into = scratch()
      run(join(reference, snapshot), '--ruleset', ruleset, '--name', name, '--date', date, '--into', into)
      expect(readdirSync(join(into, 'tables', ruleset))).toEqual([`${name}.ts`])
      const file = `tables/${ruleset}/${name}.ts`
      expect(readFileSync(join(into, file), 'utf8')).toBe(readFileSync(join(committed, file), 'utf8'))
    },
  )
})

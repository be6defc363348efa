import { describe, expect, it } from 'vitest'
import { acceptedLicences, type Lock, page, refusals, type ThirdParty, thirdParties } from './third-party.ts'

const lock: Lock = {
  '': { dependencies: {} },
  server: { version: '0.1.0', dependencies: { rules: '0.1.0', web: '2.0.0' } },
  shared: { version: '0.1.0', dependencies: { hash: '1.0.0' } },
  'node_modules/rules': { link: true, resolved: 'shared' },
  'node_modules/web': {
    version: '2.0.0',
    license: 'MIT',
    dependencies: { parse: '1.0.0' },
    peerDependencies: { logger: '1.0.0', compiler: '7.0.0' },
    peerDependenciesMeta: { compiler: { optional: true } },
  },
  'node_modules/web/node_modules/parse': { version: '1.0.0', license: 'ISC', dependencies: { hash: '1.0.0' } },
  'node_modules/parse': { version: '2.0.0', license: 'GPL-3.0-only' },
  'node_modules/hash': {
    version: '1.0.0',
    license: '0BSD',
    optionalDependencies: { native: '1.0.0', absent: '1.0.0' },
  },
  'node_modules/native': { version: '1.0.0', license: '(GPL-2.0-only OR BSD-2-Clause)' },
  'node_modules/logger': { version: '1.0.0', license: 'MIT' },
  'node_modules/compiler': { version: '7.0.0', license: 'GPL-3.0-only' },
}

describe('third parties', () => {
  it('follows dependencies from the workspaces, nested copies first, and leaves out optional peers', () => {
    expect(thirdParties(lock).map(({ name, version }) => `${name}@${version}`)).toEqual([
      'hash@1.0.0',
      'logger@1.0.0',
      'native@1.0.0',
      'parse@1.0.0',
      'web@2.0.0',
    ])
  })

  it('prints a row for each, with the licence chosen', () => {
    expect(page(thirdParties(lock))).toContain('| native | 1.0.0 | [BSD-2-Clause](LICENSES/BSD-2-Clause.txt) |')
  })
})

describe('licences', () => {
  it.each([
    ['MIT', ['MIT']],
    ['(GPL-2.0-only OR MIT)', ['MIT']],
    ['MIT AND ISC', ['MIT', 'ISC']],
    ['GPL-3.0-only', null],
    ['MIT AND GPL-3.0-only', null],
    ['UNLICENSED', null],
    ['', null],
  ])('%s lets us choose %j', (expression, chosen) => {
    expect(acceptedLicences(expression)).toEqual(chosen)
  })

  const licensed = (licence: string): ThirdParty[] => [{ name: 'a', version: '1.0.0', licence }]

  it('says which package is refused and why', () => {
    expect(refusals(licensed('AGPL-3.0-only'), () => true)).toEqual([
      expect.stringContaining('a@1.0.0 is licensed AGPL-3.0-only'),
    ])
    expect(refusals(licensed(''), () => true)).toEqual([expect.stringContaining('a@1.0.0 names no licence')])
  })

  it('asks for the text of each licence chosen', () => {
    expect(refusals(licensed('MIT'), () => false)).toEqual(['LICENSES/MIT.txt is missing'])
    expect(refusals(licensed('MIT'), () => true)).toEqual([])
  })
})

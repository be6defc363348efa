import { describe, expect, it } from 'vitest'
import { isIgnored, projectFiles } from './project-files.ts'

describe('the files of the project', () => {
  it.each([
    ['node_modules', true],
    ['server/node_modules', true],
    ['data', true],
    ['shared/src/dial/data', false],
    ['dist/sdk.tgz', true],
    ['distance.ts', false],
  ])('%s is ignored: %s', (path, ignored) => {
    expect(isIgnored(path, ['node_modules/', '/data/', '*.tgz', 'dist/'])).toBe(ignored)
  })

  it('are those at the root, in hidden folders and below, without what npm brings', () => {
    const files = projectFiles()
    expect(files).toEqual(expect.arrayContaining(['README.md', '.ci/run', 'scripts/project-files.ts']))
    expect(files.filter(file => file.includes('node_modules/'))).toEqual([])
    expect(projectFiles('scripts')).toEqual(files.filter(file => file.startsWith('scripts/')))
  })
})

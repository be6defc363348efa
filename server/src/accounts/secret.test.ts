import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/process.ts'
import { keptSecret } from './secret.ts'

describe('the secret that signs tokens', () => {
  const folder = temporaryFolder()
  afterEach(() => folder.remove())

  it('is made once, kept with mode 600, and not written over when damaged', () => {
    const data = join(folder.path, 'data')
    const secret = keptSecret(data)
    const file = join(data, 'token-secret')
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(`${secret}\n`)
    expect(keptSecret(data)).toBe(secret)
    writeFileSync(file, 'short')
    expect(() => keptSecret(data)).toThrow(/damaged/)
    expect(readFileSync(file, 'utf8')).toBe('short')
  })
})

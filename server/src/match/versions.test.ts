import { describe, expect, it } from 'vitest'
import { agree } from './versions.ts'

describe('versions', () => {
  it.each([
    [{ engine: '1.9.3' }, true],
    [{ engine: '2.0.0' }, false],
    [{ rules: 'dial 1.4.0' }, true],
    [{ rules: 'dial 2.0.0' }, false],
    [{ data: 'other' }, false],
  ])('agree by their majors, and data as a whole: %j', (other, same) => {
    const here = { engine: '1.0.0', rules: 'dial 1.0.0', data: 'xwa 2026-02' }
    expect(agree(here, { ...here, ...other })).toBe(same)
  })
})

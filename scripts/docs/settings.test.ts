import { describe, expect, it } from 'vitest'
import { between, settingsTable } from './settings.ts'

describe('a generated part of a page', () => {
  it('goes between its marks and leaves the rest alone', () => {
    const page = 'a\n<!-- t -->\nold\n<!-- /t -->\nb\n'
    expect(between(page, 't', 'new\n')).toBe('a\n<!-- t -->\nnew\n<!-- /t -->\nb\n')
  })

  it('needs its marks', () => {
    expect(() => between('a', 't', 'new')).toThrow('no <!-- t -->')
  })
})

describe('the settings table', () => {
  it('has a row for the port with its default', () => {
    expect(settingsTable()).toContain('| `PORT` | `2567` | ')
  })
})

import { expect, it } from 'vitest'
import { isReject, reject, rejectTable } from './reject.ts'

it('carries code, place and sentence; more words and facts where given', () => {
  expect(reject('paused', '')).toEqual({ code: 'paused', place: '', message: 'The match is paused.' })
  expect(reject('paused', '', 'storage', { since: 5 })).toEqual({
    code: 'paused',
    place: '',
    message: 'The match is paused. storage',
    facts: { since: 5 },
  })
})

it('is told from other values', () => {
  expect(isReject(reject('paused', ''))).toBe(true)
  expect(isReject({ code: 'x' })).toBe(false)
})

it('every code of the table has a sentence of its own', () => {
  expect(new Set(rejectTable.map(r => r.code)).size).toBe(rejectTable.length)
  for (const { code, sentence } of rejectTable) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(sentence).toMatch(/^[A-Z].*\.$/)
  }
})

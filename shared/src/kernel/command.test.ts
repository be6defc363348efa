import { describe, expect, it } from 'vitest'
import { intents, isCommand } from './command.ts'

const answer = { id: 'x', seat: 'a', at: 5, requestId: 'q1', answer: null }
const intent = { id: 'x', seat: 'a', at: 5, intent: 'undo', to: 'y' }

it('takes an answer, null and false included', () => {
  for (const said of [null, false, 0, '', [], { ready: true }])
    expect(isCommand({ ...answer, answer: said })).toBe(true)
})

it('takes every intent, with and without `to`', () => {
  for (const name of intents) {
    expect(isCommand({ ...intent, intent: name })).toBe(true)
    expect(isCommand({ id: 'x', seat: 'a', at: 5, intent: name })).toBe(true)
  }
})

describe('refuses', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [answer]],
    ['no id', { ...answer, id: undefined }],
    ['an empty id', { ...answer, id: '' }],
    ['an id of 65 characters', { ...answer, id: 'x'.repeat(65) }],
    ['a number as id', { ...answer, id: 5 }],
    ['no seat', { ...answer, seat: undefined }],
    ['time as text', { ...answer, at: '5' }],
    ['time without end', { ...answer, at: Number.POSITIVE_INFINITY }],
    ['no answer', { ...answer, answer: undefined }],
    ['a request as number', { ...answer, requestId: 1 }],
    ['answer and intent at once', { ...answer, intent: 'undo' }],
    ['an answer with `to`', { ...answer, to: 'y' }],
    ['an unknown intent', { ...intent, intent: 'win' }],
    ['an inherited intent', { ...intent, intent: 'constructor' }],
    ['`to` as number', { ...intent, to: 1 }],
    ['another key', { ...answer, admin: true }],
  ])('%s', (_, value) => expect(isCommand(value)).toBe(false))
})

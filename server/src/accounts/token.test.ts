import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bearer, tokens } from './token.ts'

const secret = 'a secret of more than thirty-two characters'
const ana = { id: 'gAna', name: 'Ana' }
const day = 86_400_000

function codeOf(read: ReturnType<ReturnType<typeof tokens>['read']>): string {
  return 'refusal' in read ? read.refusal.code : 'accepted'
}

describe('an account token', () => {
  it('says who somebody is', () => {
    const { issue, read } = tokens(secret, 90)
    expect(read(issue(ana).token)).toEqual({ player: ana })
  })

  it('ends when its days are over', () => {
    let now = 1000
    const { issue, read } = tokens(secret, 90, () => now)
    const { token, expires } = issue(ana)
    expect(expires).toBe(1000 + 90 * day)
    now = expires - 1
    expect(codeOf(read(token))).toBe('accepted')
    now = expires
    expect(codeOf(read(token))).toBe('expired_token')
  })

  it('is refused when any character of it is another', () => {
    const { issue, read } = tokens(secret, 90)
    const { token } = issue(ana)
    for (let i = 0; i < token.length; i++) {
      const other = token[i] === 'A' ? 'B' : 'A'
      expect(codeOf(read(token.slice(0, i) + other + token.slice(i + 1)))).toBe('bad_token')
    }
  })

  it('is refused under another secret, another version and in any other form', () => {
    const { issue, read } = tokens(secret, 90)
    const { token } = issue(ana)
    expect(codeOf(read(tokens(`${secret}!`, 90).issue(ana).token))).toBe('bad_token')
    const [, body] = token.split('.')
    const w2 = `w2.${body}`
    expect(codeOf(read(`${w2}.${createHmac('sha256', secret).update(w2).digest('base64url')}`))).toBe('bad_token')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    for (const bad of [none, 'w1', 'w1..', '.', '...', `${token}.`, ` ${token}`, 'x'.repeat(5000)])
      expect(codeOf(read(bad))).toBe('bad_token')
  })

  it('is asked for when there is none', () => {
    const { read } = tokens(secret, 90)
    expect([undefined, ''].map(none => codeOf(read(none)))).toEqual(['no_token', 'no_token'])
  })

  it('comes in a bearer header', () => {
    expect(bearer('Bearer w1.a.b')).toBe('w1.a.b')
    expect(bearer('bearer  w1.a.b')).toBe('w1.a.b')
    expect([undefined, '', 'Basic abc', 'Bearer', 'Bearer a b'].map(bearer)).toEqual(Array(5).fill(undefined))
  })
})

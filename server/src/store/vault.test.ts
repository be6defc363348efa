import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { vault } from './vault.ts'

const seed = randomBytes(32)
const key = randomBytes(32)

describe('dice seeds at rest', () => {
  it('are in the open without a key', () => {
    const text = vault(undefined).seal('m', seed)
    expect(text).toBe(`plain:${seed.toString('hex')}`)
    expect(vault(undefined).open('m', text)).toEqual(seed)
    expect(vault(key).open('m', text)).toEqual(seed)
  })

  it('are sealed with a key, each time anew', () => {
    const sealed = vault(key).seal('m', seed)
    expect(sealed).not.toContain(seed.toString('hex'))
    expect(vault(key).seal('m', seed)).not.toBe(sealed)
    expect(vault(key).open('m', sealed)).toEqual(seed)
  })

  it('open under their own key and for their own match only, and not when they were changed', () => {
    const sealed = vault(key).seal('m', seed)
    expect(() => vault(undefined).open('m', sealed)).toThrow('the dice seed of m is sealed: set DATA_KEY')
    expect(() => vault(randomBytes(32)).open('m', sealed)).toThrow('DATA_KEY does not open the dice seed of m')
    expect(() => vault(key).open('n', sealed)).toThrow('does not open')
    const last = sealed.at(-1) === '0' ? '1' : '0'
    expect(() => vault(key).open('m', sealed.slice(0, -1) + last)).toThrow('does not open')
    const [, nonce, tag, body] = sealed.split(':')
    expect(() => vault(key).open('m', `gcm:${nonce}:${tag?.slice(0, 8)}:${body}`)).toThrow('does not open')
  })
})

/** Dice seeds at rest: sealed with AES-256-GCM when there is a DATA_KEY, each for its own match. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface Vault {
  /** The text to store: `plain:` seed, or `gcm:` nonce, tag and sealed seed; hexadecimal. */
  seal(match: string, seed: Uint8Array): string
  /** The seed again. Throws when the text is damaged, of another match, or sealed under another key. */
  open(match: string, text: string): Buffer
}

const cipher = 'aes-256-gcm'

export function vault(key: Buffer | undefined): Vault {
  return {
    seal(match, seed) {
      if (key === undefined) return `plain:${Buffer.from(seed).toString('hex')}`
      const nonce = randomBytes(12)
      const lock = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(match))
      const sealed = Buffer.concat([lock.update(seed), lock.final()])
      return `gcm:${[nonce, lock.getAuthTag(), sealed].map(part => part.toString('hex')).join(':')}`
    },
    open(match, text) {
      const [kind, ...parts] = text.split(':')
      const [first = Buffer.alloc(0), tag = Buffer.alloc(0), sealed = Buffer.alloc(0)] = parts.map(p =>
        Buffer.from(p, 'hex'),
      )
      if (kind === 'plain') return first
      if (key === undefined) throw new Error(`the dice seed of ${match} is sealed: set DATA_KEY`)
      try {
        const lock = createDecipheriv(cipher, key, first, { authTagLength: 16 })
          .setAAD(Buffer.from(match))
          .setAuthTag(tag)
        return Buffer.concat([lock.update(sealed), lock.final()])
      } catch (error) {
        throw new Error(`DATA_KEY does not open the dice seed of ${match}`, { cause: error })
      }
    },
  }
}

/** The secret that signs tokens, made once and kept where only this user reads it. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret kept in `folder`, made at the first call. The file has mode 600. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'token-secret')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${file} is damaged: remove it, and every token issued so far ends`)
  return secret
}

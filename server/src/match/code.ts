/** The six letters that one hands to a friend. Without I and O, which look like digits. */
import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

export function newCode(): string {
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
}

/** The code as we write it, or null when it cannot be one. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase()
  return /^[A-HJ-NP-Z]{6}$/.test(code) ? code : null
}

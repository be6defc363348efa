/** Lists as pasted text: rules/dial.md §11.1. */

/** Longer text is no squad: the longest real ones have some 6,000 characters. */
export const LONGEST = 100_000

/** `single-quoted` text was made readable by a guess at its quotes. */
export type Read =
  | { readonly format: 'xws' | 'single-quoted'; readonly value: unknown }
  | { readonly format: 'unreadable' }

/**
 * Reads pasted text. A byte order mark and JSON inside a JSON string are accepted, and so is the single-quoted
 * text that some event sites hand out. Work is linear in the length; text over {@link LONGEST} is not read at all.
 */
export const readText = (text: string): Read => {
  if (text.length > LONGEST) return { format: 'unreadable' }
  const plain = text.replace(/^\uFEFF/, '').trim()
  const json = parsed(plain)
  if (typeof json === 'string') return readText(json)
  if (json !== undefined) return { format: 'xws', value: json }
  const guess = plain.startsWith('{') ? parsed(doubleQuoted(plain)) : undefined
  return guess === undefined ? { format: 'unreadable' } : { format: 'single-quoted', value: guess }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Turns single quotes into double ones. A quote inside a word is told from a closing one by what follows it. */
const doubleQuoted = (text: string): string => {
  let out = ''
  let within = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    if (char === "'" && (!within || /^\s*(?:[,:}\]]|$)/.test(text.slice(i + 1, i + 20)))) {
      within = !within
      out += '"'
    } else out += within && char === '"' ? '\\"' : char
  }
  return out
}

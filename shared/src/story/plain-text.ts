/** Text of other people's making, such as a player's name, made fit to stand inside a sentence. */

/** Control characters, lone surrogates, what XML cannot hold, and marks that would turn the direction of what follows. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]+/gu
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Marks above and below a letter beyond this many are somebody's joke. */
const stacked = /(\p{M}{4})\p{M}+/gu

/** One line of at most `longest` characters; a text that runs from right to left is isolated from what stands around it. */
export function plainText(text: string, longest: number): string {
  const line = text.replace(unfit, ' ').replace(stacked, '$1').replace(/\s+/gu, ' ').trim()
  const characters = [...line]
  const kept =
    characters.length > longest
      ? `${characters
          .slice(0, longest - 1)
          .join('')
          .trimEnd()}…`
      : line
  return rightToLeft.test(kept) ? `\u2068${kept}\u2069` : kept
}

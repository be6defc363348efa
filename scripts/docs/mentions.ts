/** A place of the rules that a comment or a test names: `rules/dial.md`, `5.2`. */
export type Mention = { page: string; section: string; index: number }

/** `rules/dial.md §5.2–5.3, §6` or `design §4`: a page, then sections; each further one has its own § or follows a dash. */
const mention =
  /(rules\/[a-z]+\.md|\bdesign)(?:\.md)?\s+(§+\s*\d+(?:\.\d+)?(?:\s*(?:[–-]\s*§?\s*\d+(?:\.\d+)?|(?:,|;|\+|and|or|, and)\s*§+\s*\d+(?:\.\d+)?))*)/g
const oneOrRange = /(\d+(?:\.\d+)?)(?:\s*[–-]\s*§?\s*(\d+(?:\.\d+)?))?/g

/** `5.2–5.4` as 5.2, 5.3, 5.4, and `4–6` as 4, 5, 6; a range across chapters is its two ends. */
function range(first: string, last: string): string[] {
  const [chapter, from] = first.split('.')
  const [lastChapter, to] = last.split('.')
  const count = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, step) => low + step)
  if (from === undefined && to === undefined) return count(Number(first), Number(last)).map(String)
  if (chapter !== lastChapter) return [first, last]
  return count(Number(from), Number(to)).map(section => `${chapter}.${section}`)
}

/** Every section named in a text, ranges written out. Line breaks inside a comment do not hide a mention. */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(mention)].flatMap(({ 1: page = '', 2: list = '', index }) =>
    [...list.matchAll(oneOrRange)]
      .flatMap(({ 1: first = '', 2: last }) => (last === undefined ? [first] : range(first, last)))
      .map(section => ({ page: page === 'design' ? 'design' : page, section, index })),
  )
}

/** Cases of `rules/dial.md §12` named in a text: `A7`, `A11–A14`. */
export function casesIn(text: string): number[] {
  return [...text.matchAll(/\bA(\d{1,2})\b(?:\s*[–-]\s*A(\d{1,2})\b)?/g)].flatMap(({ 1: first, 2: last }) =>
    last === undefined ? [Number(first)] : range(String(first), last).map(Number),
  )
}

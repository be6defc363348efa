import { literalText, type Source as Parsed, parse } from '../bans/source.ts'
import { casesIn, mentionsIn } from './mentions.ts'

export type TextFile = { file: string; text: string }

type Entry = { page: string; section: string; file: string; says: string }

const caseCount = 61 // rules/dial.md §12
const isTest = (file: string) => file.endsWith('.test.ts')
const link = (file: string) => `[${file.replace(/^shared\/src\//, '')}](../${file})`

/** A comment as running text, without the stars at the start of its lines. */
const plain = (comment: string) =>
  comment
    .replace(/\n?\s*\*+\s?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What a comment says of a section: the sentence that names it, up to the first name of a section. */
function sentenceBefore(comment: string, index: number): string {
  const start = comment.lastIndexOf('. ', index - 1)
  const words = comment.slice(start < 0 ? 0 : start + 2, index)
  const [before = ''] = words.split(/rules\/[a-z]+\.md|\bdesign §/)
  return before.replace(/[\s:;,(–-]+$/, '').replaceAll('|', '\\|')
}

const literals = ({ nodes }: Parsed) =>
  nodes.flatMap(({ node }) => {
    if (node.type !== 'TemplateElement') return literalText(node) ?? []
    return typeof node.value === 'object' && node.value !== null && 'raw' in node.value ? String(node.value.raw) : []
  })

/** Sections named in the comments of the rules. */
function entriesOf(source: Parsed): Entry[] {
  return source.comments.flatMap(({ value }) => {
    const comment = plain(value)
    return mentionsIn(comment).map(({ page, section, index }) => ({
      page,
      section,
      file: source.file,
      says: sentenceBefore(comment, index),
    }))
  })
}

function grouped<T, K>(list: readonly T[], key: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const each of list) groups.set(key(each), [...(groups.get(key(each)) ?? []), each])
  return groups
}

const unique = <T>(list: readonly T[]) => [...new Set(list)]
const sectionOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

const links = (files: readonly string[]) => files.map(link).join(', ')

/** One row a file: a section, where it is implemented, what that file says of it, and its tests. */
function sectionRows(entries: readonly Entry[], tests: TestIndex): string[] {
  const bySection = grouped(entries, ({ section }) => section)
  return [...bySection.keys()].sort(sectionOrder).flatMap(section => {
    const files = grouped(bySection.get(section) ?? [], ({ file }) => file)
    const naming = tests.naming(entries[0]?.page ?? '', section)
    return [...files].map(([file, found], row) => {
      const says = unique(found.map(entry => entry.says).filter(words => words !== '')).join('; ')
      const proofs = row === 0 ? unique([...tests.beside(file), ...naming]) : tests.beside(file)
      return `| ${row === 0 ? `§${section}` : ''} | ${link(file)} | ${says} | ${links(proofs)} |`
    })
  })
}

/** The tests of a file and of a section. */
type TestIndex = { beside: (file: string) => string[]; naming: (page: string, section: string) => string[] }

function indexTests(tests: readonly Parsed[]): TestIndex {
  const known = new Set(tests.map(({ file }) => file))
  const mentions = tests.flatMap(source =>
    [...source.comments.map(({ value }) => plain(value)), ...literals(source)]
      .flatMap(mentionsIn)
      .map(({ page, section }) => ({ key: `${page} §${section}`, file: source.file })),
  )
  const byKey = grouped(mentions, ({ key }) => key)
  return {
    beside: file => [file.replace(/\.ts$/, '.test.ts')].filter(test => known.has(test)),
    naming: (page, section) => unique((byKey.get(`${page} §${section}`) ?? []).map(({ file }) => file)),
  }
}

/** Where each case of `rules/dial.md §12` is named: in the code that settles it and in the tests that prove it. */
function caseRows(code: readonly Parsed[], tests: readonly Parsed[]): string[] {
  const named = (files: readonly Parsed[], texts: (source: Parsed) => string[]) =>
    grouped(
      files.flatMap(source =>
        texts(source)
          .flatMap(casesIn)
          .map(found => ({ found, file: source.file })),
      ),
      ({ found }) => found,
    )
  const inComments = (source: Parsed) => source.comments.map(({ value }) => value)
  const settled = named(code, inComments)
  const proved = named(tests, source => [...inComments(source), ...literals(source)])
  const files = (list: readonly { file: string }[] | undefined) =>
    unique((list ?? []).map(({ file }) => file))
      .sort()
      .map(link)
      .join(', ')
  return Array.from({ length: caseCount }, (_, index) => index + 1).map(
    number => `| A${number} | ${files(settled.get(number))} | ${files(proved.get(number)) || 'none yet'} |`,
  )
}

/** The rules map: section → file → test, from what the comments and the tests themselves say. Files are those of `shared`. */
export function rulesMap(all: readonly TextFile[]): string {
  const parsed = all.map(({ file, text }) => parse(file, text))
  const code = parsed.filter(({ file }) => file.startsWith('shared/src/') && !isTest(file))
  const tests = parsed.filter(({ file }) => isTest(file))
  const index = indexTests(tests)
  const entries = code.flatMap(entriesOf)
  const pages = unique(entries.map(({ page }) => page)).sort()
  const chapters = pages.map(page => {
    const rows = sectionRows(
      entries.filter(entry => entry.page === page),
      index,
    )
    return `## ${page}\n\n| section | file | what it says | tests |\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return [
    '# Rules map\n\nGenerated by `npm run docs` from the comments of the rules and the names of the tests.\n',
    ...chapters,
    `## Disputes: rules/dial.md §12\n\n| case | settled in | tests that name it |\n|---|---|---|\n${caseRows(code, tests).join('\n')}\n`,
  ].join('\n')
}

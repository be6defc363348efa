import { settings } from '../../server/src/config.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The table of settings for the README. */
export function settingsTable(): string {
  const rows = settings.map(
    ({ name, default: value, meaning, expects }) =>
      `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${cell(meaning)} Expects ${cell(expects)}. |`,
  )
  return `| variable | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** Puts `content` between `<!-- name -->` and `<!-- /name -->`; throws when the page has no such place. */
export function between(page: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [start, end] = [page.indexOf(open), page.indexOf(close)]
  if (start < 0 || end < start) throw new Error(`no ${open} … ${close} in the page`)
  return `${page.slice(0, start + open.length)}\n${content}${page.slice(end)}`
}

/** The frame of our plain pages. They work without script. */
import { readFileSync } from 'node:fs'

export interface PageParts {
  readonly title: string
  /** HTML: what it holds of users' text is escaped already. */
  readonly main: string
}

export function page({ title, main }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Wingover</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><a class="mark" href="/"><img src="/mark.svg" alt="" width="28" height="28"> Wingover</a></header>
<main id="main">
${main}
</main>
<footer><p>Unofficial and free. Not affiliated with or endorsed by the owners of the games.</p></footer>
</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, c => entities[c] ?? c)
}

/** A file of the plain pages, read once. */
export function asset(name: string): string {
  return readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
}

/** The plain pages: the tables that are on, and one table with its story, for good. What they show is stored and public. */
import type { MatchHost } from '../match/host.ts'
import type { Chapter, Shown } from '../match/play.ts'
import type { Table } from '../match/table.ts'
import type { Tables } from '../match/tables.ts'
import { refuse } from '../refusal.ts'
import { type Routes, sendRefusal } from './app.ts'
import { asset, escapeHtml, page } from './page.ts'

/** Tables on the start page. */
const most = 24
/** Events looked at for the last lines of a story. */
const lately = 60
const lastLines = 3
/** Of a picture in pixels: its text has one size, so a phone gets a picture of its own. */
const widths = { small: 360, large: 800 } as const
/** Where the small picture is shown: so narrow the text of the large one could not be read. */
const narrow = '(max-width: 48rem)'
/** An SVG carries its style inside; nothing else of it may do anything. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

export function frontRoutes(tables: Tables): Routes {
  const files: [path: string, type: string, text: string][] = [
    ['/style.css', 'text/css', asset('style.css')],
    ['/mark.svg', 'image/svg+xml', asset('mark.svg')],
  ]
  const [cards, stories] = [kept(cardOf), kept(storyOf)]
  const pictures = { small: kept(drawn('small')), large: kept(drawn('large')) }

  return app => {
    for (const [path, type, text] of files) {
      app.get(
        path,
        (_request, response) => void response.type(type).set('Cache-Control', 'public, max-age=3600').send(text),
      )
    }

    app.get('/', async (_request, response) => {
      const all = tables.all()
      const shown: string[] = []
      for (const table of all.slice(0, most)) {
        await table.wake()
        shown.push(table.host === null ? emptyCard(table) : await cards(table, table.host))
      }
      const more = all.length > most ? `<p>And ${all.length - most} more.</p>` : ''
      const main =
        all.length === 0 ? nobody : `<h1>Tables</h1>\n<ul class="tables">\n${shown.join('\n')}\n</ul>\n${more}`
      response
        .type('html')
        .set('Cache-Control', 'no-store')
        .send(page({ title: 'Tables', main }))
    })

    app.get('/m/:id', async (request, response) => {
      const table = await tables.find(request.params.id)
      if (table === undefined) return sendRefusal(request, response, refuse('not_found'))
      await table.wake()
      const { host } = table
      const main = tablePage(table, host === null ? '' : await stories(table, host))
      response.type('html').set('Cache-Control', 'no-store')
      response.send(page({ title: titleOf(table), main }))
    })

    app.get('/m/:id/table.svg', async (request, response) => {
      const table = await tables.find(request.params.id)
      await table?.wake()
      if (table?.host == null) return sendRefusal(request, response, refuse('not_found'))
      response.type('image/svg+xml').set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': picturePolicy })
      response.send(pictures[request.query.size === 'small' ? 'small' : 'large'](table, table.host))
    })

    app.get('/m/:id/match.log', async (request, response) => {
      const table = await tables.find(request.params.id)
      await table?.wake()
      const log = table === undefined ? refuse('not_found') : await tables.log(table)
      if (typeof log !== 'string') return sendRefusal(request, response, log)
      response.type('text/plain').set('Cache-Control', 'no-store').send(log)
    })
  }
}

const nobody = `<h1>No table is open now</h1>
<p>Open one with a client, and hand its six letters to a friend. Programs start at <code>POST /api/v1/matches</code>.</p>`

function shownOf(table: Table, { news }: MatchHost, events: Shown['events']): Shown {
  const names = Object.fromEntries(table.seats.map(({ seat, name }) => [seat, name ?? '']))
  return { flat: news.flat, seq: news.seq, events, names }
}

function titleOf({ seats }: Table): string {
  return seats.map(({ name }) => name ?? 'a free seat').join(' and ')
}

/** What was made for a match as long as nothing new happens in it, however many look. */
function kept<V>(make: (table: Table, host: MatchHost) => V): (table: Table, host: MatchHost) => V {
  const made = new WeakMap<MatchHost, { readonly seq: number; readonly value: V }>()
  return (table, host) => {
    const { seq } = host.news
    const last = made.get(host)
    if (last?.seq === seq) return last.value
    const value = make(table, host)
    made.set(host, { seq, value })
    if (value instanceof Promise) value.catch(() => made.delete(host))
    return value
  }
}

function drawn(size: keyof typeof widths): (table: Table, host: MatchHost) => string {
  return (table, host) => table.game.picture(shownOf(table, host, host.news.told), widths[size])
}

function emptyCard(table: Table): string {
  return `<li class="table"><h2>${escapeHtml(titleOf(table))}</h2><p>${waitingLine(table)}</p></li>`
}

async function cardOf(table: Table, host: MatchHost): Promise<string> {
  const events = await host.events(Math.max(0, host.news.seq - lately))
  const ending = lastOf(table.game.story(shownOf(table, host, events)), lastLines)
  return `<li class="table"><h2><a href="/m/${table.id}">${escapeHtml(titleOf(table))}</a></h2>
${picture(table, host, 'small')}
${ending.map(chapterHtml).join('\n')}</li>`
}

/** The phase that a story has come to, and before it those in which its last lines were told; latest first. */
function lastOf(chapters: readonly Chapter[], most = Number.POSITIVE_INFINITY): Chapter[] {
  const [now, ...before] = chapters.toReversed()
  if (now === undefined) return []
  const ending: Chapter[] = []
  let left = most
  for (const { heading, lines } of [now, ...before.filter(({ lines }) => lines.length > 0)]) {
    if (left === 0) break
    ending.push({ heading, lines: lines.slice(-left) })
    left -= Math.min(left, lines.length)
  }
  return ending
}

async function storyOf(table: Table, host: MatchHost): Promise<string> {
  const told = lastOf(table.game.story(shownOf(table, host, await host.events(0))))
  return `<h2>The story, latest phase first</h2>\n${told.map(chapterHtml).join('\n')}`
}

function waitingLine({ halt, seats }: Table): string {
  if (halt === 'version_mismatch')
    return 'This match was begun under another version of the rules. It is kept, but stands still.'
  if (halt !== null) return 'This match could not be restored and stands still. It is kept.'
  const waiting = seats.flatMap(({ name }) => (name === null ? [] : [escapeHtml(name)]))
  return `${waiting.join(' and ')} waits for the other side.`
}

function picture(table: Table, { news: { seq } }: MatchHost, size: keyof typeof widths): string {
  const alt = escapeHtml(`The table of ${titleOf(table)}`)
  return `<img class="picture" src="/m/${table.id}/table.svg?e=${seq}&amp;size=${size}" alt="${alt}" loading="lazy">`
}

function tablePage(table: Table, story: string): string {
  const { host } = table
  const heading = `<h1>${escapeHtml(titleOf(table))}</h1>`
  if (host === null) return `${heading}\n<p>${waitingLine(table)}</p>`
  const paused = host.halted ? '<p role="status">The match is paused: nothing can be stored at the moment.</p>' : ''
  return `${heading}
${paused}
<picture>
<source media="${narrow}" srcset="/m/${table.id}/table.svg?e=${host.news.seq}&amp;size=small">
${picture(table, host, 'large')}
</picture>
<p>${onwards(table)}</p>
<p>What does a mark mean? Point at it in <a href="/m/${table.id}/table.svg">the picture by itself</a>.</p>
${story}`
}

function onwards({ id, status }: Table): string {
  if (status !== 'over') return `<a href="/m/${id}">Show the table as it is now</a>`
  return `The match is over. <a href="/m/${id}/match.log">Its log</a> holds every command and the seed of the dice: anybody can play it again.`
}

function chapterHtml({ heading, lines }: Chapter): string {
  const items = lines.map(({ seq, text }) => `<li value="${seq}">${escapeHtml(text)}</li>`)
  const list = items.length === 0 ? '' : `<ol class="story">${items.join('')}</ol>`
  return `<section><h3>${escapeHtml(heading)}</h3>${list}</section>`
}

import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cards } from '../shared/src/dial/cards/index.ts'
import { sheetSchema } from '../shared/src/hex/shipyard/index.ts'
import { cardsPage } from './docs/cards.ts'
import { type ProtocolModule, protocolPage } from './docs/protocol.ts'
import { rulesMap } from './docs/rules-map.ts'
import { between, settingsTable } from './docs/settings.ts'
import { flag } from './flag.ts'
import { projectFiles, readProjectFile, root } from './project-files.ts'

const checking = flag('check')

async function protocolModules(): Promise<ProtocolModule[]> {
  const files = projectFiles('shared/src/protocol').filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && basename(file) !== 'index.ts',
  )
  return Promise.all(
    files.map(async file => {
      const text = readProjectFile(file)
      const opening = /^\/\*\*(.*?)\*\//s.exec(text)?.[1] ?? ''
      const exported: Record<string, unknown> = await import(join(root, file))
      // A module lists its exports by name; the page keeps a question and its answer together, as they are written.
      const at = (name: string) => text.indexOf(`export const ${name} `)
      return {
        name: basename(file, '.ts'),
        opening: opening.replace(/\n\s*\*/g, '').trim(),
        exported: Object.fromEntries(Object.entries(exported).sort(([one], [other]) => at(one) - at(other))),
      }
    }),
  )
}

const rules = projectFiles('shared')
  .filter(file => file.endsWith('.ts') && !file.includes('/data/tables/'))
  .map(file => ({ file, text: readProjectFile(file) }))

/** Each generated page and its text. */
const pages: Record<string, string> = {
  'README.md': between(readProjectFile('README.md'), 'settings', settingsTable()),
  'docs/cards.md': cardsPage(cards()),
  'docs/protocol.md': protocolPage(await protocolModules()),
  'docs/rules-map.md': rulesMap(rules),
  'docs/ship.schema.json': `${JSON.stringify(sheetSchema, null, 2)}\n`,
}

const isStale = (page: string) => !existsSync(join(root, page)) || readProjectFile(page) !== pages[page]

const names = Object.keys(pages)
const stale = names.filter(isStale)
if (!checking) for (const page of stale) writeFileSync(join(root, page), pages[page] ?? '')
if (checking && stale.length > 0) {
  for (const page of stale) console.error(`${page} is stale: npm run docs`)
  process.exitCode = 1
} else console.log(`${checking ? 'Up to date' : 'Brought up to date'}: ${names.join(', ')}.`)

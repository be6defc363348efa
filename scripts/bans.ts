import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exactOffences } from './bans/exact.ts'
import { machineOffences } from './bans/machine.ts'
import { type Offence, parse } from './bans/source.ts'
import { styleOffences } from './bans/style.ts'

const isTest = (file: string) => file.endsWith('.test.ts')
const isRule = (file: string) => file.startsWith('shared/src/') && !isTest(file)
const isCode = (file: string) => /\.tsx?$/.test(file) && !file.includes('/data/tables/')

/** All bans that hold for one file: `shared/src` the strictest, any text the least. */
export function offencesIn(file: string, text: string): Offence[] {
  const found = machineOffences(file, text)
  if (!isCode(file)) return found
  const source = parse(file, text)
  return [...found, ...styleOffences(source, isTest(file)), ...(isRule(file) ? exactOffences(source) : [])]
}

/** Committed files and those about to be. */
function projectFiles(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return list
    .toString()
    .split('\0')
    .filter(file => file !== '' && existsSync(join(root, file)))
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const offences = projectFiles(root).flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8')
    return text.includes('\0') ? [] : offencesIn(file, text)
  })
  for (const { file, line, what, why } of offences) console.error(`${file}:${line}  ${what}: ${why}`)
  if (offences.length > 0) process.exitCode = 1
}

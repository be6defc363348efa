import { exactOffences } from './bans/exact.ts'
import { machineOffences } from './bans/machine.ts'
import { type Offence, parse } from './bans/source.ts'
import { styleOffences } from './bans/style.ts'
import { projectFiles, readProjectFile } from './project-files.ts'

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

if (import.meta.main) {
  const offences = projectFiles().flatMap(file => {
    const text = readProjectFile(file)
    return text.includes('\0') ? [] : offencesIn(file, text)
  })
  for (const { file, line, what, why } of offences) console.error(`${file}:${line}  ${what}: ${why}`)
  if (offences.length > 0) process.exitCode = 1
}

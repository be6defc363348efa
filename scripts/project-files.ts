import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Committed files and those about to be, as paths from the root, sorted. */
export function projectFiles(...paths: string[]): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths], {
    cwd: root,
  })
  const files = list.toString().split('\0')
  return files.filter(file => file !== '' && existsSync(join(root, file))).sort()
}

export const readProjectFile = (file: string): string => readFileSync(join(root, file), 'utf8')

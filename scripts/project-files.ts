import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export const readProjectFile = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Whether a line of `.gitignore` names this path; of its patterns those that ours uses: `name/`, `/name/`, `*.ending`. */
export function isIgnored(path: string, lines: readonly string[]): boolean {
  const name = path.split('/').at(-1) ?? path
  return lines.some(line => {
    const pattern = line.replace(/\/$/, '')
    if (pattern.startsWith('/')) return path === pattern.slice(1)
    return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern
  })
}

/** Every file of the project that `.gitignore` lets in, as paths from the root, sorted. Works without git. */
export function projectFiles(folder = ''): string[] {
  const ignored = ['.git/', ...readProjectFile('.gitignore').split('\n').filter(Boolean)]
  const walk = (inside: string): string[] =>
    readdirSync(join(root, inside), { withFileTypes: true }).flatMap(entry => {
      const path = join(inside, entry.name)
      if (isIgnored(path, ignored)) return []
      if (entry.isDirectory()) return walk(path)
      return entry.isFile() ? [path] : []
    })
  return walk(folder).sort()
}

import type { Offence } from './source.ts'

const marks: readonly [RegExp, string][] = [
  [/(?<![\w.~-])\/(?:work|tmp|root|home\/[\w-]+)(?=[/'"`\s]|$)/, 'a path of one machine'],
  [/\bregistry\.[a-z0-9-]+\.[a-z.]+/i, 'the host of a package registry'],
  [/"resolved": "[a-z+]+:/, 'where one machine found a package; the lock file needs only its hash'],
]

/** Machine paths and registry hosts in any committed text. */
export function machineOffences(file: string, text: string): Offence[] {
  return text.split('\n').flatMap((line, index) =>
    marks.flatMap(([mark, why]) => {
      const found = mark.exec(line)
      return found === null ? [] : [{ file, line: index + 1, what: found[0], why }]
    }),
  )
}

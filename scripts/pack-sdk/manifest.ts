/** The fields of a `package.json` that packing reads. */
export type Manifest = {
  name: string
  version: string
  description?: string
  license?: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
}

/** Exports of a source package as exports of its emitted files, without those of which nothing was emitted. */
export function emittedExports(exports: Record<string, string>, isEmitted: (file: string) => boolean) {
  const entries = Object.entries(exports).flatMap(([name, source]) => {
    const file = source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '')
    return isEmitted(`${file}.js`) ? [[name, { types: `${file}.d.ts`, default: `${file}.js` }]] : []
  })
  return Object.fromEntries(entries)
}

/** `@noble/hashes/sha2.js` → `@noble/hashes`; null for a relative path. */
export function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.')) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The dependencies among `declared` that emitted code imports; throws on an import that nobody declares. */
export function usedDependencies(
  specifiers: readonly string[],
  declared: Record<string, string>,
): Record<string, string> {
  const used = [...new Set(specifiers.map(packageOf))].filter(name => name !== null).sort()
  return Object.fromEntries(
    used.map(name => {
      const version = declared[name]
      if (version === undefined) throw new Error(`emitted code imports ${name}, which no package.json declares`)
      return [name, version]
    }),
  )
}

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { literalText, parse } from './bans/source.ts'
import { flag } from './flag.ts'
import { emittedExports, type Manifest, usedDependencies } from './pack-sdk/manifest.ts'
import { root } from './project-files.ts'

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** Emits JavaScript and declarations of the SDK and of whatever it imports from the rules. */
function emit(outDir: string): void {
  const config = join(outDir, 'tsconfig.json')
  const { name, exports = {} } = readManifest('shared')
  // Found through node_modules, the rules would count as somebody else's and not be emitted.
  const paths = Object.entries(exports).map(([entry, file]) => [join(name, entry), [join(root, 'shared', file)]])
  writeJson(config, {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir,
      paths: Object.fromEntries(paths),
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: [join(root, 'client-sdk/src/index.ts')],
    include: [],
  })
  run(root, 'tsc', '-p', config)
}

/** Every module that emitted files import, declarations included: what a stranger's compiler must find. */
function importsOf(folder: string): string[] {
  return globSync('**/*.{js,ts}', { cwd: folder }).flatMap(file => {
    const { nodes } = parse(file, readFileSync(join(folder, file), 'utf8'))
    return nodes.flatMap(({ node }) => literalText(node.source) ?? [])
  })
}

/** Lays the package out: the SDK in `dist`, the rules it needs bundled in `node_modules`. */
function stage(emitted: string, target: string): void {
  const sdk = readManifest('client-sdk')
  const shared = readManifest('shared')
  const bundled = join(target, 'node_modules', shared.name)
  for (const [workspace, folder] of [
    ['client-sdk', target],
    ['shared', bundled],
  ] as const) {
    cpSync(join(emitted, workspace), folder, { recursive: true })
    renameSync(join(folder, 'src'), join(folder, 'dist'))
  }
  for (const folder of [target, bundled]) cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  // The open tables among the rules are passed on with their own licence.
  for (const file of ['README.md', 'OGL-1.0a.txt'])
    cpSync(join(root, 'LICENSES', file), join(bundled, 'LICENSES', file))
  const readme = join(root, 'client-sdk/README.md')
  if (existsSync(readme)) cpSync(readme, join(target, 'README.md'))
  const { name, version, description, license } = shared
  writeJson(join(bundled, 'package.json'), {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: emittedExports(shared.exports ?? {}, file => existsSync(join(bundled, file))),
  })
  const imports = [...importsOf(join(target, 'dist')), ...importsOf(join(bundled, 'dist'))]
  writeJson(join(target, 'package.json'), {
    name: sdk.name,
    version: sdk.version,
    description: sdk.description,
    license: sdk.license,
    type: 'module',
    exports: emittedExports(sdk.exports ?? {}, file => existsSync(join(target, file))),
    dependencies: usedDependencies(imports, { ...shared.dependencies, ...sdk.dependencies }),
    bundleDependencies: [shared.name],
  })
}

/** Installs the tarball where nothing else is, imports it, and lets a compiler read its declarations. */
function install(tarball: string, folder: string): void {
  const { name } = readManifest('client-sdk')
  writeJson(join(folder, 'package.json'), { private: true, type: 'module' })
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', tarball)
  writeFileSync(
    join(folder, 'smoke.ts'),
    `import * as sdk from '${name}'\nif (Object.keys(sdk).length === 0) throw new Error('${name} exports nothing')\n`,
  )
  run(folder, 'node', 'smoke.ts')
  run(folder, 'tsc', '--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--skipLibCheck', 'smoke.ts')
}

/** `npm run pack:sdk [-- --install]`: packs the client SDK into `dist/`; with `--install` tries it as a stranger would. */
const trying = flag('install')
const work = mkdtempSync(join(tmpdir(), 'wingover-sdk-'))
try {
  const [emitted, target, stranger] = ['emitted', 'package', 'stranger'].map(name => {
    const folder = join(work, name)
    mkdirSync(folder)
    return folder
  })
  if (emitted === undefined || target === undefined || stranger === undefined) throw new Error('no working folders')
  emit(emitted)
  stage(emitted, target)
  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  const [packed]: { filename: string; size: number }[] = JSON.parse(
    run(target, 'npm', 'pack', '--json', '--pack-destination', dist),
  )
  if (packed === undefined) throw new Error('npm packed nothing')
  if (trying) install(join(dist, packed.filename), stranger)
  console.log(`dist/${packed.filename} (${Math.ceil(packed.size / 1024)} KB)`)
} finally {
  rmSync(work, { recursive: true })
}

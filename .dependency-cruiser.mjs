/** The arrows between the folders: design §1 and §2. Each rule says what must not be imported from where. */

const tests = '\\.test\\.ts$'
const anyWorkspace = '^(shared|server|client-sdk|loadtest|web|scripts)/'

/** `folder` may import itself and what `allowed` matches; anything else of the project is an error. */
const only = (folder, allowed, comment) => ({
  name: `${folder.replaceAll('/', '-')}-arrow`,
  comment,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: tests },
  to: { path: anyWorkspace, pathNot: `^(${[folder, ...allowed].join('|')})/` },
})

const src = names => names.map(name => `shared/src/${name}`)

export default {
  forbidden: [
    only('shared', [], 'shared stands at the bottom: it imports no other workspace'),
    only('server', ['shared'], 'shared ◀ server'),
    only('client-sdk', ['shared'], 'shared ◀ client-sdk'),
    only('loadtest', ['shared', 'client-sdk'], 'shared ◀ client-sdk ◀ loadtest'),
    only('web', ['shared', 'client-sdk'], 'shared ◀ client-sdk ◀ web'),

    only('shared/src/geometry', [], 'plane and hex geometry knows no game'),
    only('shared/src/kernel', [], 'the kernel knows nothing of ships'),
    only('shared/src/clock', src(['kernel']), 'clocks are pure'),
    only('shared/src/tournament', src(['kernel']), 'events are pure'),
    only(
      'shared/src/dial',
      [...src(['kernel', 'geometry', 'wire', 'story', 'picture']), 'shared/squads'],
      'a game stands on kernel and geometry, and on what all games tell and draw with; its sample squads are data',
    ),
    only(
      'shared/src/hex',
      src(['kernel', 'geometry', 'wire', 'story', 'picture']),
      'a game stands on kernel and geometry, and on what all games tell and draw with',
    ),
    only('shared/src/wire', [], 'fields know no game'),
    only('shared/src/story', src(['kernel']), 'chapters know no game'),
    only('shared/src/picture', [], 'marks on a sheet know no game'),
    only(
      'shared/src/protocol',
      src(['kernel', 'geometry', 'dial', 'hex', 'clock', 'tournament']),
      'the wire describes what lies below it',
    ),
    only('shared/src/bot', src(['kernel', 'geometry', 'dial', 'hex']), 'bots see views and answer; they load no wire'),
    only(
      'shared/src/referee',
      src(['kernel', 'geometry', 'dial', 'hex', 'tournament', 'protocol']),
      'the referee asks the rules, it plays nothing',
    ),

    {
      name: 'rules-dependencies',
      comment: '@noble/hashes is the only runtime dependency of the rules, besides zod in protocol/',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/(@noble/hashes|zod)/' },
    },
    {
      name: 'zod-in-protocol',
      comment: 'only protocol/ imports zod, so no page loads it',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: ['^shared/src/protocol/', tests] },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'no-test-in-product',
      comment: 'what runs does not depend on what tests it',
      severity: 'error',
      from: { path: anyWorkspace, pathNot: [tests, '/(test|tools)/'] },
      to: { path: [tests, '^shared/(test|tools)/'] },
    },
    {
      name: 'workspace-by-name',
      comment: 'across workspaces by package name and its exports, never by path',
      severity: 'error',
      from: { path: '^(shared|server|client-sdk|loadtest|web)/' },
      to: { path: anyWorkspace, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'inside-the-checkout',
      comment: 'only tests may read beside the checkout',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '^\\.\\./', couldNotResolve: false },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-cycles',
      comment: 'modules load in one order; types may refer to each other',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no compiler API
    tsPreCompilationDeps: true, // type imports are arrows too
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}

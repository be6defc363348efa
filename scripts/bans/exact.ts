import { isBuiltin } from 'node:module'
import { identifierName, isNode, literalText, type Node, type Offence, type Source } from './source.ts'

/** What IEEE 754 or the language defines to the last bit: design §4. */
const exactMath = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc PI SQRT1_2 SQRT2'.split(' '))

const outside = {
  clock: 'a clock; time is an argument',
  chance: 'chance; dice come from the match',
  io: 'input or output; rules are pure',
  locale: 'depends on the machine’s language and ICU version',
  escape: 'a way around these bans',
}

const globals = new Map<string, string>([
  ...'Date performance Temporal setTimeout setInterval setImmediate requestAnimationFrame'
    .split(' ')
    .map((name): [string, string] => [name, outside.clock]),
  ['crypto', outside.chance],
  ...'process fetch console require Buffer localStorage XMLHttpRequest WebSocket'
    .split(' ')
    .map((name): [string, string] => [name, outside.io]),
  ['Intl', outside.locale],
  ...'eval Function globalThis'.split(' ').map((name): [string, string] => [name, outside.escape]),
])

const isLocaleMethod = (name: string) => name.startsWith('toLocale') || name === 'localeCompare'

/** Syntax whose child is a value although its own name starts with TS. */
const valueHolders = new Set('TSAsExpression TSSatisfiesExpression TSTypeAssertion TSNonNullExpression'.split(' '))

/** Whether an identifier is used as a value, not as a name of a property or in a type. */
function isValue(parent: Node | null, field: string): boolean {
  if (parent === null) return false
  if (parent.type.startsWith('TS')) return valueHolders.has(parent.type)
  if (parent.computed === true) return true
  return !(field === 'property' || field === 'key' || field === 'label')
}

/** The name of a member or a destructured key; null when it is computed at run time. */
const keyName = (key: unknown, computed: unknown): string | null =>
  literalText(key) ?? (computed === true ? null : identifierName(key))

function mathOffence(name: string | null): [string, string] | null {
  if (name === null) return ['Math[…]', 'a name computed at run time can be any function']
  if (name === 'random') return ['Math.random', outside.chance]
  return exactMath.has(name) ? null : [`Math.${name}`, 'not the same bits in every engine']
}

/** What `const { … } = Math` takes out of Math. */
function destructured(pattern: Node): ([string, string] | null)[] {
  const properties = Array.isArray(pattern.properties) ? pattern.properties.filter(isNode) : []
  return properties.map(each =>
    each.type === 'RestElement'
      ? ['{ ...rest } = Math', outside.escape]
      : mathOffence(keyName(each.key, each.computed)),
  )
}

function mathUse(parent: Node | null, field: string): ([string, string] | null)[] {
  if (parent?.type === 'MemberExpression' && field === 'object')
    return [mathOffence(keyName(parent.property, parent.computed))]
  if (parent?.type === 'VariableDeclarator' && isNode(parent.id) && parent.id.type === 'ObjectPattern')
    return destructured(parent.id)
  return [['Math as a value', outside.escape]]
}

function offencesAt(node: Node, parent: Node | null, field: string): ([string, string] | null)[] {
  if (node.operator === 'delete') return [['delete', 'what it leaves is slow to write out; use `without`']]
  if (node.operator === '**' || node.operator === '**=') return [[node.operator, 'not the same bits in every engine']]
  if (node.type === 'MemberExpression' || node.type === 'Property') {
    const name = keyName(node.type === 'Property' ? node.key : node.property, node.computed)
    const named = node.type === 'MemberExpression' || parent?.type === 'ObjectPattern'
    return named && name !== null && isLocaleMethod(name) ? [[name, outside.locale]] : []
  }
  if (isNode(node.source)) {
    const module = literalText(node.source)
    return module !== null && isBuiltin(module) ? [[`import of ${module}`, outside.io]] : []
  }
  const name = identifierName(node)
  if (name === null || !isValue(parent, field)) return []
  if (name === 'Math') return mathUse(parent, field)
  const why = globals.get(name)
  return why === undefined ? [] : [[name, why]]
}

/**
 * Inexact arithmetic, clocks, chance, locale and I/O, which `shared/src` must not hold outside tests: design §4; and the
 * deletion of fields, of which every hash of a state would take twice as long.
 * Names a rule gives to its own fields (`ship.performance`) are free; shadowing a global is not.
 */
export function exactOffences({ file, nodes, lineAt }: Source): Offence[] {
  return nodes.flatMap(({ node, parent, field }) =>
    offencesAt(node, parent, field).flatMap(found =>
      found === null ? [] : [{ file, line: lineAt(node.start), what: found[0], why: found[1] }],
    ),
  )
}

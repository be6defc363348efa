import { identifierName, isNode, literalText, type Node, type Offence, type Source } from './source.ts'

const silencer = /@ts-(?:ignore|expect-error|nocheck)/

/** A test that may be skipped says when it is, by its own name or by that of a suite around it: `(needs ../shared)`. */
const saysWhy = /skip|need|absent|only (?:when|with|where|on)|without/i

const testName = /^(?:it|test|describe|suite|bench)$/

/** The words of `it.skipIf(…)`: ['it', 'skipIf']; empty for anything else. */
function chain(node: unknown): string[] {
  if (!isNode(node)) return []
  const name = identifierName(node)
  if (name !== null) return [name]
  if (node.type === 'CallExpression') return chain(node.callee)
  const property = node.type === 'MemberExpression' ? identifierName(node.property) : null
  return property === null ? [] : [...chain(node.object), property]
}

const firstArgument = (call: Node): unknown => (Array.isArray(call.arguments) ? call.arguments[0] : undefined)

/** All literal text in a test's name, also around the holes of a template. */
function nameText(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return literalText(node)
  return node.quasis.map((quasi: { value: { raw: string } }) => quasi.value.raw).join(' ')
}

function testOffence(call: Node, around: readonly Node[]): [string, string] | null {
  const [runner, ...modifiers] = chain(call.callee)
  if (runner === undefined) return null
  const what = `${runner}.${modifiers.join('.')}`
  const argument = firstArgument(call)
  if (!testName.test(runner))
    return what.endsWith('.skip') && argument === undefined ? [what, 'a skipped test says why'] : null
  if (modifiers.includes('only')) return [what, 'hides every other test']
  if (modifiers.includes('skip') || modifiers.includes('todo'))
    return [what, 'a test that never runs; use skipIf with the condition']
  if (!modifiers.includes('skipIf') && !modifiers.includes('runIf')) return null
  const name = nameText(argument)
  const saysSo = [call, ...around].some(each => saysWhy.test(nameText(firstArgument(each)) ?? ''))
  return name === null || saysSo ? null : [what, `“${name}” does not say when it is skipped`]
}

function typeOffence(node: Node): [string, string] | null {
  if (node.type === 'TSAnyKeyword') return ['any', 'turns the type checker off']
  if (node.type === 'TSNonNullExpression' || node.definite === true)
    return ['!', 'claims what the type checker could not see']
  return null
}

/** Loosened types and switched-off tests: notes on style. `testFile` adds the rules for tests. */
export function styleOffences({ file, nodes, comments, lineAt }: Source, testFile: boolean): Offence[] {
  const at = (start: number, found: [string, string]): Offence => ({
    file,
    line: lineAt(start),
    what: found[0],
    why: found[1],
  })
  const inComments = comments.flatMap(({ value, start }) => {
    const found = silencer.exec(value)
    return found === null ? [] : [at(start + found.index, [found[0], 'silences the type checker'])]
  })
  // In `it.skipIf(…)('name', …)` the outer call has the name; the inner one is its callee.
  const calls = testFile
    ? nodes.flatMap(({ node, field }) => (node.type === 'CallExpression' && field !== 'callee' ? node : []))
    : []
  const around = (inner: Node) => calls.filter(({ start, end }) => start < inner.start && inner.end <= end)
  const inTests = calls.flatMap(call => {
    const found = testOffence(call, around(call))
    return found === null ? [] : [at(call.start, found)]
  })
  const inTypes = nodes.flatMap(({ node }) => {
    const found = typeOffence(node)
    return found === null ? [] : [at(node.start, found)]
  })
  return [...inComments, ...inTypes, ...inTests]
}

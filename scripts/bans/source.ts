import { parseSync, visitorKeys } from 'oxc-parser'

/** One place where a file breaks a ban. Lines count from 1. */
export type Offence = { file: string; line: number; what: string; why: string }

/** A syntax node, seen only as far as a ban needs: its type, its place, its fields. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown }

/** A parsed file: its nodes with their parents in source order, and its comments. */
export type Source = {
  file: string
  nodes: readonly { node: Node; parent: Node | null; field: string }[]
  comments: readonly { value: string; start: number }[]
  lineAt: (offset: number) => number
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The text of a string literal or of a template without holes, else null. */
export function literalText(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1) return null
  const cooked: unknown = node.quasis[0]?.value?.cooked
  return typeof cooked === 'string' ? cooked : null
}

/** The name behind an identifier, else null. */
export const identifierName = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null

/** Parses TypeScript. Throws on a file that does not parse: `tsc` has said so before. */
export function parse(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text)
  const error = errors[0]
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  const nodes: { node: Node; parent: Node | null; field: string }[] = []
  const collect = (node: Node, parent: Node | null, field: string): void => {
    nodes.push({ node, parent, field })
    for (const key of visitorKeys[node.type] ?? []) {
      const child = node[key]
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) collect(each, node, key)
    }
  }
  if (isNode(program)) collect(program, null, '')
  const breaks = [...text.matchAll(/\n/g)].map(found => found.index)
  return { file, nodes, comments, lineAt: offset => breaks.filter(at => at < offset).length + 1 }
}

/** A JSON Schema as zod writes it, seen only as far as a page shows it. */
export type Schema = {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  prefixItems?: readonly Schema[]
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
}

const bounds = (low: number | undefined, high: number | undefined, unit: string): string[] => {
  // zod bounds every whole number by what a double holds exactly; that says nothing.
  const from = low === undefined || Math.abs(low) === Number.MAX_SAFE_INTEGER ? undefined : low
  const to = high === undefined || Math.abs(high) === Number.MAX_SAFE_INTEGER ? undefined : high
  if (from === undefined && to === undefined) return []
  if (from === to) return [`${from}${unit}`]
  return [
    `${to === undefined ? 'from ' : ''}${from ?? 'up to'}${to === undefined ? '' : from === undefined ? ' ' : '–'}${to ?? ''}${unit}`,
  ]
}

/** What a field's comment says: its description, then its limits. */
function remark(schema: Schema): string {
  return [
    ...(schema.description === undefined ? [] : [schema.description]),
    ...bounds(schema.minimum, schema.maximum, ''),
    ...(schema.exclusiveMinimum === undefined ? [] : [`above ${schema.exclusiveMinimum}`]),
    ...bounds(schema.minLength, schema.maxLength, ' characters'),
    ...bounds(schema.minItems, schema.maxItems, ' entries'),
    ...(schema.pattern === undefined ? [] : [schema.pattern]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ].join('; ')
}

function objectShape(schema: Schema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const optional = schema.required?.includes(name) === true && field.default === undefined ? '' : '?'
    const said = remark(field)
    return `${inner}${name}${optional}: ${shape(field, inner)}${said === '' ? '' : ` // ${said}`}`
  })
  if (typeof schema.additionalProperties === 'object')
    fields.push(`${inner}[key]: ${shape(schema.additionalProperties, inner)}`)
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}

const choice = (schemas: readonly Schema[], indent: string) =>
  [...new Set(schemas.map(each => shape(each, indent)))].join(' | ')

/** A schema in the notation of a TypeScript type, with limits and meanings as comments. */
export function shape(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? schema.$ref
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) return choice(schema.anyOf, indent)
  if (schema.oneOf !== undefined) return choice(schema.oneOf, indent)
  if (schema.allOf !== undefined) return schema.allOf.map(each => shape(each, indent)).join(' & ')
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(each => shape(each, indent)).join(', ')}]`
  if (typeof schema.type === 'object')
    return choice(
      schema.type.map(type => ({ ...schema, type })),
      indent,
    )
  if (schema.type === 'array') {
    const item = shape(schema.items ?? {}, indent)
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object') return objectShape(schema, indent)
  return schema.type ?? 'JSON'
}

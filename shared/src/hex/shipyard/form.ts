/** Forms of JSON: one description both reads what comes from outside and is published as a JSON Schema. */
import { isObject, type Json, type JsonObject } from '../../kernel/index.ts'
import { type Problem, problem } from './problem.ts'

export interface Form {
  readonly schema: JsonObject
  /** May be left out of an object. */
  readonly optional?: true
  /** Everything that is wrong with a value, each by its place below. */
  problems(value: Json | undefined, where: string): readonly Problem[]
}

function form(schema: JsonObject, fits: (value: Json | undefined) => boolean, sentence: string): Form {
  return { schema, problems: (value, where) => (fits(value) ? [] : [problem('form', where, sentence)]) }
}

export const whole = (least: number, most: number): Form =>
  form(
    { type: 'integer', minimum: least, maximum: most },
    value => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
    `It is a whole number from ${least} to ${most}.`,
  )

export const text = (most: number): Form =>
  form(
    { type: 'string', minLength: 1, maxLength: most },
    value => typeof value === 'string' && value !== '' && value.length <= most,
    `It is a text of up to ${most} letters.`,
  )

export const yes: Form = form({ const: true }, value => value === true, 'It is true or left out.')

export const oneOf = (words: readonly (string | number)[]): Form =>
  form(
    { enum: words },
    value => words.some(word => word === value),
    words.length > 12 ? 'It is none of the known ones.' : `It is one of ${words.join(', ')}.`,
  )

export const optional = (inner: Form): Form => ({ ...inner, optional: true })

export const described = (description: string, inner: Form): Form => ({
  ...inner,
  schema: { ...inner.schema, description },
})

export const listOf = (inner: Form, least: number, most: number): Form => ({
  schema: { type: 'array', items: inner.schema, minItems: least, maxItems: most },
  problems(value, where) {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return [problem('form', where, `It is a list of ${least} to ${most}.`)]
    return value.flatMap((item: Json, i) => inner.problems(item, `${where}[${i}]`))
  },
})

export const object = (fields: { readonly [field: string]: Form }): Form => ({
  schema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([field, { schema }]) => [field, schema])),
    required: Object.keys(fields).filter(field => fields[field]?.optional !== true),
    additionalProperties: false,
  },
  problems(value, where) {
    if (!isObject(value)) return [problem('form', where, 'It is an object.')]
    const below = (field: string) => (where === '' ? field : `${where}.${field}`)
    const strangers = Object.keys(value).filter(field => !Object.hasOwn(fields, field))
    return [
      ...strangers.map(field => problem('form', below(field), 'It is not known here.')),
      ...Object.entries(fields).flatMap(([field, inner]) =>
        inner.optional === true && value[field] === undefined ? [] : inner.problems(value[field], below(field)),
      ),
    ]
  },
})

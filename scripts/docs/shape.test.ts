import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shape } from './shape.ts'

const shown = (schema: z.ZodType) => shape(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))))

describe('a schema as a type', () => {
  it.each([
    ['a word', z.string(), 'string'],
    ['a literal', z.literal('fly'), '"fly"'],
    ['an enum', z.enum(['xwa', 'amg']), '"xwa" | "amg"'],
    ['a null', z.string().nullable(), 'string | null'],
    ['a list', z.array(z.number()), 'number[]'],
    ['a list of choices', z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
    ['a tuple', z.tuple([z.number(), z.string()]), '[number, string]'],
    ['a record', z.record(z.string(), z.boolean()), '{\n  [key]: boolean\n}'],
    ['anything', z.unknown(), 'JSON'],
  ])('%s', (_, schema, expected) => {
    expect(shown(schema)).toBe(expected)
  })

  it('an object with meanings, limits and defaults', () => {
    const command = z.strictObject({
      id: z.string().min(1).max(64).describe('From the sender'),
      speed: z.number().int().min(0).max(5),
      slot: z.number().int().optional(),
      guides: z.boolean().default(true),
      name: z.string().max(24),
      ships: z.array(z.strictObject({ id: z.string() })).min(1),
    })
    expect(shown(command)).toBe(
      [
        '{',
        '  id: string // From the sender; 1–64 characters',
        '  speed: integer // 0–5',
        '  slot?: integer',
        '  guides?: boolean // default true',
        '  name: string // up to 24 characters',
        '  ships: {',
        '    id: string',
        '  }[] // from 1 entries',
        '}',
      ].join('\n'),
    )
  })
})

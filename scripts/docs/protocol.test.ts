import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { protocolPage } from './protocol.ts'

const page = protocolPage([
  {
    name: 'messages',
    opening: 'What a seat may say.',
    exported: {
      answer: z.strictObject({ id: z.string(), answer: z.json().describe('As asked') }).describe('An answer.'),
      notASchema: () => 1,
    },
  },
  { name: 'words', opening: 'No schema here.', exported: { word: 'a' } },
])

describe('the protocol page', () => {
  it('shows each exported schema under its module', () => {
    expect(page).toContain(
      '## messages\n\nWhat a seat may say.\n\n### answer\n\nAn answer.\n\n```ts\n{\n  id: string\n  answer: JSON // As asked\n}\n```\n',
    )
  })

  it('leaves out what is no schema, and modules without one', () => {
    expect(page).not.toMatch(/notASchema|words/)
  })

  it('lists the refusals of rules and server', () => {
    expect(page).toContain('| `bad_answer` | ')
    expect(page).toContain('| `not_found` | 404 | ')
  })
})

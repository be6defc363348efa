import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const tool = fileURLToPath(new URL('referee.ts', import.meta.url))

async function referee(input: string | Buffer): Promise<{ answers: Record<string, unknown>[]; status: number | null }> {
  const child = spawn(process.execPath, [tool], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(input)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    output += text
  })
  const status = await new Promise<number | null>(resolve => child.on('close', resolve))
  return {
    answers: output
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line)),
    status,
  }
}

const question = (id: number | string, maneuver = '2FB'): string =>
  JSON.stringify({ id, op: 'dial.fly', ship: { size: 'small', pose: [0, 0, 0] }, maneuver })

describe('npm run -s referee', () => {
  it('answers line by line, in order, and ends with 0', async () => {
    const { answers, status } = await referee(`${question(1)}\n${question(2, '3TW')}\n${question(3)}\n`)
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(status).toBe(0)
  })

  it('accepts a BOM, CRLF, empty lines and a last line without end', async () => {
    const { answers, status } = await referee(`\uFEFF${question(1)}\r\n\r\n   \n\n${question('é')}`)
    expect(answers.map(({ id }) => id)).toEqual([1, 'é'])
    expect(status).toBe(0)
  })

  it('goes on after a bad line and ends with 1', async () => {
    const { answers, status } = await referee(`${question(1)}\nnonsense\n${question(2, '9TW')}\n${question(3)}\n`)
    expect(answers.map(({ id, error }) => id ?? error)).toMatchObject([1, { code: 'bad_json' }, 2, 3])
    expect(answers[2]).toMatchObject({ error: { code: 'unknown_maneuver' } })
    expect(status).toBe(1)
  })

  it('refuses a line over 1 MB and reads the next', async () => {
    const long = question('x'.repeat(1_000_001))
    const { answers, status } = await referee(`${question(1)}\n${long}\n${'y'.repeat(3_000_000)}\n${question(2)}\n`)
    expect(answers).toMatchObject([
      { id: 1 },
      { error: { code: 'bad_json' } },
      { error: { code: 'bad_json' } },
      { id: 2 },
    ])
    expect(status).toBe(1)
  })

  it('reads a line of nearly 1 MB', async () => {
    const { answers } = await referee(`${question('x'.repeat(999_000))}\n`)
    expect(answers).toMatchObject([{ executed: 'fully' }])
  })

  it('says nothing to nothing', async () => {
    expect(await referee('')).toEqual({ answers: [], status: 0 })
    expect(await referee(Buffer.from([0xef, 0xbb, 0xbf]))).toEqual({ answers: [], status: 0 })
  })
})

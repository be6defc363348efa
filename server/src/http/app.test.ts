import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import type { Log } from '../ops/log.ts'
import { Displaced } from '../store/fault.ts'
import { addRoutes } from './app.ts'

const errors: string[] = []
const log: Log = {
  debug() {},
  info() {},
  warn() {},
  error: (_fields, message) => void errors.push(message),
  fatal() {},
}
let server: Server | null = null

afterEach(() => {
  server?.close()
  errors.length = 0
})

/** What is answered when the one route throws this. */
async function thrown(error: unknown): Promise<{ status: number; code: string }> {
  const app = express()
  addRoutes(app, log, [
    routes =>
      routes.post('/api/v1/matches', async () => {
        throw error
      }),
  ])
  server = createServer(app).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/matches`, { method: 'POST' })
  const { code } = (await response.json()) as { code: string }
  return { status: response.status, code }
}

describe('what a route throws', () => {
  it.each([
    ['a full disk', Object.assign(new Error('database or disk is full'), { errcode: 13 }), 503, 'not_stored', 1],
    ['a database that was moved away', new Displaced('it was deleted'), 503, 'not_stored', 1],
    ['a bug', new Error('undefined is not a function'), 500, 'server_fault', 1],
    ['a body that is no JSON', { type: 'entity.parse.failed' }, 400, 'bad_json', 0],
  ])('%s is answered by its code, and the operator told of what is his', async (_, error, status, code, told) => {
    expect(await thrown(error)).toEqual({ status, code })
    expect(errors).toHaveLength(told)
  })
})

import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Api, isPassing } from './api.ts'
import { isRefusal, LineError } from './refusal.ts'

let asked: { path?: string; token?: string; body: string } = { body: '' }
let answer: [status: number, body: string] = [200, '{}']
const server = createServer(async (request: IncomingMessage, response) => {
  let body = ''
  for await (const part of request) body += part
  asked = { path: request.url, token: request.headers.authorization, body }
  const [status, text] = answer
  if (status === 0) request.socket.destroy()
  else response.writeHead(status).end(text)
})
let base = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  base = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}/`
})
afterAll(() => {
  server.close()
})

const ask = (status: number, body: string) => {
  answer = [status, body]
  return new Api(base, 'secret').post<{ n: number }>('/api/v1/x', { a: 1 })
}

describe('the API', () => {
  it('posts JSON with the token in a header', async () => {
    expect(await ask(201, '{"n":1}')).toEqual({ n: 1 })
    expect(asked).toEqual({ path: '/api/v1/x', token: 'Bearer secret', body: '{"a":1}' })
  })

  it.each([
    [409, '{"code":"match_full","place":"","message":"Full."}', 'match_full', 'Full.', false],
    [429, '{"code":"too_many_requests","place":"","message":"Wait."}', 'too_many_requests', 'Wait.', true],
    [522, '{"code":522,"error":"room not found"}', 'no_such_room', 'room not found', true],
    [524, '{"code":524,"error":"expired"}', 'seat_expired', 'expired', true],
    [403, '{"code":403,"error":"You have no seat here."}', 'not_seated', 'You have no seat here.', false],
    [503, '', 'http_503', 'The server answered with status 503.', true],
    // A proxy whose server is down.
    [522, '<html>', 'http_522', 'The server answered with status 522.', true],
    [404, 'null', 'http_404', 'The server answered with status 404.', false],
  ])('returns %i %s as the refusal %s', async (status, body, code, message, passing) => {
    const refusal = await ask(status, body)
    expect(refusal).toEqual({ code, place: '', message })
    expect(isRefusal(refusal) && isPassing(refusal)).toBe(passing)
  })

  it('throws when no answer comes, or one that is none', async () => {
    await expect(ask(0, '')).rejects.toThrow(LineError)
    for (const page of ['<!doctype html>', '', '"text"', 'null'])
      await expect(ask(200, page)).rejects.toThrow('no Wingover server')
    await expect(new Api('http://127.0.0.1:9').post('/', {})).rejects.toThrow(LineError)
    expect(() => new Api('nowhere')).toThrow(TypeError)
  })
})

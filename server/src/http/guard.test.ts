import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raw } from '../../test/process.ts'
import { parseTrust } from './address.ts'
import { GuardedServer, isHost, isOwnOrigin, isTarget } from './guard.ts'
import { securityHeaders } from './headers.ts'

describe('a Host', () => {
  it.each(['localhost', 'play.example.org', 'a_b:2567', '127.0.0.1:80', '[::1]:2567', '[2001:db8::1]'])(
    'may be %s',
    host => {
      expect(isHost(host)).toBe(true)
      expect(URL.canParse(`http://${host}/x`)).toBe(true)
    },
  )

  it.each([
    '',
    '[bad',
    'user:pw@host',
    'a b',
    'host:99999',
    'host:',
    '1.2.3.4.5',
    'a/b',
    'a?b',
    'a#b',
    '[::1',
    'ä.org',
    'host:1:2',
  ])('may not be %j', host => {
    expect(isHost(host)).toBe(false)
  })

  it('may not be missing', () => {
    expect(isHost(undefined)).toBe(false)
  })
})

describe('a request target', () => {
  it.each(['/', '/a?b=c%20d', '/%', '/a/../b'])('may be %s', target => {
    expect(isTarget(target)).toBe(true)
  })

  it.each(['*%', '*', 'http://other/', '//other/x', 'a', '', '/a b', '/\x00', '/é', `/${'a'.repeat(3000)}`])(
    'may not be %j',
    target => {
      expect(isTarget(target)).toBe(false)
    },
  )
})

describe('an Origin', () => {
  it('is ours when it is that of the address asked, with or without TLS, or BASE_URL, or none', () => {
    expect(isOwnOrigin(undefined, 'a.org', undefined)).toBe(true)
    expect(isOwnOrigin('http://a.org:8080', 'a.org:8080', undefined)).toBe(true)
    expect(isOwnOrigin('https://a.org', 'a.org', undefined)).toBe(true)
    expect(isOwnOrigin('https://play.org', '10.0.0.1:2567', 'https://play.org')).toBe(true)
  })

  it.each(['https://evil.org', 'null', 'https://a.org.evil.org', 'https://a.org:444', 'ftp://a.org', ''])(
    'is foreign when it is %j',
    origin => {
      expect(isOwnOrigin(origin, 'a.org', 'https://play.org')).toBe(false)
    },
  )
})

describe('the guarded server', () => {
  const seen: IncomingMessage[] = []
  const upgraded: IncomingMessage[] = []
  const servers: GuardedServer[] = []

  async function open(trusted: string, rate = { perSecond: 0, burst: 0 }): Promise<number> {
    const server = new GuardedServer({
      baseUrl: 'https://play.example.org',
      trust: parseTrust(trusted) ?? (() => false),
      rate,
      headers: securityHeaders('https://play.example.org'),
    })
    server.on('request', (request, response) => {
      seen.push(request)
      response.setHeader('Connection', 'close').end('inside')
    })
    server.on('upgrade', (request, socket) => {
      upgraded.push(request)
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
    return (server.address() as AddressInfo).port
  }

  let port = 0
  beforeAll(async () => {
    port = await open('none')
  })
  afterAll(() => {
    for (const server of servers) server.close()
  })

  const ask = (head: string, headers: readonly string[] = [], body = '') =>
    raw(port, `${[head, 'Host: localhost', ...headers, '', body].join('\r\n')}`)
  const post = (path: string, length: number, headers: readonly string[] = []) =>
    ask(`POST ${path} HTTP/1.1`, [`Content-Length: ${length}`, ...headers], 'x'.repeat(Math.min(length, 70_000)))
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']

  it('lets good requests in, with the security headers on the answer', async () => {
    const answer = await ask('GET /a?b HTTP/1.1')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('inside')
    expect(answer).toMatch(/Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';/)
    for (const line of [
      'X-Content-Type-Options: nosniff',
      'X-Frame-Options: DENY',
      'Strict-Transport-Security: max-age=',
    ])
      expect(answer).toContain(line)
    expect(answer).not.toMatch(/unsafe-inline|Access-Control/i)
  })

  it.each([
    ['another method', 'PUT / HTTP/1.1', [], 405, 'bad_method'],
    [
      'OPTIONS, so no other site is ever let in by CORS',
      'OPTIONS /matchmake/joinById/x HTTP/1.1',
      [],
      405,
      'bad_method',
    ],
    ['TRACE, of which no Request can be made', 'TRACE /matchmake/joinById/x HTTP/1.1', [], 405, 'bad_method'],
    ['a foreign origin', 'GET / HTTP/1.1', ['Origin: https://evil.org'], 403, 'foreign_origin'],
    ['a whole URL as target', 'GET http://localhost/ HTTP/1.1', [], 400, 'bad_target'],
    ['a body where none is taken', 'POST / HTTP/1.1', ['Content-Length: 1'], 413, 'too_large'],
    ['a body in chunks', 'POST /api/x HTTP/1.1', ['Transfer-Encoding: chunked'], 411, 'length_required'],
    ['creating a room', 'POST /matchmake/create/match HTTP/1.1', [], 403, 'not_exposed'],
    ['joining any room', 'POST /matchmake/joinOrCreate/match HTTP/1.1', [], 403, 'not_exposed'],
    ['matchmaking by GET', 'GET /matchmake/joinById/x HTTP/1.1', [], 405, 'bad_method'],
    ['an upgrade that leads to no room', 'GET / HTTP/1.1', upgrade, 404, 'not_found'],
    [
      'an upgrade from a foreign page',
      'GET /p/room HTTP/1.1',
      [...upgrade, 'Origin: https://evil.org'],
      403,
      'foreign_origin',
    ],
    ['an upgrade by POST', 'POST /p/room HTTP/1.1', upgrade, 405, 'bad_method'],
  ])('turns away %s', async (_what, head, headers, status, code) => {
    const before = seen.length + upgraded.length
    const answer = await ask(head, headers)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      code,
      message: expect.stringMatching(/\.$/),
    })
    expect(seen.length + upgraded.length).toBe(before)
  })

  it('caps bodies by path', async () => {
    expect(await post('/matchmake/joinById/x', 16 * 1024)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await post('/matchmake/joinById/x', 16 * 1024 + 1)).toMatch(/^HTTP\/1\.1 413 /)
    expect(await post('/api/v1/matches', 64 * 1024)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await post('/api/v1/matches', 64 * 1024 + 1)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('lets an upgrade to a room in, from no browser, from here and from BASE_URL', async () => {
    for (const origin of [[], ['Origin: http://localhost'], ['Origin: https://play.example.org']]) {
      expect(await ask('GET /process/room?sessionId=x HTTP/1.1', [...upgrade, ...origin])).toMatch(/^HTTP\/1\.1 101 /)
    }
    expect(upgraded).toHaveLength(3)
  })

  it('answers an offer to upgrade to something else as a plain request', async () => {
    expect(await ask('GET / HTTP/1.1', ['Connection: Upgrade', 'Upgrade: h2c'])).toContain('inside')
  })

  it('lets nobody forge an address or a scheme', async () => {
    await ask('GET / HTTP/1.1', [
      'X-Real-IP: 1.1.1.1',
      'X-Forwarded-For: 1.1.1.1',
      'X-Client-IP: 1.1.1.1',
      'X-Forwarded-Proto: https',
    ])
    const headers = seen.at(-1)?.headers
    expect(headers?.['x-real-ip']).toBe('127.0.0.1')
    for (const name of ['x-forwarded-for', 'x-client-ip', 'x-forwarded-proto']) expect(headers).not.toHaveProperty(name)
  })

  it('believes a trusted proxy, but no scheme that is none', async () => {
    const behind = await open('loopback')
    const through = (scheme: string) =>
      raw(
        behind,
        `GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 8.8.8.8, 203.0.113.9\r\nX-Forwarded-Proto: ${scheme}\r\n\r\n`,
      )
    await through('https')
    expect(seen.at(-1)?.headers).toMatchObject({ 'x-real-ip': '203.0.113.9', 'x-forwarded-proto': 'https' })
    await through('[')
    expect(seen.at(-1)?.headers).not.toHaveProperty('x-forwarded-proto')
  })

  it('slows down an address that asks too much, requests and upgrades alike', async () => {
    port = await open('none', { perSecond: 0.001, burst: 2 })
    await ask('GET / HTTP/1.1')
    expect(await ask('GET /p/room HTTP/1.1', upgrade)).toMatch(/^HTTP\/1\.1 101 /)
    const late = await ask('GET / HTTP/1.1')
    expect(late).toMatch(/^HTTP\/1\.1 429 /)
    expect(late).toContain('Retry-After: 1')
    expect(await ask('GET /p/room HTTP/1.1', upgrade)).toMatch(/^HTTP\/1\.1 429 /)
  })
})

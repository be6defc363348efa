import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failServer, type Running, raw, startServer, stopServer, temporaryFolder } from './process.ts'

const patience = 30_000

describe('a start that cannot work', () => {
  it(
    'ends with status 1 and one line for each problem',
    async () => {
      const { status, stdout, stderr } = await failServer({ PORT: '99999', JOURNAL: 'slow', DATA_KEY: 'secret!' })
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
      expect(stderr.trim().split('\n')).toEqual([
        'PORT: "99999" was given; expected a whole number from 0 to 65535.',
        'JOURNAL: "slow" was given; expected `fast` or `power`.',
        'DATA_KEY: a secret of 7 characters was given; expected 32 bytes, as 64 hexadecimal digits or as base64.',
      ])
    },
    patience,
  )
})

describe('the server', () => {
  const folder = temporaryFolder()
  let server: Running
  let at = ''

  beforeAll(async () => {
    server = await startServer(folder.path, { CREATIONS_PER_MINUTE: '4' })
    at = `http://127.0.0.1:${server.port}`
  }, patience)
  afterAll(() => folder.remove())

  it('says where it is in one friendly line, and keeps its data where it was told', () => {
    expect(server.output().stdout).toBe(`Wingover is ready at ${at}\n`)
    for (const file of ['wingover.sqlite', 'token-secret']) expect(existsSync(join(folder.path, file))).toBe(true)
  })

  it('says how it is', async () => {
    const response = await fetch(`${at}/api/v1/health`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ok: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      seconds: expect.any(Number),
      rooms: 0,
      connections: 0,
    })
  })

  it('answers with a page that needs no script, under a strict policy', async () => {
    const response = await fetch(at)
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).not.toMatch(/<script|style=|<style/)
    for (const [, link] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) expect((await fetch(at + link)).status).toBe(200)
  })

  it('says what is missing in JSON to programs and on a page to people', async () => {
    const api = await fetch(`${at}/api/v1/nothing`)
    expect([api.status, await api.json()]).toEqual([
      404,
      { code: 'not_found', place: '/api/v1/nothing', message: expect.any(String) },
    ])
    const page = await fetch(`${at}/nothing`)
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<h1>There is nothing at this address.</h1>')
    expect((await fetch(`${at}/%`)).status).toBe(404)
  })

  it('welcomes guests, named by themselves or after a bird, and not without end', async () => {
    const guest = (body?: string) =>
      fetch(`${at}/api/v1/guests`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    const named = await guest('{"name":" Ana  B "}')
    expect(named.status).toBe(201)
    expect(await named.json()).toEqual({
      id: expect.stringMatching(/^g[\w-]{16}$/),
      name: 'Ana B',
      token: expect.stringMatching(/^w1\./),
      expires: expect.any(Number),
    })
    expect(await (await guest()).json()).toMatchObject({ name: expect.stringMatching(/^Guest /) })
    for (const [body, code, place] of [
      ['{"name":"<b>"}', 'bad_name', 'name'],
      ['{"name":7}', 'bad_input', 'name'],
      ['{"nam":"x"}', 'bad_input', 'nam'],
      ['[]', 'bad_input', ''],
      ['{', 'bad_json', 'body'],
    ]) {
      const refused = await guest(body)
      expect([refused.status, await refused.json()]).toEqual([400, { code, place, message: expect.any(String) }])
    }
    const all = await Promise.all([guest('{}'), guest('{}'), guest('{}')])
    expect(all.map(r => r.status).sort()).toEqual([201, 201, 429])
  })

  it('lets nobody make a room or learn of rooms through Colyseus', async () => {
    for (const path of [
      '/matchmake/create/match',
      '/matchmake/joinOrCreate/match',
      '/matchmake/join/match',
      '/matchmake/',
      '/matchmake',
    ]) {
      expect((await fetch(at + path, { method: 'POST' })).status).toBe(403)
    }
    const unknown = await fetch(`${at}/matchmake/joinById/nothing`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(unknown.ok).toBe(false)
    expect(unknown.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('lives through odd bytes', async () => {
    const odd = [
      '\r\n\r\n',
      'GET\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\x16\x03\x01\x02',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
      'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET / HTTP/1.0\r\n\r\n',
      'POST /api/v1/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    ]
    await Promise.all(odd.map(bytes => raw(server.port, bytes, 500)))
    expect((await fetch(`${at}/api/v1/health`)).status).toBe(200)
  })

  it(
    'refuses a second server on its data',
    async () => {
      const second = await failServer({ PORT: '0', DATA_DIR: folder.path })
      expect(second.status).toBe(1)
      expect(second.stderr).toMatch(/^Wingover cannot start: another Wingover server uses .*wingover\.sqlite: stop it/)
    },
    patience,
  )

  it(
    'says so when its port is taken',
    async () => {
      const other = temporaryFolder()
      const second = await failServer({ PORT: String(server.port), HOST: '127.0.0.1', DATA_DIR: other.path })
      other.remove()
      expect([second.status, second.stderr]).toEqual([
        1,
        // Colyseus logs the same before it, in its own words.
        expect.stringMatching(new RegExp(`^Wingover cannot start: PORT ${server.port} is taken: stop `, 'm')),
      ])
    },
    patience,
  )

  it(
    'stops at once and in order on SIGTERM, although somebody keeps a connection',
    async () => {
      const idle = connect(server.port, '127.0.0.1')
      await once(idle, 'connect')
      idle.on('error', () => {})
      const { status, stderr } = await stopServer(server)
      expect(status).toBe(0)
      expect(stderr).not.toMatch(/"level":[56]0/)
    },
    patience,
  )

  it(
    'starts again on the same data with the same tokens',
    async () => {
      const again = await startServer(folder.path)
      expect((await stopServer(again, 'SIGINT')).status).toBe(0)
    },
    patience,
  )
})

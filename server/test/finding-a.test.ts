import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Running, raw, run, startServer, stopServer, temporaryFolder } from './process.ts'

const badHost =
  'POST /matchmake/x/y HTTP/1.1\r\nHost: [bad\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
const badTarget =
  'GET *% HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
const badScheme =
  'POST /matchmake/joinById/y HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: [\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'

const naive = `
  import { Server, Room } from '@colyseus/core'
  import { WebSocketTransport } from '@colyseus/ws-transport'
  const game = new Server({ greet: false, transport: new WebSocketTransport(), express: () => {} })
  await game.listen(0, '127.0.0.1')
  console.log('port ' + game.transport.server.address().port)
`

describe('finding A: one unauthenticated request must not end the process', () => {
  const folder = temporaryFolder()
  let server: Running

  beforeAll(async () => {
    server = await startServer(folder.path)
  }, 30_000)
  afterAll(async () => {
    await stopServer(server)
    folder.remove()
  })

  it('runs where no development package masks the crash', () => {
    // `@pm2/io`, which `@colyseus/tools` and `@colyseus/testing` bring along, handles rejections for everybody.
    const { resolve } = createRequire(import.meta.url)
    for (const mask of ['@pm2/io', '@colyseus/tools', '@colyseus/testing'])
      expect(() => resolve(mask)).toThrow(/Cannot find/)
  })

  it.each([
    ['a Host that is no host', badHost, 'bad_host'],
    ['an upgrade whose target is no path', badTarget, 'bad_target'],
  ])('answers %s and lives', async (_what, request, code) => {
    const answer = await raw(server.port, request)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain(`"code":"${code}"`)
    const health = await fetch(`http://127.0.0.1:${server.port}/api/v1/health`)
    expect(await health.json()).toMatchObject({ ok: true })
    expect(server.child.exitCode).toBeNull()
    // The guard answered; the last resort in main.ts had nothing to do.
    expect(server.output().stderr).not.toContain('rejected unheard')
  })

  it('answers a forwarded scheme on which no URL can be built, and lives', async () => {
    const answer = await raw(server.port, badScheme)
    expect(answer).toMatch(/^HTTP\/1\.1 5\d\d |^HTTP\/1\.1 4\d\d /)
    expect(server.child.exitCode).toBeNull()
    expect(server.output().stderr).not.toContain('rejected unheard')
  })

  it.each([
    ['Host', badHost],
    ['target', badTarget],
    ['scheme', badScheme],
  ])(
    'would die of the bad %s without the guard, so these tests can fail',
    async (_what, request) => {
      const bare = run(['--input-type=module', '--eval', naive])
      const port = await new Promise<number>(resolve => {
        bare.child.stdout.on('data', chunk => resolve(Number(String(chunk).match(/\d+/)?.[0])))
      })
      await raw(port, request, 1000)
      expect((await bare.ended).status).toBe(1)
    },
    30_000,
  )
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { cannotListen } from './cannot-listen.ts'

const config = { HOST: '127.0.0.1', PORT: 2567 }

it('names the setting that keeps the server from listening', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const address = first.address()
  const PORT = typeof address === 'object' && address !== null ? address.port : 0
  const [error] = await once(createServer().listen(PORT, '127.0.0.1'), 'error').catch(error => [error])
  expect(cannotListen(error, { ...config, PORT })).toMatchObject({
    message: expect.stringContaining(`PORT ${PORT} is taken`),
  })
  first.close()
})

it('says of any other error what that says', () => {
  const error = new Error('odd')
  expect(cannotListen(error, config)).toBe(error)
})

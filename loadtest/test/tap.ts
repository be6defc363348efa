/** A line to the server that can be listened to and cut: every byte passes through here. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Tap {
  readonly address: string
  /** All bytes that the server has sent over it, latin1. */
  heard(): string
  /** And those that the client has. */
  said(): string
  /** Breaks every connection, without a word of farewell. */
  cut(): void
  close(): void
}

export async function tap(port: number): Promise<Tap> {
  const sockets = new Set<Socket>()
  const heard: Buffer[] = []
  const said: Buffer[] = []
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) keep(socket)
    near.pipe(far)
    far.pipe(near)
    near.on('data', bytes => said.push(bytes))
    far.on('data', bytes => heard.push(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const own = typeof bound === 'object' && bound !== null ? bound.port : 0
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    address: `http://127.0.0.1:${own}`,
    heard: () => Buffer.concat(heard).toString('latin1'),
    said: () => Buffer.concat(said).toString('latin1'),
    cut,
    close() {
      server.close()
      cut()
    },
  }
}

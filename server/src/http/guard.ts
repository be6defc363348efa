/**
 * The front guard (design §5): what does not belong here is answered before Colyseus or express sees it.
 * Colyseus' router stands before express, takes bodies of any size and dies of a bad Host or target
 * (finding A of the notes), so nothing of this can be middleware.
 */
import { IncomingMessage, Server, ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Buckets, type Rate } from '../limits/bucket.ts'
import { type Refusal, refuse, statusOf } from '../refusal.ts'
import { clientAddress, household, type Trust } from './address.ts'

export interface GuardOptions {
  readonly baseUrl: string | undefined
  readonly trust: Trust
  /** Requests of one household. */
  readonly rate: Rate
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
}

const methods = ['GET', 'HEAD', 'POST']
const longestTarget = 2048
const roomPath = /^\/[\w-]+\/[\w-]+$/
const matchmaking = /^\/matchmake\/(?:joinById|reconnect)\/[\w-]+$/

/** Bytes of a body, by the start of its path; no other path takes one. */
const bodyLimits: readonly [start: string, bytes: number][] = [
  ['/matchmake/', 16 * 1024],
  ['/api/', 64 * 1024],
]

/** An HTTP server whose every request and upgrade passes the guard first, whoever else listens to it. */
export class GuardedServer extends Server {
  readonly #options: GuardOptions
  readonly #buckets: Buckets

  constructor(options: GuardOptions) {
    super({
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Others that offer to upgrade (h2c) are answered as plain requests.
      shouldUpgradeCallback: request => request.headers.upgrade?.toLowerCase() === 'websocket',
    })
    this.#options = options
    this.#buckets = new Buckets(options.rate)
  }

  override emit(event: string, ...args: unknown[]): boolean {
    const [request, other] = args
    if (event === 'request' && request instanceof IncomingMessage && other instanceof ServerResponse) {
      for (const [name, value] of Object.entries(this.#options.headers)) other.setHeader(name, value)
      const refusal = this.#judge(request) ?? judgeBody(request) ?? judgeMatchmaking(request)
      if (refusal !== null) return answer(other, refusal)
    }
    if (event === 'upgrade' && request instanceof IncomingMessage) {
      const refusal = this.#judge(request) ?? judgeUpgrade(request)
      if (refusal !== null) return close(other as Duplex, refusal)
    }
    return super.emit(event, ...args)
  }

  #judge(request: IncomingMessage): Refusal | null {
    const { baseUrl, trust } = this.#options
    const address = clientAddress(request, trust)
    settleForwarding(request, address, trust(request.socket.remoteAddress ?? ''))
    const wait = this.#buckets.take(household(address), Date.now())
    if (wait > 0) return refuse('too_many_requests')
    if (!methods.includes(request.method ?? '')) return refuse('bad_method', request.method)
    if (!isHost(request.headers.host)) return refuse('bad_host', 'Host')
    if (!isTarget(request.url)) return refuse('bad_target')
    if (!isOwnOrigin(request.headers.origin, request.headers.host, baseUrl)) return refuse('foreign_origin', 'Origin')
    return null
  }
}

/** A host with or without a port, such that every URL built on it parses. */
export function isHost(host: string | undefined): boolean {
  return (
    host !== undefined &&
    /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) &&
    URL.canParse(`http://${host}/`)
  )
}

/** A path of printable ASCII with or without a query; a scheme, `*` or `//` in front would name another server. */
export function isTarget(target: string | undefined): boolean {
  return target !== undefined && target.length <= longestTarget && /^\/(?!\/)[!-~]*$/.test(target)
}

/** No Origin (no browser), that of the address asked, or that of BASE_URL. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  baseUrl: string | undefined,
): boolean {
  if (origin === undefined || origin === baseUrl) return true
  // A proxy may have taken the TLS off, so the scheme says nothing.
  return host !== undefined && [`http://${host}`, `https://${host}`].includes(origin.toLowerCase())
}

/** Colyseus believes these headers whoever sent them, and builds a URL on the scheme. */
function settleForwarding(request: IncomingMessage, address: string, trusted: boolean): void {
  const { headers } = request
  const scheme = headers['x-forwarded-proto']
  delete headers['x-forwarded-for']
  delete headers['x-client-ip']
  headers['x-real-ip'] = address
  if (!trusted || (scheme !== 'http' && scheme !== 'https')) delete headers['x-forwarded-proto']
}

function judgeBody(request: IncomingMessage): Refusal | null {
  if (request.headers['transfer-encoding'] !== undefined) return refuse('length_required')
  const length = Number(request.headers['content-length'] ?? 0)
  const most = bodyLimits.find(([start]) => request.url?.startsWith(start))?.[1] ?? 0
  return length > most ? refuse('too_large', 'body', `At most ${most} bytes are taken here.`) : null
}

function judgeMatchmaking(request: IncomingMessage): Refusal | null {
  const path = pathOf(request)
  if (!path.startsWith('/matchmake')) return null
  if (request.method !== 'POST') return refuse('bad_method', request.method)
  return matchmaking.test(path) ? null : refuse('not_exposed')
}

function judgeUpgrade(request: IncomingMessage): Refusal | null {
  if (request.method !== 'GET') return refuse('bad_method', request.method)
  return roomPath.test(pathOf(request)) ? null : refuse('not_found')
}

function pathOf(request: IncomingMessage): string {
  return request.url?.split('?', 1)[0] ?? ''
}

function answer(response: ServerResponse, refusal: Refusal): true {
  const status = statusOf(refusal)
  if (status === 405) response.setHeader('Allow', methods.join(', '))
  if (status === 429) response.setHeader('Retry-After', '1')
  // What was refused may still be on its way: nothing more is read from this connection.
  response.setHeader('Connection', 'close')
  response.setHeader('Content-Type', 'application/json')
  response.statusCode = status
  response.end(JSON.stringify(refusal))
  return true
}

function close(socket: Duplex, refusal: Refusal): true {
  const status = statusOf(refusal)
  const body = JSON.stringify(refusal)
  socket.on('error', () => socket.destroy())
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  return true
}

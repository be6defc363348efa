/** The HTTP side: one way to ask, refusals as values. */
import { isRefusal, LineError, type Refusal } from './refusal.ts'

const patience = 15_000

export class Api {
  readonly base: string
  readonly #token: string | undefined

  /** `base`: the server's origin. The token goes into a header only: addresses end up in logs. */
  constructor(base: string, token?: string) {
    this.base = new URL(base).href.replace(/\/$/, '')
    this.#token = token
  }

  /** The reply, or what was refused. Throws a `LineError` when the server does not answer. */
  async post<Reply>(path: string, body: object): Promise<Reply | Refusal> {
    const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' }
    if (this.#token !== undefined) headers.Authorization = `Bearer ${this.#token}`
    const how = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(patience) }
    const [response, text] = await fetch(this.base + path, how)
      .then(async response => [response, await response.text()] as const)
      .catch(error => {
        throw new LineError('The server does not answer.', { cause: error })
      })
    const read = parsed(text)
    if (!response.ok) return refusalOf(response.status, read)
    if (read === null) throw new LineError('What answers there is no Wingover server.')
    return read as Reply
  }
}

/** An object as JSON; null for anything else. */
function parsed(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' ? read : null
  } catch {
    return null
  }
}

/** Our server says `{code, place, message}`; Colyseus says `{code: 522, error}`; a proxy says anything. */
export function refusalOf(status: number, read: object | null): Refusal {
  if (isRefusal(read)) return read
  const { code, error }: { code?: unknown; error?: unknown } = read ?? {}
  const message = typeof error === 'string' && error !== '' ? error : `The server answered with status ${status}.`
  return { code: codes[Number(code)] ?? `http_${status}`, place: '', message }
}

/** Whether asking again later may help. */
export function isPassing({ code }: Refusal): boolean {
  return passing.includes(code) || code.startsWith('http_5')
}

/** Whether the server no longer knows what it is asked for. */
export function isForgotten({ code }: Refusal): boolean {
  return code === 'seat_expired' || code === 'no_such_room'
}

/** `too_many_devices`: one of them may be this one, whose old line the server still believes in. */
const passing = ['too_many_requests', 'too_many_devices', 'shutting_down', 'seat_expired', 'no_such_room']

/** What Colyseus' numbers mean. */
const codes: Readonly<Record<number, string>> = {
  401: 'bad_token',
  403: 'not_seated',
  409: 'too_many_devices',
  522: 'no_such_room',
  524: 'seat_expired',
  525: 'not_seated',
}

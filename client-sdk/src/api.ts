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
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body) })
  }

  async get<Reply>(path: string): Promise<Reply | Refusal> {
    return this.#ask(path, { method: 'GET' })
  }

  async #ask<Reply>(path: string, how: { method: string; body?: string }): Promise<Reply | Refusal> {
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (how.body !== undefined) headers['Content-Type'] = 'application/json'
    if (this.#token !== undefined) headers.Authorization = `Bearer ${this.#token}`
    try {
      const response = await fetch(this.base + path, { ...how, headers, signal: AbortSignal.timeout(patience) })
      const read = await readJson(response)
      return response.ok ? (read as Reply) : refusalOf(response.status, read)
    } catch (error) {
      throw new LineError('The server does not answer.', { cause: error })
    }
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Our server says `{code, place, message}`; Colyseus says `{code: 522, error}`; a proxy says anything. */
export function refusalOf(status: number, read: unknown): Refusal {
  if (isRefusal(read)) return read
  const { code = status, error } = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  const message = typeof error === 'string' && error !== '' ? error : `The server answered with status ${status}.`
  return { code: codes[Number(code)] ?? `http_${status}`, place: '', message }
}

/** Whether asking again later may help. */
export function isPassing({ code }: Refusal): boolean {
  return passing.includes(code) || /^http_5(?!2[0-9])/.test(code)
}

/** `too_many_devices`: one of them may be this one, whose old line the server still believes in. */
const passing = ['too_many_requests', 'too_many_devices', 'shutting_down', 'seat_expired', 'no_such_room']

/** What numbers mean where Colyseus says no more. */
const codes: Readonly<Record<number, string>> = {
  401: 'bad_token',
  403: 'not_seated',
  409: 'too_many_devices',
  503: 'shutting_down',
  522: 'no_such_room',
  524: 'seat_expired',
  525: 'not_seated',
}

/** Commands on their way: one after another, each kept and sent again under its own id until it is replied to. */
import type { Answer, Intent } from '@wingover/shared/kernel'
import { patiently } from './patience.ts'
import { LineError, type Refusal } from './refusal.ts'

/** A command as a seat sends it: the server adds the seat and the time. */
export type Said = Pick<Answer, 'id' | 'requestId' | 'answer'> | Pick<Intent, 'id' | 'intent' | 'to'>

/** The number of the last event that the command brought about. */
export interface Acknowledged {
  readonly seq: number
}

interface Waiting {
  readonly command: Said
  reply(reply: Acknowledged | Refusal): void
  fail(error: LineError): void
}

/** Sends a command; rejects with a `LineError` when the line broke before the reply. */
export type Send = (command: Said) => Promise<Acknowledged | Refusal>

export class Outbox {
  readonly #send: Send
  readonly #waiting: Waiting[] = []
  #sending = false
  #closed = false

  constructor(send: Send) {
    this.#send = send
  }

  /** Resolves with the reply, however often the line breaks before it; rejects only when the box is closed. */
  give(command: Said): Promise<Acknowledged | Refusal> {
    if (this.#closed) return Promise.reject(closedError())
    return new Promise((reply, fail) => {
      this.#waiting.push({ command, reply, fail })
      this.resume()
    })
  }

  /** The line is there: sends what waits. */
  async resume(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      for (let first = this.#waiting[0]; first !== undefined && !this.#closed; first = this.#waiting[0]) {
        const { command } = first
        const reply = await patiently(() => this.#send(command))
        this.#waiting.shift()
        first.reply(reply)
      }
    } catch (error) {
      if (!(error instanceof LineError)) throw error
    } finally {
      this.#sending = false
    }
  }

  /** Nothing goes out any more; whether what still waited was heard is not known. */
  close(): void {
    this.#closed = true
    for (const { fail } of this.#waiting.splice(0)) fail(closedError())
  }
}

function closedError(): LineError {
  return new LineError('The match was left before the server replied.')
}

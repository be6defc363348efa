/** A room that a test holds in its hand: what the client sends is there to read, what the server says is said by the test. */
import { LineError, type Refusal } from '../src/refusal.ts'
import type { Enter, Wire } from '../src/wire.ts'

interface Asked {
  readonly type: string
  readonly payload: object
  reply(reply: unknown): void
  /** No reply comes. */
  lose(): void
}

export class FakeWire implements Wire {
  readonly reconnectionToken: string
  readonly asked: Asked[] = []
  readonly #messages = new Map<string, (message: unknown) => void>()
  #public: object = {}
  #onState = () => {}
  #onClose: ((code: number) => void) | null = null
  answersPings = true
  left = false
  #pong: (() => void) | null = null

  readonly #serve: ((type: string, payload: object) => unknown) | null

  /** With `serve` each request is replied to at once by what it returns, or by nothing when it throws. */
  constructor(token: string, serve: ((type: string, payload: object) => unknown) | null = null) {
    this.reconnectionToken = token
    this.#serve = serve
  }

  state(): unknown {
    return this.#public
  }
  async request(type: string, payload: object): Promise<unknown> {
    if (this.#serve !== null) return this.#serve(type, payload)
    return new Promise((reply, reject) => {
      this.asked.push({ type, payload, reply, lose: () => reject(new Error('no reply')) })
    })
  }
  onMessage(type: string, listener: (message: unknown) => void): void {
    this.#messages.set(type, listener)
  }
  onState(listener: () => void): void {
    this.#onState = listener
  }
  onClose(listener: (code: number) => void): void {
    this.#onClose = listener
  }
  ping(pong: () => void): void {
    this.#pong = pong
    if (this.answersPings) this.#pong()
  }
  leave(): void {
    this.left = true
  }
  cut(): void {
    this.close(4010)
  }

  /** What the server does. */
  show(state: object): void {
    this.#public = state
    this.#onState()
  }
  say(type: string, message: unknown): void {
    this.#messages.get(type)?.(message)
  }
  close(code: number): void {
    const told = this.#onClose
    this.#onClose = null
    for (const { lose } of this.asked.splice(0)) lose()
    told?.(code)
  }
  /** The oldest request of this type that has no reply yet. */
  async next(type: string): Promise<Asked> {
    for (let turns = 0; turns < 50; turns++) {
      const at = this.asked.findIndex(asked => asked.type === type)
      const [found] = at < 0 ? [] : this.asked.splice(at, 1)
      if (found !== undefined) return found
      await settle()
    }
    throw new Error(`nobody asked for ${type}`)
  }
}

/** Lets everything run that waits for nothing but its turn. */
export function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

/** What a fake server does when somebody comes to the door. */
export type Door = (token: string | null) => 'open' | 'dead' | Refusal

export function fakeEnter(door: Door): {
  enter: Enter
  wires: FakeWire[]
  tokens: (string | null)[]
  last(): FakeWire
} {
  const wires: FakeWire[] = []
  const tokens: (string | null)[] = []
  return {
    wires,
    tokens,
    last() {
      const wire = wires.at(-1)
      if (wire === undefined) throw new Error('nobody came in')
      return wire
    },
    async enter(token) {
      tokens.push(token)
      const says = door(token)
      if (says === 'dead') throw new LineError('dead')
      if (says !== 'open') return says
      const wire = new FakeWire(`token ${wires.length + 1}`)
      wires.push(wire)
      return wire
    },
  }
}

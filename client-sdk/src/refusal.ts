/** What the rules or the server refuse: a value, never an exception. Nothing has changed. */
export interface Refusal {
  readonly code: string
  /** Where in what was sent: a path such as `answer.dials.a1`, or empty. */
  readonly place: string
  /** One sentence for people. */
  readonly message: string
  /** What decided it, such as the ship overlapped or the length measured. */
  readonly facts?: { readonly [name: string]: string | number }
  /** All that is wrong with a squad, each with its place in it. */
  readonly problems?: readonly { readonly code: string; readonly where: string; readonly message: string }[]
}

export function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false
  const { code, place, message } = value as { readonly [key: string]: unknown }
  return typeof code === 'string' && typeof place === 'string' && typeof message === 'string'
}

/** The value, or an exception that says why it was refused: for programs that have no other way to go on. */
export function unwrap<V>(value: V): Exclude<V, Refusal> {
  if (isRefusal(value)) throw new Error(`${value.message} (${value.code}${value.place && ` at ${value.place}`})`)
  return value as Exclude<V, Refusal>
}

/** The server did not answer: it may or may not have heard. */
export class LineError extends Error {
  override readonly name = 'LineError'
}

/** Tells listeners what happens, by name. `Told` maps each name to what its listeners hear. */
export class Emitter<Told extends object> {
  readonly #listeners = new Map<keyof Told, Set<(told: never) => void>>()

  /** Returns what ends the listening. */
  on<N extends keyof Told>(name: N, listener: (told: Told[N]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners)
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** A listener that throws is a bug of its owner: it is reported as uncaught and stops nobody else. */
  tell<N extends keyof Told>(name: N, told: Told[N]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        ;(listener as (told: Told[N]) => void)(told)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}

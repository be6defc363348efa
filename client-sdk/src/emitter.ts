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

  tell<N extends keyof Told>(name: N, told: Told[N]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) (listener as (told: Told[N]) => void)(told)
  }
}

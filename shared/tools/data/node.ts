/** A place in a foreign JSON file: every read is checked, and a fault names the file and the field. */

export class Malformed extends Error {}

export class Node {
  readonly #value: unknown
  readonly where: string

  /** `where` is the file, later with the path of the field: `data/upgrades/crew.json: [3].cost.value`. */
  constructor(value: unknown, where: string) {
    this.#value = value
    this.where = where
  }

  /** Stops with a sentence on this place. */
  fail(sentence: string): never {
    throw new Malformed(`${this.where}: ${sentence}`)
  }

  /** The field, or undefined where the object has none. Fails if this is no object. */
  optional(key: string): Node | undefined {
    const fields = this.#object()
    return fields[key] === undefined ? undefined : new Node(fields[key], this.#below(`.${key}`))
  }

  field(key: string): Node {
    return this.optional(key) ?? this.fail(`the field "${key}" is missing`)
  }

  /** The entries of the list in this field; none where the field is absent. */
  list(key: string): Node[] {
    return this.optional(key)?.items() ?? []
  }

  items(): Node[] {
    if (!Array.isArray(this.#value)) return this.fail(`expected a list, found ${this.#shown()}`)
    return this.#value.map((value: unknown, i) => new Node(value, this.#below(`[${i}]`)))
  }

  keys(): string[] {
    return Object.keys(this.#object())
  }

  /** Fails on a field that the builder does not know, so that nothing is dropped in silence. */
  only(...known: readonly string[]): void {
    for (const key of this.keys()) if (!known.includes(key)) this.fail(`the field "${key}" is unknown`)
  }

  text(): string {
    if (typeof this.#value === 'string' && this.#value.trim() !== '') return this.#value
    return this.fail(`expected a text, found ${this.#shown()}`)
  }

  flag(): boolean {
    return typeof this.#value === 'boolean' ? this.#value : this.fail(`expected true or false, found ${this.#shown()}`)
  }

  /** A whole number within the limits, which the data sometimes write as a text. */
  whole(least: number, most: number): number {
    const value = typeof this.#value === 'string' && /^\d+$/.test(this.#value) ? Number(this.#value) : this.#value
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    return this.fail(`expected a whole number from ${least} to ${most}, found ${this.#shown()}`)
  }

  /** A text of a closed list, by the rule that turns the text into our word. */
  word<const W extends string>(words: readonly W[], ours: (text: string) => string): W {
    const text = ours(this.text())
    return words.find(word => word === text) ?? this.fail(`${this.#shown()} is none of ${words.join(', ')}`)
  }

  /** An id: lower-case letters and digits in parts joined by hyphens. */
  id(): string {
    const text = this.text()
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : this.fail(`${this.#shown()} is no id`)
  }

  is(value: unknown): boolean {
    return this.#value === value
  }

  #object(): Record<string, unknown> {
    const value = this.#value
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
    return this.fail(`expected an object, found ${this.#shown()}`)
  }

  #below(step: string): string {
    return this.where.includes(': ') ? this.where + step : `${this.where}: ${step.replace(/^\./, '')}`
  }

  #shown(): string {
    return JSON.stringify(this.#value) ?? 'nothing'
  }
}

/** What the flat views of all games are made of: field names and types as data, and words in one text (design §5). */

export type FieldType = 'string' | 'boolean' | 'int8' | 'uint8' | 'uint16' | 'uint32' | 'int32' | 'float64'
export type Fields = { readonly [field: string]: FieldType }

/** Field names and types: those of the whole, and those of the entries of each map, by the state's own ids. */
export interface Shape {
  readonly root: Fields
  readonly maps: { readonly [map: string]: Fields }
}

/** The values of some fields. */
export type Valued<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends 'string' ? string : F[N] extends 'boolean' ? boolean : number
}

/** The values of a shape. */
export interface FlatOf<S extends Shape> {
  readonly root: Valued<S['root']>
  readonly maps: { readonly [M in keyof S['maps']]: { readonly [id: string]: Valued<S['maps'][M]> } }
}

/** No id, code or word of ours has a space in it. */
export function joined(parts: readonly string[]): string {
  return parts.join(' ')
}

export function split(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}

/** A public view as a flat schema that any Colyseus SDK can follow: built from a description, never by hand (design §5). */
import { Encoder, type FieldBuilder, MapSchema, type Schema, schema, t } from '@colyseus/schema'

export type FieldType = 'string' | 'boolean' | 'int8' | 'uint8' | 'uint16' | 'uint32' | 'float64'
export type Fields = Readonly<Record<string, FieldType>>

/** The values of described fields. */
export type Valued<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends 'string' ? string : F[N] extends 'boolean' ? boolean : number
}

export interface Flat<
  Root extends Fields = Fields,
  Maps extends Readonly<Record<string, Fields>> = Record<string, Fields>,
> {
  readonly root: Valued<Root>
  /** By the state's own ids. */
  readonly maps: { readonly [M in keyof Maps]: Readonly<Record<string, Valued<Maps[M]>>> }
}

/** Field names and types as data, and how a view fills them. */
export interface Shape<Root extends Fields, Maps extends Readonly<Record<string, Fields>>> {
  readonly root: Root
  readonly maps: Maps
}

/** What every room shows besides its game's view. */
const common = {
  root: { game: 'string', status: 'string', halt: 'string', seq: 'uint32' },
  maps: { seats: { side: 'string', name: 'string', here: 'boolean' } },
} as const satisfies Shape<Fields, Record<string, Fields>>

export type Common = Flat<typeof common.root, typeof common.maps>

/** The schema of a game's rooms: makes states and brings them up to date. */
export interface Projection {
  make(): Schema
  apply(state: Schema, flat: { readonly root: object; readonly maps: object }): void
}

// Each room has a buffer of its own; it grows where a table is large.
Encoder.BUFFER_SIZE = 4 * 1024

export function projectionOf(shape: Shape<Fields, Readonly<Record<string, Fields>>>): Projection {
  const entries = new Map<string, new () => Schema>()
  const fields: Record<string, FieldBuilder<unknown, boolean>> = builders({ ...common.root, ...shape.root })
  for (const [name, own] of Object.entries({ ...common.maps, ...shape.maps })) {
    const Entry = schema(builders(own), `${name} entry`)
    entries.set(name, Entry)
    fields[name] = t.map(Entry)
  }
  const Root = schema(fields, 'table')
  return {
    make: () => new Root(),
    apply(state, { root, maps }) {
      assign(state, root)
      for (const [name, flat] of Object.entries(maps)) {
        const Entry = entries.get(name)
        const map: unknown = Reflect.get(state, name)
        if (Entry === undefined || !(map instanceof MapSchema)) throw new Error(`no map ${name} in the schema`)
        bringUp(map, flat, Entry)
      }
    },
  }
}

function builders(fields: Fields): Record<string, FieldBuilder<unknown, boolean>> {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, t[type]()]))
}

function bringUp(map: MapSchema<Schema>, flat: Readonly<Record<string, object>>, Entry: new () => Schema): void {
  for (const id of [...map.keys()]) if (!Object.hasOwn(flat, id)) map.delete(id)
  for (const [id, values] of Object.entries(flat)) {
    const known = map.get(id)
    const entry = known ?? new Entry()
    assign(entry, values)
    if (known === undefined) map.set(id, entry)
  }
}

function assign(target: Schema, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    if (Reflect.get(target, name) !== value) Reflect.set(target, name, value)
  }
}

/** A public view as a flat schema that any Colyseus SDK can follow: built from a description, never by hand (design §5). */
import { Encoder, type FieldBuilder, MapSchema, type Schema, schema, t } from '@colyseus/schema'
import type { Fields, Shape } from '@wingover/shared/wire'

/** The values of a shape. */
export interface Flat {
  readonly root: object
  readonly maps: Readonly<Record<string, Readonly<Record<string, object>>>>
}

/** What every room shows besides its game's view. */
const common = {
  root: { game: 'string', status: 'string', halt: 'string', seq: 'uint32' },
  maps: { seats: { side: 'string', name: 'string', here: 'boolean' } },
} as const satisfies Shape

/** The schema of a game's rooms: makes states, each to be shown by a room at once, and brings them up to date. */
export interface Projection {
  make(): Schema
  apply(state: Schema, flat: Flat): void
}

/**
 * Each room has a buffer of its own, of the size that its game says the whole state may take: with a smaller one Colyseus
 * would take twice as much at the first join, and print a warning for each room.
 */
export function projectionOf(shape: Shape, kilobytes = 8): Projection {
  const entries = new Map<string, new () => Schema>()
  const fields: Record<string, FieldBuilder<unknown, boolean>> = builders({ ...common.root, ...shape.root })
  for (const [name, own] of Object.entries<Fields>({ ...common.maps, ...shape.maps })) {
    const Entry = schema(builders(own), `${name} entry`)
    entries.set(name, Entry)
    fields[name] = t.map(Entry)
  }
  const Root = schema(fields, 'table')
  return {
    make: () => {
      Encoder.BUFFER_SIZE = kilobytes * 1024
      return new Root()
    },
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

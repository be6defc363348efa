export { type Language, type NameKind, type NameTable, nameOf } from './names.ts'
export { type Tables, tables } from './tables.ts'
export type * from './types.ts'
export * from './vocabulary.ts'

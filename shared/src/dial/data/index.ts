export * from './vocabulary.ts'
export type * from './types.ts'
export { type Tables, tables } from './tables.ts'

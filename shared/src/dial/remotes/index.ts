/** Remotes: rules/dial.md §9.1. */
import { relocate } from './relocate.ts'

export const remoteFrames = { relocate }

/** Remotes: rules/dial.md §9.1. */
import { placeBuoy, placeBuoyRequest } from './place-buoy.ts'
import { relocate } from './relocate.ts'

export const remoteFrames = { relocate, placeBuoy }
export const remoteRequests = { placeBuoy: placeBuoyRequest }

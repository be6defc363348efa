/** How much one household may make: guests and matches together. */
import type { IncomingMessage } from 'node:http'
import { Buckets } from '../limits/bucket.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { household } from './address.ts'

/** Null when the sender of this request may make one more thing now. */
export type MayCreate = (request: IncomingMessage) => Refusal | null

export function creations(perMinute: number, now: () => number = Date.now): MayCreate {
  const buckets = new Buckets({ perSecond: perMinute / 60, burst: perMinute })
  return request => {
    // The guard has put the address of the client here.
    const address = String(request.headers['x-real-ip'] ?? '')
    const wait = buckets.take(household(address), now())
    return wait > 0 ? refuse('too_many_requests', '', `Try again in ${Math.ceil(wait)} s.`) : null
  }
}

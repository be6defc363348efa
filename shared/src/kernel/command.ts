/** What may be said to a match (design §3). One shape for answers, one for intents. */
import { isObject, type Json } from './json.ts'
import type { Seat } from './state.ts'

export interface Answer {
  /** Given by the sender; the same id is the same command. */
  readonly id: string
  readonly seat: Seat
  /** Host time, ms. */
  readonly at: number
  readonly requestId: string
  readonly answer: Json
}

export const intents = ['concede', 'draw', 'undo', 'decline', 'timeout', 'pause', 'resume', 'time'] as const
export type IntentName = (typeof intents)[number]

export interface Intent {
  readonly id: string
  readonly seat: Seat
  readonly at: number
  readonly intent: IntentName
  /** undo: the command to take back; decline: `draw` or `undo`; timeout: the request; pause and resume: the reason. */
  readonly to?: string
}

export type Command = Answer | Intent

/** Whether anything at all read from a wire or a log is a command by its form. */
export function isCommand(value: unknown): value is Command {
  if (!isObject(value)) return false
  const { id, seat, at, requestId, answer, intent, to } = value
  if (typeof id !== 'string' || id === '' || id.length > 64) return false
  if (typeof seat !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return false
  const extra = Object.keys(value).filter(
    key => !['id', 'seat', 'at', 'requestId', 'answer', 'intent', 'to'].includes(key),
  )
  if (extra.length > 0) return false
  if (intent === undefined) return typeof requestId === 'string' && answer !== undefined && to === undefined
  const known = intents.some(name => name === intent)
  return known && requestId === undefined && answer === undefined && (to === undefined || typeof to === 'string')
}

/** What a seat may say to a match room and what it hears back: design §3, §5. Each is strict: an unknown key is an error. */
import { z } from 'zod'

/** Chosen by the sender, new for each command: sent again, it is the same command and gets the same reply. */
const id = z.string().min(1).max(64).describe('Chosen by the sender; the same id is the same command')

/** An answer goes to the rules as it is: they check its form and say what they expected. */
const answer = z.strictObject({
  id,
  requestId: z.string().max(16).describe('The open request that is answered'),
  answer: z.json().describe('Its form depends on the kind of request'),
})

const intent = z.strictObject({
  id,
  intent: z.enum(['concede', 'draw', 'undo', 'decline']).describe('What the seat wants'),
  to: z.string().max(64).optional().describe('undo: the id of the command to take back; decline: draw or undo'),
})

/** `room.request('command', …)`. */
export const commandMessage = z.union([answer, intent])
export type CommandMessage = z.infer<typeof commandMessage>

/** `room.request('legal', …)`: the legal answers to an open request of the own seat. */
export const legalMessage = z.strictObject({ requestId: z.string().max(16) })

/** `room.request('events', …)`: what was told after an event, for a client that was away. */
export const eventsMessage = z.strictObject({
  after: z.number().int().min(0).describe('The number of the last event that the client has'),
})

/** The acknowledgement of a command: every event up to this number is out before it. */
export const acknowledgement = z.strictObject({ seq: z.number().int().min(0) })

/** Why a command or a question was refused. Nothing has changed. */
export const refusal = z.strictObject({
  code: z.string(),
  place: z.string().describe('Where in the command'),
  message: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  problems: z
    .array(z.strictObject({ code: z.string(), where: z.string(), message: z.string() }))
    .optional()
    .describe('All that is wrong with a squad, each with its place in it'),
})

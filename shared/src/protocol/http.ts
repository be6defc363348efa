/** What may be said over HTTP: design §5. */
import { z } from 'zod'
import { scenarioIds } from '../dial/scenario/scenario.ts'

/** `POST /api/v1/guests`. */
export const guestBody = z.strictObject({
  name: z.string().max(64).optional().describe('Of the form that `bad_name` tells; left out: one is given'),
})

const ruleset = z.enum(['xwa', 'amg'])

/** `POST /api/v1/matches` with a player's token. The maker takes the first seat. */
export const matchBody = z.strictObject({
  game: z.literal('dial'),
  ruleset: ruleset.default('xwa'),
  scenario: z.enum(scenarioIds).optional().describe('Left out: a plain dogfight'),
  rated: z
    .boolean()
    .default(false)
    .describe('Takes legal squads only; otherwise what is illegal is shown to both players'),
  squad: z.json().describe('The maker’s squad as XWS'),
})
export type MatchBody = z.infer<typeof matchBody>

/** `POST /api/v1/matches/{code}/seat` with a player's token: takes the free seat, or finds the own one again. */
export const seatBody = z.strictObject({ squad: z.json().optional().describe('Needed to take a free seat') })

/** The API of matches: make one, look one up by its code, take a seat (design §5). */

import { matchMaker } from '@colyseus/core'
import { matchBody, seatBody } from '@wingover/shared/protocol'
import type { Request } from 'express'
import type { z } from 'zod'
import { bearer, type Player, type Tokens } from '../accounts/token.ts'
import { firstIssue, plainWords } from '../issue.ts'
import { readCode } from '../match/code.ts'
import type { Table } from '../match/table.ts'
import type { Tables } from '../match/tables.ts'
import { isPlain } from '../plain.ts'
import { type Rejection, refuse } from '../refusal.ts'
import { type Routes, sendRefusal } from './app.ts'
import type { MayCreate } from './creations.ts'

export interface MatchServices {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly mayCreate: MayCreate
}

export function matchRoutes({ tables, tokens, mayCreate }: MatchServices): Routes {
  const playerOf = (request: Request): Player | Rejection => {
    const read = tokens.read(bearer(request.get('authorization')))
    return 'refusal' in read ? read.refusal : read.player
  }
  const tableOf = (request: Request<{ code: string }>): Table | Rejection => {
    const code = readCode(request.params.code)
    const table = code === null ? undefined : tables.byCode(code)
    return table ?? refuse('no_match', 'code')
  }

  return app => {
    app.post('/api/v1/matches', async (request, response) => {
      const maker = playerOf(request)
      if ('code' in maker) return sendRefusal(request, response, maker)
      const body = read(matchBody, request.body)
      if ('code' in body) return sendRefusal(request, response, body)
      const late = mayCreate(request)
      if (late !== null) return sendRefusal(request, response, late)
      const { game, squad, ...options } = body.value
      const table = await tables.create(maker, { game, options, squad })
      if (!('seats' in table)) return sendRefusal(request, response, table)
      await openRoom(table)
      response
        .status(201)
        .set('Cache-Control', 'no-store')
        .json({ ...idsOf(table), code: table.code, seat: table.seatOf(maker.id)?.seat })
    })

    app.get('/api/v1/matches/:code', (request, response) => {
      const table = tableOf(request)
      if (!('seats' in table)) return sendRefusal(request, response, table)
      const { game, options, status } = table
      const seats = table.seats.map(({ seat, side, name }) => ({ seat, side, name }))
      response.set('Cache-Control', 'no-store').json({ ...idsOf(table), game: game.name, options, status, seats })
    })

    app.post('/api/v1/matches/:code/seat', async (request, response) => {
      const player = playerOf(request)
      if ('code' in player) return sendRefusal(request, response, player)
      const body = read(seatBody, request.body ?? {})
      if ('code' in body) return sendRefusal(request, response, body)
      const table = tableOf(request)
      if (!('seats' in table)) return sendRefusal(request, response, table)
      const seat = await table.takeSeat(player, body.value.squad)
      if ('code' in seat) return sendRefusal(request, response, seat)
      response.set('Cache-Control', 'no-store').json({ ...idsOf(table), seat: seat.seat })
    })
  }
}

/** The room of a table has the table's id. */
export async function openRoom({ id }: Table): Promise<void> {
  await matchMaker.createRoom('match', { match: id })
}

function idsOf({ id }: Table) {
  return { matchId: id, roomId: id }
}

function read<S extends z.ZodType>(schema: S, body: unknown): { readonly value: z.output<S> } | Rejection {
  if (!isPlain(body)) return refuse('bad_input', 'body', 'Send a JSON object with Content-Type: application/json.')
  const result = schema.safeParse(body, plainWords)
  if (result.success) return { value: result.data }
  const { place, message } = firstIssue(result.error)
  return refuse('bad_input', place, message)
}

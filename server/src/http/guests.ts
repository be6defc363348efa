/** `POST /api/v1/guests`: a name and a token for somebody without an account. */
import { z } from 'zod'
import { welcomeGuest } from '../accounts/guest.ts'
import { PlayerName } from '../accounts/name.ts'
import type { Tokens } from '../accounts/token.ts'
import { refuse } from '../refusal.ts'
import { type Routes, sendRefusal } from './app.ts'
import type { MayCreate } from './creations.ts'

export const NewGuest = z.strictObject({ name: PlayerName.optional() })

export function guestRoutes(tokens: Tokens, mayCreate: MayCreate): Routes {
  return app => {
    app.post('/api/v1/guests', (request, response) => {
      const read = NewGuest.safeParse(request.body ?? {})
      if (!read.success) {
        const place = String(read.error.issues[0]?.path[0] ?? '')
        return sendRefusal(
          request,
          response,
          place === 'name' ? refuse('bad_name', 'name') : refuse('bad_input', place),
        )
      }
      const late = mayCreate(request)
      if (late !== null) return sendRefusal(request, response, late)
      response.status(201).set('Cache-Control', 'no-store').json(welcomeGuest(tokens, read.data.name))
    })
  }
}

/** `POST /api/v1/guests`: a name and a token for somebody without an account. */
import { guestBody } from '@wingover/shared/protocol'
import { welcomeGuest } from '../accounts/guest.ts'
import { PlayerName } from '../accounts/name.ts'
import type { Tokens } from '../accounts/token.ts'
import { firstIssue } from '../issue.ts'
import { refuse } from '../refusal.ts'
import { type Routes, sendRefusal } from './app.ts'
import type { MayCreate } from './creations.ts'

export function guestRoutes(tokens: Tokens, mayCreate: MayCreate): Routes {
  return app => {
    app.post('/api/v1/guests', (request, response) => {
      const body = guestBody.safeParse(request.body ?? {})
      if (!body.success) {
        const { place, message } = firstIssue(body.error)
        return sendRefusal(request, response, refuse('bad_input', place, message))
      }
      const name = PlayerName.optional().safeParse(body.data.name)
      if (!name.success) return sendRefusal(request, response, refuse('bad_name', 'name'))
      const late = mayCreate(request)
      if (late !== null) return sendRefusal(request, response, late)
      response.status(201).set('Cache-Control', 'no-store').json(welcomeGuest(tokens, name.data))
    })
  }
}

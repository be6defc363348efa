/** `GET /api/v1/health`: whether this server serves, for people and for what restarts it. */
import { matchMaker } from '@colyseus/core'
import { version } from '../version.ts'
import type { Routes } from './app.ts'

export function healthRoutes(): Routes {
  const since = Date.now()
  return app => {
    app.get('/api/v1/health', (_request, response) => {
      const ready = matchMaker.state === matchMaker.MatchMakerState.READY
      const { roomCount, ccu } = matchMaker.stats.local
      response
        .status(ready ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({
          ok: ready,
          version,
          seconds: Math.floor((Date.now() - since) / 1000),
          rooms: roomCount,
          connections: ccu,
        })
    })
  }
}

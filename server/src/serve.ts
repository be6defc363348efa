/** Puts the server together: store, rooms, guard, API and pages on one port. */
import { once } from 'node:events'
import { matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { keptSecret } from './accounts/secret.ts'
import { tokens } from './accounts/token.ts'
import type { Config } from './config.ts'
import { addRoutes } from './http/app.ts'
import { creations } from './http/creations.ts'
import { frontRoutes } from './http/front.ts'
import { GuardedServer } from './http/guard.ts'
import { guestRoutes } from './http/guests.ts'
import { securityHeaders } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { matchRoutes, openRoom } from './http/matches.ts'
import { Tables } from './match/tables.ts'
import { cannotListen } from './ops/cannot-listen.ts'
import { colyseusLog, type Log } from './ops/log.ts'
import { matchRoom } from './rooms/match-room.ts'
import { openStore } from './store/store.ts'

export interface Serving {
  /** Where it listens: `http://127.0.0.1:2567`. */
  readonly address: string
  /** Ends what is under way, then lets everything go. */
  stop(): Promise<void>
}

const largestMessage = 32 * 1024

export async function serve(config: Config, log: Log): Promise<Serving> {
  const store = await openStore(config)
  const accounts = tokens(config.TOKEN_SECRET ?? keptSecret(config.DATA_DIR), config.TOKEN_DAYS)
  const mayCreate = creations(config.CREATIONS_PER_MINUTE)
  const http = new GuardedServer({
    baseUrl: config.BASE_URL,
    trust: config.TRUSTED_PROXY ?? (() => false),
    rate: { perSecond: config.REQUESTS_PER_SECOND, burst: config.REQUESTS_PER_SECOND * 10 },
    headers: securityHeaders(config.BASE_URL),
  })
  closeMatchmaking()
  const tables = new Tables(store, log, config.MAX_MATCHES)
  const game = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLog(log),
    transport: new WebSocketTransport({
      server: http,
      maxPayload: largestMessage,
      pingInterval: 10_000,
      pingMaxRetries: 2,
    }),
    express: app => {
      const matches = matchRoutes({ tables, tokens: accounts, mayCreate })
      addRoutes(app, log, [healthRoutes(), guestRoutes(accounts, mayCreate), matches, frontRoutes(tables)])
    },
  })
  const { COMMANDS_PER_SECOND } = config
  const commandRate = { perSecond: COMMANDS_PER_SECOND, burst: COMMANDS_PER_SECOND * 2 }
  game.define('match', matchRoom({ tables, tokens: accounts, log, commandRate }))
  await matchMaker.onReady
  await tables.restore()
  for (const table of tables.all()) await openRoom(table)
  // Colyseus only logs a port that is taken, and waits for ever.
  const refused = once(http, 'error').then(([error]) => Promise.reject(cannotListen(error, config)))
  await Promise.race([game.listen(config.PORT, config.HOST), refused])
  return {
    address: addressOf(http, config),
    async stop() {
      await tables.close()
      await game.gracefullyShutdown(false)
      http.closeAllConnections()
      await store.close()
    },
  }
}

/** Rooms are made by the API alone; and no other site is told by CORS headers that it may call us. */
function closeMatchmaking(): void {
  Object.assign(matchMaker.controller, {
    exposedMethods: ['joinById', 'reconnect'],
    DEFAULT_CORS_HEADERS: {},
    getCorsHeaders: () => ({}),
  })
}

function addressOf(http: GuardedServer, config: Config): string {
  const bound = http.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.PORT
  const everywhere = config.HOST === '0.0.0.0' || config.HOST === '::'
  return config.BASE_URL ?? `http://${everywhere ? 'localhost' : config.HOST}:${port}`
}

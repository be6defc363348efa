/** Why the server cannot listen, in words for the person who starts it. */
import type { Config } from '../config.ts'

const reasons: Readonly<Record<string, (config: Pick<Config, 'HOST' | 'PORT'>) => string>> = {
  EADDRINUSE: ({ PORT }) => `PORT ${PORT} is taken: stop what listens there, or set PORT to another`,
  EACCES: ({ PORT }) => `PORT ${PORT} may not be used by this user: set PORT to one above 1023`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is no address of this computer`,
  ENOTFOUND: ({ HOST }) => `HOST ${HOST} is unknown`,
}

/** The error of a socket that could not be opened, in such words where there are some. */
export function cannotListen(error: unknown, config: Pick<Config, 'HOST' | 'PORT'>): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  return reason === undefined ? error : new Error(reason(config), { cause: error })
}

/** The log: JSON lines on standard error. Tokens, seeds and answers never go into it. */
import { type DestinationStream, destination, pino } from 'pino'
import type { Config } from '../config.ts'

export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
  fatal(facts: object, message: string): void
}

const secrets = ['token', 'authorization', 'reconnectionToken', 'seed', 'answer', 'dials', 'secret', 'key']

export function openLog(
  level: Config['LOG_LEVEL'],
  stream: DestinationStream = destination({ dest: 2, sync: true }),
): Log {
  const paths = secrets.flatMap(name => [name, `*.${name}`, `*.*.${name}`])
  return pino({ level, base: null, redact: { paths, censor: '[secret]' } }, stream)
}

/** What Colyseus calls: like `console`, any number of anything. */
export interface ConsoleLike {
  debug(...args: unknown[]): void
  info(...args: unknown[]): void
  warn(...args: unknown[]): void
  error(...args: unknown[]): void
  trace(...args: unknown[]): void
}

const window = 60_000
const perWindow = 5
const kinds = 200

/**
 * Colyseus' messages in our log. It prints a stack for each bad message of a client, so lines of one kind
 * beyond five a minute are only counted. What it passes besides the text is left out: it may be what a client sent.
 */
export function colyseusLog(log: Log, now: () => number = Date.now): ConsoleLike {
  const seen = new Map<string, number>()
  let since = now()

  function isFlood(kind: string): boolean {
    if (now() - since >= window || seen.size >= kinds) {
      for (const [of, count] of seen)
        if (count > perWindow) log.warn({ of, left: count - perWindow }, 'colyseus: lines left out')
      seen.clear()
      since = now()
    }
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count > perWindow
  }

  const at =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...[first]: unknown[]) => {
      const text = withoutTokens(first instanceof Error ? (first.stack ?? first.message) : String(first))
      const kind = text.slice(0, 60).replace(/\d+/g, '0')
      if (!isFlood(kind)) log[level]({ text: text.slice(0, 2000) }, 'colyseus')
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), trace: at('debug') }
}

/** Anything that looks like one of our tokens or like a token in a query or header. */
function withoutTokens(text: string): string {
  return text
    .replace(/\bw1\.[\w.-]+/g, '[secret]')
    .replace(/((?:token|bearer)["']?[=: ]+["']?)[\w.:-]{6,}/gi, '$1[secret]')
}

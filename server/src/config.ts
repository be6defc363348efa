/** The settings: read from the environment, checked, each with a default. The table makes README and docs. */
import { z } from 'zod'
import { parseTrust, type Trust } from './http/address.ts'

interface Setting<S extends z.ZodType = z.ZodType> {
  /** As it would be typed; empty when there is none. */
  readonly default: string
  readonly meaning: string
  readonly expects: string
  readonly schema: S
  /** Its value is never printed. */
  readonly secret?: true
}

const setting = <S extends z.ZodType>(s: Setting<S>): Setting<S> => s

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const origin = z.string().refine(text => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
})

const trust = z.string().transform((text, context): Trust => {
  const read = parseTrust(text)
  if (read === null) context.addIssue({ code: 'custom', message: 'not addresses' })
  return read ?? (() => false)
})

/** 32 bytes, as hexadecimal digits or base64. */
const key = z
  .string()
  .regex(/^(?:[0-9a-f]{64}|[A-Za-z0-9+/_-]{43}=?)$/i)
  .transform(text => Buffer.from(text, text.length === 64 ? 'hex' : 'base64'))

const table = {
  PORT: setting({
    default: '2567',
    meaning: 'The port that serves pages, API and WebSocket; 0 takes a free one.',
    expects: 'a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  }),
  HOST: setting({
    default: '0.0.0.0',
    meaning: 'The address to listen on.',
    expects: 'a host name or an address',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  BASE_URL: setting({
    default: '',
    meaning: 'The address under which players reach the server, when a proxy changes it.',
    expects: 'an origin such as https://play.example.org',
    schema: origin.transform(text => new URL(text).origin).optional(),
  }),
  TRUSTED_PROXY: setting({
    default: '',
    meaning: 'Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed; without it none is.',
    expects: 'addresses and networks, separated by commas, or `loopback`',
    schema: trust.optional(),
  }),
  DATA_DIR: setting({
    default: './data',
    meaning: 'The folder for everything that is kept.',
    expects: 'a folder',
    schema: z.string().min(1),
  }),
  DATABASE: setting({
    default: '',
    meaning: 'The SQLite file; without it `wingover.sqlite` in DATA_DIR.',
    expects: 'a file',
    schema: z.string().min(1).optional(),
  }),
  JOURNAL: setting({
    default: 'fast',
    meaning: '`fast` survives a killed process, `power` also a power cut, at the price of a disk flush for each batch.',
    expects: '`fast` or `power`',
    schema: z.enum(['fast', 'power']),
  }),
  DATA_KEY: setting({
    default: '',
    meaning: 'Encrypts the dice seeds at rest.',
    expects: '32 bytes, as 64 hexadecimal digits or as base64',
    schema: key.optional(),
    secret: true,
  }),
  TOKEN_SECRET: setting({
    default: '',
    meaning: 'Signs account tokens; without it one is made once and kept in DATA_DIR.',
    expects: 'at least 32 characters',
    schema: z.string().min(32).optional(),
    secret: true,
  }),
  TOKEN_DAYS: setting({
    default: '90',
    meaning: 'Days for which the token of a guest holds.',
    expects: 'a whole number from 1 to 3650',
    schema: wholeNumber(1, 3650),
  }),
  LOG_LEVEL: setting({
    default: 'info',
    meaning: 'How much is logged, as JSON lines on standard error.',
    expects: 'one of fatal, error, warn, info, debug, trace, silent',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
  REQUESTS_PER_SECOND: setting({
    default: '20',
    meaning: 'Requests per address and second in the long run, with bursts of ten times as many; 0 lifts the limit.',
    expects: 'a whole number from 0 to 100000',
    schema: wholeNumber(0, 100_000),
  }),
  CREATIONS_PER_MINUTE: setting({
    default: '30',
    meaning: 'Guests and matches made per address and minute; 0 lifts the limit.',
    expects: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  }),
  COMMANDS_PER_SECOND: setting({
    default: '20',
    meaning: 'Commands per connection and second in the long run, with bursts of twice as many; 0 lifts the limit.',
    expects: 'a whole number from 0 to 100000',
    schema: wholeNumber(0, 100_000),
  }),
  MAX_MATCHES: setting({
    default: '5000',
    meaning: 'Matches held at once; further ones are refused.',
    expects: 'a whole number from 1 to 100000',
    schema: wholeNumber(1, 100_000),
  }),
  DRAIN_SECONDS: setting({
    default: '10',
    meaning: 'Seconds that a stopping server waits for what is under way.',
    expects: 'a whole number from 0 to 600',
    schema: wholeNumber(0, 600),
  }),
} as const

type Name = keyof typeof table

export type Config = { readonly [N in Name]: z.output<(typeof table)[N]['schema']> }

/** Name, default and meaning of each setting, for README and docs. */
export const settings: readonly { name: string; default: string; meaning: string; expects: string }[] = Object.entries(
  table,
).map(([name, s]) => ({ name, default: s.default, meaning: s.meaning, expects: s.expects }))

export type ConfigResult = { readonly config: Config } | { readonly problems: readonly string[] }

/** Reads the environment. An empty value is none. One problem is one line; the value of a secret is never in it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, s] of Object.entries<Setting>(table)) {
    const given = env[name] || s.default || undefined
    const read = s.schema.safeParse(given)
    if (read.success) values[name] = read.data
    else problems.push(`${name}: ${shown(given, s.secret)} was given; expected ${s.expects}.`)
  }
  // Each key of the table was read by its own schema.
  return problems.length > 0 ? { problems } : { config: values as Config }
}

function shown(given: string | undefined, secret: true | undefined): string {
  if (given === undefined) return 'nothing'
  return secret ? `a secret of ${given.length} characters` : JSON.stringify(given.slice(0, 80))
}

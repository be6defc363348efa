/** What stands behind a command's name: read, or refused in a sentence. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Whether this is what `parseArgs` throws when a command is called with what it does not take. */
export const isUsage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** The flags of this process; ends it with status 1 and a sentence on standard error when they are wrong. */
export function flags<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isUsage(error)) throw error
    console.error(
      `${error.message}\nThis takes ${Object.keys(config.options ?? {})
        .map(name => `--${name}`)
        .join(', ')}.`,
    )
    process.exit(1)
  }
}

/** The whole number that a text writes out, or NaN. */
export function wholeNumber(text: string): number {
  return /^-?\d{1,15}$/.test(text) ? Number(text) + 0 : Number.NaN
}

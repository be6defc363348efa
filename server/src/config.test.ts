import { describe, expect, it } from 'vitest'
import { type Config, readConfig, settings } from './config.ts'

function good(env: Record<string, string>): Config {
  const read = readConfig(env)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.config
}

function problems(env: Record<string, string>): readonly string[] {
  const read = readConfig(env)
  return 'problems' in read ? read.problems : []
}

describe('the settings', () => {
  it('have defaults for an empty environment', () => {
    const config = good({})
    expect(config).toMatchObject({
      PORT: 2567,
      HOST: '0.0.0.0',
      DATA_DIR: './data',
      JOURNAL: 'fast',
      LOG_LEVEL: 'info',
    })
    expect([config.BASE_URL, config.TRUSTED_PROXY, config.DATABASE, config.DATA_KEY, config.TOKEN_SECRET]).toEqual(
      Array(5).fill(undefined),
    )
  })

  it('take an empty value for none', () => {
    expect(good({ PORT: '', BASE_URL: '' })).toMatchObject({ PORT: 2567, BASE_URL: undefined })
  })

  it('are documented, each with what it expects', () => {
    expect(settings.map(s => s.name)).toEqual(Object.keys(good({})))
    for (const s of settings) expect(s.meaning.length * s.expects.length).toBeGreaterThan(0)
  })

  it.each([
    ['PORT', '70000', 'PORT: "70000" was given; expected a whole number from 0 to 65535.'],
    ['PORT', '80x', 'PORT: "80x" was given; expected a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT: "-1" was given; expected a whole number from 0 to 65535.'],
    ['HOST', 'a b', 'HOST: "a b" was given; expected a host name or an address.'],
    [
      'BASE_URL',
      'play.example.org',
      'BASE_URL: "play.example.org" was given; expected an origin such as https://play.example.org.',
    ],
    [
      'BASE_URL',
      'https://x.org/deep',
      'BASE_URL: "https://x.org/deep" was given; expected an origin such as https://play.example.org.',
    ],
    [
      'TRUSTED_PROXY',
      '10.0.0.0/40',
      'TRUSTED_PROXY: "10.0.0.0/40" was given; expected addresses and networks, separated by commas, or `loopback`.',
    ],
    ['JOURNAL', 'slow', 'JOURNAL: "slow" was given; expected `fast` or `power`.'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL: "loud" was given; expected one of fatal, error, warn, info, debug, trace, silent.',
    ],
  ])('refuse %s=%s in one line', (name, value, line) => {
    expect(problems({ [name]: value })).toEqual([line])
  })

  it('name every problem, one a line', () => {
    expect(problems({ PORT: 'x', JOURNAL: 'y', LOG_LEVEL: 'z' })).toHaveLength(3)
  })

  it('never print a secret', () => {
    const lines = problems({ DATA_KEY: 'hunter2hunter2', TOKEN_SECRET: 'too short a one' })
    expect(lines).toEqual([
      'DATA_KEY: a secret of 14 characters was given; expected 32 bytes, as 64 hexadecimal digits or as base64.',
      'TOKEN_SECRET: a secret of 15 characters was given; expected at least 32 characters.',
    ])
  })

  it('read a key in either writing', () => {
    const bytes = Buffer.from(Array.from({ length: 32 }, (_, i) => 7 * i))
    expect(good({ DATA_KEY: bytes.toString('hex') }).DATA_KEY).toEqual(bytes)
    expect(good({ DATA_KEY: bytes.toString('base64') }).DATA_KEY).toEqual(bytes)
    expect(good({ DATA_KEY: bytes.toString('base64url') }).DATA_KEY).toEqual(bytes)
  })

  it('drop the slash behind BASE_URL', () => {
    expect(good({ BASE_URL: 'https://play.example.org/' }).BASE_URL).toBe('https://play.example.org')
  })
})

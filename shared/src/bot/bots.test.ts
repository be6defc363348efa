import { expect, it } from 'vitest'
import { readBots } from './bots.ts'

it('reads two names', () => {
  expect(readBots('pilot,random')).toEqual(['pilot', 'random'])
})

it.each(['', 'pilot', 'pilot,', 'pilot,random,random', 'pilot,robin', 'pilot, random', 'constructor,random'])(
  'says what is wrong with %j',
  text => {
    expect(readBots(text)).toBe(`--bots ${text} is not two of random and pilot, such as pilot,random.`)
  },
)

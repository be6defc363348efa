import { describe, expect, it } from 'vitest'
import { guestName, PlayerName } from './name.ts'

describe('the name of a player', () => {
  it.each([
    ['  Ana  ', 'Ana'],
    ['Jean-Luc  O’Neill', 'Jean-Luc O’Neill'],
    ['Łukasz 2', 'Łukasz 2'],
    ['ひかる', 'ひかる'],
    ['e\u0301mile', 'émile'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('may be %j', (given, name) => {
    expect(PlayerName.parse(given)).toBe(name)
  })

  it.each(['', '   ', 'x'.repeat(25), 'a\u202Eb', 'a\u200Bb', 'a\nb\u0000', '<b>', '-x', '😀', 'a@b', 7, null])(
    'may not be %j',
    given => {
      expect(PlayerName.safeParse(given).success).toBe(false)
    },
  )

  it('of a guest is a bird and passes the check', () => {
    for (let i = 0; i < 200; i++) {
      const name = guestName()
      expect(name).toMatch(/^Guest [A-Z][a-z]+$/)
      expect(PlayerName.parse(name)).toBe(name)
    }
  })
})

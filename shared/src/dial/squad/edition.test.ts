import { describe, expect, it } from 'vitest'
import { isFirstEdition } from './edition.ts'

describe('a list of the first edition', () => {
  it.each([
    ['faction word and names', { faction: 'imperial', pilots: [{ name: 'soontirfel', ship: 'tieinterceptor' }] }],
    ['faction word and slot', { faction: 'scum', pilots: [{ id: 'a', upgrades: { samd: ['r4agromech'] } }] }],
    ['names and slot', { faction: 'resistance', pilots: [{ name: 'poedameron', upgrades: { ept: ['vi'] } }] }],
  ])('shows two marks: %s', (_, list) => {
    expect(isFirstEdition(list)).toBe(true)
  })

  it.each([
    ['faction word', { faction: 'rebel', pilots: [{ id: 'wedgeantilles', upgrades: { talent: ['predator'] } }] }],
    ['names', { faction: 'rebelalliance', pilots: [{ name: 'wedgeantilles' }] }],
    ['slot key', { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles', upgrades: { amd: ['r2d2'] } }] }],
    ['no mark', { faction: 'rebelalliance', pilots: [] }],
    ['inherited keys', { faction: 'constructor', pilots: [{ id: 'x', upgrades: 'toString' }] }],
  ])('is not proved by one: %s', (_, list) => {
    expect(isFirstEdition(list)).toBe(false)
  })
})

import { isReject, type Json } from '@wingover/shared/kernel'
import { describe, expect, it } from 'vitest'
import { fleet } from '../../test/squads.ts'
import { hexGame } from './hex-game.ts'

const [a, b, c] = hexGame.seats({ seats: 2 })
if (a === undefined || b === undefined || c === undefined) throw new Error('there are no seats')

function begun(table: { [option: string]: Json }, squads: Record<string, Json> = { a: fleet, b: fleet }) {
  const play = hexGame.begin('m', table, squads, new Uint8Array(32), 0)
  if (isReject(play)) throw new Error(`${play.place}: ${play.message}`)
  return play
}

/** The fleet with something else in its first ship. */
const changed = (fields: object) => [{ ...fleet[0], ...fields }] as Json

describe('the hex game at this server', () => {
  it('seats as many players a side as the table says, sides by turns', () => {
    expect(hexGame.seats({})).toEqual([
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ])
    expect(hexGame.seats({ seats: 2 }).map(({ seat, side }) => seat + side)).toEqual(['aA', 'bB', 'cA', 'dB'])
  })

  it('says what is wrong with a fleet, and where in what the player sent', () => {
    expect(hexGame.refuseSquad({}, fleet, a)).toBeNull()
    expect(hexGame.refuseSquad({}, changed({ armour: 16 }), a)).toMatchObject({
      code: 'bad_fleet',
      place: 'squad[0]',
      message: expect.stringContaining('armour: It does not have this form. It is a whole number from 0 to 15.'),
    })
    expect(hexGame.refuseSquad({}, { ships: [] }, a)).toMatchObject({ code: 'bad_fleet', place: 'squad' })
    expect(hexGame.refuseSquad({ radius: 15, distance: 40 }, fleet, a)).toMatchObject({ place: 'radius' })
  })

  it('lets another seat of a side come without ships, to play members of its crews, but not the first', () => {
    const crew = (seat: string) => fleet[0].crew.map((member, i) => (i === 0 ? { ...member, seat } : member))
    expect(hexGame.refuseSquad({ seats: 2 }, [], c)).toBeNull()
    expect(hexGame.refuseSquad({ seats: 2 }, [], b)).toMatchObject({ code: 'bad_fleet', place: 'squad' })
    expect(hexGame.refuseSquad({ seats: 2 }, changed({ crew: crew('c') }), a)).toBeNull()
    expect(hexGame.refuseSquad({ seats: 2 }, changed({ crew: crew('b') }), a)).toMatchObject({
      place: 'squad[0].crew[0].seat',
    })
  })

  it('is played with the options of the table', () => {
    const { options } = begun({ sheets: 'scan', rounds: 5, radius: 20, distance: 10 }).header
    expect(options).toMatchObject({ radius: 20, distance: 10, fields: { sheets: 'scan', rounds: 5 } })
    expect(begun({}).header.options).toMatchObject({ fields: { sheets: 'open', rounds: null } })
  })

  it('shows the battle as a picture and a story', () => {
    const play = begun({})
    for (const { id, seat } of [...play.pending])
      play.apply({ id, seat, at: 0, requestId: id, answer: { nonce: '0'.repeat(32), ready: true } })
    const shown = { flat: play.flat(), seq: play.seq, events: play.opening('public'), names: { a: 'Ana', b: 'Bo' } }
    expect(hexGame.picture(shown, 390)).toMatch(/^<svg .*Explorer \(a1\)/s)
    const begins = { seq: 1, type: 'roundBegan', round: 1 }
    expect(hexGame.story({ ...shown, events: [begins, { seq: 2, type: 'destroyed', ship: 'b1' }] as never })).toEqual([
      { round: 0, phase: 'setup', heading: 'Set-up', lines: [{ seq: 2, text: 'Survey Explorer (b1) is destroyed.' }] },
    ])
  })
})

import { connect, isRefusal, LineError, MatchClient, unwrap } from '@wingover/client-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, type House, openHouse, pairAt, playToPlanning, squadA, squadB, until } from './table.ts'

const patience = 60_000
let house: House
let at = ''

beforeAll(async () => {
  house = await openHouse()
  at = house.server().address
}, patience)
afterAll(() => house.close(), patience)

describe('a session', () => {
  it('is that of a guest with the name asked for, or of the same player by a token', async () => {
    const ana = unwrap(await connect(at, { name: '  Ana   B ' }))
    expect(ana.name).toBe('Ana B')
    expect(JSON.stringify(ana)).not.toContain(ana.token)
    const again = unwrap(await connect(at, { token: ana.token }))
    const a = unwrap(await ana.create({ game: 'dial', ruleset: 'xwa', squad: squadA }))
    expect(unwrap(await again.join(a.place.code)).seats).toEqual(a.seats)
  })

  it('says what the server refuses', async () => {
    expect(await connect(at, { name: '<b>' })).toMatchObject({ code: 'bad_name', place: 'name' })
    const forged = unwrap(await connect(at, { token: 'w1.e30.forged' }))
    expect(await forged.create({ game: 'dial', ruleset: 'xwa', squad: squadA })).toMatchObject({ code: 'bad_token' })
    const ana = unwrap(await connect(at))
    expect(await ana.create({ game: 'dial', ruleset: 'xwa', squad: {} })).toMatchObject({
      code: 'bad_squad',
      place: 'squad',
    })
    expect(await ana.join('AAAAAA', { squad: squadA })).toMatchObject({ code: 'no_match' })
    expect(await ana.resume('m000000000000')).toMatchObject({ code: 'no_such_room' })
  })

  it('brings an illegal squad to a casual match, where both see what is wrong with it, and to no rated one', async () => {
    const [ana, bo] = [unwrap(await connect(at, { name: 'Ana' })), unwrap(await connect(at, { name: 'Bo' }))]
    const illegal = { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles' }] }
    const problems = [{ code: 'ship_count', where: 'pilots', message: expect.any(String) }]
    const rated = unwrap(await ana.create({ game: 'dial', ruleset: 'xwa', rated: true, squad: squadA }))
    expect(await bo.join(rated.place.code, { squad: illegal })).toMatchObject({
      code: 'illegal_squad',
      place: 'squad',
      problems,
    })
    const a = unwrap(await ana.create({ game: 'dial', ruleset: 'xwa', squad: squadA }))
    const b = unwrap(await bo.join(a.place.code, { squad: illegal, game: 'dial' }))
    await until(() => {
      for (const { view } of [a, b])
        expect([view?.rated, view?.players.a?.problems, view?.players.b?.problems]).toEqual([false, [], problems])
    })
  })

  it('throws when nobody answers', async () => {
    await expect(connect('http://127.0.0.1:9')).rejects.toThrow(LineError)
  })
})

describe('a match', () => {
  it('begins when the second player joins by its code, and refuses a third', async () => {
    const { ana, bo, a, b } = await pairAt(at, at)
    expect([a.status, b.status]).toEqual(['playing', 'playing'])
    expect([a.view?.own?.seat, b.view?.own?.seat]).toEqual(['a', 'b'])
    expect(Object.values(a.seats).map(seat => seat.name)).toEqual(['Ana', 'Bo'])
    expect({ ...a.view, own: null }).toEqual({ ...b.view, own: null })
    await until(() => expect(a.events).toEqual(b.events))

    const eve = unwrap(await connect(at, { name: 'Eve' }))
    expect(await eve.join(a.place.code, { squad: squadB })).toMatchObject({ code: 'match_full' })
    expect(await eve.resume(a.place.roomId)).toMatchObject({ code: 'not_seated' })
    expect(await a.answer(b.requests[0]?.id ?? '', {})).toMatchObject({ code: 'not_your_request' })
    // Both players come back to their own seats.
    for (const session of [ana, bo]) expect(await session.join(a.place.code)).toBeInstanceOf(MatchClient)
  })

  it('is seen by both devices of a player, and the last to answer wins', async () => {
    const pair = await pairAt(at, at)
    const [planning] = await playToPlanning(pair)
    const phone = unwrap(await pair.ana.resume(pair.a.place.roomId))
    expect(phone.events).toEqual(pair.a.events)
    expect(phone.view).toEqual(pair.a.view)

    const [ship = ''] = Object.keys(pair.a.view?.ships ?? {})
    const [slow = '', fast = ''] = pair.a.view?.ships[ship]?.dial ?? []
    unwrap(await pair.a.answer(planning.id, { dials: { [ship]: slow } }))
    await until(() => expect(phone.view?.own?.sealed).toEqual({ [planning.id]: { dials: { [ship]: slow } } }))
    unwrap(await phone.answer(planning.id, { dials: { [ship]: fast } }))
    await until(() => expect(pair.a.view?.own?.sealed).toEqual({ [planning.id]: { dials: { [ship]: fast } } }))
    expect(pair.b.view?.own?.sealed).toEqual({})

    phone.leave()
    await until(() => expect(pair.b.seats.a?.here).toBe(true))
    pair.a.leave()
    await until(() => expect(pair.b.seats.a?.here).toBe(false))
  })

  it('is conceded, and a draw is agreed', async () => {
    const first = await pairAt(at, at)
    expect(isRefusal(await first.a.concede())).toBe(false)
    await until(() => expect(first.b.view?.over).toEqual({ winner: 'B', reason: 'conceded' }))
    expect(await first.b.concede()).toMatchObject({ code: 'match_over' })

    const second = await pairAt(at, at)
    await second.a.offerDraw()
    await until(() => expect(second.b.view?.offers).toMatchObject([{ kind: 'draw', seats: ['a'] }]))
    await second.b.decline('draw')
    await until(() => expect(second.a.view?.offers).toEqual([]))
    await second.b.offerDraw()
    await second.a.offerDraw()
    await until(() => expect(second.b.view?.over).toEqual({ winner: null, reason: 'agreed' }))
  })

  it('takes a move back and asks again', async () => {
    const pair = await pairAt(at, at)
    for (const match of [pair.a, pair.b]) for (const request of match.requests) await answer(match, request)
    await until(() => expect([...pair.a.requests, ...pair.b.requests].map(r => r.kind)).toEqual(['placeObstacle']))
    const mover = pair.a.requests.length > 0 ? pair.a : pair.b
    const [asked] = mover.requests
    const options = unwrap(await mover.legal(asked?.id ?? ''))
    if (options.type !== 'place' || options.samples[0] === undefined) throw new Error('nowhere to place an obstacle')
    const accepted = unwrap(await mover.answer(asked?.id ?? '', options.samples[0]))
    expect(Object.keys(mover.view?.obstacles ?? {})).toHaveLength(1)
    unwrap(await mover.undo(accepted.id))
    expect(mover.requests).toMatchObject([{ id: asked?.id, kind: 'placeObstacle' }])
    for (const match of [pair.a, pair.b]) await until(() => expect(match.view?.obstacles).toEqual({}))
  })
})

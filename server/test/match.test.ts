import { randomAnswer, seededChance } from '@wingover/shared/bot'
import { dial } from '@wingover/shared/dial'
import { hashOf, isReject, readLog, verifyLog } from '@wingover/shared/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Guest, type Made, type Player, reasonOf, Server } from './player.ts'
import { type Running, startServer, stopServer, temporaryFolder } from './process.ts'
import { squadA } from './squads.ts'

const settings = { REQUESTS_PER_SECOND: '0', CREATIONS_PER_MINUTE: '0', COMMANDS_PER_SECOND: '0', LOG_LEVEL: 'warn' }
const until = (test: () => unknown) => vi.waitFor(test, { timeout: 8000, interval: 10 })

interface Sitting {
  readonly made: Made
  readonly guests: readonly [ana: Guest, bo: Guest]
  readonly ana: Player
  readonly bo: Player
}

describe('a match at the wire', () => {
  const folder = temporaryFolder()
  const players: Player[] = []
  let process: Running
  let server: Server

  beforeAll(async () => {
    process = await startServer(folder.path, settings)
    server = new Server(process.port)
  }, 30_000)
  afterEach(() => {
    for (const { room } of players.splice(0)) room.leave()
  })
  afterAll(async () => {
    await stopServer(process, 'SIGKILL')
    folder.remove()
  })

  async function join(guest: Guest, roomId: string): Promise<Player> {
    const player = await server.join(guest, roomId)
    players.push(player)
    return player
  }

  /** Two players at a table whose match has begun. */
  async function sitDown(): Promise<Sitting> {
    const guests = [await server.guest('Ana'), await server.guest('Bo')] as const
    const made = await server.create(guests[0])
    expect((await server.seat(guests[1], made.code)).status).toBe(200)
    const ana = await join(guests[0], made.roomId)
    const bo = await join(guests[1], made.roomId)
    await until(() => expect([ana.own?.seat, bo.own?.seat]).toEqual(['a', 'b']))
    return { made, guests, ana, bo }
  }

  /** Each player answers an open request of his own at random, until so many are answered or nothing is asked. */
  async function play({ ana, bo }: { ana: Player; bo: Player }, answers: number, seed = 7): Promise<number> {
    const chance = seededChance(seed)
    let given = 0
    while (given < answers) {
      const asked = [ana, bo].flatMap(player =>
        (player.own?.requests ?? []).filter(r => !r.ready).map(request => ({ player, request })),
      )
      const next = asked[chance(asked.length || 1)]
      if (next === undefined) return given
      const { player, request } = next
      const options = await player.room.request('legal', { requestId: request.id })
      const before = player.seq
      const { seq } = await player.command({
        id: `${request.id}-${given}`,
        requestId: request.id,
        answer: randomAnswer(options, request.sealed, chance),
      })
      given++
      // The acknowledgement came after everything that was told.
      expect(player.seq).toBe(seq)
      expect(seq).toBeGreaterThanOrEqual(before)
      await until(() => expect([ana.seq, bo.seq]).toEqual([seq, seq]))
      // A request that is answered is gone from what the player is shown, and the other one has heard of it by a round trip.
      expect(player.own?.requests.some(r => r.id === request.id && !r.ready) ?? false).toBe(false)
      await Promise.all([ana, bo].map(p => p.room.request('events', { after: seq })))
    }
    return given
  }

  it('is made with a code, is entered by it, and begins when both sit', async () => {
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const made = await server.create(ana)
    expect(made).toEqual({
      matchId: made.roomId,
      roomId: expect.stringMatching(/^m[\w-]{12}$/),
      code: expect.stringMatching(/^[A-HJ-NP-Z]{6}$/),
      seat: 'a',
    })
    const maker = await join(ana, made.roomId)
    await until(() =>
      expect(maker.state).toMatchObject({
        status: 'waiting',
        seq: 0,
        seats: { a: { name: 'Ana', here: true }, b: { name: '', here: false } },
      }),
    )
    expect(await reasonOf(maker.command({ id: '1', intent: 'concede' }))).toMatchObject({ code: 'not_begun' })

    const looked = await fetch(`${server.at}/api/v1/matches/${made.code.toLowerCase()}`)
    expect(await looked.json()).toEqual({
      matchId: made.matchId,
      roomId: made.roomId,
      game: 'dial',
      options: { ruleset: 'xwa', rated: false },
      status: 'waiting',
      seats: [
        { seat: 'a', side: 'A', name: 'Ana' },
        { seat: 'b', side: 'B', name: null },
      ],
    })
    const sat = await server.seat(bo, made.code)
    expect(await sat.json()).toEqual({ matchId: made.matchId, roomId: made.roomId, seat: 'b' })
    await until(() =>
      expect(maker.state).toMatchObject({
        status: 'playing',
        phase: 'setup',
        seats: { b: { name: 'Bo', here: false } },
      }),
    )
    await until(() => expect(maker.own?.requests).toMatchObject([{ kind: 'nonce', sealed: true, ready: false }]))
  })

  it('is for its players alone', async () => {
    const { made, guests } = await sitDown()
    const stranger = await server.guest()
    await expect(join(stranger, made.roomId)).rejects.toThrow('You have no seat here.')
    await expect(join({ ...stranger, token: 'w1.made.up' }, made.roomId)).rejects.toThrow(
      'This token was not issued here.',
    )
    await expect(join({ ...stranger, token: '' }, made.roomId)).rejects.toThrow('Say who you are')
    const refused = await server.seat(stranger, made.code)
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ code: 'match_full' })])
    // The own seat is found again, with or without a squad.
    const again = await server.post(`/api/v1/matches/${made.code}/seat`, {}, guests[1].token)
    expect(await again.json()).toMatchObject({ seat: 'b' })
  })

  it('gives one free seat to one of two who ask at once', async () => {
    const made = await server.create(await server.guest())
    const two = [await server.guest(), await server.guest()]
    const replies = await Promise.all(two.map(guest => server.seat(guest, made.code)))
    expect(replies.map(r => r.status).sort()).toEqual([200, 409])
  })

  it.each([
    ['no token', { game: 'dial', squad: squadA }, false, 401, 'no_token', 'token'],
    ['another game', { game: 'chess', squad: squadA }, true, 400, 'bad_input', 'game'],
    ['no squad', { game: 'dial' }, true, 400, 'bad_input', 'squad'],
    ['a squad without ships', { game: 'dial', squad: {} }, true, 400, 'bad_squad', 'squad'],
    ['an extra field', { game: 'dial', squad: squadA, cheat: true }, true, 400, 'bad_input', 'cheat'],
  ])('is not made with %s', async (_what, body, known, status, code, place) => {
    const guest = await server.guest()
    const refused = await server.post('/api/v1/matches', body, known ? guest.token : undefined)
    expect([refused.status, await refused.json()]).toEqual([
      status,
      expect.objectContaining({ code, place, message: expect.any(String) }),
    ])
  })

  it('tells of the header that a body needs', async () => {
    const { token } = await server.guest()
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' }
    const refused = await fetch(`${server.at}/api/v1/matches`, { method: 'POST', headers, body: '{"game":"dial"}' })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { code: 'bad_input', place: 'body', message: expect.stringContaining('Content-Type: application/json') },
    ])
  })

  it('takes an illegal squad and shows both players what is wrong with it, unless it is rated', async () => {
    const illegal = { faction: 'rebelalliance', pilots: [{ id: 'wedgeantilles' }, { id: 'academypilot' }] }
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const body = { game: 'dial', squad: squadA, rated: true }
    const refused = {
      code: 'illegal_squad',
      place: 'squad',
      problems: [
        { code: 'wrong_faction', where: 'pilots[1]', message: expect.any(String) },
        { code: 'ship_count', where: 'pilots', message: expect.any(String) },
      ],
    }
    const made = await server.post('/api/v1/matches', { ...body, squad: illegal }, ana.token)
    expect([made.status, await made.json()]).toEqual([400, expect.objectContaining(refused)])
    const rated = (await (await server.post('/api/v1/matches', body, ana.token)).json()) as Made
    const seat = await server.seat(bo, rated.code, illegal)
    expect([seat.status, await seat.json()]).toEqual([400, expect.objectContaining(refused)])

    const casual = await server.create(ana)
    expect((await server.seat(bo, casual.code, illegal)).status).toBe(200)
    const [a, b] = [await join(ana, casual.roomId), await join(bo, casual.roomId)]
    await until(() => expect([a.own?.seat, b.own?.seat]).toEqual(['a', 'b']))
    for (const player of [a, b]) {
      const { players } = player.view()
      expect([players.a?.problems, players.b?.problems]).toEqual([[], refused.problems])
    }
    while (a.own?.requests.some(({ kind }) => kind === 'nonce')) await play({ ana: a, bo: b }, 1)
    await until(() => expect(b.events.map(({ type }) => type)).toContain('squadIllegal'))
    const table = await (await fetch(`${server.at}/m/${casual.matchId}`)).text()
    expect(table).toContain('The squad of Bo is illegal: academypilot flies for galacticempire')
  }, 30_000)

  it('is not shaken by bottomless input', async () => {
    const { made, guests } = await sitDown()
    const { token } = guests[0]
    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    const post = async (path: string, body: string) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      return (await fetch(server.at + path, { method: 'POST', headers, body })).status
    }
    expect(await post('/api/v1/matches', `{"game":"dial","squad":${deep(30_000)}}`)).toBe(400)
    expect(await post(`/api/v1/matches/${made.code}/seat`, `{"squad":${deep(30_000)}}`)).toBe(400)
    expect(await post('/api/v1/guests', deep(30_000))).toBe(400)
    expect(await post(`/matchmake/joinById/${made.roomId}`, `{"x":${deep(8_000)}}`)).toBeGreaterThanOrEqual(200)
    expect(
      await post(`/matchmake/reconnect/${made.roomId}`, `{"reconnectionToken":${deep(8_000)}}`),
    ).toBeGreaterThanOrEqual(400)
    expect((await fetch(`${server.at}/api/v1/health`)).status).toBe(200)
    expect(process.output().stderr).not.toMatch(/rejected unheard|a request failed/)
  })

  it('is not found under another code', async () => {
    for (const code of ['AAAAAA', 'abc', 'ABC123', '__proto__']) {
      const looked = await fetch(`${server.at}/api/v1/matches/${code}`)
      expect([looked.status, await looked.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'no_match', place: 'code' }),
      ])
    }
  })

  it('shows both players the same table, each his own secrets, and hashes that fit', async () => {
    const { ana, bo } = await sitDown()
    await play({ ana, bo }, 40)
    await until(() => expect(ana.state).toEqual(bo.state))
    const pub = ({ own: _own, ...open }: ReturnType<Player['view']>) => open
    expect(pub(ana.view())).toEqual(pub(bo.view()))
    expect(ana.own?.seat).toBe('a')
    // In order, without gap or double: both were there from the first command on.
    const numbers = Array.from({ length: Number(ana.state.seq) }, (_, i) => i + 1)
    for (const { events } of [ana, bo]) await until(() => expect(events.map(e => e.seq)).toEqual(numbers))
    expect(ana.events).toEqual(bo.events)
  }, 60_000)

  it('answers a command sent again with its first reply, and does nothing twice', async () => {
    const { ana } = await sitDown()
    const request = ana.own?.requests[0]
    const command = {
      id: 'same',
      requestId: request?.id,
      answer: { nonce: '00112233445566778899aabbccddeeff', ready: true },
    }
    const first = await ana.command(command)
    expect(await ana.command(command)).toEqual(first)
    expect(await reasonOf(ana.command({ id: 'x', requestId: 'q999', answer: {} }))).toMatchObject({
      code: 'unknown_request',
      place: 'requestId',
    })
    expect(await reasonOf(ana.command({ id: 'y' }))).toMatchObject({ code: 'bad_input' })
  })

  it('lets a player use two devices, of which the last to answer wins', async () => {
    const { guests, made, ana } = await sitDown()
    const tablet = await join(guests[0], made.roomId)
    await until(() => expect(tablet.own).toEqual(ana.own))
    const id = ana.own?.requests[0]?.id
    await ana.command({ id: 'phone', requestId: id, answer: { nonce: '1'.repeat(32) } })
    await tablet.command({ id: 'tablet', requestId: id, answer: { nonce: '2'.repeat(32) } })
    await until(() =>
      expect([ana.own?.sealed, tablet.own?.sealed]).toEqual(Array(2).fill({ [String(id)]: { nonce: '2'.repeat(32) } })),
    )
    for (let i = 0; i < 2; i++) await join(guests[0], made.roomId)
    await expect(join(guests[0], made.roomId)).rejects.toThrow('too many devices')
  })

  it('tells what a player missed who was away', async () => {
    const { ana, bo } = await sitDown()
    await play({ ana, bo }, 12)
    const all = await ana.room.request('events', { after: 0 })
    expect(all.events.map((e: { seq: number }) => e.seq)).toEqual(
      Array.from({ length: Number(ana.state.seq) }, (_, i) => i + 1),
    )
    const some = await bo.room.request('events', { after: 5 })
    expect(some.events).toEqual(all.events.slice(5))
    expect(await bo.room.request('events', { after: 1e9 })).toEqual({ events: [] })
  }, 60_000)

  it('sends no byte of a secret to anybody else before it is revealed', async () => {
    const { ana, bo, made } = await sitDown()
    const frames: string[] = []
    const { events } = bo.room.connection
    const pass = events.onmessage
    events.onmessage = event => {
      frames.push(Buffer.from(event.data).toString('latin1'))
      pass?.(event)
    }
    const secret = 'c0ffee00c0ffee00c0ffee00c0ffee00'
    const requestId = ana.own?.requests[0]?.id
    await ana.command({ id: 'one', requestId, answer: { nonce: secret, ready: true } })
    const open = async (path: string) => (await fetch(server.at + path)).text()
    await until(() => expect(frames.length).toBeGreaterThan(0))
    const told = JSON.stringify([await bo.room.request('events', { after: 0 }), bo.state, bo.privates])
    const pages = [
      await open('/'),
      await open(`/m/${made.matchId}`),
      await open(`/m/${made.matchId}/table.svg`),
      await open(`/api/v1/matches/${made.code}`),
    ]
    expect([...frames, told, ...pages].filter(text => text.includes(secret))).toEqual([])
    await bo.command({ id: 'two', requestId: bo.own?.requests[0]?.id, answer: { ready: true, nonce: '0'.repeat(32) } })
    await until(() => expect(frames.some(text => text.includes(secret))).toBe(true))
  })

  it('is shown on plain pages, with its picture and its story', async () => {
    const { ana, bo, made } = await sitDown()
    await play({ ana, bo }, 30)
    const get = async (path: string) => {
      const response = await fetch(server.at + path)
      return {
        status: response.status,
        text: await response.text(),
        policy: response.headers.get('content-security-policy') ?? '',
      }
    }
    const start = await get('/')
    expect(start.text).toContain(`<a href="/m/${made.matchId}">Ana and Bo</a>`)
    expect(start.text).not.toContain(made.code)
    const table = await get(`/m/${made.matchId}`)
    expect(table.text).toMatch(/<h3>Round 1, Planning Phase<\/h3>|<h3>Set-up<\/h3>/)
    expect(table.text).toMatch(/<li value="\d+">[A-Z].*\.<\/li>/)
    for (const { text, policy } of [start, table]) {
      expect(text).not.toMatch(/<script|<style|style=|undefined|\[object/)
      expect(policy).not.toContain('unsafe')
    }
    expect(table.text).toContain(`<a href="/m/${made.matchId}/table.svg">`)
    const picture = await get(`/m/${made.matchId}/table.svg`)
    expect(picture.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect(picture.policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox$/)
    expect((await get(`/m/${made.matchId}/table.svg`)).text).toBe(picture.text)
    const widthOf = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1])
    const small = await get(`/m/${made.matchId}/table.svg?size=small`)
    expect([widthOf(small.text), widthOf(picture.text)]).toEqual([360, 800])
    expect(table.text).toMatch(/<source media="\(max-width: 48rem\)" srcset="[^"]*table\.svg\?e=\d+&amp;size=small">/)
    for (const path of ['/m/nothing', '/m/nothing/table.svg', '/m/__proto__'])
      expect((await get(path)).status).toBe(404)
  }, 60_000)

  it('stays readable when it is over and both players have left: page, picture and log', async () => {
    const { ana, bo, made } = await sitDown()
    await play({ ana, bo }, 30)
    const get = async (path = '') => {
      const response = await fetch(`${server.at}/m/${made.matchId}${path}`)
      return { status: response.status, text: await response.text() }
    }
    expect((await get('/match.log')).status).toBe(409)
    await bo.command({ id: 'end', intent: 'concede' })
    const before = [await get(), await get('/table.svg'), await get('/match.log')]
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(before[0]?.text).toContain('Ana wins the match')
    const log = readLog(before[2]?.text ?? '')
    expect(isReject(log) ? log : verifyLog(dial, log)).toMatchObject({ over: { winner: 'A', reason: 'conceded' } })
    for (const { room } of [ana, bo]) await room.leave()
    await until(async () => expect(await (await fetch(server.at)).text()).not.toContain(made.matchId))
    // Only the ways of the last events are gone from the picture: nobody is told of them any more.
    const after = [await get(), await get('/table.svg'), await get('/match.log')]
    expect([after[0], after[2]]).toEqual([before[0], before[2]])
    expect(after[1]?.text).toMatch(/^<svg /)
    expect((await get('/nothing')).status).toBe(404)
  }, 60_000)

  it('shows the last lines of its story on the start page while both set their dials in secret', async () => {
    const { ana, bo, made } = await sitDown()
    while (ana.own?.requests[0]?.kind !== 'planning') await play({ ana, bo }, 1)
    const start = await (await fetch(`${server.at}/`)).text()
    const [, card = ''] = start.split(`<a href="/m/${made.matchId}">`)
    const [shown = ''] = card.split('</li>\n<li class="table">')
    expect(shown.match(/<h3>[^<]*/g)).toEqual(['<h3>Round 1, Planning Phase', '<h3>Set-up'])
    const lines = shown.match(/<li value="\d+">[^<]*<\/li>/g)
    expect(lines).toHaveLength(3)
    expect(lines?.at(-1)).toMatch(/ is placed at /)
  }, 60_000)

  it('goes on after kill -9, in the same room, from where it was', async () => {
    const sitting = await sitDown()
    await play(sitting, 40)
    const { ana, guests, made } = sitting
    const before = { state: ana.state, own: ana.own }
    players.length = 0
    await stopServer(process, 'SIGKILL')
    process = await startServer(folder.path, settings)
    server = new Server(process.port)
    const again = await join(guests[0], made.roomId)
    await until(() => expect(again.own).toEqual(before.own))
    expect({ ...again.state, seats: {} }).toEqual({ ...before.state, seats: {} })
    expect(again.privates[0]?.view).toBe(hashOf(again.view()))
    const other = await join(guests[1], made.roomId)
    await until(() => expect(other.own?.seat).toBe('b'))
    expect(await play({ ana: again, bo: other }, 5, 11)).toBe(5)
  }, 60_000)

  it('is told of a restart in order, loses nothing by it, and goes on', async () => {
    const sitting = await sitDown()
    await play(sitting, 10)
    const { ana, guests, made } = sitting
    const last = ana.command({ id: 'last words', intent: 'draw' })
    const seq = Number(ana.state.seq)
    const left = new Promise<number>(resolve => ana.room.onLeave(resolve))
    players.length = 0
    const ended = await stopServer(process)
    expect(ended.status).toBe(0)
    expect(ended.stderr).not.toContain('not everything ended in time')
    expect(await last).toMatchObject({ seq: expect.any(Number) })
    expect(ana.errors).toContainEqual(expect.objectContaining({ code: 'shutting_down' }))
    expect(await left).toBe(4001)
    process = await startServer(folder.path, settings)
    server = new Server(process.port)
    const again = await join(guests[0], made.roomId)
    await until(() => expect(again.own).toEqual(ana.own))
    expect(again.state).toMatchObject({ seq, offers: '[{"kind":"draw","to":"","seats":["a"]}]' })
    expect(await reasonOf(again.command({ id: 'last words', intent: 'draw' }))).toBe('acknowledged')
  }, 60_000)

  it('ends, and can be looked at until both have left', async () => {
    const { ana, bo, made, guests } = await sitDown()
    await play({ ana, bo }, 6)
    await ana.command({ id: 'end', intent: 'concede' })
    await until(() => expect(bo.state).toMatchObject({ status: 'over', over: '{"winner":"B","reason":"conceded"}' }))
    expect(await reasonOf(bo.command({ id: 'late', intent: 'concede' }))).toMatchObject({ code: 'match_over' })
    const later = await join(guests[1], made.roomId)
    await until(() => expect(later.state).toMatchObject({ status: 'over' }))
    for (const { room } of players.splice(0)) room.leave()
    await until(async () => expect((await fetch(`${server.at}/api/v1/matches/${made.code}`)).status).toBe(404))
  }, 60_000)
})

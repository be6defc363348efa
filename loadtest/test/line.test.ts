import { type MatchClient, playBot } from '@wingover/client-sdk'
import { seededChance } from '@wingover/shared/bot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type House, openHouse, type Pair, pairAt, playToPlanning, until } from './table.ts'
import { type Tap, tap } from './tap.ts'

const patience = 120_000
let house: House
const taps: Tap[] = []

beforeEach(async () => {
  house = await openHouse()
}, patience)
afterEach(async () => {
  for (const line of taps.splice(0)) line.close()
  await house.close()
}, patience)

async function tapped(): Promise<Tap> {
  const line = await tap(house.server().port)
  taps.push(line)
  return line
}

const numbers = (match: MatchClient<'dial'>) => match.events.map(event => event.seq)

/** Both see the same match in the same way, whole, and the server agrees. */
function agree({ a, b }: Pair): void {
  const last = a.view?.seq ?? -1
  expect(numbers(a)).toEqual(Array.from({ length: last }, (_, i) => i + 1))
  expect(b.events).toEqual(a.events)
  expect({ ...b.view, own: null }).toEqual({ ...a.view, own: null })
  expect([a.agreed, b.agreed]).toEqual([last, last])
}

describe('a line', () => {
  it(
    'that breaks while dials are set is mended, and nothing that was set is gone',
    async () => {
      const line = await tapped()
      const pair = await pairAt(line.address, house.server().address)
      const { a, b } = pair
      const [planning] = await playToPlanning(pair)
      const ship = 'a1'
      const dials = { dials: { [ship]: a.view?.ships[ship]?.dial[0] ?? '' } }
      await a.answer(planning.id, dials)
      const states: string[] = []
      a.on('connection', ({ state }) => states.push(state))

      line.cut()
      await until(() => expect(states).toEqual(['reconnecting', 'connected']))
      await until(() => expect(a.requests).toMatchObject([{ id: planning.id, ready: false }]))
      expect(a.view?.own?.sealed).toEqual({ [planning.id]: dials })
      await until(() => expect(b.seats.a?.here).toBe(true))

      // Said while the line is down: it goes out when it is up.
      line.cut()
      await until(() => expect(a.connection.state).toBe('reconnecting'))
      expect(await a.answer(planning.id, { ready: true })).toHaveProperty('seq')
      await until(() => expect(b.view?.asked).toContainEqual({ seat: 'a', kind: 'planning', ready: true }))
      expect(a.requests).toEqual([])
    },
    patience,
  )

  it(
    'that breaks again and again loses no event and no command of a whole match',
    async () => {
      const [anas, bos] = [await tapped(), await tapped()]
      const pair = await pairAt(anas.address, bos.address)
      let cuts = 0
      const cutting = setInterval(() => (cuts++ % 2 === 0 ? anas : bos).cut(), 400)
      const [over] = await Promise.all([playBot(pair.a, seededChance(3)), playBot(pair.b, seededChance(4))])
      clearInterval(cutting)
      expect(cuts).toBeGreaterThan(1)
      for (const match of [pair.a, pair.b]) await until(() => expect(match.agreed).toBe(match.view?.seq))
      await until(() => agree(pair))
      expect(pair.b.view?.over).toEqual(over)
    },
    patience,
  )
})

describe('a server', () => {
  it(
    'that is killed and started again goes on where it was, with everything that was acknowledged',
    async () => {
      const { address } = house.server()
      const pair = await pairAt(address, address)
      const playing = Promise.all([playBot(pair.a, seededChance(5)), playBot(pair.b, seededChance(6))])
      const states: string[] = []
      pair.a.on('connection', ({ state }) => states.push(state))
      for (let crash = 1; crash <= 3; crash++) {
        const before = pair.a.events.length
        await until(() => expect(pair.a.events.length).toBeGreaterThan(before + 10))
        const seen = [pair.a.events, pair.b.events].map(events => [...events])
        await house.crash()
        await until(() => expect(states.filter(state => state === 'connected')).toHaveLength(crash))
        // What was told before is still so.
        for (const [i, match] of [pair.a, pair.b].entries()) {
          await until(() => expect(match.connection.state).toBe('connected'))
          const kept = seen[i] ?? []
          expect(match.view?.seq).toBeGreaterThanOrEqual(kept.length)
          expect(match.events.slice(0, kept.length)).toEqual(kept)
        }
      }
      await playing
      await until(() => agree(pair))
    },
    patience,
  )

  it(
    'that is stopped in order is waited for',
    async () => {
      const { address, port } = house.server()
      const pair = await pairAt(address, address)
      await playToPlanning(pair)
      await house.server().stop('SIGTERM')
      await until(() => expect(pair.a.connection).toMatchObject({ state: 'reconnecting' }))
      const said = pair.a.offerDraw()
      await house.crash()
      expect(house.server().port).toBe(port)
      expect(await said).toHaveProperty('seq')
      await until(() => expect(pair.b.view?.offers).toMatchObject([{ kind: 'draw', seats: ['a'] }]))
    },
    patience,
  )
})

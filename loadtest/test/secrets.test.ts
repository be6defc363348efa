import { unwrap } from '@wingover/client-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse, pairAt, playToPlanning, until } from './table.ts'
import { tap } from './tap.ts'

const patience = 60_000
let house: House

beforeAll(async () => {
  house = await openHouse()
}, patience)
afterAll(() => house.close(), patience)

const aWhile = () => new Promise(done => setTimeout(done, 150))

/** A text as msgpack writes it, up to 31 letters. */
const packed = (text: string) => String.fromCharCode(0xa0 + text.length) + text

/** How a dial would look on the wire, as a message or as JSON in a text. */
const written = (ship: string, code: string) => [
  `${packed(ship)}${packed(code)}`,
  `"${ship}":"${code}"`,
  `${ship}:${code}`,
]

const has = (bytes: string, marks: readonly string[]) => marks.some(mark => bytes.includes(mark))

describe('what one side has sealed', () => {
  it(
    'never goes over the line of the other side before it is revealed',
    async () => {
      const [anas, bos] = [await tap(house.server().port), await tap(house.server().port)]
      const pair = await pairAt(anas.address, bos.address)
      const { a, b } = pair

      const nonce = 'c0ffee00c0ffee00c0ffee00c0ffee00'
      unwrap(await a.answer(a.requests[0]?.id ?? '', { nonce, ready: true }))
      await aWhile()
      expect(bos.heard()).not.toContain(nonce)
      // The search would find it: Ana is shown what she has sealed.
      expect(anas.heard()).toContain(nonce)

      const [forA, forB] = await playToPlanning(pair)
      expect(bos.heard()).toContain(nonce)
      const ships = Object.values(a.view?.ships ?? {}).filter(ship => ship.seat === 'a')
      const plant = (choose: number) =>
        Object.fromEntries(ships.map(({ id, dial }) => [id, dial[choose % dial.length] ?? '']))

      // Changing one's mind says nothing to anybody: not a single byte.
      unwrap(await a.answer(forA.id, { dials: plant(0) }))
      await aWhile()
      const before = bos.heard().length
      for (const choose of [1, 2, 3]) unwrap(await a.answer(forA.id, { dials: plant(choose) }))
      await aWhile()
      expect(bos.heard().length).toBe(before)

      // Being ready is public, and nothing else.
      unwrap(await a.answer(forA.id, { dials: plant(4), ready: true }))
      await until(() => expect(b.view?.asked).toContainEqual({ seat: 'a', kind: 'planning', ready: true }))
      await aWhile()
      const marks = [0, 1, 2, 3, 4].flatMap(choose => Object.entries(plant(choose)).flatMap(dial => written(...dial)))
      expect(has(bos.heard(), marks)).toBe(false)
      const final = Object.entries(plant(4)).flatMap(dial => written(...dial))
      expect(has(anas.heard(), final)).toBe(true)

      // Unrevealed dials stay so: each is told when its ship activates and not before.
      unwrap(await b.answer(forB.id, { dials: {}, ready: true }))
      await until(() => expect(b.view?.phase).not.toBe('planning'))
      await aWhile()
      const shown = new Set(b.events.flatMap(event => (event.type === 'dialRevealed' ? [event.ship] : [])))
      const still = Object.entries(plant(4)).filter(([ship]) => !shown.has(ship))
      expect(still.length).toBeGreaterThan(0)
      expect(b.view?.own?.dials).toEqual({})
      expect(a.view?.own?.dials).toMatchObject(Object.fromEntries(still))
      expect(
        has(
          bos.heard(),
          still.flatMap(dial => written(...dial)),
        ),
      ).toBe(false)

      // Nor does the dice seed or anybody's token go over any line.
      for (const line of [anas, bos]) {
        expect(line.heard()).not.toContain('seed')
        line.close()
      }
      expect(bos.heard()).not.toContain(pair.ana.token)
      // In headers only: addresses end up in logs.
      const addresses = anas.said().match(/(?:GET|POST) \/\S*/g) ?? []
      expect(addresses.filter(address => address.startsWith('GET'))).toHaveLength(1)
      expect(addresses.join(' ')).not.toContain(pair.ana.token)
      expect(house.server().log()).not.toContain(pair.ana.token)
    },
    patience,
  )
})

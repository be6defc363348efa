/** Laws that hold in every match, whatever is said in it: design §3. Random toy matches look for a breach. */
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { commandOf, manyCards, type Token, token } from '../../test/toy/random.ts'
import { begin, seed, team, two } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { ToyWords } from '../../test/toy/words.ts'
import { hashOf, stateHash } from './hash.ts'
import { copy } from './json.ts'
import { logText, readLog, verifyLog } from './log.ts'
import { Match, type Reply } from './match.ts'
import { isReject } from './reject.ts'

const table = fc.record({ seats: fc.constantFrom(two, team), consent: fc.boolean() })
const tokens = fc.array(token, { minLength: 20, maxLength: 90, size: 'max' })

function start(options: { seats: typeof two; consent: boolean }): Match<ToyWords> {
  const match = begin({ ...options, rounds: 2, cards: manyCards })
  match.hashEvery = true
  return match
}

vi.setConfig({ testTimeout: 60_000 })

/** The match as a restart would bring it back. */
function revived(match: Match<ToyWords>, rows = match.rows, snapshot = match.snapshot()): Match<ToyWords> {
  const again = Match.restore(toy, copy(match.header), seed, copy(rows), snapshot)
  if (isReject(again)) throw new Error(`${again.place}: ${again.message}`)
  again.hashEvery = true
  return again
}

function withoutSnapshot(match: Match<ToyWords>, rows = match.rows): Match<ToyWords> {
  const again = Match.restore(toy, copy(match.header), seed, copy(rows))
  if (isReject(again)) throw new Error(`${again.place}: ${again.message}`)
  again.hashEvery = true
  return again
}

/** Plays the tokens; `look` sees every command with its reply. */
function play(match: Match<ToyWords>, list: readonly Token[], look: (reply: Reply<ToyWords>) => void = () => {}): void {
  for (const [i, next] of list.entries()) look(match.apply(commandOf(match, next, i)))
}

it('serialised and revived after every command a match goes like its untouched twin', () => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const twin = start(options)
      let match = start(options)
      for (const [i, next] of list.entries()) {
        const command = commandOf(twin, next, i)
        const replies = [twin.apply(command), match.apply(command)]
        expect(JSON.stringify(replies[1])).toBe(JSON.stringify(replies[0]))
        match = revived(match)
        expect(hashOf(match.state)).toBe(hashOf(twin.state))
        expect(match.chain).toBe(twin.chain)
      }
    }),
    { numRuns: 40 },
  )
})

it('restored at any index a match comes to the same end', () => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const match = start(options)
      const snapshots = [match.snapshot()]
      play(match, list, reply => {
        if (reply.ok && !reply.again) snapshots.push(match.snapshot())
      })
      const end = JSON.stringify(match.rows)
      for (const [k, snapshot] of snapshots.entries()) {
        // From a prefix of the rows, and then the rest said again.
        const resumed =
          k % 2 === 0
            ? revived(match, match.rows.slice(0, k), snapshot)
            : withoutSnapshot(match, match.rows.slice(0, k))
        for (const row of match.rows.slice(k)) resumed.apply(row.command)
        expect(JSON.stringify(resumed.rows)).toBe(end)
        expect(hashOf(resumed.state)).toBe(hashOf(match.state))
        // From all rows and a snapshot smaller than the last.
        expect(hashOf(revived(match, match.rows, snapshot).state)).toBe(hashOf(match.state))
      }
    }),
    { numRuns: 8 },
  )
})

it('any row can be looked back at, and looking changes nothing', () => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const match = start(options)
      const hashes = [stateHash(match.state)]
      play(match, list, reply => {
        if (reply.ok && !reply.again) hashes.push(stateHash(match.state))
      })
      expect(match.rows.map(row => row.hash)).toEqual(hashes.slice(1))
      for (const [k, hash] of hashes.entries()) expect(stateHash(match.stateAt(k))).toBe(hash)
      expect(stateHash(match.state)).toBe(hashes.at(-1))
    }),
    { numRuns: 30 },
  )
})

it('a refusal leaves state, rows and dice as they were; an acceptance adds one row and never takes a number back', () => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const match = start(options)
      let [hash, before] = [hashOf(match.state), copy(match.state)]
      let rows = 0
      play(match, list, reply => {
        const { state } = match
        if (!reply.ok || reply.again) expect(hashOf(state)).toBe(hash)
        else rows++
        expect(match.rows).toHaveLength(rows)
        expect(state.rng.n).toBeGreaterThanOrEqual(before.rng.n)
        expect(state.seq).toBeGreaterThanOrEqual(before.seq)
        expect(state.at).toBeGreaterThanOrEqual(before.at)
        expect(state.nextRequest).toBeGreaterThanOrEqual(before.nextRequest)
        if (reply.ok && !reply.again) {
          const numbers = reply.events.map(e => e.seq)
          expect(numbers).toEqual(numbers.map((_, i) => before.seq + 1 + i))
          expect(state.seq).toBe(before.seq + numbers.length)
        }
        expect(toy.broken(state)).toEqual([])
        hash = hashOf(state)
        before = copy(state)
      })
    }),
    { numRuns: 60 },
  )
})

it('an undo is exact when it is free; else it shuffles the decks of which a card was drawn since, and only those', () => {
  let [free, shuffled, unshuffled] = [0, 0, 0]
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const match = start(options)
      play(match, list, reply => {
        if (!reply.ok || reply.again || reply.row.back === undefined) return
        const { back, k, n } = reply.row
        const [then, before, now] = [match.stateAt(back), match.stateAt(k - 1), match.stateAt(k)]
        const since = match.rows.slice(back, k - 1)
        const [undone] = since
        const moves = since.filter(
          ({ command, back: jump }) => 'answer' in command || command.intent === 'timeout' || jump !== undefined,
        )
        const quiet = since.every(row => !row.revealed) && before.rng.n === then.rng.n
        const alone = moves.every(row => row.command.seat === undone?.command.seat)
        const isFree = quiet && alone && !before.pending.some(r => r.sealed)
        const drawn = Object.entries(then.hidden.host.decks)
          .filter(([name, deck]) => (before.hidden.host.decks[name]?.drawn ?? 0) > deck.drawn)
          .map(([name]) => name)
        expect(n - before.rng.n).toBe(isFree ? 0 : drawn.length)
        for (const [name, deck] of Object.entries(now.hidden.host.decks)) {
          const old = then.hidden.host.decks[name]?.cards
          if (isFree || !drawn.includes(name)) expect(deck.cards).toEqual(old)
          else expect([...deck.cards].sort()).toEqual([...(old ?? [])].sort())
        }
        expect(now.game).toEqual(then.game)
        expect(now.stack).toEqual(then.stack)
        expect(now.pending).toEqual(then.pending)
        expect(now.hidden.sides).toEqual(then.hidden.sides)
        expect(now.listeners).toEqual(then.listeners)
        if (isFree) free++
        else if (drawn.length > 0) shuffled++
        else unshuffled++
      })
    }),
    // One seed, so that the counts below are the same each time.
    { numRuns: 50, seed: 2026 },
  )
  for (const count of [free, shuffled, unshuffled]) expect(count).toBeGreaterThan(5)
})

it('waits for somebody, stands still or is over: it never hangs in between', () => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const match = start(options)
      play(match, list, () => {
        expect(match.state.pending.length > 0).toBe(match.state.over === null)
        for (const { seat, id, sealed, ready, closed } of match.state.pending) {
          expect(isReject(match.legal(seat, id))).toBe(closed === true)
          if (!sealed) expect([ready, closed]).toEqual([false, undefined])
        }
      })
    }),
    { numRuns: 40 },
  )
})

it('every log is read back as it was written and holds when it is verified', () => {
  fc.assert(
    fc.property(table, tokens, (options, list) => {
      const match = start(options)
      play(match, list)
      const log = { header: match.header, rows: match.rows, seed: Buffer.from(seed).toString('hex') }
      const read = readLog(logText(log))
      expect(read).toEqual(log)
      if (isReject(read)) throw new Error(read.message)
      expect(verifyLog(toy, read)).toEqual({ rows: match.rows.length, chain: match.chain, over: match.state.over })
    }),
    { numRuns: 30 },
  )
})

it('matches of this kind come to every corner: undos of each sort, faults, orders, ends', () => {
  const seen = { free: 0, agreed: 0, judged: 0, fault: 0, order: 0, over: 0, again: 0, late: 0 }
  const sample = fc.sample(fc.tuple(table, tokens), { numRuns: 150, seed: 7 })
  for (const [options, list] of sample) {
    const match = start(options)
    play(match, list, reply => {
      if (!reply.ok) {
        if (reply.reject.code === 'engine_fault') seen.fault++
        return
      }
      const { row } = reply
      const named = 'to' in row.command ? row.command.to : ''
      if (reply.again) seen.again++
      else if (row.back !== undefined) {
        const maker = match.rows.find(r => r.k === (row.back ?? 0) + 1)?.command
        if (row.command.seat === 'judge') seen.judged++
        else if (maker?.seat === row.command.seat && maker?.id === named) seen.free++
        else seen.agreed++
      }
      if ('intent' in row.command && row.command.intent === 'timeout') seen.late++
      if (match.state.pending.some(r => r.kind === 'order')) seen.order++
      if (match.state.over !== null) seen.over++
    })
  }
  for (const count of Object.values(seen)) expect(count, JSON.stringify(seen)).toBeGreaterThan(5)
})

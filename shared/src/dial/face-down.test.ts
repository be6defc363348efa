import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { randomAnswer, seededChance } from '../bot/index.ts'
import { type Audience, type Command, canonical, isReject, type Json, Match, type Reply } from '../kernel/index.ts'
import { secretsOfZam } from './cards/conditions/secret-of-zam.ts'
import { dial } from './game.ts'
import { redact } from './redact.ts'
import { project } from './view.ts'
import type { DialWords } from './words.ts'

/** Who may not know what lies face down on the ship of side A. */
const others: readonly Audience[] = ['public', 'caster', { seat: 'b' }]

const hunters = {
  faction: 'separatistalliance',
  pilots: ['zamwesell', 'dfs081', 'tradefederationdrone'].map(id => ({ id })),
}

function begun(seed: number): { match: Match<DialWords>; seed: Uint8Array } {
  const setup = dialSetup(seed, 'xwa')
  const { b } = setup.options.squads
  const options = { ruleset: 'xwa', squads: { a: hunters, b: b ?? null } } as const
  const match = Match.begin(dial, { ...setup, options })
  if (isReject(match)) throw new Error(match.message)
  return { match, seed: setup.seed }
}

/** Everything that they are told: views, what happened, what they may do, what is replied to them. */
function told(match: Match<DialWords>, reply: Reply<DialWords>): string {
  const events = reply.ok ? reply.events : []
  const mine = match.state.pending.filter(r => r.seat === 'b')
  return JSON.stringify({
    views: others.map(audience => project(match.state, audience)),
    events: others.map(audience => events.map(event => redact(event, audience))),
    legal: mine.map(r => match.legal('b', r.id)),
    reply: reply.ok ? { ok: true, again: reply.again } : reply.reject,
    revealed: reply.ok && reply.row.revealed,
    rolls: match.state.rng.n,
  })
}

const [first, second] = secretsOfZam
/** So many looks while something lies there: a round or two. */
const enough = 80

/** What is answered: the matches differ in the condition that is taken, and in nothing else. */
function answers(
  match: Match<DialWords>,
  seat: string,
  requestId: string,
  chance: (n: number) => number,
): [Json, Json] {
  const request = match.state.pending.find(r => r.id === requestId)
  const options = match.legal(seat, requestId)
  if (request === undefined || isReject(options)) throw new Error('nothing is asked')
  const { card } = request.args as { card?: string }
  if (card === 'zamwesell') return [{ use: first }, { use: second }]
  if (request.kind === 'useAbility' && secretsOfZam.some(id => id === card)) return [{ pass: true }, { pass: true }]
  const answer = randomAnswer(options, request.sealed, chance)
  return [answer, answer]
}

describe('conditions that lie face down: rules/dial.md §2, design §3', () => {
  it.each([1, 2, 3, 4, 5, 6])('two matches that differ in them look the same to all others (seed %i)', seed => {
    const [one, twin] = [begun(seed).match, begun(seed).match]
    const chance = seededChance(seed)
    let said = 0
    let compared = 0
    /** False when it is revealed: from then on they may differ. */
    const say = (command: Omit<Command, 'id' | 'at'> & Partial<Command>, twins = command): boolean => {
      const id = `c${said++}`
      const { at } = one.state
      const replies = [
        one.apply({ ...command, id, at } as Command),
        twin.apply({ ...twins, id, at } as Command),
      ] as const
      if (replies.some(reply => reply.ok && reply.events.some(e => e.type === 'conditionRevealed'))) return false
      const heard = replies.map((reply, i) => told(i === 0 ? one : twin, reply))
      expect(heard[0]).toBe(heard[1])
      for (const secret of secretsOfZam) expect(heard[0]).not.toContain(secret)
      if (one.state.hidden.sides.A?.own.conditions.a1 !== undefined) compared++
      return true
    }
    while (one.state.over === null && compared < enough) {
      const open = one.state.pending.filter(r => !r.ready)
      const request = open[chance(open.length)]
      if (request === undefined) throw new Error('nothing is asked')
      const { seat, id: requestId } = request
      const [mine, twins] = answers(one, seat, requestId, chance)
      if (!say({ seat, requestId, answer: mine }, { seat, requestId, answer: twins })) break
      if (one.state.hidden.sides.A?.own.conditions.a1 === undefined || chance(4) > 0) continue
      // The other side tries to find out: it undoes, and answers for the first.
      const last = one.rows.filter(row => row.command.seat === 'b').at(-1)?.command.id ?? ''
      say({ seat: 'b', intent: 'undo', to: last })
      say({ seat: 'b', intent: 'decline', to: 'undo' })
      say({ seat: 'b', requestId: one.state.pending[0]?.id ?? '', answer: { use: first } })
      say({ seat: 'a', intent: 'decline', to: 'undo' })
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('is kept by snapshots, and an undo takes it back', () => {
    const { match, seed } = begun(3)
    const chance = seededChance(3)
    const next = () => {
      const request = match.state.pending.find(r => !r.ready)
      if (request === undefined) throw new Error('nothing is asked')
      const [answer] = answers(match, request.seat, request.id, chance)
      const command = { seat: request.seat, requestId: request.id, answer, id: `c${match.rows.length}`, at: 0 }
      expect(match.apply(command).ok).toBe(true)
      return command.id
    }
    let choice = next()
    while (match.state.hidden.sides.A?.own.conditions.a1 === undefined) choice = next()
    expect(match.state.hidden.sides.A.own.conditions).toEqual({ a1: first })
    const again = Match.restore(dial, match.header, seed, match.rows, match.snapshot())
    expect(isReject(again) ? again : canonical(again.state)).toBe(canonical(match.state))
    const replayed = Match.restore(dial, match.header, seed, match.rows)
    expect(isReject(replayed) ? replayed : canonical(replayed.state)).toBe(canonical(match.state))
    // Dials were revealed since: the other side has to agree.
    for (const seat of ['a', 'b'])
      expect(match.apply({ seat, intent: 'undo', to: choice, id: 'undo', at: 0 }).ok).toBe(true)
    expect(match.state.hidden.sides.A?.own.conditions).toEqual({})
    expect(match.state.game.ships.a1?.conditions).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { dialSetup } from '../../tools/set-up.ts'
import { randomAnswer, seededChance } from '../bot/index.ts'
import { type Audience, type Command, isReject, type Json, Match, type Reply } from '../kernel/index.ts'
import { dial } from './game.ts'
import { redact } from './redact.ts'
import { project } from './view.ts'
import type { DialWords } from './words.ts'

/** Who may not know the dials of side A before they are revealed. */
const others: readonly Audience[] = ['public', 'caster', { seat: 'b' }]

function begun(seed: number): Match<DialWords> {
  const match = Match.begin(dial, dialSetup(seed, 'xwa'))
  if (isReject(match)) throw new Error(match.message)
  return match
}

/** The same answer with another dial for each ship that has one. */
function withOtherDials(match: Match<DialWords>, answer: Json): Json {
  const { dials, ...rest } = answer as { dials: { [ship: string]: string } }
  const changed = Object.entries(dials).map(([ship, code]) => {
    const dial = match.state.game.ships[ship]?.dial ?? []
    return [ship, dial[(dial.indexOf(code) + 1) % dial.length] ?? code]
  })
  return { ...rest, dials: Object.fromEntries(changed) }
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

describe('dials are secret until they are revealed: design §3', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'two matches that differ in the dials of one side look the same to all others (seed %i)',
    seed => {
      const [one, twin] = [begun(seed), begun(seed)]
      const chance = seededChance(seed)
      const from = 1 + (seed % 2)
      let compared = 0
      let said = 0
      let differs = false
      const say = (command: Omit<Command, 'id' | 'at'> & Partial<Command>, twins = command) => {
        const at = one.state.at
        const id = `c${said++}`
        const replies = [
          one.apply({ ...command, id, at } as Command),
          twin.apply({ ...twins, id, at } as Command),
        ] as const
        const isRevealed = replies.some(
          reply =>
            reply.ok &&
            reply.events.some(e => (e.type === 'dialRevealed' || e.type === 'noDial') && e.ship.startsWith('a')),
        )
        if (differs && isRevealed) return false
        expect(told(twin, replies[1])).toBe(told(one, replies[0]))
        compared += differs ? 1 : 0
        return true
      }
      while (one.state.over === null) {
        const open = one.state.pending.filter(r => !r.ready)
        // Dials set last would be revealed at once.
        const first = open.find(r => r.kind === 'planning' && r.seat === 'a')
        const request = first ?? open[chance(open.length)]
        if (request === undefined) throw new Error('nothing is asked')
        const { seat, id: requestId, kind, sealed } = request
        const options = one.legal(seat, requestId)
        if (isReject(options)) throw new Error(options.message)
        const answer = randomAnswer(options, sealed, chance)
        const starts = kind === 'planning' && seat === 'a' && one.state.game.round >= from
        const asked = { seat, requestId }
        differs ||= starts
        if (
          !say({ ...asked, answer }, starts ? { ...asked, answer: withOtherDials(one, answer) } : { ...asked, answer })
        )
          break
        if (!differs) continue
        // The other side tries to find out: it answers for the first, undoes, and sends what is refused.
        const mine = one.rows.filter(row => row.command.seat === 'b').at(-1)?.command.id ?? ''
        say({ seat: 'b', intent: 'undo', to: mine })
        say({ seat: 'b', intent: 'decline', to: 'undo' })
        say({ seat: 'b', requestId, answer })
        say({ seat: 'b', requestId: one.state.pending[0]?.id ?? '', answer: { dials: { a1: '2FB' } } })
        say({ seat: 'a', intent: 'decline', to: 'undo' })
      }
      expect(compared).toBeGreaterThan(5)
      expect(JSON.stringify(project(twin.state, 'judge').dials)).not.toBe(
        JSON.stringify(project(one.state, 'judge').dials),
      )
    },
  )
})

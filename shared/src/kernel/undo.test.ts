import { describe, expect, it } from 'vitest'
import { atTurn, begin, card, done, refused, Sitting, seed, team } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { ToyTurn } from '../../test/toy/words.ts'
import { canonical, type Json } from './json.ts'
import { Match } from './match.ts'
import { isReject } from './reject.ts'

const step = { act: 'step' }
const roll = { act: 'roll', count: 3 }

/** The state without the numbers that no undo takes back. */
function position(s: Sitting): string {
  const { at, seq, nextRequest, offers, hidden, rng, ...rest } = s.match.stateAt(s.match.rows.length)
  for (const deck of Object.values(hidden.host.decks)) deck.drawn = 0
  return canonical({ ...rest, hidden })
}

const answered = (s: Sitting, seat: string, answer: Json): string => done(s.answer(seat, answer)).row.command.id

describe('a free undo', () => {
  it('restores everything exactly, in one command and without a roll', () => {
    const s = atTurn()
    const before = position(s)
    const n = s.match.state.rng.n
    const id = answered(s, 'a', step)
    expect(position(s)).not.toBe(before)
    const { row } = done(s.intent('a', 'undo', id))
    expect(position(s)).toBe(before)
    expect(row).toMatchObject({ n, back: row.k - 2, revealed: false })
  })

  it('restores the whole of several commands back to the named one', () => {
    const s = atTurn()
    const before = position(s)
    const first = answered(s, 'a', step)
    answered(s, 'a', { act: 'place' })
    answered(s, 'a', { x: 1, y: 2 })
    done(s.intent('a', 'undo', first))
    expect(position(s)).toBe(before)
    expect(s.match.state.game.spots).toEqual([])
  })

  it('restores a card that was moved face down, and does not shuffle', () => {
    const s = atTurn()
    const before = position(s)
    const id = answered(s, 'a', { act: 'bury' })
    expect(s.match.state.hidden.host.decks.grave?.cards).toHaveLength(1)
    const { row } = done(s.intent('a', 'undo', id))
    expect(position(s)).toBe(before)
    expect(row.n).toBe(s.match.rows.at(-3)?.n)
  })

  it('never takes back the numbers of events, requests and cards drawn, nor time', () => {
    const s = atTurn()
    const id = answered(s, 'a', { act: 'bury' })
    const { seq, nextRequest, at } = s.match.state
    done(s.intent('a', 'undo', id))
    expect(s.match.state).toMatchObject({ seq, nextRequest, at: at + 10 })
    expect(s.match.state.hidden.host.decks.pile?.drawn).toBe(1)
  })

  it('is not hindered by what the other side says without moving', () => {
    const s = atTurn()
    const id = answered(s, 'a', step)
    done(s.intent('b', 'draw'))
    done(s.intent('b', 'decline', 'draw'))
    done(s.intent('host', 'pause', 'storage'))
    done(s.intent('host', 'resume', 'storage'))
    expect(done(s.intent('a', 'undo', id)).row.back).toBeDefined()
  })

  it('is one’s own: the other side cannot take back', () => {
    const s = atTurn()
    const id = answered(s, 'a', step)
    expect(refused(s.intent('b', 'undo', id))).toMatchObject({ code: 'unknown_undo', place: 'to' })
  })
})

describe('not free is an undo', () => {
  const offers = (s: Sitting, id: string, seat = 'a') => {
    const before = canonical(s.match.state.game)
    const { row } = done(s.intent(seat, 'undo', id))
    expect(row.back).toBeUndefined()
    expect(canonical(s.match.state.game)).toBe(before)
    expect(s.match.state.offers).toEqual([{ kind: 'undo', to: id, seats: [seat] }])
  }

  it('after a roll', () => {
    const s = atTurn()
    offers(s, answered(s, 'a', roll))
  })

  it('after a card was shown', () => {
    const s = atTurn()
    offers(s, answered(s, 'a', { act: 'draw' }))
  })

  it('after one was shown to oneself alone', () => {
    const s = atTurn()
    offers(s, answered(s, 'a', { act: 'peek' }))
  })

  it('after a roll of which nothing was told', () => {
    const shuffle = (t: ToyTurn) => t.shuffle('pile')
    const game = { ...toy, frames: { ...toy.frames, bury: { kind: 'bury', steps: [shuffle] } } }
    const { header } = begin()
    const match = Match.open(game, header, seed)
    if (isReject(match)) throw new Error(match.message)
    const s = new Sitting(match).nonces().numbers()
    offers(s, answered(s, 'a', { act: 'bury' }))
    expect(match.rows.at(-2)?.revealed).toBe(false)
  })

  it('after the other side has moved', () => {
    const s = atTurn({ cards: [card('b', 'maybe')] })
    const id = answered(s, 'a', { act: 'pass' })
    answered(s, 'b', step)
    offers(s, id)
  })

  it('after the host let a time run out', () => {
    const s = atTurn()
    const id = answered(s, 'a', step)
    done(s.intent('host', 'timeout', s.asked('a')))
    offers(s, id)
  })

  it('of the command that began or ended a sealed phase', () => {
    const s = new Sitting().nonces()
    answered(s, 'b', { number: 1, ready: true })
    const last = answered(s, 'a', { number: 1, ready: true })
    offers(s, last)
  })

  it('of an earlier command while answers are sealed', () => {
    const s = atTurn()
    answered(s, 'a', { act: 'pass' })
    const id = answered(s, 'b', step)
    answered(s, 'b', { act: 'pass' })
    expect(s.match.state.pending.map(r => r.sealed)).toEqual([false, true])
    offers(s, id, 'b')
  })

  it.each([false, true])('of an open answer while others seal, whether they have sealed since or not: %s', sealed => {
    const s = atTurn()
    for (const seat of ['a', 'b']) answered(s, seat, { act: 'pass' })
    const id = answered(s, 'a', null)
    if (sealed) answered(s, 'b', { number: 4 })
    offers(s, id)
  })

  it('at a table that has agreed on consent', () => {
    const s = atTurn({ consent: true })
    offers(s, answered(s, 'a', step))
  })
})

describe('an undo by consent', () => {
  /** The state after `answer`, an offer of its undo, and the consent. */
  const agreed = (answer: Json) => {
    const s = atTurn()
    const before = position(s)
    const n = s.match.state.rng.n
    const deck = [...(s.match.state.hidden.host.decks.pile?.cards ?? [])]
    const id = answered(s, 'a', answer)
    done(s.intent('a', 'undo', id))
    const { row } = done(s.intent('b', 'undo', id))
    return { s, before, n, deck, row, id }
  }

  it('comes about when the other side wants it too', () => {
    const { s, before, row } = agreed(roll)
    expect(row).toMatchObject({ k: 7, back: 4, command: { seat: 'b' } })
    expect(position(s)).toBe(before)
    expect(s.match.state.offers).toEqual([])
  })

  it('rolls no die again: what is rolled next is another roll', () => {
    const { s, n } = agreed(roll)
    const first = s.match.stateAt(5).game.dice
    expect(s.match.state.rng.n).toBe(n + 1)
    answered(s, 'a', roll)
    expect(s.match.state.rng.n).toBe(n + 2)
    expect(s.match.state.game.dice).not.toEqual(first)
  })

  it('does not shuffle a deck of which nothing was drawn', () => {
    const { s, deck } = agreed(roll)
    expect(s.match.state.hidden.host.decks.pile?.cards).toEqual(deck)
  })

  it.each([[{ act: 'draw' }], [{ act: 'peek' }]])('shuffles the deck after %j, and only that deck', answer => {
    const { s, n, deck } = agreed(answer)
    const { pile, grave } = s.match.state.hidden.host.decks
    expect(pile?.cards).not.toEqual(deck)
    expect([...(pile?.cards ?? [])].sort()).toEqual([...deck].sort())
    expect(grave).toEqual({ cards: [], drawn: 0 })
    expect(s.match.state.rng.n).toBe(n + 1)
  })

  it('shuffles once more when it goes back behind an undo that shuffled: the first order is known', () => {
    const s = atTurn()
    const order = [...(s.match.state.hidden.host.decks.pile?.cards ?? [])]
    const first = answered(s, 'a', step)
    const drew = answered(s, 'a', { act: 'draw' })
    for (const id of [drew, first]) for (const seat of ['a', 'b']) done(s.intent(seat, 'undo', id))
    expect(s.match.state.game.trace).toEqual([])
    expect(s.match.state.hidden.host.decks.pile?.cards).not.toEqual(order)
  })

  it('lapses when the one who wants it plays on', () => {
    const s = atTurn()
    const id = answered(s, 'a', roll)
    done(s.intent('a', 'undo', id))
    answered(s, 'a', step)
    expect(s.match.state.offers).toEqual([])
    expect(refused(s.intent('b', 'undo', id)).code).toBe('unknown_undo')
  })

  it('stands while the other side plays on', () => {
    const s = atTurn()
    const id = answered(s, 'a', roll)
    answered(s, 'a', { act: 'pass' })
    done(s.intent('a', 'undo', id))
    answered(s, 'b', step)
    done(s.intent('b', 'undo', id))
    expect(s.match.state.game).toMatchObject({ dice: [], trace: [] })
  })

  it('is declined by anybody', () => {
    for (const seat of ['a', 'b']) {
      const s = atTurn()
      const id = answered(s, 'a', roll)
      done(s.intent('a', 'undo', id))
      done(s.intent(seat, 'decline', 'undo'))
      expect(s.match.state.offers).toEqual([])
    }
  })

  it('is offered once', () => {
    const s = atTurn()
    const id = answered(s, 'a', roll)
    done(s.intent('a', 'undo', id))
    expect(refused(s.intent('a', 'undo', id))).toMatchObject({ code: 'already_offered', place: 'to' })
  })

  it('is one at a time: proposing to take back every move does not fill the state', () => {
    const s = atTurn()
    const ids = Array.from({ length: 20 }, () => answered(s, 'a', roll))
    done(s.intent('b', 'draw'))
    for (const id of ids) done(s.intent('a', 'undo', id))
    const last = ids.at(-1) ?? ''
    expect(s.match.state.offers).toEqual([
      { kind: 'draw', to: '', seats: ['b'] },
      { kind: 'undo', to: last, seats: ['a'] },
    ])
    expect(refused(s.intent('b', 'undo', ids[0] ?? '')).code).toBe('unknown_undo')
    done(s.intent('b', 'undo', last))
    expect(s.match.state.offers).toEqual([])
  })
})

describe('three seats on two sides', () => {
  it('need one of each side', () => {
    const s = atTurn({ seats: team })
    const id = answered(s, 'a', roll)
    done(s.intent('a', 'undo', id))
    expect(done(s.intent('c', 'undo', id)).row.back).toBeUndefined()
    expect(s.match.state.offers).toEqual([{ kind: 'undo', to: id, seats: ['a', 'c'] }])
    expect(done(s.intent('b', 'undo', id)).row.back).toBe(6)
  })

  it('of three sides need each', () => {
    const s = atTurn({ seats: ['a', 'b', 'c'].map(seat => ({ seat, side: seat })) })
    const id = answered(s, 'a', roll)
    done(s.intent('a', 'undo', id))
    expect(done(s.intent('b', 'undo', id)).row.back).toBeUndefined()
    expect(done(s.intent('c', 'undo', id)).row.back).toBe(6)
  })

  it('take nothing back freely for a partner', () => {
    const s = atTurn({ seats: team })
    const id = answered(s, 'a', step)
    expect(refused(s.intent('c', 'undo', id)).code).toBe('unknown_undo')
  })
})

describe('ids of two seats that are the same', () => {
  it('are two commands', () => {
    const s = atTurn()
    done(s.answer('a', { act: 'pass' }, 'same'))
    expect(done(s.answer('b', step, 'same')).again).toBe(false)
    expect(s.match.state.game.trace).toEqual(['b:step'])
    expect(done(s.answer('b', step, 'same')).again).toBe(true)
  })

  it('never turn one’s own undo into consent to another’s', () => {
    const s = atTurn()
    answered(s, 'a', roll)
    done(s.answer('a', { act: 'pass' }, 'same'))
    done(s.answer('b', step, 'same'))
    done(s.intent('a', 'undo', 'same'))
    expect(s.match.state.offers).toEqual([{ kind: 'undo', to: 'same', seats: ['a'] }])
    const { row } = done(s.intent('b', 'undo', 'same'))
    expect(row.back).toBe(6)
    expect(s.match.state.game.trace).toEqual([])
    expect(s.match.state.pending.map(r => r.seat)).toEqual(['b'])
  })

  it('make two offers', () => {
    const s = atTurn()
    done(s.answer('a', { act: 'pass' }, 'same'))
    done(s.answer('b', roll, 'same'))
    done(s.intent('a', 'undo', 'same'))
    done(s.intent('b', 'undo', 'same'))
    expect(s.match.state.offers).toEqual([
      { kind: 'undo', to: 'same', seats: ['a'] },
      { kind: 'undo', to: 'same', seats: ['b'] },
    ])
    // The judge grants the one that was offered first.
    expect(done(s.intent('judge', 'undo', 'same')).row.back).toBe(4)
  })
})

describe('the judge', () => {
  it('takes back anybody’s command at once', () => {
    const s = atTurn()
    const before = position(s)
    const id = answered(s, 'a', roll)
    expect(done(s.intent('judge', 'undo', id)).row.back).toBe(4)
    expect(position(s)).toBe(before)
  })

  it('shuffles like everybody when a card was drawn, and restores exactly when nothing was shown', () => {
    const s = atTurn()
    const { n } = s.match.state.rng
    done(s.intent('judge', 'undo', answered(s, 'a', { act: 'bury' })))
    expect(s.match.state.rng.n).toBe(n)
    done(s.intent('judge', 'undo', answered(s, 'a', { act: 'draw' })))
    expect(s.match.state.rng.n).toBe(n + 1)
  })

  it('may do so while the match is paused, and the pause stays', () => {
    const s = atTurn()
    const id = answered(s, 'a', step)
    done(s.intent('judge', 'pause', 'ruling'))
    expect(refused(s.intent('a', 'undo', id)).code).toBe('paused')
    done(s.intent('judge', 'undo', id))
    expect(s.match.state).toMatchObject({ paused: ['ruling'], game: { trace: [] } })
  })

  it('knows no command that was never given', () => {
    expect(refused(atTurn().intent('judge', 'undo', 'x')).code).toBe('unknown_undo')
  })
})

describe('a sealed answer', () => {
  it('is replaced, not undone, while it is open: by nobody', () => {
    const s = new Sitting(begin()).nonces()
    const id = answered(s, 'a', { number: 1, ready: true })
    for (const seat of ['a', 'judge'])
      expect(refused(s.intent(seat, 'undo', id))).toMatchObject({ code: 'sealed_is_replaced', place: 'to' })
  })
})

describe('an undone command', () => {
  it('is no longer there to take back', () => {
    const s = atTurn()
    const id = answered(s, 'a', step)
    done(s.intent('a', 'undo', id))
    answered(s, 'a', step)
    for (const seat of ['a', 'judge']) expect(refused(s.intent(seat, 'undo', id)).code).toBe('unknown_undo')
    expect(s.match.state.game.trace).toEqual(['a:step'])
  })

  it('sent again under its id is not carried out again', () => {
    const s = atTurn()
    const { row } = done(s.answer('a', step))
    done(s.intent('a', 'undo', row.command.id))
    const again = done(s.say(row.command))
    expect(again).toEqual({ ok: true, row, events: [], again: true })
    expect(s.match.state.game.trace).toEqual([])
  })

  it('stands again when its undo is undone', () => {
    const s = atTurn()
    const id = answered(s, 'a', step)
    const after = position(s)
    const undo = done(s.intent('a', 'undo', id)).row.command.id
    const redo = done(s.intent('a', 'undo', undo)).row
    expect(position(s)).toBe(after)
    expect(redo.back).toBe(5)
    // Now the command is there to be taken back once more.
    done(s.intent('a', 'undo', id))
    expect(s.match.state.game.trace).toEqual([])
  })

  it('and redone a hundred times costs no more than a little each time', () => {
    const s = atTurn()
    let id = answered(s, 'a', step)
    for (let i = 0; i < 100; i++) id = done(s.intent('a', 'undo', id)).row.command.id
    expect(s.match.state.game.trace).toEqual(['a:step'])
    expect(canonical(s.match.stateAt(50).game.trace)).toBe(canonical(s.match.stateAt(48).game.trace))
  })

  it('among a hundred others leaves those before it', () => {
    const s = atTurn()
    const ids = Array.from({ length: 100 }, () => answered(s, 'a', step))
    for (const id of ids.slice(40).reverse()) done(s.intent('a', 'undo', id))
    expect(s.match.state.game.trace).toHaveLength(40)
    done(s.intent('a', 'undo', ids[3]))
    expect(s.match.state.game.trace).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'
import { frames } from '../../test/toy/frames.ts'
import { done, Sitting, seed, team, two } from '../../test/toy/sitting.ts'
import { toy } from '../../test/toy/toy.ts'
import type { ToyTurn, ToyWords } from '../../test/toy/words.ts'
import { byteSource, draw, shuffleWith } from './fairness.ts'
import type { Step } from './game.ts'
import { Match } from './match.ts'
import { isReject } from './reject.ts'
import { steps, window } from './steps.ts'

type Do = Step<ToyWords, object>

/** A match of these steps alone; further kinds may be given. */
function played(
  match: readonly Do[],
  others: Partial<Record<keyof typeof frames, readonly Do[]>> = {},
  seats = two,
): Sitting {
  const made = Object.fromEntries(
    Object.entries({ ...others, match }).map(([kind, list]) => [kind, { kind, steps: list }]),
  )
  const options = { rounds: 1, cards: [] }
  const begun = Match.begin({ ...toy, frames: { ...frames, ...made } }, { match: 'm', seats, options, seed, at: 0 })
  if (isReject(begun)) throw new Error(begun.message)
  return new Sitting(begun)
}

const say = (word: string) => (t: ToyTurn) => {
  t.game.trace.push(word)
}
const trace = (s: Sitting) => s.match.state.game.trace
const nonces: Do = t => t.pushFrame('nonces', {})

describe('frames', () => {
  it('run their steps in order, each once, and then go', () => {
    const s = played([say('1'), say('2'), say('3')])
    expect(trace(s)).toEqual(['1', '2', '3'])
    expect(s.match.state.stack).toEqual([])
  })

  it('pushed by one step run in the order pushed, before the next step', () => {
    const three: Do = t => {
      for (const kind of ['draw', 'bury', 'peek']) t.pushFrame(kind, {})
    }
    const s = played([three, say('after')], {
      draw: [say('1'), t => t.push('roll', { seat: 'a', count: 1 }), say('3')],
      roll: [say('2')],
      bury: [say('4')],
      peek: [say('5')],
    })
    expect(trace(s)).toEqual(['1', '2', '3', '4', '5', 'after'])
  })

  it('hand a value to the frame that pushed them, which reads it in its next step and no later', () => {
    const note: Do = t => t.game.trace.push(JSON.stringify(t.result()))
    const s = played([t => t.push('draw', { seat: 'a' }), note, note, t => t.push('peek', { seat: 'a' }), note], {
      draw: [t => t.push('bury', { seat: 'a' }), note, t => t.give({ own: 1 })],
      bury: [t => t.give([2])],
      peek: [say('silent')],
    })
    expect(trace(s)).toEqual(['[2]', '{"own":1}', 'null', 'silent', 'null'])
  })

  it('of several pushed give the value of the last', () => {
    const s = played(
      [
        t => {
          t.push('draw', { seat: 'a' })
          t.push('bury', { seat: 'a' })
        },
        t => t.game.trace.push(String(t.result())),
      ],
      { draw: [t => t.give('first')], bury: [t => t.give('second')] },
    )
    expect(trace(s)).toEqual(['second'])
  })

  it('have their locals for themselves', () => {
    const shared = { seat: 'a', count: 1 }
    const s = played([t => t.push('roll', shared), () => (shared.count = 5), t => t.push('roll', shared)], {
      roll: [
        (t, args) => {
          const own = args as { count: number }
          own.count += 10
          t.game.trace.push(String(own.count))
        },
      ],
    })
    expect(trace(s)).toEqual(['11', '15'])
    expect(shared.count).toBe(5)
  })

  it('go on at another step, run one again, or leave', () => {
    const third = say('3')
    const twice: Do = t => {
      t.game.trace.push('again')
      if (t.game.trace.length < 3) t.again()
    }
    expect(trace(played([say('1'), t => t.goto(third), say('2'), third]))).toEqual(['1', '3'])
    expect(trace(played([say('1'), twice, say('2')]))).toEqual(['1', 'again', 'again', '2'])
    expect(trace(played([say('1'), t => t.leave(), say('2')]))).toEqual(['1'])
  })

  it('know only their own steps', () => {
    expect(() => played([t => t.goto(say('else'))])).toThrow('match has no such step')
  })

  it('of no known kind are a bug', () => {
    expect(() => played([t => t.pushFrame('nowhere', {})])).toThrow('no frame nowhere')
  })
})

describe('asking', () => {
  const ask: Do = t => t.ask('a', 'may', { ability: 'x' })

  it('stops the match; the next step takes the answer', () => {
    const s = played([
      ask,
      t => t.game.trace.push(`${t.answer('may')} ${t.wasAsked('may')} ${t.wasAsked('spot')}`),
      say('on'),
    ])
    expect(trace(s)).toEqual([])
    done(s.answer('a', true))
    expect(trace(s)).toEqual(['true true false', 'on'])
  })

  it('several seats gives the answers in seat order', () => {
    const all: Do = t => {
      for (const seat of ['c', 'a', 'b']) t.ask(seat, 'may', { ability: seat })
    }
    const take: Do = t => t.game.trace.push(...t.answers('may').map(g => `${g.seat}${g.answer}`))
    const s = played([all, take], {}, team)
    for (const seat of ['b', 'c', 'a']) done(s.answer(seat, seat === 'b'))
    expect(trace(s)).toEqual(['afalse', 'btrue', 'cfalse'])
  })

  it('an answer that was not asked for is a bug', () => {
    expect(() => played([t => t.answer('may')])).toThrow('no answer to may')
  })

  it('and pushing in one step is a bug, either way round', () => {
    const push: Do = t => t.push('draw', { seat: 'a' })
    const both =
      (first: Do, second: Do): Do =>
      (t, args) => {
        first(t, args)
        second(t, args)
      }
    expect(() => played([both(ask, push)])).toThrow('draw is pushed while something is asked')
    expect(() => played([both(push, ask)])).toThrow('may is asked by a step that pushed')
  })

  it('puts arguments and default that no later change reaches', () => {
    const args = { ability: 'x' }
    const s = played([
      t => {
        t.ask('a', 'may', args, { default: false })
        args.ability = 'y'
      },
    ])
    expect(s.match.state.pending[0]?.args).toEqual({ ability: 'x' })
  })
})

describe('events', () => {
  it('are numbered from 1 and stay as they were told', () => {
    const s = played([
      t => {
        t.game.dice = [1, 2]
        t.emit({ type: 'rolled', seat: 'a', dice: t.game.dice })
        t.game.dice.push(3)
        t.emit({ type: 'stepped', seat: 'a' })
      },
    ])
    expect(s.events).toEqual([
      { type: 'rolled', seat: 'a', dice: [1, 2], seq: 1 },
      { type: 'stepped', seat: 'a', seq: 2 },
    ])
    expect(s.match.state.seq).toBe(2)
  })
})

describe('dice and decks', () => {
  const given = ['1'.repeat(32), '2'.repeat(32)]
  const source = byteSource(seed, 'm', given)

  it('do not roll before the nonces are in', () => {
    expect(() => played([t => t.roll(1, 8)])).toThrow('before the nonces')
    expect(() => played([t => t.putDeck('x', ['1', '2'])])).toThrow('before the nonces')
  })

  it('roll n of a match is the nth byte source, however many dice it has', () => {
    const s = played([
      nonces,
      t => t.game.trace.push(...[1, 40, 0, 2].map(count => t.roll(count, 8).join(''))),
    ]).nonces()
    const expected = [1, 40, 0, 2].map((count, n) => {
      const next = source(n)
      return Array.from({ length: count }, () => draw(next, 8)).join('')
    })
    expect(trace(s)).toEqual(expected)
    expect(s.match.state.rng.n).toBe(4)
  })

  it('a deck is shuffled by one roll and drawn from its end', () => {
    const cards = ['p', 'q', 'r', 's']
    const take: Do = t => t.game.trace.push(...Array.from({ length: 5 }, () => String(t.draw('pile'))))
    const s = played([nonces, t => t.putDeck('pile', cards), take]).nonces()
    const order = [...cards]
    shuffleWith(source(0), order)
    expect(trace(s)).toEqual([...order.reverse(), 'null'])
    expect(cards).toEqual(['p', 'q', 'r', 's'])
    expect(s.match.state.hidden.host.decks.pile).toEqual({ cards: [], drawn: 4 })
  })

  it('a deck put anew goes on counting what was drawn', () => {
    const s = played([
      nonces,
      t => t.putDeck('pile', ['p', 'q']),
      t => t.draw('pile'),
      t => t.putDeck('pile', ['p', 'q']),
    ]).nonces()
    expect(s.match.state.hidden.host.decks.pile?.drawn).toBe(1)
  })

  it('a deck that nobody put is a bug', () => {
    expect(() => played([t => t.draw('pile')])).toThrow('no deck pile')
  })
})

describe('the end', () => {
  it('stops all: nothing runs, nothing is asked, nothing is pushed', () => {
    const s = played([
      say('1'),
      t => {
        t.end('red', 'because')
        t.push('draw', { seat: 'a' })
        t.ask('a', 'may', { ability: 'x' })
      },
      say('2'),
    ])
    expect(trace(s)).toEqual(['1'])
    expect(s.match.state).toMatchObject({
      over: { winner: 'red', reason: 'because' },
      stack: [],
      pending: [],
      offers: [],
    })
  })
})

describe('a window', () => {
  it('without listeners pushes no frame', () => {
    const open = (t: ToyTurn) => {
      t.window('beforeRoll', { seat: 'a' })
      t.game.trace.push(String(t.state.stack.length))
    }
    expect(trace(played([open]))).toEqual(['1'])
    expect(trace(played([t => t.listen('rolled', { ability: 'never', source: 'x', seat: 'a' }), open]))).toEqual(['1'])
    expect(trace(played([t => t.listen('beforeRoll', { ability: 'never', source: 'x', seat: 'a' }), open]))).toEqual([
      '2',
    ])
  })

  it('stands among the steps of a rule', () => {
    const rule = steps<ToyWords, 'roll'>('roll', [window('beforeRoll'), say('rolls')])
    const listen: Do = t => t.listen('beforeRoll', { ability: 'plusOne', source: 'x', seat: 'a' })
    const s = played([listen, t => t.push('roll', { seat: 'a', count: 1 })], { roll: rule.steps as readonly Do[] })
    expect(trace(s)).toEqual(['x:plusOne', 'rolls'])
  })
})

it('knows secrets and side of a seat, and no other seat', () => {
  const s = played(
    [
      t => {
        t.secrets('c').numbers.c = 5
        t.game.trace.push(t.side('c'))
      },
    ],
    {},
    team,
  )
  expect(trace(s)).toEqual(['red'])
  expect(s.match.state.hidden.sides.red?.own.numbers).toEqual({ c: 5 })
  expect(() => played([t => t.secrets('x')])).toThrow('no seat x')
})

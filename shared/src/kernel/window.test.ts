import { describe, expect, it } from 'vitest'
import { atTurn, card, done, refused, type Sitting } from '../../test/toy/sitting.ts'

const roll = { act: 'roll', count: 1 }
const trace = (s: Sitting) => s.match.state.game.trace
const asked = (s: Sitting) => s.match.state.pending.map(r => `${r.seat} ${r.kind}`)

describe('a window', () => {
  it('that interests no card asks and does nothing', () => {
    const s = atTurn({ cards: [card('a', 'echo', 'e', 'gained'), card('a', 'never')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual([])
    expect(asked(s)).toEqual(['a act'])
  })

  it('resolves the first player’s cards, then the second’s, whoever acts', () => {
    const s = atTurn({ cards: [card('b', 'plusOne'), card('a', 'plusOne')] })
    done(s.answer('a', { act: 'pass' }))
    done(s.answer('b', roll))
    expect(trace(s)).toEqual(['a-plusOne:plusOne', 'b-plusOne:plusOne'])
  })

  it('closes when an ability gives a result, and hands it to the rule that opened it', () => {
    const s = atTurn({ cards: [card('a', 'plusOne'), card('b', 'instead'), card('b', 'plusTwo', 'later')] })
    done(s.answer('a', roll))
    done(s.answer('b', [0, 1]))
    expect(trace(s)).toEqual(['a-plusOne:plusOne', 'b-instead:instead'])
  })

  it('has what follows an effect come after what the effect pushed, with what it kept, and then what it triggered', () => {
    const s = atTurn({ cards: [card('a', 'twofold'), card('a', 'echo', 'e', 'gained')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['a-twofold:twofold', 'a-twofold:twofold', 'e:echo'])
    // 1, then 7 for the card drawn, then 1, then the roll
    expect(s.match.state.game.scores.a).toBe(9 + (s.match.state.game.dice[0] ?? 0))
  })

  it('asks nobody for an order when all of a player’s cards commute', () => {
    const s = atTurn({ cards: [card('a', 'plusTwo'), card('a', 'plusOne'), card('a', 'once')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['a-plusTwo:plusTwo', 'a-plusOne:plusOne', 'a-once:once'])
  })

  it('asks for the order when one does not commute, and resolves in it', () => {
    const s = atTurn({ cards: [card('a', 'plusOne'), card('a', 'double'), card('a', 'plusTwo')] })
    done(s.answer('a', roll))
    expect(asked(s)).toEqual(['a order'])
    expect(s.match.state.pending[0]?.args).toEqual({
      window: 'rolled',
      abilities: [
        { ability: 'plusOne', source: 'a-plusOne' },
        { ability: 'double', source: 'a-double' },
        { ability: 'plusTwo', source: 'a-plusTwo' },
      ],
    })
    expect(s.match.legal('a', s.asked('a'))).toEqual({ type: 'order', count: 3 })
    done(s.answer('a', [2, 1, 0]))
    expect(trace(s)).toEqual(['a-plusTwo:plusTwo', 'a-double:double', 'a-plusOne:plusOne'])
    // (0 + 2) doubled, + 1, and then the roll
    expect(s.match.state.game.scores.a).toBe(5 + (s.match.state.game.dice[0] ?? 0))
  })

  it.each([[[0, 1]], [[0, 1, 1]], [[0, 1, 3]], [['0', '1', '2']], [null], [{ 0: 0 }]])(
    'refuses the order %j',
    answer => {
      const s = atTurn({ cards: [card('a', 'plusOne'), card('a', 'double'), card('a', 'plusTwo')] })
      done(s.answer('a', roll))
      expect(refused(s.answer('a', answer)).code).toBe('bad_answer')
    },
  )

  it('takes the order of the cards when time runs out', () => {
    const s = atTurn({ cards: [card('a', 'plusOne'), card('a', 'double')] })
    done(s.answer('a', roll))
    done(s.intent('host', 'timeout', s.asked('a')))
    expect(trace(s)).toEqual(['a-plusOne:plusOne', 'a-double:double'])
  })

  it('asks both players, each for his own, before anything resolves', () => {
    const both = ['a', 'b'].flatMap(seat => [card(seat, 'plusOne'), card(seat, 'double')])
    const s = atTurn({ cards: both })
    done(s.answer('a', roll))
    expect(asked(s)).toEqual(['a order'])
    done(s.answer('a', [1, 0]))
    expect(asked(s)).toEqual(['b order'])
    expect(trace(s)).toEqual([])
    done(s.answer('b', [0, 1]))
    expect(trace(s)).toEqual(['a-double:double', 'a-plusOne:plusOne', 'b-plusOne:plusOne', 'b-double:double'])
  })

  it('counts only interested cards when it asks for an order', () => {
    const s = atTurn({ cards: [card('a', 'never'), card('a', 'double')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['a-double:double'])
  })
})

describe('windows of one moment', () => {
  it('share a queue: the first player’s of both, then the second’s', () => {
    const first = [card('a', 'double', 'a-drew', 'drew'), card('a', 'plusTwo', 'a-handed', 'handed')]
    const s = atTurn({ cards: [card('b', 'plusOne', 'b-drew', 'drew'), ...first] })
    done(s.answer('a', { act: 'draw' }))
    expect(s.match.state.pending[0]?.args).toEqual({
      window: 'drew',
      abilities: [
        { ability: 'double', source: 'a-drew' },
        { ability: 'plusTwo', source: 'a-handed' },
      ],
    })
    done(s.answer('a', [1, 0]))
    expect(trace(s)).toEqual(['a-handed:plusTwo', 'a-drew:double', 'b-drew:plusOne'])
  })
})

describe('what closes a rule', () => {
  it('is triggered by the ability that pushed the rule, and waits until that is done', () => {
    const s = atTurn({ cards: [card('a', 'buries'), card('a', 'plusTwo', 'a-buried', 'buried')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['a-buries:buries', 'a-buried:plusTwo'])
  })

  it('comes at once where no ability pushed it', () => {
    const s = atTurn({ cards: [card('a', 'plusTwo', 'a-buried', 'buried')] })
    done(s.answer('a', { act: 'bury' }))
    expect(trace(s)).toEqual(['a-buried:plusTwo'])
  })
})

describe('a window that is a whole step', () => {
  it('waits as any other for the ability that triggers it: cards are asked then whether they take part', () => {
    const s = atTurn({ cards: [card('a', 'gives', 'x'), card('a', 'afterwards', 'x', 'gained')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['x:gives', 'x:afterwards'])
  })
})

describe('what waits for an empty queue', () => {
  it('comes when the outermost window has closed', () => {
    const s = atTurn({ cards: [card('a', 'later'), card('a', 'plusTwo'), card('b', 'plusOne', 'b-drew', 'drew')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['a-later:later', 'a-plusTwo:plusTwo', 'b-drew:plusOne'])
    expect(s.match.state.game.drawn).toHaveLength(1)
  })
})

describe('an ability', () => {
  it('is looked at once more when it resolves, and dropped when it no longer applies', () => {
    const s = atTurn({ cards: [card('a', 'once', 'same'), card('a', 'once', 'same')] })
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['same:once'])
    expect(s.match.state.game.scores.a).toBe(10 + (s.match.state.game.dice[0] ?? 0))
  })

  it('that offers a choice asks when it resolves, and not before', () => {
    const s = atTurn({ cards: [card('a', 'plusOne'), card('b', 'maybe')] })
    done(s.answer('a', roll))
    expect(asked(s)).toEqual(['b may'])
    expect(trace(s)).toEqual(['a-plusOne:plusOne'])
    expect(refused(s.answer('b', 'yes')).code).toBe('not_an_option')
    done(s.answer('b', false))
    expect(trace(s)).toEqual(['a-plusOne:plusOne'])
    done(s.answer('a', roll))
    done(s.answer('b', true))
    expect(trace(s)).toEqual(['a-plusOne:plusOne', 'a-plusOne:plusOne', 'b-maybe:maybe'])
  })

  it('newly triggered goes before what waits in the queue', () => {
    const cards = [card('a', 'maybe'), card('a', 'double'), card('a', 'echo', 'a-echo', 'gained')]
    const s = atTurn({ cards: [...cards, card('b', 'echo', 'b-echo', 'gained'), card('b', 'plusOne')] })
    done(s.answer('a', roll))
    done(s.answer('a', [0, 1]))
    done(s.answer('a', true))
    expect(trace(s)).toEqual(['a-maybe:maybe', 'a-echo:echo', 'a-double:double', 'b-plusOne:plusOne'])
    // (3 + 1) doubled
    expect(s.match.state.game.scores.a).toBe(8 + (s.match.state.game.dice[0] ?? 0))
  })

  it('whose source has left takes no part in later windows', () => {
    const s = atTurn({ cards: [card('a', 'last', 'gone'), card('a', 'echo', 'gone', 'gained'), card('b', 'plusOne')] })
    done(s.answer('a', roll))
    done(s.answer('a', roll))
    expect(trace(s)).toEqual(['gone:last', 'b-plusOne:plusOne', 'b-plusOne:plusOne'])
    expect(Object.keys(s.match.state.listeners)).toEqual(['rolled'])
  })
})

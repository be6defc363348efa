/** The toy's cards: each shows one thing that the window of the kernel must do (rules/dial.md §9.4). */
import type { Ability, Listener } from '../../src/kernel/index.ts'
import type { ToyTurn, ToyWords } from './words.ts'

function score(t: ToyTurn, { seat, ability, source }: Listener, points: number): void {
  t.game.trace.push(`${source}:${ability}`)
  t.game.scores[seat] = (t.game.scores[seat] ?? 0) + points
  t.emit({ type: 'scored', seat, by: source, score: t.game.scores[seat] })
}

const always = () => true

const list: readonly Ability<ToyWords>[] = [
  { id: 'plusOne', window: 'rolled', commutes: true, when: always, effect: (t, l) => score(t, l, 1) },
  { id: 'plusTwo', window: 'rolled', commutes: true, when: always, effect: (t, l) => score(t, l, 2) },
  {
    id: 'double',
    window: 'rolled',
    when: always,
    effect: (t, l) => score(t, l, t.game.scores[l.seat] ?? 0),
  },
  {
    // Asks, and only a yes scores and opens the window of those who gained.
    id: 'maybe',
    window: 'rolled',
    when: always,
    ask: (t, l) => t.ask(l.seat, 'may', { ability: l.ability }, { default: false }),
    effect(t, l) {
      if (!t.answer('may')) return
      score(t, l, 3)
      t.window('gained', { seat: l.seat })
    },
  },
  {
    id: 'echo',
    window: 'gained',
    when: (_, l, args) => 'seat' in args && args.seat === l.seat,
    effect: (t, l) => score(t, l, 1),
  },
  {
    // Two of one source are both interested; the second is dropped when it is looked at once more.
    id: 'once',
    window: 'rolled',
    commutes: true,
    when: (t, l) => !t.game.used.includes(l.source),
    effect(t, l) {
      t.game.used.push(l.source)
      score(t, l, 10)
    },
  },
  { id: 'never', window: 'rolled', when: () => false, effect: (t, l) => score(t, l, 1000) },
  {
    // Stands for what the window is about: nothing after it comes.
    id: 'instead',
    window: 'rolled',
    when: always,
    effect(t, l) {
      score(t, l, 5)
      t.give(l.source)
    },
  },
  {
    // Its effect opens a window, has a card drawn and hands on a number; what follows comes after the card, before the window.
    id: 'twofold',
    window: 'rolled',
    when: always,
    effect(t, l) {
      score(t, l, 1)
      t.window('gained', { seat: l.seat })
      t.push('draw', { seat: l.seat })
      return 7
    },
    follow: (t, l, _args, kept) => score(t, l, Number(kept) * t.game.drawn.length),
  },
  {
    // Buries a card, and scores when that is done.
    id: 'buries',
    window: 'rolled',
    when: always,
    effect: (t, l) => t.push('bury', { seat: l.seat }),
    follow: (t, l) => score(t, l, 1),
  },
  {
    // Opens a window by a verb, and only then uses up its source.
    id: 'gives',
    window: 'rolled',
    when: always,
    effect: (t, l) => t.push('gain', { seat: l.seat }),
    follow(t, l) {
      t.game.used.push(l.source)
      score(t, l, 1)
    },
  },
  {
    id: 'afterwards',
    window: 'gained',
    when: (t, l) => t.game.used.includes(l.source),
    effect: (t, l) => score(t, l, 1),
  },
  {
    // Has a card drawn when nothing waits any more.
    id: 'later',
    window: 'rolled',
    commutes: true,
    when: always,
    effect(t, l) {
      score(t, l, 1)
      t.afterQueue('draw', { seat: l.seat })
    },
  },
  {
    // A deliberate bug, met half way: it has changed the state before it falls.
    id: 'bug',
    window: 'gained',
    when: always,
    effect(t, l) {
      score(t, l, 1000)
      throw new Error('a bug of the toy')
    },
  },
  {
    // The source leaves every window.
    id: 'last',
    window: 'rolled',
    when: always,
    effect(t, l) {
      score(t, l, 1)
      t.unlisten(l.source)
    },
  },
]

export const abilities: Readonly<Record<string, Ability<ToyWords>>> = Object.fromEntries(list.map(a => [a.id, a]))

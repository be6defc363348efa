/** The toy's rules: every verb of a step is used once. */
import { type Step, steps, window } from '../../src/kernel/index.ts'
import type { ToyFrames, ToyWords } from './words.ts'

type Do<K extends keyof ToyFrames> = Step<ToyWords, ToyFrames[K] & object>

const seed: Do<'match'> = t => t.pushFrame('nonces', {})

const deal: Do<'match'> = t => {
  t.putDeck('pile', t.game.deck)
  t.putDeck('grave', [])
  for (const { window: at, ...listener } of t.game.cards) t.listen(at, listener)
}

const play: Do<'match'> = t => {
  if (t.game.round === t.game.rounds) return
  t.push('round', {})
  t.again()
}

const finish: Do<'match'> = t => {
  const best = Math.max(...Object.values(t.game.scores))
  const leaders = t.state.seats.filter(s => t.game.scores[s.seat] === best).map(s => s.side)
  t.end(new Set(leaders).size === 1 ? (leaders[0] ?? null) : null, 'rounds')
}

const begin: Do<'round'> = t => {
  t.game.round++
  t.emit({ type: 'roundBegan', round: t.game.round })
}

const askNumbers: Do<'round'> = t => {
  for (const { seat } of t.state.seats)
    t.ask(seat, 'number', { round: t.game.round }, { sealed: true, default: { number: 0 } })
}

const takeNumbers: Do<'round'> = t => {
  for (const { seat, answer } of t.answers('number')) {
    const own = t.secrets(seat)
    own.numbers[seat] = answer.number
    if (answer.note !== undefined) own.notes[seat] = answer.note
  }
  for (const { seat } of t.state.seats) t.push('turn', { seat })
}

const secondThoughts: Do<'round'> = t => t.push('mixed', {})

const reveal: Do<'round'> = t => {
  const numbers: Record<string, number> = {}
  for (const { seat } of t.state.seats) {
    const own = t.secrets(seat)
    numbers[seat] = own.numbers[seat] ?? 0
    t.game.scores[seat] = (t.game.scores[seat] ?? 0) + numbers[seat]
    delete own.numbers[seat]
  }
  t.emit({ type: 'numbersRevealed', numbers })
}

const closeRound: Do<'round'> = t => {
  t.window('roundEnd', { round: t.game.round })
  t.mark()
}

const askAct: Do<'turn'> = (t, { seat }) => t.ask(seat, 'act', { seat }, { default: { act: 'pass' } })

const doAct: Do<'turn'> = (t, { seat }) => {
  const act = t.answer('act')
  if (act.act === 'pass') return t.goto(endTurn)
  if (act.act === 'step') {
    t.emit({ type: 'stepped', seat })
    t.game.trace.push(`${seat}:step`)
  } else if (act.act === 'roll') t.push('roll', { seat, count: act.count })
  else if (act.act === 'runaway') t.push('runaway', {})
  else t.push(act.act, { seat })
}

const addResult: Do<'turn'> = (t, { seat }) => {
  const result = t.result()
  if (typeof result === 'number') t.game.scores[seat] = (t.game.scores[seat] ?? 0) + result
  t.goto(askAct)
}

const endTurn: Do<'turn'> = (t, { seat }) => t.window('turnEnd', { seat })

const throwDice: Do<'roll'> = (t, { seat, count }) => {
  const dice = t.roll(count, 6).map(d => d + 1)
  t.game.dice = dice
  t.emit({ type: 'rolled', seat, dice })
}

/** A frame that returns a value. */
const giveSum: Do<'roll'> = t => t.give(t.game.dice.reduce((sum, d) => sum + d, 0))

const drawCard: Do<'draw'> = (t, { seat }) => {
  const card = t.draw('pile')
  if (card === null) return
  t.game.drawn.push(card)
  t.emit({ type: 'drew', seat, card })
  t.windows({ window: 'drew', args: { seat } }, { window: 'handed', args: { seat } })
}

/** Face down from pile to pile: nobody has seen it. */
const bury: Do<'bury'> = (t, { seat }) => {
  const card = t.draw('pile')
  if (card === null) return
  t.deck('grave').cards.push(card)
  t.emit({ type: 'buried', seat })
  t.closing({ window: 'buried', args: { seat } })
}

const peek: Do<'peek'> = (t, { seat }) => {
  const card = t.draw('pile')
  if (card === null) return
  t.deck('pile').cards.push(card)
  t.emit({ type: 'peeked', seat, card })
}

const askSpot: Do<'place'> = (t, { seat }) => t.ask(seat, 'spot', {})

const takeSpot: Do<'place'> = (t, { seat }) => {
  const spot = { seat, ...t.answer('spot') }
  t.game.spots.push(spot)
  t.emit({ type: 'placed', spot })
}

/** One seat answers openly while the others seal. */
const askMixed: Do<'mixed'> = t => {
  const [first, ...others] = t.state.seats
  if (first !== undefined) t.ask(first.seat, 'whisper', {})
  for (const { seat } of others)
    t.ask(seat, 'number', { round: t.game.round }, { sealed: true, default: { number: 0 } })
}

const takeMixed: Do<'mixed'> = t => {
  for (const { seat, answer } of t.answers('number')) t.secrets(seat).numbers[seat] = answer.number
  t.game.trace.push(`whisper:${t.wasAsked('whisper')}`)
}

const fall: Do<'bug'> = (t, { seat }) => {
  t.roll(2, 6)
  t.game.scores[seat] = -1000
  t.draw('pile')
  throw new Error('a bug of the toy')
}

const runOn: Do<'runaway'> = t => t.again()

/** What it opens is triggered by the ability that uses it. */
const gain = { ...steps<ToyWords, 'gain'>('gain', [window('gained')]), within: true as const }

export const frames = {
  match: steps<ToyWords, 'match'>('match', [seed, deal, play, finish]),
  round: steps<ToyWords, 'round'>('round', [begin, askNumbers, takeNumbers, secondThoughts, reveal, closeRound]),
  turn: steps<ToyWords, 'turn'>('turn', [askAct, doAct, addResult, endTurn]),
  roll: steps<ToyWords, 'roll'>('roll', [window('beforeRoll'), throwDice, window('rolled'), giveSum]),
  draw: steps<ToyWords, 'draw'>('draw', [drawCard]),
  bury: steps<ToyWords, 'bury'>('bury', [bury]),
  peek: steps<ToyWords, 'peek'>('peek', [peek]),
  place: steps<ToyWords, 'place'>('place', [askSpot, takeSpot]),
  mixed: steps<ToyWords, 'mixed'>('mixed', [askMixed, takeMixed]),
  bug: steps<ToyWords, 'bug'>('bug', [fall]),
  runaway: steps<ToyWords, 'runaway'>('runaway', [runOn]),
  gain,
}

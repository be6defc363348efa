/** What an accepted command does to a state: one function for play, replay and looking back (design §3). */
import { takeAnswer } from './answer.ts'
import type { Command, Intent } from './command.ts'
import type { Game, Words } from './game.ts'
import type { Past } from './history.ts'
import { carryOutIntent, isPlayer } from './intent.ts'
import { agree, undoOffer } from './offer.ts'
import { type Book, run } from './run.ts'
import type { State } from './state.ts'
import { type Dice, Turn } from './turn.ts'
import { bringToPresent, isFree, rowToUndo } from './undo.ts'

type StateOf<W extends Words> = State<W['game'], W['secrets']>

/** What a match is played with. */
export interface Table<W extends Words> {
  readonly game: Game<W>
  readonly book: Book<W>
  readonly dice: Dice
}

export function turnOf<W extends Words>({ game, book, dice }: Table<W>, state: StateOf<W>): Turn<W> {
  return new Turn(game, book, state, dice)
}

/** Carries out what was not refused. The state is changed in place, or the turn holds another one that takes its place. */
export function carryOut<W extends Words>(
  table: Table<W>,
  state: StateOf<W>,
  command: Command,
  past: Past<StateOf<W>>,
): Turn<W> {
  if ('intent' in command && command.intent === 'undo') return undo(table, state, command, past)
  const t = turnOf(table, state)
  state.at = command.at
  if ('intent' in command) carryOutIntent(t, command)
  else takeAnswer(t, command)
  run(t)
  return t
}

/** Free, by a judge, or when every side wants it; until then it is an offer. */
function undo<W extends Words>(table: Table<W>, state: StateOf<W>, command: Intent, past: Past<StateOf<W>>): Turn<W> {
  const { seat, to = '', at } = command
  const rows = past.rows()
  const row = rowToUndo(rows, state, seat, to)
  if ('code' in row) throw new Error('undoes a row that is not there')
  const free = isFree(rows, row, state.pending)
  const alone = free && table.game.undoByConsent?.(state.game) !== true
  if (isPlayer(state, seat) && !alone) {
    state.at = at
    const fresh = { kind: 'undo' as const, to, seats: [] }
    if (!agree(state, undoOffer(state, to, row.command.seat), fresh, seat)) return turnOf(table, state)
  }
  const restored = past.stateAt(row.k - 1)
  const seen = bringToPresent(restored, state, at)
  const t = turnOf(table, restored)
  t.back = row.k - 1
  if (!free) for (const deck of seen) t.shuffle(deck)
  return t
}

/** What a game brings to the kernel: its words, its frames, its requests, its cards, and what each audience may see. */
import type { Json } from './json.ts'
import type { Options } from './options.ts'
import type { Reject } from './reject.ts'
import type { Listener, Seat, State } from './state.ts'
import type { Turn } from './turn.ts'

/** The types of one game in a bundle. */
export interface Words {
  /** The open state. */
  game: object
  /** What one side knows alone. */
  secrets: object
  /** The locals of each frame, by kind. */
  frames: object
  /** `{ args, answer }` by kind. */
  requests: object
  events: { readonly type: string }
  /** What happened, by window. */
  windows: object
  /** What cards that are always on may change: `{ args, value }` by name. */
  folds: object
  /** What a table may choose before the match. */
  options: object
  /** What an audience sees. */
  view: object
}

export type FrameKind<W extends Words> = keyof W['frames'] & string
export type RequestKindName<W extends Words> = keyof W['requests'] & string
export type WindowName<W extends Words> = keyof W['windows'] & string
export type FoldName<W extends Words> = keyof W['folds'] & string
export type ArgsOf<W extends Words, K extends RequestKindName<W>> = W['requests'][K] extends { args: infer A }
  ? A & object
  : never
export type AnswerOf<W extends Words, K extends RequestKindName<W>> = W['requests'][K] extends { answer: infer A }
  ? A
  : never
export type FrameArgs<W extends Words, K extends FrameKind<W>> = W['frames'][K] & object
export type WindowArgs<W extends Words, N extends WindowName<W>> = W['windows'][N] & object
/** A window by its name, with what happened; of the seats named only, if any are. */
export type OpenedBy<W extends Words> = {
  [N in WindowName<W>]: { readonly window: N; readonly args: WindowArgs<W, N>; readonly seats?: readonly Seat[] }
}[WindowName<W>]
export type FoldArgs<W extends Words, N extends FoldName<W>> = W['folds'][N] extends { args: infer A }
  ? A & object
  : never
export type FoldValue<W extends Words, N extends FoldName<W>> = W['folds'][N] extends { value: infer V } ? V : never

/** One line of a rule. It changes the state, tells events, pushes frames, or asks; the step after it takes the answer. */
export type Step<W extends Words, Args extends object> = (t: Turn<W>, args: Args) => void

export interface FrameRule<W extends Words> {
  readonly kind: string
  readonly steps: readonly Step<W, never>[]
  /** A verb: what it triggers counts as triggered by the rule that pushed it. */
  readonly within?: true
}

/** What a rule about an answer may look at: the open state and the asked side's own secrets, never another's. */
export interface Asked<W extends Words, Args extends object = object> {
  readonly game: W['game']
  readonly own: W['secrets']
  readonly seat: Seat
  readonly args: Args
}

/** One kind of question. Answers come from outside, so `accepts` trusts no shape. */
export interface RequestRule<W extends Words, Args extends object> {
  legal(asked: Asked<W, Args>): Options
  accepts(asked: Asked<W, Args>, answer: Json): Reject | null
}

/**
 * A card's part in a window (rules/dial.md §9.4): when it applies, what it asks, what it does.
 * One that gives a result (`t.give`) stands for the event itself ("would … instead"): the window closes and hands the
 * result to the rule that opened it.
 */
export interface Ability<W extends Words, N extends WindowName<W> = WindowName<W>> {
  readonly id: string
  readonly window: N
  /** Requirement, and whether its cost could be paid now. Looked at when it is queued and again when it resolves. */
  when(t: Turn<W>, source: Listener, args: WindowArgs<W, N>): boolean
  /** Order against the same player's other abilities never matters. */
  readonly commutes?: true
  /** Puts the choice that the ability offers, if it offers one. */
  ask?(t: Turn<W>, source: Listener, args: WindowArgs<W, N>): void
  /** What it returns, as plain data, is kept for `follow`. */
  effect(t: Turn<W>, source: Listener, args: WindowArgs<W, N>): unknown
  /** Comes when all that the effect pushed is done, and before what it triggered. */
  follow?(t: Turn<W>, source: Listener, args: WindowArgs<W, N>, kept: Json): void
}

/** A card that is always on: it changes a value whenever the rules work it out, such as dice to roll (rules/dial.md §9.4). */
export interface Constant<W extends Words, N extends FoldName<W> = FoldName<W>> {
  readonly id: string
  readonly fold: N
  change(t: Turn<W>, source: Listener, args: FoldArgs<W, N>, value: FoldValue<W, N>): FoldValue<W, N>
}

export interface Versions {
  readonly engine: string
  readonly rules: string
  readonly data: string
}

/** Who looks: the public, a seat, the judge (all but the secrets of nobody), or a caster. */
export type Audience = 'public' | 'judge' | 'caster' | { readonly seat: Seat }

export interface Game<W extends Words> {
  readonly name: string
  readonly versions: Versions
  readonly frames: { readonly [K in FrameKind<W>]: FrameRule<W> }
  readonly requests: { readonly [K in RequestKindName<W>]: RequestRule<W, ArgsOf<W, K>> }
  /** By id. */
  readonly abilities: { readonly [id: string]: Ability<W> }
  /** By id. */
  readonly constants?: { readonly [id: string]: Constant<W> }
  /** Events that show something nobody can forget: an undo across one needs consent. */
  readonly reveals: ReadonlySet<W['events']['type']>
  /** The open state before the first step, or why these options cannot be played. */
  begin(options: W['options'], seats: readonly { seat: Seat; side: string }[]): W['game'] | Reject
  secrets(game: W['game']): W['secrets']
  /** Whether the seats of a side keep their secrets from each other. Left out: a side shares them. */
  keepsApart?(game: W['game']): boolean
  /** The frame that is the whole match. */
  readonly opening: FrameKind<W>
  /** Seats, first player first. */
  order(state: State<W['game'], W['secrets']>): readonly Seat[]
  concede(t: Turn<W>, seat: Seat): void
  /** The host says that time is over; the game finishes what it still has to. */
  callTime(t: Turn<W>): void
  /** Whether this table has agreed that even a free undo is asked for (design §6). Left out: it has not. */
  undoByConsent?(game: W['game']): boolean
  /** Allow-lists (design §3): a field that is not named there is not sent. */
  project(state: State<W['game'], W['secrets']>, audience: Audience): W['view']
  redact(event: W['events'], audience: Audience): W['events'] | null
  /** Sentences of what must never hold; looked at in tests and by `npm run match`. */
  broken(state: State<W['game'], W['secrets']>): string[]
}

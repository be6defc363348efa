/** What a step holds in its hand while it runs: the state, the dice, and the verbs of the kernel (design §3). */
import { type ByteSource, byteSource, draw, noncesInOrder, shuffleWith } from './fairness.ts'
import type {
  AnswerOf,
  ArgsOf,
  FoldArgs,
  FoldName,
  FoldValue,
  FrameArgs,
  FrameKind,
  Game,
  OpenedBy,
  RequestKindName,
  Step,
  WindowArgs,
  WindowName,
  Words,
} from './game.ts'
import { copy, type Json } from './json.ts'
import type { Book } from './run.ts'
import { type Deck, type Frame, type Listener, type Request, type Seat, type State, secretsOf } from './state.ts'
import type { AbilityLocals, Opened, WindowLocals } from './window.ts'

export type Numbered<E> = E & { readonly seq: number }

/** The dice of one match; the seed stays in here and goes into no state. */
export interface Dice {
  readonly seed: Uint8Array
  readonly matchId: string
}

export class Turn<W extends Words> {
  readonly state: State<W['game'], W['secrets']>
  readonly rules: Game<W>
  readonly book: Book<W>
  readonly events: Numbered<W['events']>[] = []
  /** Whether anything was shown that nobody can forget. */
  revealed = false
  /** Whether the journal is to hold a hash of the state now (round ends, end). */
  marked = false
  /** The row whose position an undo brought back. */
  back: number | undefined = undefined
  readonly #dice: Dice
  #bytes: ByteSource | null = null
  /** The frame whose step runs. */
  #frame: Frame | null = null

  constructor(rules: Game<W>, book: Book<W>, state: State<W['game'], W['secrets']>, dice: Dice) {
    this.rules = rules
    this.book = book
    this.state = state
    this.#dice = dice
  }

  get game(): W['game'] {
    return this.state.game
  }

  /** The secrets of a seat: its side's, unless the seats of a side keep theirs apart. */
  secrets(seat: Seat): W['secrets'] {
    const secrets = secretsOf(this.state, seat)
    if (secrets === undefined) throw new Error(`no seat ${seat}`)
    return secrets.own
  }

  side(seat: Seat): string {
    const info = this.state.seats.find(s => s.seat === seat)
    if (info === undefined) throw new Error(`no seat ${seat}`)
    return info.side
  }

  /** Tells what happened, as it stands now: a later change of the state does not reach into the event. */
  emit(event: W['events']): void {
    this.state.seq++
    if (this.rules.reveals.has(event.type)) this.revealed = true
    this.events.push({ ...copy(event), seq: this.state.seq })
  }

  /** A rule to run before the next step of this one. Several run in the order pushed. Its locals are a copy of `args`. */
  push<K extends FrameKind<W>>(kind: K, args: FrameArgs<W, K>): void {
    this.pushFrame(kind, args)
  }

  /** Puts a question; the next step of this frame takes the answer. A step asks or pushes, not both. */
  ask<K extends RequestKindName<W>>(
    seat: Seat,
    kind: K,
    args: ArgsOf<W, K>,
    how: { sealed?: boolean; default?: AnswerOf<W, K> & Json } = {},
  ): void {
    this.askAny(seat, kind, args, how)
  }

  /** The answer to the one request of this kind that the last step put. */
  answer<K extends RequestKindName<W>>(kind: K): AnswerOf<W, K> {
    const given = this.answers(kind)[0]
    if (given === undefined) throw new Error(`no answer to ${kind}`)
    return given.answer
  }

  /** Every answer of this kind to what the last step put, in seat order. */
  answers<K extends RequestKindName<W>>(kind: K): { seat: Seat; answer: AnswerOf<W, K> }[] {
    return this.givenTo(kind).map(g => ({ seat: g.seat, answer: g.answer as AnswerOf<W, K> }))
  }

  /** Whether the last step put a question of this kind. */
  wasAsked(kind: RequestKindName<W>): boolean {
    return this.givenTo(kind).length > 0
  }

  /** Runs another step of this frame next. */
  goto<Args extends object>(step: Step<W, Args>): void {
    const frame = this.#running()
    const at = this.#stepsOf(frame).indexOf(step as Step<W, never>)
    if (at < 0) throw new Error(`${frame.kind} has no such step`)
    frame.cursor = at
  }

  /** Runs this step once more when all that it pushed is done. */
  again(): void {
    this.#running().cursor--
  }

  /** Leaves this frame: its further steps do not run. */
  leave(): void {
    const frame = this.#running()
    frame.cursor = this.#stepsOf(frame).length
  }

  /** Hands a value to the frame that pushed this one. */
  give(result: Json): void {
    const pusher = this.state.stack[this.#running().by]
    if (pusher !== undefined) pusher.result = result
  }

  /** What was given last by a frame that the last step pushed; null when none gave anything. */
  result(): Json {
    return this.#running().result ?? null
  }

  /** Opens a window: cards that listen resolve before the next step. */
  window<N extends WindowName<W>>(name: N, args: WindowArgs<W, N>): void {
    if (this.state.listeners[name] !== undefined) this.#open([{ window: name, args }])
  }

  /** The same as a whole step: nothing comes between, so it is seen at once whether any card takes part. */
  windowAlone<N extends WindowName<W>>(name: N, args: WindowArgs<W, N>): void {
    if (this.state.listeners[name] === undefined) return
    if (this.interests(name, args) || this.#abilityAbove(this.#frame) !== null) this.#open([{ window: name, args }])
  }

  /** Opens windows that belong to the same moment: their cards share a queue. */
  windows(...opened: OpenedBy<W>[]): void {
    const heard = opened.filter(({ window }) => this.state.listeners[window] !== undefined)
    if (heard.length > 0) this.#open(heard)
  }

  /** Opens a window of what is still to come, for abilities that stand for it ("would … instead"): it never waits. */
  interrupt<N extends WindowName<W>>(name: N, args: WindowArgs<W, N>): void {
    if (this.state.listeners[name] !== undefined) this.pushWindow([{ window: name, args }])
  }

  /** The same in the last step of a rule: they are triggered by what pushed it, as the rule itself is done. */
  closing(...opened: OpenedBy<W>[]): void {
    const heard = opened.filter(({ window }) => this.state.listeners[window] !== undefined)
    if (heard.length > 0) this.#open(heard, this.state.stack[this.#running().by] ?? null)
  }

  /** What an ability triggers waits until it is done, the verbs that it uses included (rules/dial.md §9.4 rule 3, A49). */
  #open(opened: readonly Opened[], by: Frame | null = this.#frame): void {
    const ability = this.#abilityAbove(by)
    if (ability === null) this.pushWindow(opened)
    else ability.later = [...(ability.later ?? []), copy(opened)]
  }

  /** The ability by which a rule runs, as a verb that it uses; null where it runs by itself. */
  #abilityAbove(by: Frame | null): AbilityLocals | null {
    let frame = by
    while (frame !== null && this.book.frame(frame.kind).within) frame = this.state.stack[frame.by] ?? null
    return frame?.kind === 'ability' ? (frame.args as AbilityLocals) : null
  }

  /** Kernel only. */
  pushWindow(opened: readonly Opened[]): void {
    const locals: WindowLocals = { opened, groups: [], after: [] }
    this.pushFrame('window', locals)
  }

  /** A rule that waits until the queue is empty: when the outermost window has closed, or at once (rules/dial.md §9.4 rule 5). */
  afterQueue<K extends FrameKind<W>>(kind: K, args: FrameArgs<W, K>): void {
    const outermost = this.state.stack.find(frame => frame.kind === 'window')
    if (outermost === undefined) this.push(kind, args)
    else (outermost.args as WindowLocals).after.push({ kind, args: copy(args) })
  }

  /** Whether a card listens to a window and would take part in it now. */
  interests<N extends WindowName<W>>(name: N, args: WindowArgs<W, N>): boolean {
    const listeners = this.state.listeners[name]
    return listeners?.some(l => this.rules.abilities[l.ability]?.when(this, l, args)) ?? false
  }

  /** A value as the constant abilities that listen change it, one after another in the order they began to listen. */
  fold<N extends FoldName<W>>(name: N, args: FoldArgs<W, N>, value: FoldValue<W, N>): FoldValue<W, N> {
    const listeners = this.state.listeners[name]
    if (listeners === undefined) return value
    return listeners.reduce((changed, listener) => {
      const constant = this.rules.constants?.[listener.ability]
      return constant === undefined
        ? changed
        : (constant.change(this, listener, args as never, changed as never) as FoldValue<W, N>)
    }, value)
  }

  listen(window: WindowName<W> | FoldName<W>, listener: Listener): void {
    const list = this.state.listeners[window]
    if (list === undefined) this.state.listeners[window] = [listener]
    else list.push(listener)
  }

  /** One entry of this ability and source takes no further part in each of its windows. */
  silence({ ability, source }: Listener): void {
    this.#relisten(list => {
      const at = list.findIndex(l => l.ability === ability && l.source === source)
      return at < 0 ? list : list.toSpliced(at, 1)
    })
  }

  /** The source takes no further part in any window. */
  unlisten(source: string): void {
    this.#relisten(list => list.filter(l => l.source !== source))
  }

  #relisten(rest: (list: Listener[]) => Listener[]): void {
    const lists = Object.entries(this.state.listeners).map(([window, list]) => [window, rest(list)] as const)
    this.state.listeners = Object.fromEntries(lists.filter(([, list]) => list.length > 0))
  }

  /** One roll of so many dice with so many sides: values from 0. */
  roll(count: number, sides: number): number[] {
    const next = this.#nextRoll()
    return Array.from({ length: count }, () => draw(next, sides))
  }

  /** Puts a new pile of cards on the table, shuffled. */
  putDeck(name: string, cards: readonly string[]): void {
    const { decks } = this.state.hidden.host
    decks[name] = { cards: [...cards], drawn: decks[name]?.drawn ?? 0 }
    this.shuffle(name)
  }

  shuffle(name: string): void {
    shuffleWith(this.#nextRoll(), this.deck(name).cards)
  }

  /** Takes the top card, or null when there is none. */
  draw(name: string): string | null {
    const deck = this.deck(name)
    const card = deck.cards.pop()
    if (card === undefined) return null
    deck.drawn++
    return card
  }

  /** The pile itself, for what rules do to it unseen. A card that anybody gets to see has to be drawn: undo counts that. */
  deck(name: string): Deck {
    const deck = this.state.hidden.host.decks[name]
    if (deck === undefined) throw new Error(`no deck ${name}`)
    return deck
  }

  /** Has the journal hold a hash of the state at this command. */
  mark(): void {
    this.marked = true
  }

  /** The match is over: nothing runs and nothing is asked any more. */
  end(winner: string | null, reason: string): void {
    this.state.over = { winner, reason }
    this.state.stack.length = 0
    this.state.pending.length = 0
    this.state.offers.length = 0
    this.marked = true
  }

  /** Kernel only: runs one step of a frame. Frames that it pushed are put in reading order. */
  run(frame: Frame, step: Step<W, never>): void {
    const height = this.state.stack.length
    this.#frame = frame
    step(this, frame.args as never)
    this.#frame = null
    const { stack } = this.state
    frame.given = undefined
    frame.result = undefined
    if (stack.length > height + 1) stack.splice(height, stack.length - height, ...stack.slice(height).reverse())
  }

  /** A frame by its kind: of the kernel, such as `nonces`, or of the game (there `push` knows its locals). */
  pushFrame(kind: string, args: object): void {
    const { over, pending, stack } = this.state
    if (over !== null) return
    if (pending.length > 0) throw new Error(`${kind} is pushed while something is asked`)
    stack.push({ kind, args: copy(args), cursor: 0, by: this.#frame === null ? -1 : stack.indexOf(this.#frame) })
  }

  /** Kernel only: a request of the kernel itself or of the game. */
  askAny(seat: Seat, kind: string, args: object, how: { sealed?: boolean; default?: Json }): void {
    const { over, pending, stack } = this.state
    if (over !== null) return
    if (stack.at(-1) !== this.#running()) throw new Error(`${kind} is asked by a step that pushed`)
    const request: Request = {
      id: `q${this.state.nextRequest++}`,
      seat,
      kind,
      args: copy(args),
      sealed: how.sealed ?? false,
      default: copy(how.default ?? null),
      ready: false,
    }
    pending.push(request)
  }

  /** Kernel only. */
  givenTo(kind: string): { seat: Seat; answer: Json }[] {
    const order = this.state.seats.map(s => s.seat)
    const given = (this.#running().given ?? []).filter(g => g.kind === kind)
    return given.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  }

  #running(): Frame {
    if (this.#frame === null) throw new Error('no step is running')
    return this.#frame
  }

  #stepsOf(frame: Frame): readonly Step<W, never>[] {
    return this.book.frame(frame.kind).steps
  }

  #nextRoll(): () => number {
    const { nonces, rng, seats } = this.state
    if (nonces === null) throw new Error('nothing is rolled before the nonces are in')
    if (this.#bytes === null) {
      const inOrder = noncesInOrder(
        seats.map(s => s.seat),
        nonces,
      )
      this.#bytes = byteSource(this.#dice.seed, this.#dice.matchId, inOrder)
    }
    return this.#bytes(rng.n++)
  }
}

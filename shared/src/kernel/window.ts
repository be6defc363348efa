/** One generic window serves every card: rules/dial.md §9.3–9.4, design §3. */
import type { Ability, Asked, FrameRule, RequestRule, Step, WindowArgs, WindowName, Words } from './game.ts'
import type { Json } from './json.ts'
import { isOrder } from './options.ts'
import { reject } from './reject.ts'
import type { Listener, Seat } from './state.ts'
import type { Turn } from './turn.ts'

/** A window with what happened. */
export interface Opened {
  readonly window: string
  readonly args: object
  /** Only cards of these seats take part. */
  readonly seats?: readonly Seat[]
}

/** An ability that takes part, with what it was triggered by. */
interface Queued {
  readonly listener: Listener
  readonly args: object
}

interface Group {
  readonly seat: Seat
  queue: Queued[]
  ordered: boolean
}

export interface WindowLocals {
  /** Windows that open at the same moment share a queue. */
  readonly opened: readonly Opened[]
  groups: Group[]
  /** Of the outermost window: what waits until all abilities are done. */
  after: { kind: string; args: object }[]
}

export interface AbilityLocals extends Queued {
  /** What the effect left for what follows it. */
  kept?: Json
  /** What the ability itself triggered: it waits until the ability is done. */
  later?: (readonly Opened[])[]
}

export interface OrderArgs {
  readonly window: string
  readonly abilities: readonly { ability: string; source: string }[]
}

function abilityOf<W extends Words>(t: Turn<W>, listener: Listener): Ability<W> {
  const ability = t.rules.abilities[listener.ability]
  if (ability === undefined) throw new Error(`no ability ${listener.ability}`)
  return ability
}

function holds<W extends Words>(t: Turn<W>, { listener, args }: Queued): boolean {
  return abilityOf(t, listener).when(t, listener, args as WindowArgs<W, WindowName<W>>)
}

/** Collects, has each player order his own where that matters, then resolves one after another until one gives a result. */
export function windowFrame<W extends Words>(): FrameRule<W> {
  const collect: Step<W, WindowLocals> = (t, a) => {
    const interested: Queued[] = []
    for (const { window, args, seats } of a.opened) {
      for (const listener of t.state.listeners[window] ?? []) {
        const queued = { listener, args }
        if ((seats?.includes(listener.seat) ?? true) && holds(t, queued)) interested.push(queued)
      }
    }
    if (interested.length === 0) return t.leave()
    for (const seat of t.rules.order(t.state)) {
      const queue = interested.filter(({ listener }) => listener.seat === seat)
      const [first] = queue
      const alike = queue.every(
        ({ listener: l }) => l.ability === first?.listener.ability && l.source === first.listener.source,
      )
      const ordered = alike || queue.every(({ listener }) => abilityOf(t, listener).commutes === true)
      if (queue.length > 0) a.groups.push({ seat, queue, ordered })
    }
  }
  const askOrder: Step<W, WindowLocals> = (t, a) => {
    const group = a.groups.find(g => !g.ordered)
    if (group === undefined) return t.goto(resolveNext)
    const abilities = group.queue.map(({ listener: { ability, source } }) => ({ ability, source }))
    const window = a.opened[0]?.window ?? ''
    t.askAny(group.seat, 'order', { window, abilities }, { default: abilities.map((_, i) => i) })
  }
  const takeOrder: Step<W, WindowLocals> = (t, a) => {
    const group = a.groups.find(g => !g.ordered)
    const order = t.givenTo('order')[0]?.answer
    if (group === undefined || order === undefined || !isOrder(order, group.queue.length))
      throw new Error('no order given')
    group.queue = order.map(i => group.queue[i]).filter(l => l !== undefined)
    group.ordered = true
    t.goto(askOrder)
  }
  const resolveNext: Step<W, WindowLocals> = (t, a) => {
    if (t.result() !== null) return t.give(t.result())
    const group = a.groups[0]
    const next = group?.queue.shift()
    if (group === undefined) return
    if (group.queue.length === 0) a.groups.shift()
    if (next !== undefined) t.pushFrame('ability', next)
    t.again()
  }
  /** What comes of it may have to wait in its turn. */
  const goOn: Step<W, WindowLocals> = (t, a) => {
    if (a.after.length === 0) return
    for (const { kind, args } of a.after.splice(0)) t.pushFrame(kind, args)
    t.again()
  }
  return { kind: 'window', steps: [collect, askOrder, takeOrder, resolveNext, goOn] }
}

/** One ability: looked at once more, then its question, then its effect, and last what it triggered. */
export function abilityFrame<W extends Words>(): FrameRule<W> {
  const ask: Step<W, AbilityLocals> = (t, a) => {
    const { listener, args } = a
    if (!holds(t, a)) return t.leave()
    abilityOf(t, listener).ask?.(t, listener, args as WindowArgs<W, WindowName<W>>)
  }
  const effect: Step<W, AbilityLocals> = (t, a) => {
    const kept = abilityOf(t, a.listener).effect(t, a.listener, a.args as WindowArgs<W, WindowName<W>>)
    a.kept = (kept ?? null) as Json
  }
  const follow: Step<W, AbilityLocals> = (t, { listener, args, kept = null }) => {
    abilityOf(t, listener).follow?.(t, listener, args as WindowArgs<W, WindowName<W>>, kept)
  }
  const trigger: Step<W, AbilityLocals> = (t, { later = [] }) => {
    for (const opened of later) t.pushWindow(opened)
  }
  return { kind: 'ability', steps: [ask, effect, follow, trigger] }
}

export function orderRequest<W extends Words>(): RequestRule<W, OrderArgs> {
  return {
    legal: ({ args }: Asked<W, OrderArgs>) => ({ type: 'order', count: args.abilities.length }),
    accepts: ({ args }, answer: Json) =>
      isOrder(answer, args.abilities.length) ? null : reject('bad_answer', 'answer'),
  }
}

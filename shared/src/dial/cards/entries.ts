/** From the parts of a card to what the kernel takes: abilities, constants and dice cards by id (rules/dial.md §9.4). */
import type { Ability, Constant as KernelConstant, Listener } from '../../kernel/index.ts'
import { isPlaced, type Placed, shipOf } from '../look.ts'
import type { DialGame } from '../state.ts'
import type { DialTurn } from '../turn.ts'
import type { DialWords } from '../words.ts'
import {
  type Active,
  type Card,
  type Constant,
  type DicePart,
  hasUp,
  type Part,
  setUpWindows,
  type Triggered,
} from './card.ts'
import { faceDownOn } from './condition.ts'
import { canPay, pay } from './cost.ts'
import type { DiceCard } from './dice-cards.ts'
import { entryId } from './entry-id.ts'

/** One part under the name by which it listens. */
export interface Entry {
  readonly id: string
  /** The window or fold that it listens to. */
  readonly listensTo: keyof DialWords['windows'] | keyof DialWords['folds']
  readonly ability?: Ability<DialWords>
  readonly constant?: KernelConstant<DialWords>
  readonly diceCard?: DiceCard
}

/**
 * The entries of a card. Their ids begin with `name`, the card's own, and name the window; several of one window are
 * numbered.
 */
export function entriesOf(card: Card, name: string): Entry[] {
  const taken: string[] = []
  return card.parts.map(part => {
    const listensTo = listensToOf(part)
    taken.push(listensTo)
    const nth = taken.filter(name => name === listensTo).length
    return entryOf(card, part, entryId(name, card.side, listensTo, nth))
  })
}

function listensToOf(part: Part): Entry['listensTo'] {
  if (part.kind === 'dice') return 'modifyDice'
  return part.kind === 'when' ? part.rule.window : part.rule.fold
}

function entryOf(card: Card, part: Part, id: string): Entry {
  const listensTo = listensToOf(part)
  switch (part.kind) {
    case 'when':
      return { id, listensTo, ability: abilityOf(id, card, part.rule, part.active) }
    case 'always':
      return { id, listensTo, constant: constantOf(id, card, part.rule, part.active) }
    case 'dice':
      return { id, listensTo, diceCard: diceCardOf(id, card, part.rule) }
  }
}

/** The ship with the card, as long as it stands on the table with this side of the card up. */
function selfOf(game: DialGame, card: Card, { source }: Listener, inReserve = false): Placed | null {
  const ship = shipOf(game, source)
  if (!isPlaced(ship) && !(inReserve && ship.place === 'reserve')) return null
  // What may be in reserve is typed for it (`whenInReserve`, `alwaysInReserve`).
  return hasUp(ship, card) ? (ship as Placed) : null
}

function abilityOf(id: string, card: Card, rule: Triggered, active: Active): Ability<DialWords> {
  const { cost = {} } = rule
  const hidden = active === 'faceDown'
  const selfNow = (t: DialTurn, source: Listener): Placed | null => {
    if (!hidden) return selfOf(t.game, card, source, active === 'inReserve')
    const ship = shipOf(t.game, source.source)
    return isPlaced(ship) && faceDownOn(t, ship) === card.id ? ship : null
  }
  const choicesOf: typeof rule.choices = (t, self, args) => rule.choices?.(t, self, args) ?? [true]
  return {
    id,
    window: rule.window,
    ...(rule.commutes && { commutes: true }),
    when: (t, source, args) => {
      if (t.game.phase === 'setup' && !setUpWindows.includes(rule.window)) return false
      const self = selfNow(t, source)
      if (self === null || !canPay(self, card.id, cost) || rule.when?.(t, self, args) === false) return false
      return hidden || rule.choices === undefined || rule.choices(t, self, args).length > 0
    },
    ask: (t, source, args) => {
      const self = selfNow(t, source)
      if (self === null) return
      const choices = choicesOf(t, self, args)
      const [first = true, ...others] = choices
      const must = rule.must === true
      if (must && others.length === 0) return
      t.ask(
        rule.asks?.(t, self, args) ?? self.seat,
        'useAbility',
        { ship: self.id, card: card.id, window: rule.window, choices: [...choices], must },
        { default: must ? { use: first } : { pass: true } },
      )
    },
    effect: (t, source, args) => {
      const self = selfNow(t, source)
      const answer = t.wasAsked('useAbility') ? t.answer('useAbility') : null
      if (self === null || (answer !== null && 'pass' in answer)) return null
      const choice = answer?.use ?? choicesOf(t, self, args)[0] ?? true
      if (!hidden) t.emit({ type: 'abilityUsed', ship: self.id, card: card.id, choice: rule.secret ? true : choice })
      pay(t, self, card.id, cost)
      return { kept: rule.effect(t, self, args, choice) ?? null }
    },
    ...(rule.follow && {
      follow: (t, source, args, done) => {
        if (done !== null) rule.follow?.(t, shipOf(t.game, source.source), args, (done as { kept: null }).kept)
      },
    }),
  }
}

function constantOf(id: string, card: Card, { fold, change }: Constant, active: Active): KernelConstant<DialWords> {
  return {
    id,
    fold,
    change: (t, source, args, value) => {
      const self = selfOf(t.game, card, source, active === 'inReserve')
      return self === null ? value : change(t, self, args as never, value as never)
    },
  }
}

function diceCardOf(id: string, card: Card, { cost = {}, must, byFighter, options, apply }: DicePart): DiceCard {
  return {
    id,
    ...(must && { must }),
    ...(byFighter && { byFighter }),
    options: (game, attack, dice, source) => {
      const self = selfOf(game, card, source)
      return self === null || !canPay(self, card.id, cost) ? [] : options(game, self, attack, dice)
    },
    apply: (t, attack, choice, source) => {
      const self = selfOf(t.game, card, source)
      if (self === null) throw new Error(`${card.id} is not in play`)
      pay(t, self, card.id, cost)
      apply(t, self, attack, choice)
    },
  }
}

/** Carrying out an order: rules/hex.md §1.2, Acting rights; §3.7. */
import { steps } from '../../kernel/index.ts'
import { memberOf, shipOf } from '../look.ts'
import type { CrewMember, Ship } from '../state.ts'
import type { HexStep } from '../turn.ts'
import type { HexWords } from '../words.ts'
import { ruleOf } from './offers.ts'
import type { ActionRule, Order } from './order.ts'
import { spendResolve } from './resolve.ts'

type Line = HexStep<'perform'>

function ruleFor(order: Order): ActionRule {
  const rule = ruleOf(order.action)
  if (rule === undefined) throw new Error(`no action ${order.action}`)
  return rule
}

/** The action is used and paid for whether or not its check succeeds. */
const pay: Line = (t, { ship: id, order }) => {
  const ship = shipOf(t.game, id)
  const member = memberOf(ship, order.crew)
  const rule = ruleFor(order)
  if (rule.role === 'minor') member.tookMinor = true
  else act(ship, member, rule)
  use(ship, rule.action)
  t.emit({ type: 'ordered', ship: id, order })
  if (rule.resolve !== undefined) spendResolve(t, ship, member)
}

const perform: Line = (t, { ship: id, order }) => {
  const ship = shipOf(t.game, id)
  ruleFor(order).perform(t, ship, memberOf(ship, order.crew), order)
}

const follow: Line = (t, { ship: id, order }) => {
  const ship = shipOf(t.game, id)
  ruleFor(order).follow?.(t, ship, memberOf(ship, order.crew), order, t.result())
}

export const performFrame = steps<HexWords, 'perform'>('perform', [pay, perform, follow])

/** By orders of the captain a member of the crew acts twice (rules/hex.md §3.7, Orders). */
function act(ship: Ship, member: CrewMember, { action, role }: ActionRule): void {
  member.did.push(action)
  member.acted = !member.doubled || member.did.length > 1
  use(ship, `role:${role}`)
}

function use(ship: Ship, what: string): void {
  ship.used[what] = (ship.used[what] ?? 0) + 1
}

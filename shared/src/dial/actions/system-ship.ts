/** What a ship does in the System Phase: it may decloak, though it is stressed (rules/dial.md §2, §8.2). */
import { decloak, type Variant } from '../../geometry/index.ts'
import { hasOnly, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { isPlaced, type Placed, placedShip, shipOf, tokens } from '../look.ts'
import { lose } from '../tokens/index.ts'
import type { DialStep } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'
import { legalOptions, pushReposition, refuseOption } from './variants.ts'

type Line = DialStep<'systemShip'>

const variantsOf = ({ size }: Placed): readonly Variant[] => decloak(size)

const ask: Line = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship) || tokens(ship, 'cloak') === 0) return t.leave()
  t.ask(ship.seat, 'system', { ship: id }, { default: { pass: true } })
}

/** If no way is legal it fails, and the token stays. */
const move: Line = (t, { ship: id }) => {
  const answer = t.answer('system')
  if ('pass' in answer) return t.leave()
  const ship = placedShip(t.game, id)
  if (answer.decloak !== null) return pushReposition(t, ship, 'decloak', variantsOf(ship), answer.decloak)
  t.emit({ type: 'decloakFailed', ship: id })
  t.leave()
}

const uncover: Line = (t, { ship }) => {
  lose(t, ship, 'cloak', 1)
}

export const systemShip = steps<DialWords, 'systemShip'>('systemShip', [ask, move, uncover])

export const system: RequestRule<DialWords, DialRequests['system']['args']> = {
  legal: ({ game, args }) => {
    const ship = placedShip(game, args.ship)
    const legal = legalOptions(game, ship, variantsOf(ship))
    const ways = (legal.length > 0 ? legal : [null]).map(option => ({ decloak: option }))
    return { type: 'one', of: [...ways, { pass: true }] }
  },
  accepts: ({ game, args }, answer) => {
    if (hasOnly(answer, ['pass']) && answer.pass === true) return null
    if (!hasOnly(answer, ['decloak'])) return reject('bad_answer', 'answer')
    const ship = placedShip(game, args.ship)
    return refuseOption(game, ship, variantsOf(ship), answer.decloak ?? null, 'answer.decloak')
  },
}

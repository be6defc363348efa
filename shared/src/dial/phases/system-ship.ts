/**
 * What a ship does in the System Phase: it decloaks, though it is stressed, or it drops or launches a device, never both
 * (rules/dial.md §2, §8.2, §9.1).
 */
import { decloak, type Variant } from '../../geometry/index.ts'
import { among, hasOnly, type RequestRule, reject, steps, window } from '../../kernel/index.ts'
import { legalOptions, pushReposition, refuseOption } from '../actions/variants.ts'
import { carriesDevice, systemUses } from '../devices/index.ts'
import { isPlaced, type Placed, placedShip, shipOf, tokens } from '../look.ts'
import { lose } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords } from '../words.ts'

type Line = DialStep<'systemShip'>

/** Whether a ship has anything to do. */
export function actsInSystem(ship: Placed, t: DialTurn): boolean {
  const cards = t.state.listeners.systemShip ?? []
  return isCloaked(ship) || carriesDevice(ship) || cards.some(({ source }) => source === ship.id)
}

const isCloaked = (ship: Placed): boolean => tokens(ship, 'cloak') > 0

const variantsOf = ({ size }: Placed): readonly Variant[] => decloak(size)

const ask: Line = (t, { ship: id }) => {
  const ship = shipOf(t.game, id)
  if (!isPlaced(ship)) return t.leave()
  const { uses, must } = systemUses(t, ship)
  const decloaks = isCloaked(ship) && !must
  const [first] = uses
  if (!decloaks && first === undefined) return t.leave()
  const args = { ship: id, decloaks, uses, must }
  if (must && first !== undefined) t.ask(ship.seat, 'system', args, { default: { place: [...first] } })
  else t.ask(ship.seat, 'system', args, { default: { pass: true } })
}

/** If no way to decloak is legal it fails, and the token stays. */
const act: Line = (t, { ship: id }) => {
  const answer = t.answer('system')
  if ('pass' in answer) return t.leave()
  const ship = placedShip(t.game, id)
  if ('decloak' in answer && answer.decloak !== null)
    return pushReposition(t, ship, 'decloak', variantsOf(ship), answer.decloak)
  t.leave()
  if ('place' in answer) t.push('placeDevice', { ship: id, places: answer.place })
  else t.emit({ type: 'decloakFailed', ship: id })
}

const uncover: Line = (t, { ship }) => {
  lose(t, ship, 'cloak', 1)
}

export const systemShip = steps<DialWords, 'systemShip'>('systemShip', [window('systemShip'), ask, act, uncover])

const form = 'It is {"pass": true}, {"decloak": "boost"}, or {"place": […]} with a use that the request lists.'

export const system: RequestRule<DialWords, DialRequests['system']['args']> = {
  legal: ({ game, args }) => {
    const places = args.uses.map(place => ({ place }))
    const pass = args.must ? [] : [{ pass: true }]
    const ship = placedShip(game, args.ship)
    const legal = args.decloaks ? legalOptions(game, ship, 'decloak', variantsOf(ship)) : []
    const ways = args.decloaks && legal.length === 0 ? [null] : legal
    return { type: 'one', of: [...ways.map(option => ({ decloak: option })), ...places, ...pass] }
  },
  accepts: ({ game, args }, answer) => {
    if (hasOnly(answer, ['pass']) && answer.pass === true) return args.must ? reject('may_not_pass', 'answer') : null
    if (hasOnly(answer, ['place'])) return among(args.uses, answer.place ?? null, 'answer.place')
    if (!hasOnly(answer, ['decloak']) || !args.decloaks) return reject('bad_answer', 'answer', form)
    const ship = placedShip(game, args.ship)
    return refuseOption(game, ship, 'decloak', variantsOf(ship), answer.decloak ?? null, 'answer.decloak')
  },
}

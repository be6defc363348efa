/**
 * What a ship does in the System Phase: it decloaks, though it is stressed, or drops or launches a device, never both; and
 * it docks or deploys, never both (rules/dial.md §2, §8.2, §9.1).
 */
import { decloak, type Variant } from '../../geometry/index.ts'
import { among, hasOnly, type Json, type RequestRule, reject, steps } from '../../kernel/index.ts'
import { legalOptions, pushReposition, refuseOption } from '../actions/variants.ts'
import { carriesDevice, systemUses } from '../devices/index.ts'
import { carriersAt } from '../docking/bay.ts'
import { deployWays } from '../docking/deploy-ways.ts'
import { isPlaced, type Placed, placedShip, shipOf, tokens } from '../look.ts'
import type { DialGame } from '../state.ts'
import { lose } from '../tokens/index.ts'
import type { DialStep, DialTurn } from '../turn.ts'
import type { DialRequests, DialWords, SystemUse } from '../words.ts'

type Line = DialStep<'systemShip'>
type Args = DialRequests['system']['args']

/** Whether a ship on the table has anything to do. */
export function actsInSystem(ship: Placed, t: DialTurn): boolean {
  const cards = t.state.listeners.systemShip ?? []
  const mayPlace = isCloaked(ship) || carriesDevice(ship) || cards.some(({ source }) => source === ship.id)
  return mayPlace || carriersAt(t, ship).length > 0
}

const isCloaked = (ship: Placed): boolean => tokens(ship, 'cloak') > 0

const variantsOf = ({ size }: Placed): readonly Variant[] => decloak(size)

/** Of a docked ship the cards count when it has deployed. */
const cards: Line = (t, { ship }) => {
  if (isPlaced(shipOf(t.game, ship))) t.window('systemShip', { ship })
}

const ask: Line = (t, { ship: id, used = [] }) => {
  const ship = shipOf(t.game, id)
  const has = (...uses: SystemUse[]) => uses.some(use => used.includes(use))
  const { uses, must } = isPlaced(ship) && !has('decloak', 'place') ? systemUses(t, ship) : nothing
  const decloaks = isPlaced(ship) && isCloaked(ship) && !must && !has('decloak', 'place')
  const moves = !has('dock', 'deploy')
  const docks = moves && isPlaced(ship) ? carriersAt(t, ship).map(carrier => carrier.id) : []
  const carrier = ship.carrier === null ? null : shipOf(t.game, ship.carrier)
  const deploys = moves && carrier !== null && isPlaced(carrier) ? deployWays(t, ship, carrier) : []
  const [first] = uses
  if (!decloaks && first === undefined && docks.length + deploys.length === 0) return t.leave()
  const args = { ship: id, decloaks, docks, deploys, uses, must }
  if (must && first !== undefined) t.ask(ship.seat, 'system', args, { default: { place: [...first] } })
  else t.ask(ship.seat, 'system', args, { default: { pass: true } })
}

/** If no way to decloak is legal it fails, and the token stays. What is still left to do is asked for again. */
const act: Line = (t, a) => {
  const answer = t.answer('system')
  const { ship } = a
  if ('pass' in answer) return t.leave()
  a.used = [...(a.used ?? []), ...systemUseNames.filter(use => use in answer)]
  if ('decloak' in answer && answer.decloak !== null) {
    const flier = placedShip(t.game, ship)
    return pushReposition(t, flier, 'decloak', variantsOf(flier), answer.decloak)
  }
  t.goto('deploy' in answer ? cards : ask)
  if ('decloak' in answer) t.emit({ type: 'decloakFailed', ship })
  if ('place' in answer) t.push('placeDevice', { ship, places: answer.place })
  if ('dock' in answer) t.push('dock', { ship, carrier: answer.dock })
  if ('deploy' in answer) t.push('deploy', { ship, way: answer.deploy, emergency: false })
}

const uncover: Line = (t, { ship }) => {
  lose(t, ship, 'cloak', 1)
  t.goto(ask)
}

export const systemShip = steps<DialWords, 'systemShip'>('systemShip', [cards, ask, act, uncover])

const systemUseNames: readonly SystemUse[] = ['decloak', 'place', 'dock', 'deploy']
const nothing = { uses: [], must: false }

const form =
  'It is {"pass": true}, {"decloak": "boost"}, {"dock": "a1"}, or {"place": […]} or {"deploy": {…}} with a way that the request lists.'

export const system: RequestRule<DialWords, Args> = {
  legal: ({ game, args }) => {
    const places = args.uses.map(place => ({ place }))
    const moves = args.must ? [] : movesOf(args)
    const pass = args.must ? [] : [{ pass: true }]
    return { type: 'one', of: [...decloaksOf(game, args), ...places, ...moves, ...pass] }
  },
  accepts: ({ game, args }, answer) => {
    if (hasOnly(answer, ['pass']) && answer.pass === true) return args.must ? reject('may_not_pass', 'answer') : null
    if (hasOnly(answer, ['place'])) return among(args.uses, answer.place ?? null, 'answer.place')
    if (hasOnly(answer, ['dock']) || hasOnly(answer, ['deploy'])) return among(args.must ? [] : movesOf(args), answer)
    if (!hasOnly(answer, ['decloak']) || !args.decloaks) return reject('bad_answer', 'answer', form)
    const ship = placedShip(game, args.ship)
    return refuseOption(game, ship, 'decloak', variantsOf(ship), answer.decloak ?? null, 'answer.decloak')
  },
}

function decloaksOf(game: DialGame, { ship: id, decloaks }: Args): Json[] {
  if (!decloaks) return []
  const ship = placedShip(game, id)
  const legal = legalOptions(game, ship, 'decloak', variantsOf(ship))
  return (legal.length > 0 ? legal : [null]).map(option => ({ decloak: option }))
}

function movesOf({ docks, deploys }: Args): Json[] {
  return [...docks.map(carrier => ({ dock: carrier })), ...deploys.map(way => ({ deploy: way }))]
}

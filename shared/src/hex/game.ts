/** The hex game as the kernel takes it: every frame, request and view in one table. */
import type { Game, Seat, State } from '../kernel/index.ts'
import { check } from './crew/check.ts'
import { helpFrame } from './crew/help.ts'
import { helpRequest } from './crew/help-request.ts'
import { orderRequest } from './crew/order-request.ts'
import { performFrame } from './crew/perform.ts'
import { damageFrames } from './damage/index.ts'
import { gunneryFrames, gunneryRequests } from './gunnery/index.ts'
import { helmFrames, helmRequests } from './helm/index.ts'
import { invariants } from './invariants.ts'
import { endBattle } from './phases/end.ts'
import { engineering } from './phases/engineering.ts'
import { gunnery } from './phases/gunnery.ts'
import { helm } from './phases/helm.ts'
import { helmAidsRequest, helmOrder } from './phases/helm-order.ts'
import { match } from './phases/match.ts'
import { orders } from './phases/orders.ts'
import { rolesFrame, rolesRequest } from './phases/roles.ts'
import { round } from './phases/round.ts'
import { redact } from './redact.ts'
import { begin } from './setup/begin.ts'
import { placeShip, setUp, shieldsRequest } from './setup/set-up.ts'
import type { HexGame, HexSecrets } from './state.ts'
import type { HexTurn } from './turn.ts'
import { versions } from './versions.ts'
import { project } from './view.ts'
import type { HexWords } from './words.ts'

export const hex: Game<HexWords> = {
  name: 'hex',
  versions,
  frames: {
    match,
    setUp,
    round,
    roles: rolesFrame,
    engineering,
    helmOrder,
    helm,
    gunnery,
    orders,
    perform: performFrame,
    check,
    help: helpFrame,
    ...helmFrames,
    ...gunneryFrames,
    ...damageFrames,
  },
  requests: {
    placeShip,
    shields: shieldsRequest,
    roles: rolesRequest,
    helmAids: helmAidsRequest,
    crewOrder: orderRequest,
    help: helpRequest,
    ...helmRequests,
    ...gunneryRequests,
  },
  abilities: {},
  reveals: new Set(['rolled', 'scanned']),
  begin,
  secrets: (): HexSecrets => ({ scans: {} }),
  opening: 'match',
  order: ({ seats }: State<HexGame, HexSecrets>) => seats.map(({ seat }) => seat),
  concede,
  callTime,
  project,
  redact,
  broken: invariants,
}

/** Its side loses at once (rules/hex.md §1.4). */
function concede(t: HexTurn, seat: Seat): void {
  const loser = t.side(seat)
  endBattle(t, t.game.sides.find(side => side !== loser) ?? null, 'conceded')
}

/** The round that is under way is played out (phases/end.ts). */
function callTime(t: HexTurn): void {
  if (t.game.timeCalled) return
  t.game.timeCalled = true
  t.emit({ type: 'timeCalled', round: t.game.round })
}

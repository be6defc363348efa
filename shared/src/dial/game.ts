/** The dial game as the kernel takes it: every frame, request and view in one table. */
import type { Game, Seat } from '../kernel/index.ts'
import { actionAbilities, actionFrames, actionRequests } from './actions/index.ts'
import { engage } from './attack/engage.ts'
import { modifyDice, modifyRequest } from './attack/modify.ts'
import { attackRequest, offerAttack } from './attack/offer-attack.ts'
import { attack } from './attack/perform.ts'
import { damageAbilities, damageConstants } from './cards/damage-cards.ts'
import { cardAbilities, cardConstants } from './cards/index.ts'
import { useAbility } from './cards/use-ability.ts'
import { damageFrames, damageRequests } from './damage/index.ts'
import { deviceFrames, deviceRequests } from './devices/index.ts'
import { dockingFrames, dockingRequests } from './docking/index.ts'
import { invariants } from './invariants.ts'
import { executeManoeuvre } from './manoeuvre/execute.ts'
import { overlapConsequence } from './manoeuvre/overlap-consequence.ts'
import { tallonSlot } from './manoeuvre/tallon-slot.ts'
import { obstacleEffects } from './obstacles/effects.ts'
import { obstacleFrames } from './obstacles/kinds.ts'
import { placedUnder } from './obstacles/placed-under.ts'
import { activate, activations } from './phases/activation.ts'
import { callTime, endMatch, endPhaseFrame } from './phases/end.ts'
import { engagement } from './phases/engagement.ts'
import { planning, planningRequest } from './phases/planning.ts'
import { round } from './phases/round.ts'
import { system } from './phases/system.ts'
import { system as systemRequest, systemShip } from './phases/system-ship.ts'
import { pickShip } from './pick-ship.ts'
import { redact } from './redact.ts'
import { remoteFrames, remoteRequests } from './remotes/index.ts'
import { comeOut } from './reserve/come-out.ts'
import { scenarioFrames, scenarioRequests } from './scenario/index.ts'
import { begin } from './setup/begin.ts'
import { forces } from './setup/forces.ts'
import { match } from './setup/match.ts'
import { obstacles, placeObstacleRequest } from './setup/obstacles.ts'
import { placeShipRequest } from './setup/place-ship.ts'
import { playerOrder } from './setup/player-order.ts'
import { tokenFrames, tokenRequests } from './tokens/index.ts'
import type { DialTurn } from './turn.ts'
import { versions } from './versions.ts'
import { project } from './view.ts'
import type { DialWords } from './words.ts'

export const dial: Game<DialWords> = {
  name: 'dial',
  versions,
  frames: {
    match,
    ...scenarioFrames,
    obstacles,
    forces,
    round,
    planning,
    playerOrder,
    system,
    systemShip,
    activations,
    activate,
    executeManoeuvre,
    comeOut,
    obstacleEffects,
    ...obstacleFrames,
    overlapConsequence,
    placedUnder,
    ...deviceFrames,
    ...remoteFrames,
    engagement,
    engage,
    attack,
    modifyDice,
    offerAttack,
    ...damageFrames,
    ...dockingFrames,
    endPhase: endPhaseFrame,
    ...actionFrames,
    ...tokenFrames,
  },
  requests: {
    ...scenarioRequests,
    placeObstacle: placeObstacleRequest,
    placeShip: placeShipRequest,
    planning: planningRequest,
    chooseShip: pickShip,
    system: systemRequest,
    mineVictim: pickShip,
    ...deviceRequests,
    tallonSlot,
    attack: attackRequest,
    modify: modifyRequest,
    ...actionRequests,
    ...tokenRequests,
    ...damageRequests,
    ...dockingRequests,
    ...remoteRequests,
    useAbility,
  },
  abilities: { ...actionAbilities, ...damageAbilities, ...cardAbilities() },
  constants: { ...damageConstants, ...cardConstants() },
  reveals: new Set([
    'dialRevealed',
    'noDial',
    'rolled',
    'playerOrder',
    'damageDealt',
    'damageExposed',
    'conditionRevealed',
    'attackRolled',
    'defenceRolled',
  ]),
  begin,
  secrets: () => ({ dials: {}, conditions: {} }),
  keepsApart: ({ ruleset }) => ruleset.teamSecrets === 'own',
  opening: 'match',
  order: ({ game }) => game.order,
  concede,
  callTime,
  project,
  redact,
  broken: invariants,
}

/** The other side wins at once (rules/dial.md §1.5). */
function concede(t: DialTurn, seat: Seat): void {
  const loser = t.side(seat)
  const others = [...new Set(t.state.seats.map(s => s.side))].filter(side => side !== loser)
  endMatch(t, { winner: others[0] ?? null, reason: 'conceded', tieBroken: false })
}

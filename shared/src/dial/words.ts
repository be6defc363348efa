/** Everything that a dial match says and asks, in one place: its frames' locals, its requests, its events, its windows. */

import type { Pose, Slot } from '../geometry/index.ts'
import type { Json, Seat } from '../kernel/index.ts'
import type { MovedBy } from './actions/variants.ts'
import type { AttackOffer } from './attack/allowed.ts'
import type { GreenFace, RedFace, Weapon } from './attack/attack.ts'
import type { DiceCount } from './attack/dice-count.ts'
import type { Ways } from './attack/modify.ts'
import type { Results } from './attack/neutralise.ts'
import type { Aimed, AttackBar, BarredShot, Shot } from './attack/options.ts'
import type { Action, ActionColour, ActionType, Ruleset as RulesetName } from './data/index.ts'
import type { ObstacleId, PlacedObstacleId } from './data/obstacles/index.ts'
import type { DeviceWay } from './devices/device-cards.ts'
import type { DevicePlace } from './devices/places.ts'
import type { SystemUses } from './devices/system-uses.ts'
import type { DeployWay } from './docking/deploy-ways.ts'
import type { Ruleset } from './ruleset.ts'
import type { Edge } from './scenario/feature-places.ts'
import type { FeatureKind, ScenarioAction, ScenarioId } from './scenario/scenario.ts'
import type { Ending } from './score/winner.ts'
import type { Zone } from './setup/zone.ts'
import type { Problem } from './squad/index.ts'
import type { DialGame, DialSecrets, ObjectRef, Obstacle, Phase, ShipId, TokenKind, Turret } from './state.ts'
import type { DialView } from './view.ts'

export type { GreenFace, RedFace } from './attack/attack.ts'

/** Every action by name; `repair` is the one that a face-up damage card gives (rules/dial.md §7.4), `card` any that another card prints. */
export type ActionName = ActionType | 'repair' | 'card' | ScenarioAction

/** An action that may be performed now: what it is and what it costs. */
export interface ActionOffer {
  readonly type: ActionName
  readonly colour: ActionColour
  /** The actions printed to its right, each in its own colour. */
  readonly linked?: readonly { readonly type: ActionType; readonly colour: ActionColour }[]
}

/**
 * One action with everything it needs chosen: the answer to `action` is this or `{ skip: true }`.
 * Null in the place of what is chosen attempts the action though nothing can be chosen: it fails.
 */
export type ActionChoice =
  | { readonly action: 'focus' | 'calculate' | 'evade' | 'cloak' }
  | { readonly action: 'reinforce'; readonly end: 'fore' | 'aft' }
  | { readonly action: 'lock'; readonly on: ObjectRef | null }
  /** `option` as in the referee's `dial.reposition`. */
  | { readonly action: 'barrelRoll' | 'boost'; readonly option: string | null }
  | { readonly action: 'rotate'; readonly to: Turret }
  /** Which equipped upgrade, by its place among the ship's upgrades. */
  | { readonly action: 'reload'; readonly upgrade: number | null }
  | { readonly action: 'coordinate' | 'jam'; readonly ship: ShipId | null }
  /** A manoeuvre of the ship's dial. */
  | { readonly action: 'slam'; readonly code: string | null }
  /** The name of a face-up damage card. */
  | { readonly action: 'repair'; readonly card: string }
  /** As the card lists its choices. */
  | { readonly action: 'card'; readonly card: string; readonly choice: Json }
  /** On a feature of the scenario (rules/dial.md §1.3). */
  | { readonly action: ScenarioAction; readonly feature: string | null }

/** A choice with its colour, needed only where the action is offered in several: the easiest goes without saying. */
export type ColouredChoice = ActionChoice & { readonly colour?: ActionColour }

/** Where an offer of actions comes from; `overlap` is the one of rules/dial.md §5.4. */
export type OfferReason = 'step' | 'linked' | 'granted' | 'overlap'

/** Why a manoeuvre is flown: it decides what follows from it. */
export type FlightCause = 'dial' | 'slam' | 'card'

export interface DialFrames {
  match: object
  /** `left`: who places the next features, and by which edge. */
  features: { left: { seat: Seat; edge: Edge }[] }
  obstacles: object
  forces: { initiative: number }
  round: object
  planning: object
  playerOrder: object
  system: object
  /** `used`: what the ship has done in this System Phase. */
  systemShip: { ship: ShipId; used?: SystemUse[] }
  /** Ships that were asked whether they start docked. */
  startDocked: { asked: ShipId[] }
  dock: { ship: ShipId; carrier: ShipId }
  /** `carrier`: which it has left. */
  deploy: { ship: ShipId; way: DeployWay; emergency: boolean; carrier?: ShipId }
  emergencyDeploy: { ship: ShipId }
  activations: object
  activate: { ship: ShipId }
  executeManoeuvre: ToFly & { flown?: Flown }
  /** A card has a ship come out of reserve. */
  comeOut: { ship: ShipId; zones: Zone[]; deploys?: true }
  obstacleEffects: { ship: ShipId; met: Encounter[]; losesStep: boolean }
  asteroid: Met
  debris: Met
  gas: Met
  chaff: Met
  cargo: Met
  blaze: Met
  overlapConsequence: { ship: ShipId; overlapped: ShipId[]; losesStep: boolean }
  performActionStep: { ship: ShipId }
  /** Offers actions to a ship; none may be taken. Gives the choice performed, or null. `evenStressed`: stress is no bar. */
  offerActions: { ship: ShipId; offers: ActionOffer[]; why: OfferReason; evenStressed?: true }
  performAction: { ship: ShipId; offer: ActionOffer; choice: ActionChoice; why: OfferReason }
  /** `crit`: whether the point taken last was one; `suffered`: how many were taken. */
  suffer: { ship: ShipId; hits: number; crits: number; source: string; crit?: boolean; suffered?: number }
  /** One kind of token, unless an ability stands for it; then it gives true. */
  gain: { ship: ShipId; token: TokenKind; count: number }
  /** `by`: the player whose effect gives it (jam, tractor). */
  gainTokens: { ship: ShipId; token: TokenKind; count: number; by: Seat | null }
  /** So many jam tokens take something away each, as long as there is anything. */
  jammed: { ship: ShipId; count: number; by: Seat | null }
  /** The first time a ship is tractored in a round it may be moved. */
  tractored: { ship: ShipId; by: Seat | null }
  /** Gives the ships moved through, as far as a card asks for them. */
  reposition: { ship: ShipId; by: MovedBy; option: string; from: Pose; to: Pose; met: Encounter[]; through: ShipId[] }
  /** A ship drops or launches devices by one use of a card, and pays their charges; `laid`: what came of it. */
  placeDevice: { ship: ShipId; places: DevicePlace[]; laid?: ObjectRef[] }
  /** Objects of one player were placed under ships: they overlap them now (rules/dial.md §5.5). */
  placedUnder: { objects: ObjectRef[]; seat?: Seat; mines?: Detonation[] }
  /** A remote is set down elsewhere. */
  relocate: { remote: string; to: Pose }
  /** A ship's card places a sensor buoy. */
  placeBuoy: { ship: ShipId }
  /** `destroyed`: whose removal waits for the effects. */
  detonate: Detonation & { destroyed?: ShipId[] }
  /** Devices of one player that detonate at the same time, and are left. */
  detonations: { seat: Seat; left: Detonation[] }
  /** A ship exposes a damage card or takes strain. */
  concussion: { ship: ShipId; card: string; by: Seat }
  seismic: { device: string; obstacle?: string }
  leaveBlaze: { seat: Seat; from: Pose }
  /** One damage card, face down or up. Gives the card that lies face up, or null. */
  dealCard: { ship: ShipId; up: boolean; source: string }
  /** A face-down damage card, drawn by chance, is turned face up. */
  expose: { ship: ShipId }
  /** A face-up damage card is turned face down or a face-down one discarded; `which` null: the player `by` chooses. */
  repair: { ship: ShipId; by: Seat; which: 'faceUp' | 'faceDown' | null }
  /** A face-up card of this name is turned face down when all before it is done. */
  turnFaceDown: { ship: ShipId; card: string }
  destruction: { ship: ShipId }
  /** `from`: where a ship that fled stood before. */
  leavePlay: { ship: ShipId; how: 'fled' | 'destroyed'; from?: Pose }
  /** A ship puts down what it tows, at range 1 of where it stands or stood. */
  jettison: { ship: ShipId; from: Pose; must: boolean }
  /** Points for the objectives of the scenario. */
  objectives: object
  engagement: object
  engage: { ship: ShipId }
  /** A ship may make an attack, or has to (`must`) where it can; a bonus attack once a round. `shots`: what was measured. */
  offerAttack: AttackOffer & { must?: true; shots?: Shot[] }
  /** `over`: what has come of it, in its aftermath; `owed`: bonus attacks that it brought about. */
  attack: { shot: Shot; bonus: boolean; by?: string; over?: Fought; owed?: AttackOffer[] }
  /** A ship, and all cards of its player, touch the dice of one colour. */
  modifyDice: { ship: ShipId; dice: 'red' | 'green' }
  endPhase: object
}

/** A ship that an obstacle does something to. */
export interface Met {
  ship: ShipId
}

/** A device that goes off; a mine is set off by a ship, a bomb by none. */
export interface Detonation {
  device: string
  ship: ShipId | null
}

/** An obstacle or a mine that a move met. A mine detonates however it was met. */
export type Encounter =
  | { readonly kind: 'obstacle'; readonly id: string; readonly through: boolean; readonly under: boolean }
  | { readonly kind: 'device'; readonly id: string }

/** A manoeuvre that is to be executed. */
export interface ToFly {
  ship: ShipId
  /** As revealed or granted, null without a dial; what is flown may differ (stress, ion). */
  code: string | null
  cause: FlightCause
  /** How many steps harder cards make it; easier below 0. */
  harder?: number
  /** A card had it executed in the place of another. */
  instead?: true
  /** What the ship gains for that when it has executed it. */
  gains?: TokenKind
}

/** What a manoeuvre has come to, kept between the steps of its frame. */
export interface Flown {
  /** The manoeuvre flown, after all changes. */
  code: string
  readonly reason: 'asRevealed' | 'difficulty' | 'card' | 'stressed' | 'ionised' | 'noForce' | 'noDial'
  slot: Slot | null
  full: boolean
  overlapped: ShipId[]
  /** In the order met. */
  met: Encounter[]
  /** Ships moved through, as far as a card asks for them. */
  through: ShipId[]
}

export interface DialRequests {
  placeFeature: { args: { edge: Edge }; answer: Pose | { setAside: true } }
  /** `must`: the opponent places it, and it cannot be passed. */
  jettison: {
    args: { ship: ShipId; feature: string; from: Pose; must: boolean }
    answer: Pose | { pass: true }
  }
  /** Which ship pays for scoring 2 with its condition. */
  loseKnowledge: { args: { ships: ShipId[] }; answer: { ship: ShipId } }
  placeObstacle: {
    args: { obstacles: ObstacleId[] }
    answer: ({ obstacle: ObstacleId } & Pose) | { obstacle: ObstacleId; setAside: true }
  }
  placeShip: {
    args: { ships: ShipId[]; zones: Record<ShipId, Zone[]> }
    answer: { ship: ShipId; turret?: Turret } & Pose
  }
  /** Sealed. A ship left out has no dial. */
  planning: { args: { ships: ShipId[] }; answer: { dials: Record<ShipId, string> } }
  /** Set-up: beyond range 2 of every edge. */
  placeBuoy: { args: { ship: ShipId }; answer: Pose }
  chooseShip: { args: { phase: Phase; ships: ShipId[] }; answer: { ship: ShipId } }
  /**
   * Decloak: `option` as in the referee's `dial.reposition`; null where every option is illegal: it fails. Or one of the uses
   * of its cards, each with all that it places at once. `must`: one of these is chosen.
   */
  system: {
    args: { ship: ShipId; decloaks: boolean; docks: ShipId[]; deploys: DeployWay[] } & SystemUses
    answer:
      | { pass: true }
      | { decloak: string | null }
      | { place: DevicePlace[] }
      | { dock: ShipId }
      | { deploy: DeployWay }
  }
  /** With which carrier a ship docks, if with any. */
  dock: { args: { ship: ShipId; carriers: ShipId[] }; answer: { carrier: ShipId } | { pass: true } }
  /** How a ship leaves its destroyed carrier. */
  deploy: { args: { ship: ShipId; ways: DeployWay[] }; answer: { deploy: DeployWay } }
  tallonSlot: { args: { ship: ShipId; code: string; slots: Slot[] }; answer: { slot: Slot } }
  action: {
    args: { ship: ShipId; offers: ActionOffer[]; why: string }
    answer: { skip: true } | ColouredChoice
  }
  /** Every attack that may be made, with what was measured. */
  attack: {
    args: AttackOffer & { must: boolean; shots: Shot[]; barred: BarredShot[] }
    answer: { skip: true } | AttackChoice
  }
  modify: {
    args: { ship: ShipId; dice: 'red' | 'green'; ways: Ways }
    answer: { done: true } | Modification
  }
  /** A mine beneath several ships takes one, of its owner's choice (A43). */
  mineVictim: { args: { device: string; ships: ShipId[] }; answer: { ship: ShipId } }
  /** Which of several devices detonates next is its owner's word (A45). */
  nextDevice: { args: { devices: string[] }; answer: { device: string } }
  /** Which obstacle a device of the player breaks up. */
  nextObstacle: { args: { obstacles: string[] }; answer: { obstacle: string } }
  /** The player whose effect jams chooses what the token takes away (A48). */
  jam: { args: { ship: ShipId; options: JamLoss[] }; answer: JamLoss }
  /** An ability of a card of that ship: whether to use it, unless it must be used, and with which of its choices. */
  useAbility: {
    args: { ship: ShipId; card: string; window: string; choices: Json[]; must: boolean }
    answer: { use: Json } | { pass: true }
  }
  repair: { args: { ship: ShipId; options: RepairChoice[] }; answer: RepairChoice }
  tractorMove: { args: { ship: ShipId }; answer: { move: string } | { pass: true } }
  tractorTurn: { args: { ship: ShipId }; answer: { turn: 'left' | 'right' } | { pass: true } }
}

export interface AttackChoice {
  /** `primary`, or the place of a card among the ship's upgrades. */
  readonly weapon: Weapon['source']
  /** The arc it is fired in. */
  readonly arc: Weapon['arc']
  /** Fired from a turret that points there, and not in a printed arc. */
  readonly turret?: true
  readonly target: ShipId
}

/** What is done to dice: a token spent, or a card used as it lists its choices. */
export type Modification =
  | { readonly spend: 'focus' | 'calculate' | 'force' }
  | { readonly spend: 'evade'; readonly face: 'blank' | 'focus' }
  /** The places of the dice that are rerolled. */
  | { readonly spend: 'lock'; readonly dice: readonly number[] }
  | { readonly card: string; readonly source: ShipId; readonly choice: Json }

/** A face-up card by its name, or any face-down one. */
export type RepairChoice = { readonly card: string } | { readonly faceDown: true }

export type JamLoss = { readonly token: TokenKind } | { readonly lockOn: ObjectRef }

export type DialEvent =
  | {
      readonly type: 'matchBegan'
      readonly scenario: ScenarioId | null
      readonly endScore: number
      readonly rated: boolean
      readonly players: readonly { seat: Seat; side: string; squad: string; points: number }[]
    }
  /** A squad that rated play would not take (rules/dial.md §1.1). */
  | { readonly type: 'squadIllegal'; readonly seat: Seat; readonly problems: readonly Problem[] }
  | { readonly type: 'noncesGiven'; readonly nonces: Readonly<Record<Seat, string>> }
  | {
      readonly type: 'playerOrder'
      readonly rolls: readonly { seat: Seat; faces: RedFace[] }[]
      readonly order: readonly Seat[]
    }
  | {
      readonly type: 'obstaclePlaced'
      readonly seat: Seat
      readonly obstacle: string
      readonly outline: ObstacleId | PlacedObstacleId
      readonly pose: Pose
    }
  | { readonly type: 'obstacleSetAside'; readonly seat: Seat; readonly outline: ObstacleId }
  | { readonly type: 'shipPlaced'; readonly ship: ShipId; readonly pose: Pose; readonly turret: Turret | null }
  | { readonly type: 'phaseBegan' | 'phaseEnded'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'dialRevealed' | 'dialSet'; readonly ship: ShipId; readonly code: string }
  | { readonly type: 'noDial'; readonly ship: ShipId }
  | {
      readonly type: 'manoeuvreChanged'
      readonly ship: ShipId
      readonly code: string
      readonly reason: Flown['reason']
    }
  | {
      readonly type: 'manoeuvreFlown'
      readonly ship: ShipId
      readonly code: string
      readonly from: Pose
      readonly to: Pose
      readonly executed: 'fully' | 'partially'
      readonly slot: Slot | null
      readonly overlapped: readonly ShipId[]
      /** Backed over last: the contact that ended the backing up. */
      readonly last: readonly ShipId[]
      readonly movedThrough: readonly string[]
      readonly under: readonly string[]
    }
  | ({
      readonly type: 'attackDeclared'
      readonly ship: ShipId
      readonly card: string | null
      readonly bonus: boolean
    } & Omit<Shot, 'attacker'>)
  /** Null: a face-down card was discarded. */
  | { readonly type: 'damageRepaired'; readonly ship: ShipId; readonly card: string | null }
  | { readonly type: 'damageExposed'; readonly ship: ShipId; readonly card: string }
  | { readonly type: 'attackPassed'; readonly ship: ShipId }
  | { readonly type: 'attackRolled'; readonly ship: ShipId; readonly faces: readonly RedFace[] }
  | { readonly type: 'defenceRolled'; readonly ship: ShipId; readonly faces: readonly GreenFace[] }
  | {
      readonly type: 'diceModified'
      readonly ship: ShipId
      readonly dice: 'red' | 'green'
      readonly how: Modification
      readonly red: readonly RedFace[]
      readonly green: readonly GreenFace[]
    }
  /** What is left; `reinforced`: evades that reinforce tokens added. */
  | ({ readonly type: 'attackResolved'; readonly ship: ShipId; readonly defender: ShipId } & Results)
  /** A card of the ship cancels dice: those that are left. */
  | {
      readonly type: 'diceCancelled'
      readonly ship: ShipId
      readonly card: string
      readonly dice: 'red' | 'green'
      readonly left: readonly (RedFace | GreenFace)[]
    }
  /** A card of the ship changes what is left after Neutralise Results; `inflicts`: what each comes to. */
  | {
      readonly type: 'resultsChanged'
      readonly ship: ShipId
      readonly card: string
      readonly hits: number
      readonly crits: number
      readonly inflicts: 'damage' | TokenKind
    }
  | { readonly type: 'fled'; readonly ship: ShipId; readonly pose: Pose }
  /** Destroyed; in the Engagement Phase it stays until all ships of this initiative have engaged. */
  | { readonly type: 'destroyed' | 'removed'; readonly ship: ShipId }
  | {
      readonly type: 'obstacleMet'
      readonly ship: ShipId
      readonly obstacle: string
      readonly how: 'through' | 'under'
    }
  /** `by`: the ship that set off a mine. */
  | { readonly type: 'deviceDetonated'; readonly device: string; readonly by: ShipId | null }
  /** `card`: what it was, as nobody sees it any more. */
  | { readonly type: 'deviceRemoved'; readonly device: string; readonly card: string }
  | { readonly type: 'obstacleRemoved'; readonly obstacle: string; readonly outline: Obstacle['outline'] }
  | { readonly type: 'fusePlaced' | 'fuseLost'; readonly on: ObjectRef }
  | { readonly type: 'remoteMet'; readonly ship: ShipId; readonly remote: string; readonly how: 'through' | 'under' }
  | { readonly type: 'deviceRelocated'; readonly device: string; readonly from: Pose; readonly to: Pose }
  /** `ship`: whose card placed it. */
  | {
      readonly type: 'devicePlaced'
      readonly ship: ShipId
      readonly device: string
      readonly card: string
      readonly pose: Pose
    }
  | { readonly type: 'rolled'; readonly ship: ShipId; readonly why: string; readonly faces: readonly RedFace[] }
  | {
      readonly type: 'tokenGained' | 'tokenLost'
      readonly ship: ShipId
      readonly token: TokenKind
      readonly count: number
    }
  /** A token comes to lie on a card itself, or leaves it. */
  | {
      readonly type: 'cardTokenGained' | 'cardTokenLost'
      readonly ship: ShipId
      readonly card: string
      readonly token: TokenKind
      readonly count: number
    }
  | { readonly type: 'lockGained' | 'lockBroken' | 'lockSpent'; readonly ship: ShipId; readonly on: ObjectRef }
  | { readonly type: 'forceSpent' | 'forceRecovered'; readonly ship: ShipId; readonly count: number }
  | {
      readonly type: 'chargeRecovered' | 'chargeLost' | 'chargeSpent'
      readonly ship: ShipId
      readonly card: string
      readonly count: number
    }
  | { readonly type: 'shieldLost' | 'shieldRecovered'; readonly ship: ShipId; readonly count: number }
  | {
      readonly type: 'damageDealt'
      readonly ship: ShipId
      readonly down: number
      readonly up: readonly string[]
      readonly source: string
    }
  | {
      readonly type: 'actionPerformed' | 'actionFailed'
      readonly ship: ShipId
      readonly choice: ActionChoice
      readonly colour: ActionColour
      readonly why: string
    }
  | { readonly type: 'actionSkipped'; readonly ship: ShipId; readonly why: string }
  | {
      readonly type: 'repositioned'
      readonly ship: ShipId
      readonly by: string
      readonly option: string
      readonly from: Pose
      readonly to: Pose
    }
  | { readonly type: 'turned'; readonly ship: ShipId; readonly by: string; readonly from: Pose; readonly to: Pose }
  | { readonly type: 'turretRotated'; readonly ship: ShipId; readonly to: Turret }
  | { readonly type: 'decloakFailed'; readonly ship: ShipId }
  | {
      readonly type: 'scored'
      readonly side: string
      readonly why: 'deficit' | 'objective'
      readonly points: number
      readonly total: number
    }
  | {
      readonly type: 'shipScored'
      readonly side: string
      readonly ship: ShipId
      readonly why: 'half' | 'destroyed' | 'fled'
      readonly points: number
      readonly total: number
    }
  /** `seat` null: the one in the centre. */
  | {
      readonly type: 'featurePlaced'
      readonly seat: Seat | null
      readonly feature: string
      readonly kind: FeatureKind
      readonly pose: Pose
    }
  | { readonly type: 'featureSetAside'; readonly seat: Seat }
  | { readonly type: 'cacheTowed' | 'transmitted'; readonly ship: ShipId; readonly feature: string }
  | { readonly type: 'cacheJettisoned'; readonly ship: ShipId; readonly feature: string; readonly pose: Pose }
  | { readonly type: 'markerPlaced'; readonly ship: ShipId; readonly feature: string; readonly side: string }
  | { readonly type: 'knowledgeLost'; readonly ship: ShipId }
  | { readonly type: 'cachesRecovered'; readonly features: readonly string[] }
  /** Cards of a ship that the engine does not carry out: players see to them. */
  | { readonly type: 'manualCards'; readonly ship: ShipId; readonly cards: readonly string[] }
  /** `knownTo`: face down, for these seats to look at; all others are told of no card. Null: face up. */
  | {
      readonly type: 'conditionAssigned'
      readonly ship: ShipId
      readonly card: string | null
      readonly by: ShipId
      readonly knownTo: readonly Seat[] | null
    }
  | { readonly type: 'conditionRevealed'; readonly ship: ShipId; readonly card: string; readonly by: ShipId }
  /** Null: it lay face down, and nobody saw it. */
  | { readonly type: 'conditionRemoved'; readonly ship: ShipId; readonly card: string | null }
  | { readonly type: 'docked'; readonly ship: ShipId; readonly carrier: ShipId }
  | {
      readonly type: 'deployed'
      readonly ship: ShipId
      readonly carrier: ShipId
      readonly guides: DeployWay['guides']
    }
  /** It cannot be placed and stays docked. */
  | { readonly type: 'deployFailed'; readonly ship: ShipId; readonly carrier: ShipId }
  | { readonly type: 'placedInReserve'; readonly ship: ShipId }
  /** `side`: the one that is up now. */
  | { readonly type: 'cardFlipped'; readonly ship: ShipId; readonly card: string; readonly side: number }
  /** `choice`: what was chosen; true when there was nothing to choose. */
  | { readonly type: 'abilityUsed'; readonly ship: ShipId; readonly card: string; readonly choice: Json }
  /** The round that is under way is the last. */
  | { readonly type: 'timeCalled'; readonly round: number }
  /** `totals`: the score by side. */
  | ({ readonly type: 'matchEnded'; readonly totals: Readonly<Record<string, number>> } & Ending)

/** What cards that are always on change: rules/dial.md §9.3, §9.4 rule 8. */
export interface DialFolds {
  /** Where a ship may be placed in set-up. */
  zones: { args: { ship: ShipId }; value: readonly Zone[] }
  /** At which range of a carrier a ship may dock with it. */
  dockingRange: { args: { ship: ShipId; carrier: ShipId }; value: number }
  /** Whether a ship is placed in set-up, not kept in reserve. */
  placedInSetUp: { args: { ship: ShipId }; value: boolean }
  /** How many steps harder a manoeuvre is than it is printed; easier below 0. */
  difficulty: { args: { ship: ShipId; code: string }; value: number }
  /** The same of one that is red, printed so or made so. */
  redDifficulty: { args: { ship: ShipId; code: string }; value: number }
  hitBecomesCrit: { args: { ship: ShipId }; value: boolean }
  /** How many dice are rolled. */
  attackDice: { args: { attacker: ShipId; defender: ShipId }; value: DiceCount }
  defenceDice: { args: { attacker: ShipId; defender: ShipId }; value: DiceCount }
  /** How many dice the attack range adds for one of the two. */
  rangeBonus: { args: { attacker: ShipId; defender: ShipId; dice: 'red' | 'green' }; value: number }
  /** Whether a ship may modify these dice of the attack under way in this way. */
  mayModify: { args: { by: ShipId; dice: 'red' | 'green'; how: Modification }; value: boolean }
  /** Which results evades cancel, and in which order. */
  evadesCancel: { args: { attacker: ShipId; defender: ShipId }; value: readonly ('hit' | 'crit')[] }
  /** The actions that a ship is offered, before it is looked at which of them can be attempted. */
  actionOffers: { args: { ship: ShipId; why: OfferReason }; value: readonly ActionOffer[] }
  /** Whether stress keeps a ship from an action. */
  stressBars: { args: { ship: ShipId; offer: ActionOffer }; value: boolean }
  /** Whether stress keeps a ship from a red manoeuvre. */
  stressStops: { args: { ship: ShipId; code: string }; value: boolean }
  /** Whether a card keeps a ship from all actions. */
  barsActions: { args: { ship: ShipId }; value: boolean }
  /** The action bar, by what is printed and what upgrades add. */
  actionBar: { args: { ship: ShipId }; value: readonly Action[] }
  /** Whether the Perform Action step is skipped for this reason. */
  skipsStep: { args: { ship: ShipId; why: string }; value: boolean }
  /** The weapons of a ship, in every arc in which they are fired. */
  weapons: { args: { ship: ShipId }; value: readonly Weapon[] }
  /** Whether what bars a ship from attacks bars it from those with this weapon. */
  attackBarred: { args: { ship: ShipId; weapon: Weapon; bar: AttackBar }; value: boolean }
  /** The attacks that a ship may make now, those marked that a card bars (`bar`). */
  shots: { args: { ship: ShipId; bonus: boolean }; value: readonly Aimed[] }
  /** The ways in which a device may be placed, with those that stand for one of what is said ("would … instead"). */
  deviceInstead: { args: { ship: ShipId; card: string; said: readonly DeviceWay[] }; value: readonly DeviceWay[] }
  /** The same, with what other cards make of each. */
  deviceWays: { args: { ship: ShipId; card: string }; value: readonly DeviceWay[] }
  /** How many charges a reload recovers. */
  reload: { args: { ship: ShipId; card: string }; value: number }
  /** How many charges an attack with a card costs; `by`: the card that gave it, if it is a bonus attack. */
  attackCost: { args: { ship: ShipId; card: string; by: string | null }; value: number }
}

/** What a ship does in the System Phase, of which each is done once, and of the first two or the last two one alone. */
export type SystemUse = 'decloak' | 'place' | 'dock' | 'deploy'

/** Timing windows: rules/dial.md §9.3. */
export interface DialWindows {
  beforePlaceForces: Nothing
  /** In set-up. */
  shipPlaced: { ship: ShipId }
  docked: { ship: ShipId; carrier: ShipId }
  /** `carrier` null: out of reserve. */
  deployed: { ship: ShipId; carrier: ShipId | null }
  /** A condition that lay face down, after an attack of that ship if any. */
  conditionRevealed: { ship: ShipId; card: string; attacker: ShipId | null }
  afterPlaceForces: Nothing
  /** The last of set-up, before the first round. */
  prepare: Nothing
  phaseStart: { phase: Phase }
  /** After its start; of the Planning Phase when the dials are set, of the End Phase before tokens are removed. */
  phaseDuring: { phase: Phase }
  phaseEnd: { phase: Phase }
  /** Before the Planning Phase. */
  roundStart: { round: number }
  roundEnd: { round: number }
  /** Points for an objective of the scenario. */
  objectiveScored: { side: string; points: number }
  beforeActivate: { ship: ShipId }
  beforeReveal: { ship: ShipId }
  afterReveal: { ship: ShipId; code: string }
  /** Which it is and what it is made, see manoeuvre/to-fly.ts. */
  beforeManoeuvre: { ship: ShipId; cause: FlightCause }
  afterMove: { ship: ShipId; how: 'manoeuvre' | 'boost' | 'barrelRoll' | 'decloak' }
  /** Before its effects, moved through or `under` the ship: an ability that gives a result lets the ship ignore them. */
  throughObstacle: { ship: ShipId; obstacle: string; through: boolean; under: boolean }
  /** After a manoeuvre or a boost action. Ships that it overlaps at its end are not among them. */
  throughShip: { ship: ShipId; through: readonly ShipId[]; how: 'manoeuvre' | 'boost'; full: boolean }
  overlapShip: { ship: ShipId; overlapped: ShipId[] }
  afterExecute: Executed
  afterFully: Executed
  afterPartially: Executed
  /** An ability that gives another choice of the same action has that performed. */
  beforeAction: { ship: ShipId; choice: ActionChoice }
  /** `linked`: what may follow as a linked action. */
  afterAction: Performed & { linked: readonly ActionOffer[] }
  actionFailed: Performed
  /** Before it: an ability that gives a result stands for the gain. */
  wouldGain: { ship: ShipId; token: TokenKind; count: number }
  tokenGained: { ship: ShipId; token: TokenKind; count: number }
  /** A token spent is removed too; one removed need not be spent. */
  tokenSpent: { ship: ShipId; token: TokenKind; count: number }
  tokenRemoved: { ship: ShipId; token: TokenKind; count: number }
  lockAcquired: { ship: ShipId; on: ObjectRef }
  lockBroken: { ship: ShipId; on: ObjectRef }
  /** A lock spent is no broken one. */
  lockSpent: { ship: ShipId; on: ObjectRef }
  /** Before it: an ability that gives a result stands for the damage. */
  wouldSuffer: { ship: ShipId; hits: number; crits: number; source: string }
  damageSuffered: { ship: ShipId; source: string; count: number }
  /** Before it: an ability that gives a result stands for it. */
  wouldDetonate: Detonation
  /** Its effects are done; where it lay can still be seen. */
  detonated: Detonation
  deviceRemoved: { device: string }
  /** At its turn in the System Phase, before it decloaks or places a device. */
  systemShip: { ship: ShipId }
  /** A ship moved through a remote or, `under`, onto it, or it came to lie beneath the ship (rules/dial.md §5.7). */
  remoteMet: { ship: ShipId; remote: string; under: boolean }
  /** At a remote's initiative, for what its card does in each of these phases (rules/dial.md §2). */
  remoteSystem: { remote: string }
  remoteActivates: { remote: string }
  remoteEngages: { remote: string }
  remoteDestroyed: { remote: string }
  deviceRelocated: { device: string }
  /** Before it: an ability that gives a result stands for it. */
  beforePlaceDevice: { ship: ShipId; places: readonly DevicePlace[] }
  /** One use of a card, which may have laid several (rules/dial.md §9.1). */
  afterPlaceDevice: { ship: ShipId; card: string; way: DeviceWay['way']; laid: readonly ObjectRef[] }
  destroyed: { ship: ShipId }
  /** Before it, while the ship stands outside: an ability that gives a result has it placed in reserve instead. */
  wouldFlee: { ship: ShipId }
  fled: { ship: ShipId }
  afterActivate: { ship: ShipId }
  shieldLost: { ship: ShipId }
  /** `card`: what it dealt face up; null when a shield took it. */
  critSuffered: { ship: ShipId; source: string; card: string | null }
  cardDealt: { ship: ShipId; up: boolean }
  cardExposed: { ship: ShipId; card: string }
  cardRepaired: { ship: ShipId; card: string | null }
  removed: { ship: ShipId }
  beforeEngage: { ship: ShipId }
  afterEngage: { ship: ShipId }
  becameDefender: Fight
  /** What is rolled in addition is said here. */
  beforeRollAttack: Fight
  afterRollAttack: Fight
  /** Dice cards listen here (cards/dice-cards.ts). */
  modifyDice: Fight
  /** After the Modify Attack Dice step. */
  afterModifyAttack: Fight
  beforeRollDefence: Fight
  afterRollDefence: Fight
  beforeNeutralise: Fight
  /** At the end of Neutralise Results, before any damage. */
  attackHit: Fight
  attackMissed: Fight
  /** Both come in the step of the player whose card hears of it: first the defending one's, then the attacking one's. */
  afterDefending: Fought
  afterAttacking: Fought
  /** Those that give a bonus attack come last. */
  afterDefendingBonus: Fought
  afterAttackingBonus: Fought
  chargeSpent: { ship: ShipId; card: string; count: number }
  chargeRecovered: { ship: ShipId; card: string; count: number }
  forceSpent: { ship: ShipId; count: number }
}

type Nothing = Record<never, never>

/** An action that was attempted. */
export interface Performed {
  ship: ShipId
  choice: ActionChoice
  colour: ActionColour
  why: OfferReason
}

export interface Executed {
  ship: ShipId
  code: string
  cause: FlightCause
  /** Moved through or ended on. */
  obstacles: readonly string[]
}

export interface Fight {
  attacker: ShipId
  defender: ShipId
  bonus: boolean
}

/** An attack that is over. */
export interface Fought extends Fight {
  weapon: Weapon
  /** 0–3. */
  range: number
  hits: boolean
  /** Ships and remotes destroyed in it. */
  destroyed: ShipId[]
}

export interface DialOptions {
  readonly ruleset: RulesetName
  /** ISO day whose points count; the newest when left out. */
  readonly date?: string
  /** Squads by seat, as XWS. */
  readonly squads: Readonly<Record<Seat, Json>>
  /** Left out: a plain dogfight, which only ships score in and the last ships or the last round decide. */
  readonly scenario?: ScenarioId
  /** A rated match takes legal squads only; another shows both players what is illegal. Left out: it is not rated. */
  readonly rated?: boolean
  /** Fields of the ruleset that this table plays differently. */
  readonly fields?: Partial<Omit<Ruleset, 'name' | 'date'>>
}

export interface DialWords {
  game: DialGame
  secrets: DialSecrets
  frames: DialFrames
  requests: DialRequests
  events: DialEvent
  windows: DialWindows
  folds: DialFolds
  options: DialOptions
  view: DialView
}

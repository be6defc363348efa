export type { Answer, Command, Intent, IntentName } from './command.ts'
export { intents, isCommand } from './command.ts'
export { byteSource, commitment, draw, shuffleWith } from './fairness.ts'
export type {
  Ability,
  AnswerOf,
  ArgsOf,
  Asked,
  Audience,
  Constant,
  FrameRule,
  Game,
  OpenedBy,
  RequestRule,
  Step,
  Versions,
  Words,
} from './game.ts'
export { hashOf, hashText, stateHash } from './hash.ts'
export type { Snapshot } from './history.ts'
export { canonical, copy, each, isObject, type Json, type JsonObject, own, without } from './json.ts'
export { type Log, logText, readLog, type Verdict, verifyLog } from './log.ts'
export { Match, type Reply, type Setup } from './match.ts'
export { among, hasOnly, isOrder, type Options } from './options.ts'
export { isReject, type Reject, type RejectCode, reject, rejectTable } from './reject.ts'
export { chainNext, chainStart, type Header, type Row } from './row.ts'
export type { Deck, Frame, Listener, Offer, Over, Request, Seat, SeatInfo, State } from './state.ts'
export { secretsOf } from './state.ts'
export { steps, window } from './steps.ts'
export { type Dice, type Numbered, Turn } from './turn.ts'
export { type CommonView, commonView, requestsOf } from './view.ts'

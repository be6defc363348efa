/** The words of the toy: a game of secret numbers that only the kernel's tests and its bench play (design §3). */
import type { Json, Over, Seat, Turn } from '../../src/kernel/index.ts'

export interface Spot {
  readonly seat: Seat
  readonly x: number
  readonly y: number
}

export interface ToyGame {
  round: number
  rounds: number
  consent: boolean
  deck: readonly string[]
  cards: readonly ToyCard[]
  scores: Record<Seat, number>
  /** Cards drawn, open. */
  drawn: string[]
  spots: Spot[]
  dice: number[]
  /** What resolved, in order. */
  trace: string[]
  /** Sources whose card is used up. */
  used: string[]
}

export interface ToySecrets {
  /** Sealed this round, by seat; known to the side until it is revealed. */
  numbers: Record<Seat, number>
  /** Never revealed at all: tests plant their markers here. */
  notes: Record<Seat, string>
}

export interface ToyFrames {
  match: object
  round: object
  turn: { seat: Seat }
  roll: { seat: Seat; count: number }
  draw: { seat: Seat }
  bury: { seat: Seat }
  peek: { seat: Seat }
  place: { seat: Seat }
  mixed: object
  bug: { seat: Seat }
  runaway: object
  gain: { seat: Seat }
}

/** What a seat may do in its turn; only a pass ends it. */
export type Act =
  | { act: 'step' }
  | { act: 'roll'; count: number }
  | { act: 'draw' }
  | { act: 'bury' }
  | { act: 'peek' }
  | { act: 'place' }
  | { act: 'bug' }
  | { act: 'runaway' }
  | { act: 'pass' }

export interface ToyRequests {
  /** Sealed. */
  number: { args: { round: number }; answer: { number: number; note?: string } }
  act: { args: { seat: Seat }; answer: Act }
  spot: { args: object; answer: { x: number; y: number } }
  may: { args: { ability: string }; answer: boolean }
  /** Its legal answers hang on the secret number of the asked side. */
  whisper: { args: object; answer: number | null }
}

export type ToyEvents =
  | { type: 'roundBegan'; round: number }
  | { type: 'stepped'; seat: Seat }
  | { type: 'rolled'; seat: Seat; dice: number[] }
  | { type: 'drew'; seat: Seat; card: string }
  | { type: 'buried'; seat: Seat }
  | { type: 'peeked'; seat: Seat; card: string }
  | { type: 'placed'; spot: Spot }
  | { type: 'scored'; seat: Seat; by: string; score: number }
  | { type: 'numbersRevealed'; numbers: Record<Seat, number> }

export interface ToyWindows {
  beforeRoll: { seat: Seat }
  rolled: { seat: Seat }
  gained: { seat: Seat }
  /** Two windows of one moment. */
  drew: { seat: Seat }
  handed: { seat: Seat }
  buried: { seat: Seat }
  turnEnd: { seat: Seat }
  roundEnd: { round: number }
}

export interface ToyCard {
  window: keyof ToyWindows
  ability: string
  source: string
  seat: Seat
}

export interface ToyOptions {
  rounds: number
  cards: readonly ToyCard[]
  deck?: readonly string[]
  consent?: boolean
}

export interface ToyView {
  seq: number
  round: number
  scores: Record<Seat, number>
  drawn: string[]
  spots: Spot[]
  dice: number[]
  trace: string[]
  pile: number
  asked: { id: string; seat: Seat; kind: string; args: Json; ready: boolean }[]
  offers: Json
  paused: string[]
  over: Over | null
  /** The secrets that this audience may see, by side. */
  secrets: Record<string, { own: ToySecrets; sealed: Json }>
}

export interface ToyWords {
  game: ToyGame
  secrets: ToySecrets
  frames: ToyFrames
  requests: ToyRequests
  events: ToyEvents
  windows: ToyWindows
  folds: Record<never, never>
  options: ToyOptions
  view: ToyView
}

export type ToyTurn = Turn<ToyWords>

/** The games by name, as the tools play and show them. */
import { type Bot, bots } from '../src/bot/index.ts'
import { type DialWords, dial } from '../src/dial/index.ts'
import { tablePicture } from '../src/dial/picture/index.ts'
import { type HexWords, hex } from '../src/hex/index.ts'
import { battlePicture } from '../src/hex/picture/index.ts'
import type { Game, Setup, State, Words } from '../src/kernel/index.ts'
import { dialSetup, hexSetup } from './set-up.ts'

export interface Entry<W extends Words> {
  readonly game: Game<W>
  readonly bots: Readonly<Record<string, Bot<W['view']>>>
  /** A match that is the same for the same seed; of a ruleset where the game has several. */
  setup(seed: number, ruleset: string): Setup<W> | null
  /** What the command `match` prints about a match besides its chain. */
  summary(state: State<W['game'], W['secrets']>): object
  picture(
    view: W['view'],
    options: { flown: readonly W['events'][]; width: number; arcs?: readonly string[] | 'all' },
  ): string
  /** Ids of the ships of a view. */
  ships(view: W['view']): string[]
}

const dialEntry: Entry<DialWords> = {
  game: dial,
  bots,
  setup: (seed, ruleset) => (ruleset === 'xwa' || ruleset === 'amg' ? dialSetup(seed, ruleset) : null),
  summary: ({ game }) => ({
    squads: Object.values(game.players).map(p => p.squad),
    scenario: game.scenario,
    rounds: game.round,
    score: game.score,
  }),
  picture: tablePicture,
  ships: view => Object.keys(view.ships),
}

const hexEntry: Entry<HexWords> = {
  game: hex,
  bots: { random: bots.random },
  setup: seed => hexSetup(seed),
  summary: ({ game }) => ({
    ships: Object.values(game.ships).map(({ id, name, place }) => `${id} ${name}: ${place}`),
    sheets: game.ruleset.sheets,
    rounds: game.round,
  }),
  picture: battlePicture,
  ships: view => Object.keys(view.ships),
}

const entries = { dial: dialEntry, hex: hexEntry }

/** Calls with the game of a name, whichever it is; null when there is none. */
export function withGame<T>(name: string, use: <W extends Words>(entry: Entry<W>) => T): T | null {
  if (name === 'dial') return use(entries.dial)
  return name === 'hex' ? use(entries.hex) : null
}

export const gameNames = Object.keys(entries)

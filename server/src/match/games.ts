/** The games that this server referees. Each is loaded when the first match needs it. */
import type { GameAdapter } from './play.ts'

export const gameNames = ['dial', 'hex'] as const
export type GameName = (typeof gameNames)[number]

const loaders: Record<GameName, () => Promise<GameAdapter>> = {
  dial: async () => (await import('./dial-game.ts')).dialGame,
  hex: async () => (await import('./hex-game.ts')).hexGame,
}

export function isGameName(name: string): name is GameName {
  return gameNames.some(known => known === name)
}

export function gameOf(name: GameName): Promise<GameAdapter> {
  return loaders[name]()
}

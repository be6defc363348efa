/** A table as the store has it: what was agreed on, and who sits where. */
import type { Store } from '../store/store.ts'
import type { MatchesTable } from '../store/tables.ts'
import { gameOf, isGameName } from './games.ts'
import type { TableSetup } from './table.ts'

/** Throws when this server has no such game. A match that is over has lost its code: it is empty then. */
export async function storedSetup(
  { db }: Store,
  { id, code, game, options, created }: MatchesTable,
): Promise<TableSetup> {
  if (!isGameName(game)) throw new Error(`no game ${game} here`)
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute()
  return {
    id,
    code: code ?? '',
    game: await gameOf(game),
    options: JSON.parse(options),
    created,
    seats: seats.map(({ seat, side, player, name, squad }) => {
      return { seat, side, player, name, squad: squad === null ? null : JSON.parse(squad) }
    }),
  }
}

/** The log of a match as a file, for `npm run verify`: design §3. */
import { type Header, logText, type Row } from '@wingover/shared/kernel'
import type { Store } from '../store/store.ts'
import type { Stored } from './news.ts'

/** With the dice seed and everything that was secret, so only for a match that is over. Throws when none has begun. */
export async function matchLog({ db, journal, vault }: Store, match: string): Promise<string> {
  const { header } = await db.selectFrom('matches').select('header').where('id', '=', match).executeTakeFirstOrThrow()
  const { seed } = await db.selectFrom('secrets').select('seed').where('match', '=', match).executeTakeFirstOrThrow()
  const rows = (await journal.read(match)).map(({ row }): Row => (row as Stored).row)
  return logText({
    header: JSON.parse(header ?? 'null') satisfies Header,
    rows,
    seed: vault.open(match, seed).toString('hex'),
  })
}

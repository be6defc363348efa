/** The steps from an empty database to today's. A step that was ever published is never edited. */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

const steps: Record<string, Migration> = {
  '001-matches': {
    async up(db) {
      const { schema } = db
      await schema
        .createTable('matches')
        .addColumn('id', 'text', c => c.primaryKey())
        .addColumn('code', 'text', c => c.unique())
        .addColumn('game', 'text', c => c.notNull())
        .addColumn('options', 'text', c => c.notNull())
        .addColumn('header', 'text')
        .addColumn('created', 'bigint', c => c.notNull())
        .addColumn('ended', 'bigint')
        .addColumn('faults', 'integer', c => c.notNull())
        .execute()
      await schema.createIndex('matches_by_end').on('matches').columns(['ended', 'created']).execute()
      await schema
        .createTable('seats')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('seat', 'text', c => c.notNull())
        .addColumn('side', 'text', c => c.notNull())
        .addColumn('player', 'text')
        .addColumn('name', 'text')
        .addColumn('squad', 'text')
        .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
        .execute()
      await schema.createIndex('seats_by_player').on('seats').column('player').execute()
      await schema
        .createTable('journal')
        .addColumn('match', 'text', c => c.notNull())
        .addColumn('k', 'integer', c => c.notNull())
        .addColumn('row', 'text', c => c.notNull())
        .addPrimaryKeyConstraint('journal_key', ['match', 'k'])
        .execute()
      await schema
        .createTable('snapshots')
        .addColumn('match', 'text', c => c.primaryKey())
        .addColumn('k', 'integer', c => c.notNull())
        .addColumn('body', 'text', c => c.notNull())
        .execute()
      await schema
        .createTable('secrets')
        .addColumn('match', 'text', c => c.primaryKey())
        .addColumn('seed', 'text', c => c.notNull())
        .execute()
    },
  },
}

/** Brings the database to today's tables. Throws what went wrong; a step that failed has changed nothing before it. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('the database could not be brought up to date', { cause: error })
}

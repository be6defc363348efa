import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { committer } from './commit.ts'

function table(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  db.exec(
    "create table journal (match text, k integer, row text not null check (row <> 'bad'), primary key (match, k))",
  )
  return db
}

describe('writing a batch', () => {
  it('is one transaction when nothing is wrong', () => {
    const db = table()
    const begun: string[] = []
    const exec = db.exec.bind(db)
    db.exec = sql => {
      begun.push(sql)
      exec(sql)
    }
    const commit = committer(db)
    const appends = [0, 1, 2].map(i => ({ match: `m${i}`, rows: [{ k: 1, text: 'x' }] }))
    expect(commit(appends)).toEqual([null, null, null])
    expect(begun).toEqual(['BEGIN IMMEDIATE', 'COMMIT'])
  })

  it('falls apart into its appends when one of them is wrong', () => {
    const db = table()
    const commit = committer(db)
    const outcomes = commit([
      { match: 'a', rows: [{ k: 1, text: 'x' }] },
      {
        match: 'b',
        rows: [
          { k: 1, text: 'x' },
          { k: 2, text: 'bad' },
        ],
      },
      { match: 'c', rows: [{ k: 1, text: 'x' }] },
    ])
    expect(outcomes).toEqual([null, expect.stringMatching(/CHECK/), null])
    expect(db.prepare('select match from journal order by match').all()).toEqual([{ match: 'a' }, { match: 'c' }])
    expect(db.isTransaction).toBe(false)
  })
})

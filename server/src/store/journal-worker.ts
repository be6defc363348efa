/** The thread of `JOURNAL=power`: takes batches, writes them, says what became of each append. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Append, committer } from './commit.ts'
import { openSqlite } from './sqlite.ts'

const commit = committer(openSqlite(String(workerData.file), 'power'))
parentPort?.on('message', (batch: Append[]) => parentPort?.postMessage(commit(batch)))

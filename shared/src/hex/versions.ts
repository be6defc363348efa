import type { Versions } from '../kernel/index.ts'

/** Named in every log and snapshot. A major number changes when an old log would no longer play the same. */
export const versions: Versions = { engine: '1.0.0', rules: 'hex 1.0.0', data: 'core 2017-11' }

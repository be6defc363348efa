import type { Versions } from '../kernel/index.ts'

/** Named in every log and snapshot. A major number changes when an old log would no longer play the same. */
export const versions: Versions = { engine: '2.0.0', rules: 'dial 2.0.0', data: 'xwa 2026-02, amg 2025-01' }

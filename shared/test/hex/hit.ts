import type { Hit } from '../../src/hex/state.ts'

/** A plain hit on the forward quadrant of b1, for the tests of damage. */
export function hit(said: Partial<Hit> = {}): Hit {
  return {
    ...{ by: 'a1', target: 'b1', quadrant: 'forward', weapon: 'w1', damage: 10, natural: 12, properties: [] },
    ...{ precise: false, system: null, beam: null },
    ...said,
  }
}

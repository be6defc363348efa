/** Range, arcs and obstruction: rules/dial.md §6. */
import type { Body, Measure, Shape } from './types.ts'

export function measure(
  _attacker: Body,
  _defender: Body,
  _ships: readonly Body[],
  _obstacles: readonly Shape[],
  _rules: { readonly guides: boolean },
): Measure {
  throw new Error('being written')
}

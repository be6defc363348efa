/** Which match a seed stands for: ruleset, scenario or none, format, two legal squads and the seed of the dice. */
import type { Chance } from '../../src/bot/index.ts'
import { tables } from '../../src/dial/data/index.ts'
import { type DialWords, scenarioIds } from '../../src/dial/index.ts'
import { randomSquad } from '../../src/dial/squad/index.ts'
import type { Setup } from '../../src/kernel/index.ts'

const rulesets = ['xwa', 'amg'] as const
const formats = ['standard', 'extended'] as const

/** Everything by `chance`. */
export function settingOf(seed: number, chance: Chance): Setup<DialWords> {
  const pick = <T>(list: readonly [T, ...T[]]): T => list[chance(list.length)] ?? list[0]
  const ruleset = pick(rulesets)
  const scenario = pick([null, ...scenarioIds.filter(id => ruleset === 'xwa' || id !== 'ancient')])
  const squad = () => randomSquad(tables(ruleset), chance, pick(formats))
  const squads = { a: squad(), b: squad() }
  return {
    match: `soak-${seed}`,
    seats: [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ],
    options: scenario === null ? { ruleset, squads } : { ruleset, squads, scenario },
    seed: Uint8Array.from({ length: 32 }, () => chance(256)),
    at: 0,
  }
}

/** Matches for tools and benches that is the same for the same seed: squads, dice seed and all. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seededChance } from '../src/bot/index.ts'
import { type DialWords, scenarioIds } from '../src/dial/index.ts'
import { samples } from '../src/dial/squad/index.ts'
import { type HexOptions, type HexWords, randomFleet } from '../src/hex/index.ts'
import type { Json, Setup } from '../src/kernel/index.ts'

export function dialSetup(seed: number, ruleset: 'xwa' | 'amg'): Setup<DialWords> {
  const chance = seededChance(seed)
  const squads = Object.values(samples[ruleset])
  const scenarios = scenarioIds.filter(id => ruleset === 'xwa' || id !== 'ancient')
  const draw = () => squads[chance(squads.length)] ?? null
  return {
    match: `seed-${ruleset}-${seed}`,
    seats: [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ],
    options: { ruleset, squads: { a: draw(), b: draw() }, scenario: scenarios[chance(scenarios.length)] ?? 'chance' },
    seed: Uint8Array.from({ length: 32 }, () => chance(256)),
    at: 0,
  }
}

const folder = new URL('../fleets/', import.meta.url)

/** Sample fleets of ours, as anybody would bring them. */
export const fleets: readonly Json[] = globSync('*.json', { cwd: fileURLToPath(folder) })
  .sort()
  .map(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

/** A battle of ready fleets or of designs by chance; whether sheets are closed and the map has an edge is drawn too. */
export function hexSetup(seed: number, options: Partial<HexOptions> = {}): Setup<HexWords> {
  const chance = seededChance(seed)
  const tier = 1 + chance(12)
  const ready = chance(2) === 0
  const draw = () => (ready ? (fleets[chance(fleets.length)] ?? []) : randomFleet(chance, tier))
  return {
    match: `seed-hex-${seed}`,
    seats: [
      { seat: 'a', side: 'A' },
      { seat: 'b', side: 'B' },
    ],
    options: {
      fleets: { a: draw(), b: draw() },
      ...(chance(2) === 0 ? {} : { radius: 24 }),
      fields: { sheets: chance(2) === 0 ? 'open' : 'scan', rounds: 30 },
      ...options,
    },
    seed: Uint8Array.from({ length: 32 }, () => chance(256)),
    at: 0,
  } as Setup<HexWords>
}

/** Two squads of ours, as a player would paste them. */
import { readFileSync } from 'node:fs'
import type { Json } from '@wingover/shared/kernel'

function squad(name: string): Json {
  const file = new URL(`../../shared/squads/xwa/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export const squadA = squad('rebel-spearhead')
export const squadB = squad('imperial-hammer')

/** One of our fleets: a list with one ship. */
export const fleet: Json & readonly [{ readonly crew: readonly object[] }] = JSON.parse(
  readFileSync(new URL('../../shared/fleets/explorer.json', import.meta.url), 'utf8'),
)

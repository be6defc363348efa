/** The public data as they are, for tests that compare the tables with them; nothing of the builder is used here. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Ruleset, type Tables, tables } from '../../../src/dial/data/index.ts'

export interface Numbers {
  readonly value: number
  readonly recovers?: number
}
export interface RawAction {
  readonly type: string
  readonly difficulty: string
  readonly linked?: RawAction
}
export interface RawStat {
  readonly type: string
  readonly arc?: string
  readonly value: number
  readonly recovers?: number
}
export interface RawPilot {
  readonly xws: string
  readonly initiative: number
  readonly engagement?: number
  readonly limited: number
  readonly cost: number
  readonly loadout?: number
  readonly restricted?: number
  readonly slots?: readonly string[]
  readonly keywords?: readonly string[]
  readonly charges?: Numbers
  readonly force?: Numbers & { readonly side?: readonly string[] }
  readonly conditions?: readonly string[]
  readonly standardLoadout?: readonly string[]
  readonly shipStats?: readonly RawStat[]
  readonly stats?: readonly RawStat[]
  readonly shipActions?: readonly RawAction[]
  readonly ability?: string
  readonly shipAbility?: { readonly name: string }
  readonly standard?: boolean
  readonly extended?: boolean
  readonly epic?: boolean
}
export interface RawShip {
  readonly xws: string
  readonly size: string
  readonly faction: string
  readonly dial?: readonly string[]
  readonly stats: readonly RawStat[]
  readonly actions: readonly RawAction[]
  readonly pilots: readonly RawPilot[]
}
export interface RawAttack {
  readonly arc: string
  readonly value: number
  readonly minrange: number
  readonly maxrange: number
  readonly ordnance: boolean
}
export interface RawSide {
  readonly type: string
  readonly slots: readonly string[]
  readonly ability?: string
  readonly attack?: RawAttack
  readonly charges?: Numbers
  readonly force?: Numbers
  readonly actions?: readonly RawAction[]
  readonly grants?: readonly {
    readonly type: string
    readonly value: string | RawAction
    readonly arc?: string
    readonly amount?: number
  }[]
  readonly device?: {
    readonly name: string
    readonly type: string
    readonly initiative?: number
    readonly charges?: Numbers
    readonly stats?: readonly (RawStat & Partial<RawAttack>)[]
  }
  readonly conditions?: readonly string[]
  readonly restrictions?: readonly { readonly [key: string]: unknown }[]
}
export interface RawUpgrade {
  readonly xws: string
  readonly limited: number
  readonly restricted?: number
  readonly cost?: { readonly value: number | string }
  readonly standardLoadoutOnly?: boolean
  readonly sides: readonly RawSide[]
  readonly restrictions?: readonly { readonly [key: string]: unknown }[]
  readonly standard?: boolean
  readonly extended?: boolean
  readonly epic?: boolean
}

const FOLDER = fileURLToPath(new URL('../../../../../shared/reference', import.meta.url))

const SNAPSHOTS: readonly (readonly [Ruleset, string, string])[] = [
  ['xwa', '2026-02-01', 'xwing-data2'],
  ['amg', '2025-01-01', 'xwing-data2-amg'],
]

/** The tables to compare, each with the folder of its snapshot, which may be absent. */
export const snapshots: readonly { ruleset: Ruleset; ours: Tables; data: string; absent: boolean }[] = SNAPSHOTS.map(
  ([ruleset, date, folder]) => {
    const data = `${FOLDER}/${folder}/data`
    return { ruleset, ours: tables(ruleset, date), data, absent: !existsSync(data) }
  },
)

/** The content of all JSON files below a folder. */
export function files<T>(folder: string): T[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.json'))
  return paths.map(path => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')))
}

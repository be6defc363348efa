/** Facts as lines of text, from the public data and from our tables, so that a test can compare them. */

import type { Action } from '../../../src/dial/data/index.ts'
import type { Numbers, RawAction, RawPilot, RawStat, RawUpgrade } from './raw.ts'

export const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

export const slotKey = (text: string) =>
  ({ payload: 'device', 'force power': 'force-power', 'tactical relay': 'tactical-relay' })[text.toLowerCase()] ??
  text.toLowerCase()

/** Words are compared by their letters: `Rotate Arc` and `rotate`, `Single Turret Arc` and `singleTurret`. */
export const word = (text: string) => letters(text).replace(/arc$/, '')

export const rawBar = (actions: readonly RawAction[]) => {
  const said = ({ type, difficulty }: RawAction) => `${difficulty.toLowerCase()} ${word(type)}`
  return actions.map(action => said(action) + (action.linked ? ` > ${said(action.linked)}` : '')).toSorted()
}

export const ourBar = (actions: readonly Action[]) => {
  const said = ({ type, colour }: Pick<Action, 'type' | 'colour'>) => `${colour} ${word(type)}`
  return actions.map(action => said(action) + (action.linked ? ` > ${said(action.linked)}` : '')).toSorted()
}

export const pool = (numbers: Numbers | undefined) => numbers && `${numbers.value}, recovers ${numbers.recovers ?? 0}`

export const rawStats = (stats: readonly RawStat[]) => {
  const of = (type: string) => stats.filter(stat => stat.type === type)
  return {
    attacks: of('attack')
      .map(({ arc = '', value }) => `${word(arc)} ${value}`)
      .toSorted(),
    agility: of('agility')[0]?.value,
    hull: of('hull')[0]?.value,
    shields: pool(of('shields')[0] ?? { value: 0 }),
    energy: pool(of('energy')[0]),
  }
}

export const inFormats = (card: RawPilot | RawUpgrade) =>
  (['standard', 'extended', 'epic'] as const).filter(format => card[format] === true)

/** What a ship may do and suffer in the fight of this round from where it stands. */
import { tokens } from '../../dial/look.ts'
import type { DialGame } from '../../dial/state.ts'
import type { Pose } from '../../geometry/index.ts'
import { aimOf, type Craft, hasLock, isFocused } from './craft.ts'
import { diceOf, type Gun, glance } from './guns.ts'
import { fightOf, meanOf } from './odds.ts'
import { fight } from './weights.ts'

/** A ship as it stands or may stand, with what it holds. */
export interface Stance {
  readonly pose: Pose
  readonly guns: readonly Gun[]
  readonly focused: boolean
  readonly evades: number
}

export function stanceOf({ ship, guns }: Craft): Stance {
  return { pose: ship.pose, guns, focused: isFocused(ship), evades: tokens(ship, 'evade') }
}

export interface Outlook {
  /** Points that its shots may bring: the best target, and a part of the others. */
  readonly attack: number
  /** Points that the shots at it may cost, of those the part that is to be feared. */
  readonly danger: number
}

export function outlookOf(game: DialGame, craft: Craft, foes: readonly Craft[], stance: Stance): Outlook {
  const shots = foes.map(foe => attackOn(game, craft, foe, stance))
  const best = Math.max(0, ...shots)
  const sum = shots.reduce((all, shot) => all + shot, 0)
  const danger = foes.reduce((all, foe) => all + dangerFrom(game, foe, craft, stance), 0)
  return { attack: best + fight.others * (sum - best), danger: fight.danger * danger }
}

/** What the fight is worth all in all. */
export const balanceOf = ({ attack, danger }: Outlook): number => fight.attack * attack - danger

/** The mean over the places where the target may stand. */
export function attackOn(game: DialGame, craft: Craft, foe: Craft, { pose, guns, focused }: Stance, locks = 0): number {
  const aim = Math.min(2, (focused ? 1 : 0) + (hasLock(game, craft, foe) ? 1 : locks)) as 0 | 1 | 2
  const dodge = aimOf(game, foe, craft) > 0 ? 1 : 0
  let sum = 0
  for (const at of foe.places) sum += bestShot(craft, pose, guns, foe, at, aim, dodge, tokens(foe.ship, 'evade'))
  return sum / foe.places.length
}

/** The mean over the places where the enemy may stand. */
export function dangerFrom(game: DialGame, foe: Craft, craft: Craft, { pose, focused, evades }: Stance): number {
  const aim = aimOf(game, foe, craft)
  let sum = 0
  for (const from of foe.places) sum += bestShot(foe, from, foe.guns, craft, pose, aim, focused ? 1 : 0, evades)
  return sum / foe.places.length
}

function bestShot(
  by: Craft,
  from: Pose,
  guns: readonly Gun[],
  target: Craft,
  at: Pose,
  aim: 0 | 1 | 2,
  dodge: 0 | 1,
  evades: number,
): number {
  let best = 0
  for (const gun of guns) {
    const band = glance(gun, { size: by.ship.size, pose: from }, { size: target.ship.size, pose: at })
    if (band === null) continue
    const [red, green] = diceOf(gun, band, by.ship, target.ship)
    best = Math.max(best, meanOf(fightOf(red, aim, green, dodge, evades), target.worth))
  }
  return best
}

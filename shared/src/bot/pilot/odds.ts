/** What dice come to, as chances by number: rules/dial.md §7.2, §7.1 step 4. */

/** The chance of each number from 0 up. */
export type Spread = readonly number[]

/** That an attack die counts with none, one or both of what changes and what rerolls it. */
const hitChance = [1 / 2, 3 / 4, 15 / 16] as const
/** That a defence die counts without and with a token that changes its focus results. */
export const evadeChance = [3 / 8, 5 / 8] as const

const thrown = new Map<number, Spread>()

/** How many of so many dice count, each with this chance. */
export function throwOf(dice: number, chance: number): Spread {
  const key = dice + chance / 2
  const known = thrown.get(key)
  if (known !== undefined) return known
  let spread: number[] = [1]
  for (let die = 0; die < dice; die++) {
    const more = [...spread, 0]
    spread = more.map((none, count) => none * (1 - chance) + (spread[count - 1] ?? 0) * chance)
  }
  thrown.set(key, spread)
  return spread
}

/** The same with so many that count for sure. */
export const andSure = (spread: Spread, sure: number): Spread => [...Array<number>(sure).fill(0), ...spread]

/** Hits and crits that are left when evades have cancelled theirs. */
export function damageOf(hits: Spread, evades: Spread): Spread {
  const damage = Array<number>(hits.length).fill(0)
  hits.forEach((chance, hit) => {
    evades.forEach((other, evade) => {
      const left = Math.max(0, hit - evade)
      damage[left] = (damage[left] ?? 0) + chance * other
    })
  })
  return damage
}

/** The mean of something that is worth so much by number; the last value counts for all beyond. */
export function meanOf(spread: Spread, worth: readonly number[]): number {
  const most = worth.at(-1) ?? 0
  return spread.reduce((sum, chance, number) => sum + chance * (worth[number] ?? most), 0)
}

const fought = new Map<number, Spread>()

/** The damage of so many dice with tokens: `aim` counts those of the attack, `dodge` those that change focus results. */
export function fightOf(red: number, aim: 0 | 1 | 2, green: number, dodge: 0 | 1, evades: number): Spread {
  const key = (((red * 3 + aim) * 8 + green) * 2 + dodge) * 8 + evades
  const known = fought.get(key)
  if (known !== undefined) return known
  const damage = damageOf(throwOf(red, hitChance[aim]), andSure(throwOf(green, evadeChance[dodge]), evades))
  fought.set(key, damage)
  return damage
}

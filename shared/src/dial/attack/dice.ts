/** Dice on the table and what may be done to them: rules/dial.md §7.2. */
import type { DialTurn } from '../turn.ts'
import type { Die, GreenFace, RedFace } from './attack.ts'

const red: readonly RedFace[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank']
const green: readonly GreenFace[] = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank']

export function rollRedDice(t: DialTurn, count: number): Die<RedFace>[] {
  return t.roll(count, 8).map(value => ({ face: red[value] ?? 'blank', rerolled: false, added: false }))
}

export function rollGreenDice(t: DialTurn, count: number): Die<GreenFace>[] {
  return t.roll(count, 8).map(value => ({ face: green[value] ?? 'blank', rerolled: false, added: false }))
}

/** Rerolls some dice in one roll; each die once per attack. Which ones was checked before. */
export function reroll<Face extends RedFace | GreenFace>(
  t: DialTurn,
  dice: readonly Die<Face>[],
  which: readonly number[],
  rolled: (t: DialTurn, count: number) => Die<Face>[],
): void {
  const fresh = rolled(t, which.length)
  which.forEach((index, i) => {
    const die = dice[index]
    const face = fresh[i]?.face
    if (die === undefined || face === undefined) throw new Error(`no die ${index}`)
    die.face = face
    die.rerolled = true
  })
}

/** Changes up to `count` dice of one face to another; how many it changed. */
export function change<Face>(dice: readonly Die<Face>[], from: Face, to: Face, count = dice.length): number {
  const found = dice.filter(die => die.face === from).slice(0, count)
  for (const die of found) die.face = to
  return found.length
}

export function countOf<Face>(dice: readonly Die<Face>[], face: Face): number {
  return dice.filter(die => die.face === face).length
}

/** Every non-empty choice among the dice that were not rerolled yet. */
export function rerollable<Face>(dice: readonly Die<Face>[]): number[][] {
  const free = dice.flatMap((die, i) => (die.rerolled ? [] : [i]))
  return free.reduce<number[][]>((sets, index) => [...sets, ...sets.map(set => [...set, index])], [[]]).slice(1)
}

/** Dice on the table and what may be done to them: rules/dial.md §7.2. */
import { rollRed } from '../dice.ts'
import type { DialTurn } from '../turn.ts'
import type { Attack, Die, GreenFace, RedFace } from './attack.ts'

const green: readonly GreenFace[] = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank']

export function rollRedDice(t: DialTurn, count: number): Die<RedFace>[] {
  return rollRed(t, count).map(face => ({ face, rerolled: false, added: false }))
}

export function rollGreenDice(t: DialTurn, count: number): Die<GreenFace>[] {
  return t.roll(count, 8).map(value => ({ face: green[value] ?? 'blank', rerolled: false, added: false }))
}

/** Rerolls some dice of an attack in one roll; each die once. Which ones was checked before. */
export function rerollDice(t: DialTurn, attack: Attack, dice: 'red' | 'green', which: readonly number[]): void {
  if (dice === 'red') reroll(t, attack.red, which, rollRedDice)
  else reroll(t, attack.green, which, rollGreenDice)
}

/** Rerolls some dice in one roll; each die once per attack. Which ones was checked before. */
function reroll<Face extends RedFace | GreenFace>(
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

/** An unused die that shows a face is added: from now on it is a die like others. */
export function add<Face>(dice: Die<Face>[], face: Face): void {
  dice.push({ face, rerolled: false, added: true })
}

/** Up to so many dice that show a face are taken away: spent or cancelled. How many there were. */
export function takeAway<Face>(dice: Die<Face>[], face: Face, count = dice.length): number {
  const gone = dice.filter(die => die.face === face).slice(0, count)
  for (const die of gone) dice.splice(dice.indexOf(die), 1)
  return gone.length
}

export function countOf<Face>(dice: readonly Die<Face>[], face: Face): number {
  return dice.filter(die => die.face === face).length
}

/** The places of the dice that were not rerolled yet. */
export function unrolled<Face>(dice: readonly Die<Face>[]): number[] {
  return dice.flatMap((die, place) => (die.rerolled ? [] : [place]))
}

/** Every choice of at least one of the numbers. */
export function setsOf(numbers: readonly number[]): number[][] {
  const sets: number[][] = [[]]
  for (const number of numbers) sets.push(...sets.map(set => [...set, number]))
  return sets.slice(1)
}

export function facesOf<Face>(dice: readonly Die<Face>[]): Face[] {
  return dice.map(die => die.face)
}

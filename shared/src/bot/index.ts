export { type Chance, seededChance } from './chance.ts'
export { playOne, playOut } from './play.ts'
export { randomAnswer } from './random.ts'

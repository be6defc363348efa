/** How a line of a weapon table is read: rules/hex.md §3.8 and §4.5. */
import { slug } from './slug.ts'
import type { WeaponCard, WeaponClass, WeaponProperty } from './types.ts'

/** Name, class, kind, increment, speed, damage, power, cost, and its special properties as one text. */
export type WeaponRow = readonly [
  name: string,
  class_: WeaponClass,
  kind: WeaponCard['kind'],
  increment: number,
  speed: number | null,
  damage: string | null,
  pcu: number,
  cost: number,
  specials: string,
]

const plain = {
  array: 'array',
  'broad arc': 'broadArc',
  line: 'line',
  ripper: 'ripper',
  buster: 'buster',
  burrowing: 'burrowing',
  emp: 'emp',
  quantum: 'quantum',
  'tractor beam': 'tractorBeam',
  vortex: 'vortex',
  scatterscan: 'scatterscan',
  spore: 'spore',
  'gravity well': 'gravityWell',
  'nav-scram': 'navScram',
  hacking: 'hacking',
} as const

/** Properties with a number or a word behind them. */
const withNumber: Readonly<Record<string, (rest: string) => WeaponProperty>> = {
  irradiate: rest => ({ property: 'irradiate', level: rest as 'low' | 'medium' | 'high' }),
  'limited fire': rest => ({ property: 'limitedFire', shots: Number(rest) }),
  point: rest => ({ property: 'point', bonus: Number(rest) }),
  mine: rest => ({ property: 'mine', count: Number(rest) }),
  'force field': rest => ({ property: 'forceField', points: Number(rest) }),
  rail: rest => ({ property: 'rail', dice: rest }),
}

function readProperty(text: string): WeaponProperty {
  if (text in plain) return { property: plain[text as keyof typeof plain] }
  const [, word = '', rest = ''] = /^(.*) (\S+)$/.exec(text) ?? []
  return withNumber[word]?.(rest) ?? { property: 'manual', name: text }
}

export function weaponCard(row: WeaponRow, core: boolean): WeaponCard {
  const [name, class_, kind, increment, speed, damage, pcu, cost, specials] = row
  const texts = specials === '' ? [] : specials.split(', ')
  const mounts = texts.includes('array') ? 2 : texts.includes('spines') ? 0 : 1
  const properties = texts.map(readProperty)
  return { id: slug(name), name, class: class_, kind, increment, speed, damage, pcu, cost, mounts, properties, core }
}

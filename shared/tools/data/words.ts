/** How the public data spell a word, and how we do. */

import type { Action, Force, Pool, SpecialAttack } from '../../src/dial/data/types.ts'
import {
  ACTIONS,
  type ActionType,
  ARCS,
  type Arc,
  COLOURS,
  FACTIONS,
  type Faction,
  FORCE_SIDES,
  KEYWORDS,
  type Keyword,
  SIZES,
  type Size,
  SLOTS,
  type Slot,
} from '../../src/dial/data/vocabulary.ts'
import type { Node } from './node.ts'

/** The id of a name: lower case, without accents, letters and digits only. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const camel = (text: string): string =>
  text.toLowerCase().replace(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const faction = (node: Node): Faction => node.word(FACTIONS, slug)
export const size = (node: Node): Size => node.word(SIZES, slug)
export const keyword = (node: Node): Keyword => node.word(KEYWORDS, slug)

/** XWA calls the device slot a payload; the cards in it and the squad key are still devices. */
export const slot = (node: Node): Slot =>
  node.word(SLOTS, text => text.toLowerCase().replace(' ', '-').replace('payload', 'device'))

export const arc = (node: Node): Arc => node.word(ARCS, text => camel(text.replace(/ Arc$/, '')))

export const actionType = (node: Node): ActionType => node.word(ACTIONS, text => camel(text.replace(/ Arc$/, '')))

const actionColour = (node: Node) => {
  const colour = node.word(COLOURS, slug)
  return colour === 'blue' ? node.fail('no action is blue') : colour
}

export const coloured = (node: Node) => ({
  type: actionType(node.field('type')),
  colour: actionColour(node.field('difficulty')),
})

export function action(node: Node): Action {
  node.only('type', 'difficulty', 'linked')
  const linked = node.optional('linked')
  return { ...coloured(node), ...(linked && { linked: coloured(linked) }) }
}

export const pool = (node: Node): Pool => ({
  value: node.field('value').whole(0, 20),
  recovers: node.optional('recovers')?.whole(-1, 5) ?? 0,
})

export const forceSides = (node: Node): Force['sides'] => node.list('side').map(side => side.word(FORCE_SIDES, slug))

export function attack(node: Node): SpecialAttack {
  return {
    arc: arc(node.field('arc')),
    value: node.field('value').whole(0, 9),
    minRange: node.field('minrange').whole(0, 5),
    maxRange: node.field('maxrange').whole(0, 5),
    ordnance: node.field('ordnance').flag(),
  }
}

export const formats = (node: Node) =>
  (['standard', 'extended', 'epic'] as const).filter(format => node.optional(format)?.flag() ?? false)

/** Whether the card has rules text of its own: the text itself is not kept. */
export function hasAbility(node: Node): boolean {
  const ability = node.optional('ability')
  return ability !== undefined && ability.text() !== ''
}

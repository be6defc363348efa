/** What a card asks of the ship that equips it: rules/dial.md §1.1, §11.2. */

import type { Restriction } from '../../src/dial/data/types.ts'
import { FORCE_SIDES } from '../../src/dial/data/vocabulary.ts'
import type { Node } from './node.ts'
import * as words from './words.ts'

/** One entry of the list. Its fields must all hold, but names widen the factions beside them. */
export function readRestriction(entry: Node): Restriction[] {
  if (entry.optional('names') && !entry.optional('factions')) entry.fail('names stand without factions')
  return entry.keys().flatMap(key => readClause(entry, key))
}

function readClause(entry: Node, key: string): Restriction[] {
  const each = <T>(read: (node: Node) => T): T[] => entry.list(key).map(read)
  switch (key) {
    case 'factions': {
      const orSquadHas = entry.list('names').map(name => words.slug(name.text()))
      return [{ kind: 'faction', of: each(words.faction), ...(orSquadHas.length > 0 && { orSquadHas }) }]
    }
    case 'ships':
      return [{ kind: 'ship', of: each(ship => ship.id()) }]
    case 'sizes':
      return [{ kind: 'size', of: each(words.size) }]
    case 'keywords':
      return [{ kind: 'keyword', of: each(words.keyword) }]
    case 'shipAbility':
      return [{ kind: 'shipAbility', of: each(ability => words.slug(ability.text())) }]
    case 'force_side':
      return [{ kind: 'force', of: each(side => side.word(FORCE_SIDES, words.slug)) }]
    case 'arcs':
      return [{ kind: 'arc', of: each(words.arc) }]
    case 'equipped':
      return [{ kind: 'equipped', of: each(words.slot) }]
    case 'action': {
      const action = entry.field(key)
      if (action.optional('difficulty')) return [{ kind: 'action', ...words.coloured(action) }]
      return [{ kind: 'action', type: words.actionType(action.field('type')) }]
    }
    case 'initiative':
      return each(bound => ({ kind: 'initiative', atMost: limit(bound, 'OR LOWER') }))
    case 'shields':
      return each(bound => ({ kind: 'shields', atLeast: limit(bound, 'OR MORE') }))
    case 'energy':
      return each(bound => ({ kind: 'energy', atLeast: limit(bound, 'OR HIGHER') }))
    case 'non-limited':
      return [{ kind: 'limited', is: !entry.field(key).flag() }]
    case 'names': // read with the factions
    case 'solitary': // flags of the card, not restrictions of the ship
    case 'standardized':
      return []
    default:
      return entry.fail(`the restriction "${key}" is unknown`)
  }
}

/** The number of a bound such as `3 OR LOWER`. */
function limit(bound: Node, words: string): number {
  const [number, ...rest] = bound.text().split(' ')
  if (rest.join(' ') !== words || !/^\d$/.test(number ?? '')) bound.fail(`expected a number and "${words}"`)
  return Number(number)
}

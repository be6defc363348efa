/** A checkout of the public data, read into tables. */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Base, Condition, DamageCard } from '../../src/dial/data/types.ts'
import type { Ruleset } from '../../src/dial/data/vocabulary.ts'
import { Names } from './names.ts'
import { Malformed, Node } from './node.ts'
import { readShips } from './ships.ts'
import { readUpgrade } from './upgrades.ts'
import * as words from './words.ts'

export interface Snapshot {
  readonly base: Base
  readonly names: Names
  /** Sentences on what was read as something else than it says. */
  readonly odd: readonly string[]
}

/** Reads the folder that holds `data/manifest.json`. Throws `Malformed` with file and field. */
export function readSnapshot(folder: string, title: { name: string; date: string; ruleset: Ruleset }): Snapshot {
  const names = new Names()
  const odd: string[] = []
  const manifest = readFile(folder, 'data/manifest.json')
  for (const faction of readFile(folder, only(manifest, 'factions')).items())
    names.set('factions', words.faction(faction.field('xws')), faction.field('name').text())
  for (const action of readFile(folder, only(manifest, 'actions')).items())
    names.set('actions', words.actionType(action.field('name')), action.field('name').text())
  const { ships, pilots } = readShips(pilotFiles(folder, manifest, odd), names)
  const upgrades = manifest
    .list('upgrades')
    .flatMap(file => readFile(folder, file.text()).items())
    .map(card => readUpgrade(card, names, sentence => odd.push(sentence)))
  const conditions = readFile(folder, manifest.field('conditions').text())
    .items()
    .map(card => readCondition(card, names))
  const damage = readFile(folder, only(manifest, 'damagedecks'))
    .field('cards')
    .items()
    .map(card => readDamageCard(card, names))
  return {
    base: {
      ...title,
      ships: sorted('ship', ships),
      pilots: sorted('pilot', pilots),
      upgrades: sorted('upgrade', upgrades),
      conditions: sorted('condition', conditions),
      damage: sorted('damage card', damage),
    },
    names,
    odd,
  }
}

function readFile(folder: string, path: string): Node {
  const file = join(folder, path)
  if (!existsSync(file)) throw new Malformed(`${path}: the file is missing`)
  try {
    return new Node(JSON.parse(readFileSync(file, 'utf8')), path)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Malformed(`${path}: ${error.message}`)
    throw error
  }
}

/** The one file that the manifest names under the key. */
function only(manifest: Node, key: string): string {
  const [first, ...others] = manifest.field(key).items()
  if (first === undefined || others.length > 0) return manifest.field(key).fail('expected exactly one file')
  return first.text()
}

/** The manifest's pilot files in its order, then those that lie in the folder without being in it. */
function pilotFiles(folder: string, manifest: Node, odd: string[]): Node[] {
  const listed = manifest
    .field('pilots')
    .items()
    .flatMap(group => group.field('ships').items())
    .map(path => path.text())
  const lying = globSync('data/pilots/**/*.json', { cwd: folder }).map(path => path.replaceAll('\\', '/'))
  const unlisted = lying.filter(path => !listed.includes(path)).toSorted()
  for (const path of unlisted) odd.push(`${path}: not in the manifest, read all the same`)
  return [...listed, ...unlisted].map(path => readFile(folder, path))
}

function readCondition(card: Node, names: Names): Condition {
  const id = card.field('xws').id()
  names.set('conditions', id, card.field('name').text())
  return { id, limited: card.field('limited').whole(0, 9) }
}

function readDamageCard(card: Node, names: Names): DamageCard {
  const title = card.field('title').text()
  names.set('damage', words.slug(title), title)
  return {
    id: words.slug(title),
    count: card.field('amount').whole(1, 9),
    trait: card.field('type').word(['pilot', 'ship'], words.slug),
  }
}

function sorted<T extends { readonly id: string }>(kind: string, records: readonly T[]): T[] {
  const inOrder = records.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  inOrder.forEach((record, i) => {
    if (inOrder[i + 1]?.id === record.id) throw new Malformed(`the ${kind} id "${record.id}" stands twice`)
  })
  return inOrder
}

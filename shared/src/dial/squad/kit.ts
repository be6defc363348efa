/** What a ship brings to meet the restrictions of an upgrade: rules/dial.md §1.1, §8.1. */

import type { Action, Arc, ForceSide, Grant, Slot } from '../data/index.ts'
import type { FieldedShip, FieldedUpgrade } from './fielded.ts'

export interface Kit {
  /** The action bar, without what is linked to its actions. */
  readonly actions: readonly Action[]
  /** Arcs in which the ship attacks. */
  readonly arcs: readonly Arc[]
  readonly shields: number
  readonly energy: number
  readonly force: readonly ForceSide[]
  /** Slots that are filled. */
  readonly filled: readonly Slot[]
}

/** The ship with its upgrades, as they lie when the game begins, but without `left`: no card meets its own restriction. */
export const kitWithout = ({ pilot, ship, upgrades }: FieldedShip, left?: FieldedUpgrade): Kit => {
  const faces = upgrades.filter(upgrade => upgrade !== left).map(({ card }) => card.sides[0])
  const grants = faces.flatMap(face => face.grants)
  return {
    actions: [...ship.actions, ...grants.flatMap(grant => (grant.kind === 'action' ? [grant.action] : []))],
    arcs: [...ship.attacks.map(({ arc }) => arc), ...grants.flatMap(arcOf)],
    shields: ship.shields.value + added('shields', grants),
    energy: (ship.energy?.value ?? 0) + added('energy', grants),
    force: [pilot, ...faces].flatMap(card => card.force?.sides ?? []),
    filled: faces.flatMap(face => face.slots),
  }
}

const arcOf = (grant: Grant): readonly Arc[] => (grant.kind === 'arc' || grant.kind === 'attack' ? [grant.arc] : [])

const added = (stat: 'shields' | 'energy', grants: readonly Grant[]): number =>
  grants.reduce((sum, grant) => sum + (grant.kind === 'stat' && grant.stat === stat ? grant.amount : 0), 0)

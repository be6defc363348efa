/** Buzz droid swarm, a remote: rules/dial.md §9.1. */
import { GUIDE_DEPTH, half, liesOn, type Pose, quarterTurn, type Shape, shapesOverlap } from '../../geometry/index.ts'
import { type Card, when } from '../cards/card.ts'
import { deviceOutlines } from '../data/index.ts'
import { ahead, guideDepth } from '../devices/outline.ts'
import { bodyOf, obstaclesOf, othersOf, type Placed, placedShip } from '../look.ts'
import { deviceShape, obstacleShape, shapeAt } from '../objects.ts'
import { lyingFeatures, squareAt } from '../scenario/features.ts'
import type { DialGame } from '../state.ts'
import { enemiesOn, isMetBy } from './self.ts'

const ends = ['front', 'rear'] as const
type End = (typeof ends)[number]

const card = 'buzzdroidswarm'

/** Its guides against those of the ship, at range 0. */
function atGuides({ ruleset }: DialGame, { pose, size }: Placed, end: End): Pose {
  const out = end === 'front' ? pose : quarterTurn(pose, 2)
  const depth = ruleset.guides ? GUIDE_DEPTH[size] : 0
  return ahead(out, half(size) + depth + guideDepth(card))
}

/** Where it would overlap no object. */
function freeEnds(game: DialGame, self: Placed, ship: Placed): End[] {
  const devices = Object.values(game.devices).filter(({ id }) => id !== self.id)
  const things: Shape[] = [
    ...obstaclesOf(game).map(obstacleShape),
    ...devices.map(deviceShape),
    ...lyingFeatures(game).map(feature => squareAt(game, feature.pose)),
  ]
  const isFree = (shape: Shape) =>
    !things.some(thing => shapesOverlap(shape, thing)) &&
    !othersOf(game, ship).some(other => liesOn(bodyOf(other), shape, game.ruleset.guides))
  return ends.filter(end => isFree(shapeAt(deviceOutlines[card].parts, atGuides(game, ship, end))))
}

export const buzzDroidSwarm: Card = {
  kind: 'remote',
  id: card,
  says: 'It goes over to an enemy ship that moves through or onto it, at its front or rear guides; where it would lie on something, both are hit. When it engages, each enemy ship at range 0 suffers a crit.',
  parts: [
    when('remoteMet', {
      must: true,
      when: (t, self, met) => isMetBy(t.game, self, met),
      choices: (t, self, { ship }) => {
        const free = freeEnds(t.game, self, placedShip(t.game, ship))
        return (free.length > 0 ? free : [null]).map(end => ({ end }))
      },
      effect: (t, self, { ship }, choice) => {
        const { end } = choice as { end: End | null }
        if (end !== null) {
          t.push('relocate', { remote: self.id, to: atGuides(t.game, placedShip(t.game, ship), end) })
          return
        }
        for (const id of [self.id, ship]) t.push('suffer', { ship: id, hits: 1, crits: 0, source: card })
      },
    }),
    when('remoteEngages', {
      must: true,
      when: (t, self, { remote }) => remote === self.id && enemiesOn(t.game, self).length > 0,
      effect: (t, self) => {
        for (const { id } of enemiesOn(t.game, self)) t.push('suffer', { ship: id, hits: 0, crits: 1, source: card })
      },
    }),
  ],
}

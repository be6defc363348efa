/** Which path a ship flies: every end in reach is listed, and any legal path is taken. rules/hex.md §2.2–2.6. */
import { type Facing, type Hex, sameHex } from '../../geometry/index.ts'
import { hasOnly, isReject, type Json, type Reject, type RequestRule, reject } from '../../kernel/index.ts'
import { areEnemies, isDisabled, isPlaced, type Placed, shipOf } from '../look.ts'
import { isBeyond } from '../phases/leave.ts'
import type { HexGame } from '../state.ts'
import type { HexWords } from '../words.ts'
import { errandHex } from './errand.ts'
import { freeWeapons } from './free-attack.ts'
import { type Move, othersThan } from './move.ts'
import { walk } from './path.ts'
import { type End, reach, type Traffic } from './reach.ts'

export const pathRequest: RequestRule<HexWords, Move> = {
  legal: ({ game, args }) => ({ type: 'one', of: answers(game, args) }),
  accepts: ({ game, args }, answer) => refuse(game, args, answer),
}

const facings = [0, 1, 2, 3, 4, 5] as const satisfies readonly Facing[]

const moverOf = (game: HexGame, { ship: id }: Move): Placed => {
  const ship = shipOf(game, id)
  if (!isPlaced(ship)) throw new Error(`${id} is nowhere`)
  return ship
}

function answers(game: HexGame, move: Move): Json[] {
  const ship = moverOf(game, move)
  const ends = fledOnce(game, reach(ship.at, move.course, trafficFor(game, move, ship)))
  if (move.finish !== 'any') return ends.map(({ path }) => ({ path }))
  const hexes = ends.filter(({ hex }, i) => ends.findIndex(end => sameHex(end.hex, hex)) === i)
  return hexes.flatMap(({ path }) => facings.map(facing => ({ path, facing })))
}

/** Wherever it passes the edge, it has fled: one end of these will do. */
function fledOnce(game: HexGame, ends: readonly End[]): End[] {
  const [beyond] = ends.filter(({ hex }) => isBeyond(game, hex)).sort((a, b) => a.attacks - b.attacks)
  return ends.filter(end => end === beyond || !isBeyond(game, end.hex))
}

/** Ships in whose hexes it may not end: of a ship that is rammed it may, for it ends there only when it hits. */
function takenFor(game: HexGame, { errand }: Move, ship: Placed): Hex[] {
  return othersThan(game, ship.id)
    .filter(({ id }) => errand?.does !== 'ram' || id !== errand.target)
    .map(({ at }) => at.hex)
}

/** With closed sheets every enemy may have a gunner and a weapon. */
function trafficFor(game: HexGame, move: Move, ship: Placed): Traffic {
  const mayAttack = (other: Placed) =>
    game.ruleset.sheets === 'open' ? freeWeapons(game, other, ship).length > 0 : !isDisabled(other)
  const threats = othersThan(game, ship.id).filter(other => !move.unseen && areEnemies(ship, other) && mayAttack(other))
  const wanted = errandHex(game, move.errand)
  return {
    taken: takenFor(game, move, ship),
    threats: threats.map(({ at }) => at.hex),
    ...(wanted === undefined ? {} : { wanted }),
  }
}

function refuse(game: HexGame, move: Move, answer: Json): Reject | null {
  const may = move.finish === 'any' ? ['facing'] : []
  if (!hasOnly(answer, ['path'], may) || typeof answer.path !== 'string') return reject('bad_answer', 'answer', form)
  if (answer.facing !== undefined && !facings.some(facing => facing === answer.facing))
    return reject('bad_answer', 'answer.facing', 'Facings go from 0, north, to 5, clockwise.')
  const ship = moverOf(game, move)
  const { course } = move
  const walked = walk(ship.at, course, answer.path, course.exact ? [] : takenFor(game, move, ship))
  if (isReject(walked)) return walked
  if (course.exact && walked.hexes.length < course.speed)
    return reject('illegal_step', `answer.path.${answer.path.length}`, `It moves ${course.speed} hexes, no fewer.`, {
      ...{ why: 'too_short', rule: 'hex §2.6', index: answer.path.length },
    })
  return null
}

const form = 'It is a path of hexes and turns: {"path": "FFRF"}; after an audacious gambit a facing may stand with it.'

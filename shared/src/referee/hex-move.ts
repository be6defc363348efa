/** The question `hex.move`: whether a path is legal, where it leads and whose free attacks it draws, rules/hex.md §2.2–2.6. */
import { type Facing, turnFacing } from '../geometry/index.ts'
import { courseOf, turnOf, type WayName } from '../hex/helm/courses.ts'
import { type Place, passes, type WhyNot, walk } from '../hex/helm/path.ts'
import { isReject } from '../kernel/index.ts'
import type { MoveAnswer, MoveQuestion } from '../protocol/referee.ts'
import { type Refusal, refuse } from './answer.ts'

type Action = MoveQuestion['action']
type Step = MoveQuestion['path'][number]

const ways: Readonly<Record<Exclude<Action, 'slide'>, WayName>> = {
  fly: 'fly',
  maneuver: 'maneuver',
  'full-power': 'fullPower',
  glide: 'glide',
  'audacious-gambit': 'audaciousGambit',
  'back-off': 'backOff',
  'barrel-roll': 'barrelRoll',
  evade: 'evade',
  'flip-and-burn': 'flipAndBurn',
  flyby: 'flyby',
  'turn-in-place': 'turnInPlace',
}

/** What a hex is called in a path of this action; in a slide what its first step calls it; null: it enters none. */
function hexStep(action: Action, path: readonly Step[]): Step | null {
  if (action === 'slide') return path.find(step => step === 'FP' || step === 'FS') ?? 'FP'
  if (action === 'turn-in-place') return null
  return action === 'back-off' ? 'B' : 'F'
}

export function hexMove({ ship, action, path, others, target, finalFacing }: MoveQuestion): MoveAnswer | Refusal {
  if (target !== undefined && others[target] === undefined) return refuse('bad_input', 'target: there is no such ship')
  const hex = hexStep(action, path)
  const drive = { speed: ship.speed, turn: turnOf[ship.maneuverability] }
  const way = action === 'slide' ? (hex === 'FS' ? 'slideStarboard' : 'slidePort') : ways[action]
  const course = courseOf(way, drive)
  const strange = path.findIndex(step => step !== hex && step !== 'L' && step !== 'R')
  if (action === 'turn-in-place') return strange < 0 ? turnedInPlace(ship, path) : illegal(strange, 'no_such_step')
  const known = path.slice(0, strange < 0 ? path.length : strange)
  const steps = known.map(step => (step === hex ? 'F' : step)).join('')
  // A path that breaks off at a strange step ends nowhere.
  const walked = walk(ship, course, steps, strange < 0 ? others.map(other => other.hex) : [])
  if (isReject(walked)) return illegal(Number(walked.facts?.index), walked.facts?.why as WhyNot)
  if (strange >= 0) return illegal(strange, 'no_such_step')
  const { end, hexes } = walked
  const facing = action === 'flip-and-burn' ? turnFacing(end.facing, 3) : (finalFacing ?? end.facing)
  const passed = passes(
    hexes,
    others.map(other => other.hex),
  )
  return {
    legal: true,
    hex: end.hex,
    facing,
    freeAttacks: action === 'audacious-gambit' ? [] : attackers(passed, others, target),
  }
}

const illegal = (at: number, code: WhyNot | 'no_such_step'): MoveAnswer => ({ legal: false, at, code })

function turnedInPlace({ hex, facing }: Place, path: readonly Step[]): MoveAnswer {
  const turned = path.reduce<Facing>((now, step) => turnFacing(now, step === 'L' ? -1 : 1), facing)
  return { legal: true, hex, facing: turned, freeAttacks: [] }
}

/** An enemy with a gunner and a direct-fire weapon attacks at each pass; a flyby is spared the first pass of its target. */
function attackers(passed: readonly number[], others: MoveQuestion['others'], target: number | undefined): number[] {
  const spared = target === undefined ? -1 : passed.indexOf(target)
  return passed.filter((other, pass) => {
    const { enemy = false, gunner = false, directFire = false } = others[other] ?? {}
    return pass !== spared && enemy && gunner && directFire
  })
}

/** A stranger's ship: taken whole, or refused with everything that is wrong with it. */
import type { Json, Reject } from '../../kernel/index.ts'
import { reject } from '../../kernel/index.ts'
import type { ShipBlock } from '../setup/block.ts'
import { buildShip } from './build-ship.ts'
import { sheetProblems } from './check-sheet.ts'
import { formProblems, isSheet } from './read-sheet.ts'

/** A ship with more wrong than this is told as much of it. */
const most = 40

export function readShip(value: Json, place: string): ShipBlock | Reject {
  const problems = isSheet(value) ? sheetProblems(value) : formProblems(value)
  const [first] = problems
  if (first === undefined && isSheet(value)) return buildShip(value)
  const sentence = first === undefined ? '' : `${first.where === '' ? '' : `${first.where}: `}${first.message}`
  return { ...reject('bad_fleet', place, sentence), problems: problems.slice(0, most) }
}

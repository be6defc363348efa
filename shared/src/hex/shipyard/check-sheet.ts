/** Whether a ship may be built so, and crewed so: rules/hex.md §4. Every problem is found, not the first alone. */
import type { ShipSize } from '../data/types.ts'
import { turnOf } from '../helm/courses.ts'
import { arcs } from '../state.ts'
import { allMounts, coresPcu, costOf, powerOf } from './bill.ts'
import { isExample } from './example.ts'
import { type Fitted, fit, isSpinal } from './fitted.ts'
import { planMounts } from './mounts.ts'
import { defencesOf, levelOf, pilotRanks, ranksOf } from './numbers.ts'
import { type Problem, problem } from './problem.ts'
import type { Sheet } from './sheet.ts'

export function sheetProblems(sheet: Sheet): Problem[] {
  const fitted = fit(sheet)
  return [
    ...buildProblems(sheet, fitted),
    ...weaponProblems(fitted),
    ...frameProblems(fitted),
    ...splitProblems(sheet, fitted),
    ...crewProblems(sheet, fitted),
    ...printedProblems(sheet, fitted),
  ]
}

function* buildProblems(sheet: Sheet, fitted: Fitted): Iterable<Problem> {
  const { frame, cores, thrusters, bays, tier } = fitted
  const cost = costOf(fitted, sheet.others)
  if (cost > tier.buildPoints && !isExample(sheet))
    yield problem('build_points', '', `It costs ${cost}, and tier ${sheet.tier} has ${tier.buildPoints}.`)
  const drawn = powerOf(fitted)
  const given = sheet.printed?.pcu ?? coresPcu(fitted)
  if (drawn > given) yield problem('power', 'cores', `They give ${given}, and ${drawn} is drawn.`)
  if (thrusters.size !== frame.size)
    yield problem('wrong_size', 'thrusters', `The frame is ${frame.size}, the thrusters are ${thrusters.size}.`)
  for (const [i, { sizes }] of cores.entries())
    if (!sizes.includes(frame.size)) yield problem('wrong_size', `cores[${i}]`, `It is for ${sizes.join(', ')}.`)
  for (const [i, { sizes }] of bays.entries())
    if (!sizes.includes(frame.size)) yield problem('wrong_size', `bays[${i}]`, `It is for ${sizes.join(', ')}.`)
  const room = coresOf[frame.size] + bays.filter(({ id }) => id === 'power-core-housing').length
  if (cores.length > room) yield problem('cores', 'cores', `There is room for ${room}.`)
  const taken = bays.reduce((sum, { takes }) => sum + takes, 0)
  if (frame.bays !== null && taken > frame.bays)
    yield problem('bays', 'bays', `It has ${frame.bays}, and ${taken} are taken.`)
}

/** Without housings for more. [OURS] The largest carry one more than the size below. */
const coresOf: Readonly<Record<ShipSize, number>> = {
  ...{ tiny: 1, small: 1, medium: 1, large: 1 },
  ...{ huge: 2, gargantuan: 3, colossal: 4, supercolossal: 5 },
}

function* weaponProblems(fitted: Fitted): Iterable<Problem> {
  const { frame, weapons } = fitted
  for (const arc of allMounts) {
    const plan = planMounts(fitted, arc)
    if (plan.isFull) yield problem('mounts', 'weapons', `Too many stand ${arc}.`)
    if (plan.unfit !== null) yield problem('mount_class', 'weapons', `A ${plan.unfit} mount cannot be made ${arc}.`)
  }
  for (const [i, { card, guns, mount }] of weapons.entries()) {
    const where = `weapons[${i}]`
    if (guns === 2 && card.kind !== 'direct') yield problem('linked', where, 'Only direct fire can.')
    if (card.properties.some(({ property }) => property === 'mine') && mount !== 'aft')
      yield problem('mount_class', where, 'Mines are laid aft.')
    if (!isSpinal(card)) continue
    if (frame.size !== 'supercolossal' || mount !== 'forward')
      yield problem('mount_class', where, 'It lies along a supercolossal ship, forward.')
    if (weapons.findIndex(other => isSpinal(other.card)) !== i || guns === 2)
      yield problem('mounts', where, 'A ship has one weapon of its own length.')
  }
}

function* frameProblems({ frame, weapons, bays }: Fitted): Iterable<Problem> {
  const ahead = weapons.filter(({ mount }) => mount === 'forward')
  const guns = ahead.reduce((sum, { guns, card }) => sum + guns * card.mounts, 0)
  if (frame.id === 'fighter' && guns > 1 && !ahead.some(({ card }) => card.kind === 'tracking'))
    yield problem('frame', 'weapons', 'One of the forward mounts of a fighter is for a tracking weapon.')
  if (frame.id === 'carrier' && !bays.some(({ id }) => id === 'hangar-bay'))
    yield problem('frame', 'bays', 'A carrier has a hangar bay.')
}

function* splitProblems({ split }: Sheet, { shields }: Fitted): Iterable<Problem> {
  if (split === undefined) return
  const points = shields?.points ?? 0
  const total = arcs.reduce((sum, arc) => sum + split[arc], 0)
  if (total !== points) yield problem('shields', 'split', `It adds up to ${total}, not to ${points}.`)
  for (const arc of arcs)
    if (10 * split[arc] < points) yield problem('shields', `split.${arc}`, 'Each quadrant has a tenth at least.')
}

function* crewProblems({ crew }: Sheet, fitted: Fitted): Iterable<Problem> {
  const { frame } = fitted
  const aboard = crew.reduce((sum, { team }) => sum + 1 + (team ?? 0), 0)
  const { least, most } = frame.crew
  if (aboard < least || aboard > most)
    yield problem('crew', 'crew', `The frame is for ${least} to ${most}, and ${aboard} are aboard.`)
  const mounts = allMounts.reduce((sum, arc) => sum + planMounts(fitted, arc).count, 0)
  for (const [role, room] of Object.entries({ captain: 1, pilot: 1, gunner: mounts }))
    if (crew.filter(member => member.role === role).length > room)
      yield problem('crew', 'crew', `It has work for ${room} as ${role}.`)
  for (const [i, member] of crew.entries())
    for (const [skill, ranks] of Object.entries(ranksOf(member, fitted)))
      if (ranks > levelOf(member, fitted))
        yield problem('ranks', `crew[${i}].ranks.${skill}`, `The level is ${levelOf(member, fitted)}.`)
}

function* printedProblems(sheet: Sheet, fitted: Fitted): Iterable<Problem> {
  const { printed } = sheet
  if (printed === undefined) return
  const ranks = pilotRanks(sheet, fitted)
  const { ac, tl } = defencesOf(fitted)
  const turn = turnOf[fitted.frame.manoeuvrability]
  const pcu = coresPcu(fitted)
  if (printed.ac > ac + ranks) yield problem('printed', 'printed.ac', `They give ${ac + ranks}.`)
  if (printed.tl > tl + ranks) yield problem('printed', 'printed.tl', `They give ${tl + ranks}.`)
  if (printed.turn < turn) yield problem('printed', 'printed.turn', `Its frame gives ${turn}.`)
  if (printed.pcu !== undefined && printed.pcu > pcu) yield problem('printed', 'printed.pcu', `They give ${pcu}.`)
}

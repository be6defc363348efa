/** A ship ready to fly, from a sheet without problems: rules/hex.md §3.4, §4. */
import type { WeaponProperty } from '../data/types.ts'
import { readDice } from '../dice.ts'
import type { CrewBlock, ShipBlock, WeaponBlock } from '../setup/block.ts'
import { coresPcu } from './bill.ts'
import { type Fitted, type FittedWeapon, fit } from './fitted.ts'
import { criticalThreshold, defencesOf, hullOf, levelOf, pilotingModifier, ranksOf, turnDistance } from './numbers.ts'
import type { Sheet, SheetMember } from './sheet.ts'

export function buildShip(sheet: Sheet): ShipBlock {
  const fitted = fit(sheet)
  const { tier, frame, thrusters, countermeasures, ablative, bulkheads, shields, computer, sensors } = fitted
  const { printed, split } = sheet
  const { ac, tl } = printed ?? defencesOf(fitted)
  return {
    ...{ name: sheet.name, tier: tier.value, size: frame.size, frame: frame.id, speed: thrusters.speed },
    manoeuvrability: frame.manoeuvrability,
    // The printed one is used, whatever its armour (6.57).
    turn: printed?.turn ?? turnDistance(fitted),
    ...{ ac, tl },
    // A printed ship has the ranks in its numbers; to others its pilot adds them (6.56).
    ranksIncluded: printed !== undefined,
    hull: hullOf(fitted),
    damageThreshold: frame.damageThreshold,
    criticalThreshold: criticalThreshold(fitted),
    shieldsMax: shields?.points ?? 0,
    ...(split !== undefined && { shields: split }),
    ...(ablative !== null && { ablative: quarters(ablative.points / 4) }),
    ...(bulkheads !== null && { bulkheads: bulkheads.percent }),
    corePcu: printed?.pcu ?? coresPcu(fitted),
    countermeasures: countermeasures?.mark ?? 0,
    computer: { bonus: computer.bonus, nodes: computer.nodes },
    sensors: { increment: sensors.increment, modifier: sensors.modifier },
    // A printed crew shares those of its ship (rules/hex.md §1.1).
    resolve: printed === undefined ? 0 : Math.floor(tier.value / 5) + 3,
    weapons: fitted.weapons.filter(({ isOff }) => !isOff).map(weaponBlock),
    crew: sheet.crew.map(member => memberBlock(member, fitted, printed !== undefined)),
  }
}

const quarters = (points: number) => ({ forward: points, starboard: points, aft: points, port: points })

function weaponBlock({ card, mount, guns }: FittedWeapon): WeaponBlock {
  const { id, name, kind, increment, speed, damage, pcu, properties } = card
  return {
    ...{ weapon: id, name, class: card.class, mount },
    kind: kind === 'tracking' || kind === 'ecm' ? kind : 'direct',
    ...{
      increment,
      speed,
      damage: damage === null ? null : timesDice(damage, guns),
      linked: guns === 2,
      pcu: pcu * guns,
    },
    properties: properties.map(property => timesProperty(property, guns)),
  }
}

/** The dice of a pair are those of both. */
function timesDice(dice: string, guns: number): string {
  if (guns === 1) return dice
  const { count, sides, times } = readDice(dice)
  return times === 1 ? `${guns * count}d${sides}` : `(${guns * count}d${sides})*${times}`
}

function timesProperty(property: WeaponProperty, guns: number): WeaponProperty {
  return property.property === 'rail' ? { ...property, dice: timesDice(property.dice, guns) } : property
}

function memberBlock(member: SheetMember, fitted: Fitted, isPrinted: boolean): CrewBlock {
  const { name, role, skills, hitPoints, reflex, seat } = member
  const level = levelOf(member, fitted)
  const { piloting, computers } = skills
  const pilotingMore = isPrinted ? 0 : pilotingModifier(fitted)
  // Checks with sensors add these once more; a print has them in its numbers.
  const computersLess = isPrinted ? fitted.sensors.modifier : 0
  return {
    ...{ name, role, level },
    skills: {
      ...skills,
      ...(piloting !== undefined && { piloting: piloting + pilotingMore }),
      ...(computers !== undefined && { computers: computers - computersLess }),
    },
    ranks: ranksOf(member, fitted),
    resolve: isPrinted ? 0 : (member.resolve ?? 0) + (level >= 8 ? 1 : 0) + (level >= 16 ? 1 : 0),
    ...(hitPoints !== undefined && { hitPoints }),
    ...(reflex !== undefined && { reflex }),
    ...(seat !== undefined && { seat }),
  }
}

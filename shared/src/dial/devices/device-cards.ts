/** What each upgrade puts on the table, and along which templates: rules/dial.md §9.1. */
import type { DeviceShapeId, PlacedObstacleId } from '../data/obstacles/index.ts'
import type { Device } from '../state.ts'

/**
 * A template as a manoeuvre code names it, without its colour: `1F` straight 1, `3B` bank 3 to the left. What is dropped
 * to the left lies behind the ship on its left.
 */
export type TemplateCode = `${1 | 2 | 3 | 4 | 5}F` | `${1 | 2 | 3}${'B' | 'N' | 'T' | 'Y'}`

/** Dropped from the rear guides or launched from the front guides. */
export type DeviceWay = {
  readonly way: 'drop' | 'launch'
  readonly template: TemplateCode
  /** The template lies at the middle of this side of the ship instead of in its guides. */
  readonly side?: 'left' | 'right'
}

export interface DeviceCard {
  /** The device that it places. */
  readonly device: string
  /** Some cards place an obstacle. */
  readonly kind: Device['kind'] | 'obstacle'
  readonly outline: DeviceShapeId | PlacedObstacleId
  readonly ways: readonly DeviceWay[]
  /** With so many fuse markers. */
  readonly fuses?: number
  /** How many one use may place, each along another template; left out: one. */
  readonly most?: number
  /** It must be placed in the System Phase, if it can, once it was placed before. */
  readonly goesOn?: true
}

const drop = (...templates: TemplateCode[]): DeviceWay[] => templates.map(template => ({ way: 'drop', template }))
const launch = (...templates: TemplateCode[]): DeviceWay[] => templates.map(template => ({ way: 'launch', template }))

const bomb = (device: string, ways = drop('1F')) => ({ device, kind: 'bomb', outline: 'bomb', ways }) as const
const mine = (device: string, outline: DeviceShapeId) => ({ device, kind: 'mine', outline, ways: drop('1F') }) as const

/** By upgrade. Each costs one charge of the card. */
export const deviceCards: { readonly [upgrade: string]: DeviceCard } = {
  blazerbomb: bomb('blazerbomb'),
  bombletgenerator: bomb('bomblet'),
  clustermines: mine('clustermine', 'clustermine'),
  concussionbombs: { ...bomb('concussionbomb'), goesOn: true },
  connernets: mine('connernet', 'connernet'),
  electrochaffmissiles: {
    device: 'electrochaffcloud',
    kind: 'obstacle',
    outline: 'electrochaffcloud',
    ways: launch('3B', '3N', '4F'),
    fuses: 1,
  },
  electroprotonbomb: { ...bomb('electroprotonbomb'), fuses: 1 },
  ionbombs: bomb('ionbomb'),
  protonbombs: bomb('protonbomb'),
  proximitymines: mine('proximitymine', 'proximitymine'),
  seismiccharges: bomb('seismiccharge'),
  thermaldetonators: { ...bomb('thermaldetonators', drop('1F', '2F')), most: 2 },
}

/** What each upgrade puts on the table, and along which templates: rules/dial.md §9.1. */
import type { DeviceShapeId, PlacedObstacleId } from '../data/obstacles/index.ts'
import type { Device, TokenKind } from '../state.ts'

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
  /** It is set down with its front guides on the template instead of its rear guides. */
  readonly turned?: true
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
  /** It is not placed in the System Phase but when its own card says. */
  readonly ownTime?: true
  /** Tokens that it costs besides the charge. */
  readonly spends?: { readonly [token in TokenKind]?: number }
}

const drop = (...templates: TemplateCode[]): DeviceWay[] => templates.map(template => ({ way: 'drop', template }))
const launch = (...templates: TemplateCode[]): DeviceWay[] => templates.map(template => ({ way: 'launch', template }))

const bomb = (device: string, ways = drop('1F')) => ({ device, kind: 'bomb', outline: 'bomb', ways }) as const
const mine = (device: string, outline: DeviceShapeId) => ({ device, kind: 'mine', outline, ways: drop('1F') }) as const

const speed3 = ['3B', '3F', '3N', '3T', '3Y'] as const

/** It may be set down either way round. */
const commandos = (device: string): DeviceCard => {
  const ways = drop('1F').flatMap(way => [way, { ...way, turned: true } as const])
  return { device, kind: 'remote', outline: 'commandoteam', ways }
}

/** By upgrade. Each costs one charge of the card. */
export const deviceCards: { readonly [upgrade: string]: DeviceCard } = {
  blazerbomb: bomb('blazerbomb'),
  bombletgenerator: bomb('bomblet'),
  clanwrencommandos: commandos('clanwrencommandos'),
  clustermines: mine('clustermine', 'clustermine'),
  concussionbombs: { ...bomb('concussionbomb'), goesOn: true },
  connernets: mine('connernet', 'connernet'),
  deathwatchcommandos: commandos('deathwatchcommandos'),
  discordmissiles: {
    device: 'buzzdroidswarm',
    kind: 'remote',
    outline: 'buzzdroidswarm',
    ways: launch('3B', '3F', '3N'),
    ownTime: true,
    spends: { calculate: 1 },
  },
  drk1probedroids: {
    device: 'drk1probedroid',
    kind: 'remote',
    outline: 'drk1probedroid',
    ways: [...drop(...speed3), ...launch(...speed3)],
    ownTime: true,
  },
  electrochaffmissiles: {
    device: 'electrochaffcloud',
    kind: 'obstacle',
    outline: 'electrochaffcloud',
    ways: launch('3B', '3N', '4F'),
    fuses: 1,
  },
  electroprotonbomb: { ...bomb('electroprotonbomb'), fuses: 1 },
  imperialsupercommandos: commandos('imperialsupercommandos'),
  ionbombs: bomb('ionbomb'),
  mandaloriansupercommandos: commandos('mandaloriansupercommandos'),
  niteowlcommandos: commandos('niteowlcommandos'),
  protonbombs: bomb('protonbomb'),
  proximitymines: mine('proximitymine', 'proximitymine'),
  seismiccharges: bomb('seismiccharge'),
  thermaldetonators: { ...bomb('thermaldetonators', drop('1F', '2F')), most: 2 },
}

/** The closed lists of words that the tables use: rules/dial.md §11.1–11.2. */

export const RULESETS = ['xwa', 'amg'] as const
export type Ruleset = (typeof RULESETS)[number]

export const FACTIONS = [
  'rebelalliance',
  'galacticempire',
  'scumandvillainy',
  'resistance',
  'firstorder',
  'galacticrepublic',
  'separatistalliance',
] as const
export type Faction = (typeof FACTIONS)[number]

export const SIZES = ['small', 'medium', 'large', 'huge'] as const
export type Size = (typeof SIZES)[number]

/** A manoeuvre's or an action's difficulty. Only manoeuvres are blue. */
export const COLOURS = ['blue', 'white', 'red', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export type ActionColour = Exclude<Colour, 'blue'>

export const ACTIONS = [
  'barrelRoll',
  'boost',
  'calculate',
  'cloak',
  'coordinate',
  'evade',
  'focus',
  'jam',
  'lock',
  'reinforce',
  'reload',
  'rotate',
  'slam',
] as const
export type ActionType = (typeof ACTIONS)[number]

export const ARCS = ['front', 'rear', 'left', 'right', 'fullFront', 'bullseye', 'singleTurret', 'doubleTurret'] as const
export type Arc = (typeof ARCS)[number]

export const FORCE_SIDES = ['dark', 'light'] as const
export type ForceSide = (typeof FORCE_SIDES)[number]

/** Slot keys as squads are exchanged. */
export const SLOTS = [
  'astromech',
  'cannon',
  'cargo',
  'command',
  'configuration',
  'crew',
  'device',
  'force-power',
  'gunner',
  'hardpoint',
  'hyperdrive',
  'illicit',
  'missile',
  'modification',
  'sensor',
  'tactical-relay',
  'talent',
  'team',
  'tech',
  'title',
  'torpedo',
  'turret',
] as const
export type Slot = (typeof SLOTS)[number]

export const KEYWORDS = [
  'awing',
  'bountyhunter',
  'bwing',
  'clone',
  'darkside',
  'droid',
  'freighter',
  'jedi',
  'lightside',
  'mandalorian',
  'partisan',
  'sith',
  'spectre',
  'tie',
  'xwing',
  'ywing',
  'yt1300',
] as const
export type Keyword = (typeof KEYWORDS)[number]

export const FORMATS = ['standard', 'extended', 'epic'] as const
export type Format = (typeof FORMATS)[number]

export const DEVICE_KINDS = ['bomb', 'mine', 'remote', 'obstacle'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** A manoeuvre code: speed, bearing, colour. */
export const MANOEUVRE = /^[0-5][TBFNYKLPEROSAD][BWRP]$/

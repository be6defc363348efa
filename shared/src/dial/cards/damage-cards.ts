/** The damage deck's effects while a card lies face up: rules/dial.md §7.4, row by row. */
import type { Ability, Constant } from '../../kernel/index.ts'
import { fewer } from '../attack/dice-count.ts'
import { rollOne } from '../dice.ts'
import { isPlaced, shipOf } from '../look.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import type { Ship, ShipId } from '../state.ts'
import { gain } from '../tokens/index.ts'
import type { DialTurn } from '../turn.ts'
import type { ActionName, DialFolds, DialWindows, DialWords } from '../words.ts'

type Window = keyof DialWindows
type Fold = keyof DialFolds
type OfShip = { [N in Window]: DialWindows[N] extends { ship: ShipId } ? N : never }[Window]

/** What a card does as soon as it lies face up. */
export const immediateEffects: { readonly [card: string]: (t: DialTurn, ship: ShipId) => void } = {
  panickedpilot: (t, ship) => {
    gain(t, ship, 'stress', 2)
    turnDown(t, ship, 'panickedpilot')
  },
  directhit: (t, ship) => {
    hit(t, ship, 'directhit')
    turnDown(t, ship, 'directhit')
  },
}

const abilities = [
  ability('woundedpilot', 'afterAction', (t, { ship }) => {
    const face = rollOne(t, ship, 'woundedpilot')
    if (face === 'hit' || face === 'crit') gain(t, ship, 'stress', 1)
  }),
  ability(
    'stunnedpilot',
    'afterExecute',
    (t, { ship }) => hit(t, ship, 'stunnedpilot'),
    (_t, { obstacles }) => obstacles.length > 0,
  ),
  ability('consolefire', 'beforeEngage', (t, { ship }) => {
    if (rollOne(t, ship, 'consolefire') === 'hit') hit(t, ship, 'consolefire')
  }),
  ability(
    'loosestabilizer',
    'afterExecute',
    (t, { ship }) => {
      hit(t, ship, 'loosestabilizer')
      turnDown(t, ship, 'loosestabilizer')
    },
    (_t, { code }) => manoeuvre(code).letter !== 'F',
  ),
  ability('disabledpowerregulator', 'beforeEngage', (t, { ship }) => gain(t, ship, 'ion', 1)),
  ability(
    'disabledpowerregulator',
    'afterExecute',
    (t, { ship }) => turnDown(t, ship, 'disabledpowerregulator'),
    ({ game }, { ship, cause }) => cause === 'dial' && game.activation?.ship === ship && game.activation.flewIon,
  ),
  // The crit that dealt the card is not one that it waited for. It is face down before its own hit can be a crit
  // (Hull Breach): what that triggers comes after the whole effect.
  ability(
    'fuelleak',
    'critSuffered',
    (t, { ship }) => {
      turnDown(t, ship, 'fuelleak')
      hit(t, ship, 'fuelleak')
    },
    ({ game }, { ship, card }) =>
      shipOf(game, ship).damage.up.filter(up => up === 'fuelleak').length > (card === 'fuelleak' ? 1 : 0),
  ),
]

const constants = [
  constant('weaponsfailure', 'attackDice', ({ source }, { attacker }, dice) =>
    attacker === source ? fewer(dice) : dice,
  ),
  constant('structuraldamage', 'defenceDice', ({ source }, { defender }, dice) =>
    defender === source ? fewer(dice) : dice,
  ),
  constant('hullbreach', 'hitBecomesCrit', ({ source }, { ship }, crit) => ship === source || crit),
  constant('damagedengine', 'difficulty', ({ source }, { ship, code }, harder) =>
    ship === source && isTurn(code) ? harder + 1 : harder,
  ),
]

export const damageAbilities = Object.fromEntries(abilities.map(entry => [entry.id, entry]))
export const damageConstants = Object.fromEntries(constants.map(entry => [entry.id, entry]))

/** The entries by which a face-up card takes part in windows. */
export function damageEffects(card: string): readonly { id: string; window: Window | Fold }[] {
  return [...abilities, ...constants.map(entry => ({ ...entry, window: entry.fold }))].filter(
    entry => entry.card === card,
  )
}

/** The cards with an action that turns them face down. */
export const repairedByAction: readonly string[] = [
  'blindedpilot',
  'woundedpilot',
  'consolefire',
  'weaponsfailure',
  'hullbreach',
  'damagedsensorarray',
  'loosestabilizer',
  'fuelleak',
]

/** A damaged sensor array leaves the focus action and those of damage cards. */
export function cardsAllowAction({ damage }: Ship, action: ActionName): boolean {
  return action === 'focus' || action === 'repair' || !damage.up.includes('damagedsensorarray')
}

/** A blinded pilot modifies his attack dice by nothing but force for its default effect. */
export function isBlinded({ damage }: Ship): boolean {
  return damage.up.includes('blindedpilot')
}

/** An entry of the ship with the card, as long as the card lies face up and the ship is in play. */
function ability<N extends OfShip>(
  card: string,
  window: N,
  effect: (t: DialTurn, args: DialWindows[N]) => void,
  when: (t: DialTurn, args: DialWindows[N]) => boolean = () => true,
): Ability<DialWords, N> & { readonly card: string } {
  return {
    id: `${card} ${window}`,
    card,
    window,
    when: (t, { source }, args) => {
      const ship = shipOf(t.game, source)
      return args.ship === source && isPlaced(ship) && ship.damage.up.includes(card) && when(t, args)
    },
    effect: (t, _source, args) => effect(t, args),
  }
}

function constant<N extends Fold>(
  card: string,
  fold: N,
  change: (
    source: { readonly source: string },
    args: DialFolds[N]['args'],
    value: DialFolds[N]['value'],
  ) => DialFolds[N]['value'],
): Constant<DialWords, N> & { readonly card: string } {
  return {
    id: `${card} ${fold}`,
    card,
    fold,
    change: (_t, source, args, value) =>
      change(source, args as DialFolds[N]['args'], value as DialFolds[N]['value']) as never,
  }
}

function isTurn(code: string): boolean {
  const { letter, course } = manoeuvre(code)
  return (letter === 'T' || letter === 'Y') && !course.sideslip
}

function hit(t: DialTurn, ship: ShipId, source: string): void {
  t.push('suffer', { ship, hits: 1, crits: 0, source })
}

function turnDown(t: DialTurn, ship: ShipId, card: string): void {
  t.push('turnFaceDown', { ship, card })
}

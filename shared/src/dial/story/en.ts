/** The story in English, in the words of the rulebook. Everything a language says stands in its one file. */
import { type ArcName, degreesOf } from '../../geometry/index.ts'
import { isObject, type Json } from '../../kernel/index.ts'
import { plainText } from '../../story/plain-text.ts'
import { cardOfEntry } from '../cards/entry-id.ts'
import { nameOf, type ObstacleKind } from '../data/index.ts'
import { manoeuvre } from '../manoeuvre/manoeuvre.ts'
import type { FeatureKind, ScenarioId } from '../scenario/scenario.ts'
import { totalOf } from '../score/score.ts'
import type { ObjectRef, Phase, TokenKind, Turret } from '../state.ts'
import type { ActionChoice, DialEvent, Flown, GreenFace, Modification, RedFace } from '../words.ts'
import { cardName } from './card-name.ts'
import type { Cast } from './cast.ts'
import type { Teller } from './teller.ts'
import { turnedBy } from './turned-by.ts'

type Told<T extends DialEvent['type']> = Extract<DialEvent, { readonly type: T }>

const phaseNames: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  planning: 'Planning Phase',
  system: 'System Phase',
  activation: 'Activation Phase',
  engagement: 'Engagement Phase',
  end: 'End Phase',
}

const obstacleNames: Readonly<Record<ObstacleKind, string>> = {
  asteroid: 'asteroid',
  debris: 'debris cloud',
  gas: 'gas cloud',
  chaff: 'electro-chaff cloud',
  cargo: 'loose cargo',
  blaze: 'blaze',
}

const tokenNames: Readonly<Record<TokenKind, string>> = {
  focus: 'focus',
  calculate: 'calculate',
  evade: 'evade',
  reinforceFore: 'fore reinforce',
  reinforceAft: 'aft reinforce',
  stress: 'stress',
  strain: 'strain',
  deplete: 'deplete',
  ion: 'ion',
  cloak: 'cloak',
  disarm: 'disarm',
  jam: 'jam',
  tractor: 'tractor',
}

const tokenMarks: Readonly<Record<TokenKind, string>> = {
  focus: 'Fo',
  calculate: 'Ca',
  evade: 'Ev',
  reinforceFore: 'Rf',
  reinforceAft: 'Ra',
  stress: 'St',
  strain: 'Sn',
  deplete: 'De',
  ion: 'Io',
  cloak: 'Cl',
  disarm: 'Di',
  jam: 'Ja',
  tractor: 'Tr',
}

const turretNames: Readonly<Record<Turret, string>> = {
  front: 'to the front',
  right: 'to the right',
  rear: 'to the rear',
  left: 'to the left',
  frontRear: 'to front and rear',
  leftRight: 'to left and right',
}

/** Ways of boosts, and of rolls with their place: `left`, `left:+1`, `left:front:+1`. */
const wayWords: Readonly<Record<string, string>> = {
  straight: 'straight ahead',
  boost: 'straight ahead',
  left: 'to the left',
  right: 'to the right',
  front: 'bending forward',
  rear: 'bending back',
  '+1': 'forward position',
  '0': 'middle position',
  '-1': 'rear position',
}

/** Why a ship takes no action, by the word of the rule. */
const skipReasons: Readonly<Record<string, string>> = {
  gone: 'it has left play',
  stressed: 'it is stressed',
  barred: 'it overlapped an enemy ship in this activation',
  forbidden: 'a card forbids it',
  'nothing to attempt': 'there is no action that it could attempt',
  'overlapped a friendly ship': 'it overlapped a friendly ship',
  'overlapped an enemy ship': 'it overlapped an enemy ship',
  'ended on an obstacle': 'its manoeuvre ended on an obstacle',
  'met a blaze': 'it met a blaze',
}

const bearingNames: Readonly<Record<string, string>> = {
  straight: 'straight',
  bank: 'bank',
  turn: 'turn',
  koiogran: 'Koiogran turn',
  segnor: "Segnor's loop",
  tallon: 'Tallon roll',
}

const slotNames: Readonly<Record<string, string>> = { '1': 'forward', '0': 'middle', '-1': 'rear' }

const faceNames: Readonly<Record<RedFace | GreenFace, string>> = {
  hit: 'hit',
  crit: 'crit',
  evade: 'evade',
  focus: 'focus',
  blank: 'blank',
}

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

const list = (items: readonly string[], last = 'and') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const at = ({ x, y }: { readonly x: number; readonly y: number }) => `${Math.round(x)}, ${Math.round(y)} mm`

const known = <V>(record: Readonly<Record<string, V>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** `2 bank left, blue`. */
function manoeuvreName(code: string): string {
  const { speed, colour, course } = manoeuvre(code)
  const { template, side, end, reverse, sideslip } = course
  if (template === 'stationary') return `stationary, ${colour}`
  const bearing = bearingNames[end === 'plain' ? template : end]
  const words = [speed, reverse && 'reverse', bearing, sideslip && 'sideslip', side]
  return `${words.filter(word => word !== false && word !== null).join(' ')}, ${colour}`
}

const player: Teller['player'] = (seat, { players }) => known(players, seat)?.name ?? `Player ${seat.toUpperCase()}`

const pilot: Teller['pilot'] = (id, { ships }) => nameOf('pilots', known(ships, id) ?? id)

const ship: Teller['ship'] = (id, cast) => {
  if (known(cast.devices, id) !== undefined) return device(id, cast)
  return known(cast.ships, id) === undefined ? id : `${pilot(id, cast)} (${id})`
}

const ships = (ids: readonly string[], cast: Cast) => list(ids.map(id => ship(id, cast)))

function obstacle(id: string, { obstacles }: Cast): string {
  const kind = known(obstacles, id)
  return `${kind === undefined ? 'obstacle' : obstacleNames[kind]} ${id}`
}

function device(id: string, { devices }: Cast): string {
  const card = known(devices, id)
  return `${card === undefined ? 'device' : cardName(card, 'en')} ${id}`
}

const featureNames: Readonly<Record<FeatureKind, string>> = {
  satellite: 'satellite',
  supplyCache: 'supply cache',
  dataCache: 'data cache',
}

function feature(id: string, { features }: Cast): string {
  const kind = known(features, id)
  return `${kind === undefined ? 'feature' : featureNames[kind]} ${id}`
}

const scenarioNames: Readonly<Record<ScenarioId, string>> = {
  assault: 'Assault at the Satellite Array',
  chance: 'Chance Engagement',
  salvage: 'Salvage Mission',
  scramble: 'Scramble the Transmissions',
  ancient: 'Ancient Knowledge',
}

const scenario = (id: ScenarioId | null) => (id === null ? 'Dogfight' : scenarioNames[id])

const standing: Teller['standing'] = (match, cast) => {
  const { ruleset, score, timeCalled } = match
  const sides = Object.entries(score).map(([side, own]) => `${sideName(side, cast)} ${totalOf(own)}`)
  const last = timeCalled ? ' Time is called.' : ''
  return `${scenario(match.scenario)}, to ${count(ruleset.endScore, 'point')}: ${sides.join(', ')}.${last}`
}

function thing({ kind, id }: ObjectRef, cast: Cast): string {
  if (kind === 'ship') return ship(id, cast)
  return kind === 'obstacle' ? obstacle(id, cast) : device(id, cast)
}

const tokens: Teller['tokens'] = (kind, n) => count(n, `${tokenNames[kind]} token`)

/** A cause of damage or of a die: an obstacle's kind, an overlap, an attack, or a card. */
function cause(word: string): string {
  if (word === 'overlap' || word === 'attack') return `the ${word}`
  const kind = known<string>(obstacleNames, word)
  return kind === undefined ? cardName(word, 'en') : `the ${kind}`
}

const way = (option: string) =>
  option
    .split(':')
    .map(part => known(wayWords, part) ?? part)
    .join(', ')

function playersOf(side: string, cast: Cast): string[] {
  const seats = Object.keys(cast.players).filter(seat => known(cast.players, seat)?.side === side)
  return seats.length > 0 ? seats.map(seat => player(seat, cast)) : [`Side ${side}`]
}

function matchBegan({ players, scenario: id, endScore, rated }: Told<'matchBegan'>, cast: Cast): string {
  const sides = [...new Set(players.map(({ side }) => side))].map(side =>
    list(
      players
        .filter(p => p.side === side)
        .map(({ seat, squad, points }) => {
          const facts = [plainText(squad, 40), count(points, 'squad point')].filter(fact => fact !== '')
          return `${player(seat, cast)} (${facts.join(', ')})`
        }),
    ),
  )
  return `The ${rated ? 'rated ' : ''}match begins: ${scenario(id)}, to ${count(endScore, 'point')}, ${sides.join(' against ')}.`
}

/** Problems are sentences already; what they quote may come from anybody. */
const squadIllegal = ({ seat, problems }: Told<'squadIllegal'>, cast: Cast) =>
  `The squad of ${player(seat, cast)} is illegal: ${problems.map(({ message }) => plainText(message, 200)).join(' ')}`

function playerOrder({ rolls, order }: Told<'playerOrder'>, cast: Cast): string {
  const rolled = rolls.map(({ seat, faces }) => `${player(seat, cast)} rolls ${list(faces.map(f => faceNames[f]))}`)
  const [first] = order
  return `${rolled.join('; ')}: ${first === undefined ? 'a tie, so they roll again' : `${player(first, cast)} is first player`}.`
}

const changeReasons: Readonly<Record<Flown['reason'], string>> = {
  asRevealed: 'flies the manoeuvre revealed',
  difficulty: 'flies the manoeuvre at another difficulty',
  card: 'flies another manoeuvre by a card',
  stressed: 'is stressed and flies the stress manoeuvre instead',
  noForce: 'has no Force to spend and flies the stress manoeuvre instead',
  noDial: 'has no dial and flies the stress manoeuvre',
  ionised: 'is ionised and flies the ion manoeuvre',
}

/** Whose base was in the way decides what follows; whom the ship touches is another matter. */
function manoeuvreFlown(event: Told<'manoeuvreFlown'>, cast: Cast): string {
  const { code, executed, slot, overlapped, last, from, to } = event
  const flies = `${ship(event.ship, cast)} flies ${manoeuvreName(code)}`
  if (executed === 'fully') {
    return slot === null ? `${flies}: fully executed.` : `${flies}, to the ${slotNames[slot]} position: fully executed.`
  }
  const blocked =
    overlapped.length > 0 ? `the full move would overlap ${ships(overlapped, cast)}` : 'no position at its end is free'
  const stays = from.x === to.x && from.y === to.y && from.dx === to.dx && from.dy === to.dy
  const touches = last.length > 0 ? ` and touches ${ships(last, cast)}` : ''
  const partly = `${flies}, partially executed: ${blocked}`
  if (stays) return `${partly}, and there is no room to move: it stays where it is${touches}.`
  return last.length > 0 ? `${partly}, so it backs up${touches}.` : `${partly}, so it ends without the roll.`
}

function damageDealt({ ship: id, down, up, source }: Told<'damageDealt'>, cast: Cast): string {
  const faceUp = up.map(card => `${nameOf('damage', card)} face up`)
  const cards = down > 0 ? [`${count(down, 'damage card')} face down`, ...faceUp] : faceUp
  return `${upper(cause(source))} deals ${ship(id, cast)} ${list(cards)}.`
}

const actionNames: Readonly<Record<ActionChoice['action'], string>> = {
  focus: 'focus',
  calculate: 'calculate',
  evade: 'evade',
  reinforce: 'reinforce',
  lock: 'lock',
  barrelRoll: 'barrel roll',
  boost: 'boost',
  rotate: 'rotate arc',
  reload: 'reload',
  coordinate: 'coordinate',
  jam: 'jam',
  cloak: 'cloak',
  slam: 'SLAM',
  repair: 'repair',
  card: 'card',
  tow: 'tow',
  scramble: 'scramble',
  transmit: 'transmit',
}

/** On whom, where what follows does not tell it. */
function actionAim(choice: ActionChoice, cast: Cast): string {
  if (choice.action === 'coordinate' && choice.ship !== null) return ` for ${ship(choice.ship, cast)}`
  if (choice.action === 'jam' && choice.ship !== null) return ` on ${ship(choice.ship, cast)}`
  if (choice.action === 'repair') return ` on ${nameOf('damage', choice.card)}`
  if (choice.action === 'card') return ` of ${cardName(choice.card, 'en')}`
  if (choice.action === 'lock' && choice.on !== null) return ` on ${thing(choice.on, cast)}`
  return ''
}

function action({ ship: id, choice, colour, why, type }: Told<'actionPerformed' | 'actionFailed'>, cast: Cast): string {
  const name = actionNames[choice.action]
  const which = colour === 'white' ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : `a ${colour} ${name}`
  const what = `${which} action${actionAim(choice, cast)}`
  const does = type === 'actionPerformed' ? `performs ${what}` : `attempts ${what}, which fails`
  const acts = `${ship(id, cast)} ${does}.`
  if (why === 'step') return acts
  if (why === 'linked') return `Linked: ${acts}`
  if (why === 'granted') return `Granted: ${acts}`
  return why === 'overlap' ? `After the overlap: ${acts}` : `By ${cardName(why, 'en')}: ${acts}`
}

function actionSkipped({ ship: id, why }: Told<'actionSkipped'>, cast: Cast): string {
  if (why === 'declined') return `${ship(id, cast)} performs no action.`
  return `${ship(id, cast)} skips its action: ${known(skipReasons, why) ?? cardName(why, 'en')}.`
}

function repositioned({ ship: id, by, option }: Told<'repositioned'>, cast: Cast): string {
  const who = ship(id, cast)
  if (by === 'barrelRoll') return `${who} barrel rolls ${way(option)}.`
  if (by === 'boost') return `${who} boosts ${way(option)}.`
  if (by === 'decloak') return `${who} decloaks ${way(option)}.`
  return `${who} is moved ${way(option)} by ${by === 'tractor' ? 'the tractor beam' : cardName(by, 'en')}.`
}

function turned({ ship: id, by, from, to }: Told<'turned'>, cast: Cast): string {
  const side = turnedBy(from, to)
  const how = side === 'around' ? '180°' : `90° to the ${side}`
  return `${ship(id, cast)} turns ${how}${by === 'tractor' ? ' after the tractor beam' : `, by ${cardName(by, 'en')}`}.`
}

/** A charge of the pilot's own card, or of another card. */
const charge = (n: number, card: string, pilotId: string | undefined) =>
  card === pilotId ? count(n, 'charge') : `${count(n, 'charge')} of ${cardName(card, 'en')}`

const sideName = (side: string, cast: Cast) => list(playersOf(side, cast))

const scores = (side: string, cast: Cast) => (playersOf(side, cast).length === 1 ? 'scores' : 'score')

const conditionAssigned = ({ card, knownTo }: Told<'conditionAssigned'>) => {
  const named = card === null ? 'a condition' : cardName(card, 'en')
  return knownTo === null ? named : `${named}, face down,`
}

const scored = ({ side, why, points, total }: Told<'scored'>, cast: Cast) =>
  `${sideName(side, cast)} ${scores(side, cast)} ${count(points, 'point')} for ${why === 'deficit' ? 'what the enemy squad costs less than it may' : 'objectives'}: ${total} in all.`

const shipFates: Readonly<Record<Told<'shipScored'>['why'], string>> = {
  half: 'down to half',
  destroyed: 'destroyed',
  fled: 'fled',
}

const shipScored = ({ side, ship: id, why, points, total }: Told<'shipScored'>, cast: Cast) =>
  `${sideName(side, cast)} ${scores(side, cast)} ${count(points, 'point')} for ${ship(id, cast)}, ${shipFates[why]}: ${total} in all.`

const endReasons: Readonly<Record<Told<'matchEnded'>['reason'], string>> = {
  flight: 'every enemy ship has fled',
  destruction: 'no enemy ship is left in play',
  score: 'the score is reached',
  rounds: 'the last round is over',
  time: 'time is over',
  conceded: 'the other side concedes',
}

/** With no ship left on either side nobody has an enemy any more. */
function matchEnded({ winner, reason, tieBroken, totals }: Told<'matchEnded'>, cast: Cast): string {
  const points = `The score is ${Object.entries(totals)
    .map(([side, total]) => `${sideName(side, cast)} ${total}`)
    .join(', ')}.`
  if (winner === null) {
    const last = reason === 'rounds' || reason === 'time' ? endReasons[reason] : 'no ship is left in play'
    return `The match is a draw: ${last}. ${points}`
  }
  const wins = playersOf(winner, cast).length === 1 ? 'wins' : 'win'
  const tie = tieBroken ? ' The ships destroyed and damaged decide between equal scores.' : ''
  return `${sideName(winner, cast)} ${wins} the match: ${endReasons[reason]}. ${points}${tie}`
}

const heading: Teller['heading'] = (phase, round) =>
  phase === 'setup' ? phaseNames.setup : `Round ${round}, ${phaseNames[phase]}`

const phaseOf = ({ phase, round }: Told<'phaseBegan' | 'phaseEnded'>) =>
  phase === 'setup' ? phaseNames.setup : `Round ${round}: the ${phaseNames[phase]}`

const damageCard: Teller['damageCard'] = id => nameOf('damage', id)
const shields: Teller['shields'] = ({ value, max }) => `shields ${value} of ${max}`
const hull: Teller['hull'] = (left, of) => `hull ${left} of ${of}`
const force: Teller['force'] = ({ value, max }) => `Force ${value} of ${max}`

const condition: Teller['condition'] = ship => {
  const { damage } = ship
  const facts = [
    ...(ship.doomed ? ['destroyed'] : []),
    shields(ship.shields),
    hull(Math.max(0, ship.hull - damage.down - damage.up.length), ship.hull),
  ]
  if (ship.force !== null) facts.push(force(ship.force))
  for (const [kind, n] of Object.entries(ship.tokens)) if (n > 0) facts.push(tokens(kind as TokenKind, n))
  return [...facts, ...damage.up.map(damageCard)].join(', ')
}

const remote: Teller['remote'] = ({ hull: of, damage, charges, doomed }) => {
  const facts = [...(doomed ? ['destroyed'] : []), hull(Math.max(0, of - damage.down), of)]
  return [...facts, ...(charges === null ? [] : [count(charges.value, 'charge')])].join(', ')
}

const squad: Teller['squad'] = (seat, name, cast) =>
  name === '' ? player(seat, cast) : `${player(seat, cast)}: ${name}`

const away: Teller['away'] = place => ({ reserve: 'in reserve', fled: 'fled', destroyed: 'destroyed' })[place]

function diceAnd(faces: readonly (RedFace | GreenFace)[], kind: 'attack' | 'defence'): string {
  const dice = count(faces.length, `${kind} die`, `${kind} dice`)
  return faces.length === 0 ? dice : `${dice}: ${list(faces.map(f => faceNames[f]))}`
}

const arcNames: Readonly<Record<ArcName, string>> = {
  front: 'front',
  rear: 'rear',
  left: 'left',
  right: 'right',
  bullseye: 'bullseye',
  fullFront: 'full front',
  fullRear: 'full rear',
}

/** The front arc goes without saying, a turret's does not. */
function weaponName({ card, weapon: { arc, turret } }: Told<'attackDeclared'>): string {
  const name = card === null ? 'its primary weapon' : nameOf('upgrades', card)
  if (arc === 'front' && !turret) return name
  return `${name} in its ${arcNames[arc]} ${turret ? 'turret arc' : 'arc'}`
}

function attackDeclared(event: Told<'attackDeclared'>, cast: Cast): string {
  const { ship: attacker, defender, range, obstructed, bonus } = event
  const through = obstructed.length === 0 ? '' : `, obstructed by ${list(obstructed.map(id => obstacle(id, cast)))}`
  const kind = bonus ? 'makes a bonus attack on' : 'attacks'
  return `${ship(attacker, cast)} ${kind} ${ship(defender, cast)} with ${weaponName(event)} at range ${range}${through}.`
}

function attackResolved({ ship: attacker, defender, ...results }: Told<'attackResolved'>, cast: Cast): string {
  const { hits, crits, reinforced } = results
  const added = reinforced === 0 ? '' : `, after ${count(reinforced, 'evade')} by reinforcement`
  if (hits + crits === 0) return `${ship(attacker, cast)} misses ${ship(defender, cast)}.`
  const left = [hits > 0 ? count(hits, 'hit') : '', crits > 0 ? count(crits, 'crit') : '']
  return `${ship(attacker, cast)} hits ${ship(defender, cast)}: ${list(left.filter(r => r !== ''))}${added}.`
}

function resultsChanged({ ship: id, card, hits, crits, inflicts }: Told<'resultsChanged'>, cast: Cast): string {
  const left = [hits > 0 ? count(hits, 'hit') : '', crits > 0 ? count(crits, 'crit') : ''].filter(r => r !== '')
  const come = inflicts === 'damage' ? '' : `, each for ${tokenNames[inflicts]} instead of damage`
  return `${cardName(card, 'en')} of ${ship(id, cast)} leaves ${left.length === 0 ? 'nothing' : list(left)}${come}.`
}

/** The ship that was chosen for an ability, if one was. */
const onShip = (choice: Json, cast: Cast): string =>
  isObject(choice) && typeof choice.ship === 'string' ? ` on ${ship(choice.ship, cast)}` : ''

const modified = (how: Modification): string => {
  if ('card' in how)
    return `uses ${how.card === 'ancientKnowledge' ? scenarioNames.ancient : cardName(cardOfEntry(how.card), 'en')}`
  if (how.spend === 'lock') return `spends its lock to reroll ${count(how.dice.length, 'die', 'dice')}`
  if (how.spend === 'force') return 'spends 1 Force'
  return `spends ${tokens(how.spend, 1)}`
}

function sentence(event: DialEvent, cast: Cast): string | null {
  const who = 'ship' in event ? ship(event.ship, cast) : ''
  switch (event.type) {
    case 'matchBegan':
      return matchBegan(event, cast)
    case 'squadIllegal':
      return squadIllegal(event, cast)
    case 'noncesGiven':
      return 'Every player has added to the seed of the dice.'
    case 'playerOrder':
      return playerOrder(event, cast)
    case 'obstaclePlaced':
      return `${player(event.seat, cast)} places ${event.obstacle}, ${nameOf('obstacles', event.outline)}, at ${at(event.pose)}.`
    case 'obstacleSetAside':
      return `${player(event.seat, cast)} sets ${nameOf('obstacles', event.outline)} aside: no place for it is left.`
    case 'shipPlaced': {
      const turret = event.turret === null ? '' : `, turret arc ${turretNames[event.turret]}`
      return `${who} is placed at ${at(event.pose)}, heading ${Math.round(degreesOf(event.pose.dx, event.pose.dy)) % 360}°${turret}.`
    }
    case 'phaseBegan':
      return `${phaseOf(event)} begins.`
    case 'phaseEnded':
      return `${phaseOf(event)} ends.`
    case 'dialRevealed':
      return `${who} reveals ${manoeuvreName(event.code)}.`
    case 'noDial':
      return `${who} has no dial to reveal.`
    case 'dialSet':
      return `The dial of ${who} is set to ${manoeuvreName(event.code)}.`
    case 'manoeuvreChanged':
      return `${who} ${changeReasons[event.reason]}: ${manoeuvreName(event.code)}.`
    case 'manoeuvreFlown':
      return manoeuvreFlown(event, cast)
    case 'attackDeclared':
      return attackDeclared(event, cast)
    case 'attackPassed':
      return `${who} does not attack.`
    case 'attackRolled':
      return `${who} rolls ${diceAnd(event.faces, 'attack')}.`
    case 'defenceRolled':
      return `${who} rolls ${diceAnd(event.faces, 'defence')}.`
    case 'diceModified':
      return `${who} ${modified(event.how)}: ${list((event.dice === 'red' ? event.red : event.green).map(f => faceNames[f]))}.`
    case 'attackResolved':
      return attackResolved(event, cast)
    case 'diceCancelled':
      return `${who} cancels dice by ${cardName(event.card, 'en')}: ${list(event.left.map(f => faceNames[f])) || 'none'} ${event.left.length === 1 ? 'is' : 'are'} left.`
    case 'resultsChanged':
      return resultsChanged(event, cast)
    case 'removed':
      return `${who} is removed from the table.`
    case 'damageRepaired':
      return event.card === null
        ? `${who} discards a face-down damage card.`
        : `${damageCard(event.card)} of ${who} is turned face down.`
    case 'damageExposed':
      return `A damage card of ${who} is exposed: ${damageCard(event.card)}.`
    case 'chargeSpent':
      return `${who} spends ${charge(event.count, event.card, known(cast.ships, event.ship))}.`
    case 'fled':
      return `${who} leaves the play area: it has fled.`
    case 'destroyed':
      return `${who} is destroyed.`
    case 'obstacleMet':
      return `${who} ${event.how === 'through' ? 'moves through' : 'overlaps'} ${obstacle(event.obstacle, cast)}.`
    case 'deviceDetonated':
      return event.by === null
        ? `${upper(device(event.device, cast))} detonates.`
        : `${ship(event.by, cast)} sets off ${device(event.device, cast)}.`
    case 'deviceRemoved':
      return `${cardName(event.card, 'en')} ${event.device} is removed.`
    case 'obstacleRemoved':
      return `${upper(obstacle(event.obstacle, cast))} is removed.`
    case 'fusePlaced':
      return `A fuse marker is placed on ${thing(event.on, cast)}.`
    case 'fuseLost':
      return `${upper(thing(event.on, cast))} loses a fuse marker.`
    case 'devicePlaced':
      return `${who} places ${cardName(event.card, 'en')} ${event.device} at ${at(event.pose)}.`
    case 'remoteMet':
      return `${who} ${event.how === 'through' ? 'moves through' : 'overlaps'} ${device(event.remote, cast)}.`
    case 'deviceRelocated':
      return `${upper(device(event.device, cast))} is relocated to ${at(event.to)}.`
    case 'rolled':
      return `${who} rolls ${count(event.faces.length, 'attack die', 'attack dice')} for ${cause(event.why)}: ${list(event.faces.map(f => faceNames[f]))}.`
    case 'tokenGained':
      return `${who} gains ${tokens(event.token, event.count)}.`
    case 'tokenLost':
      return `${who} loses ${tokens(event.token, event.count)}.`
    case 'cardTokenGained':
      return `${count(event.count, `${tokenNames[event.token]} token`)} ${event.count === 1 ? 'is' : 'are'} laid on ${cardName(event.card, 'en')} of ${who}.`
    case 'cardTokenLost':
      return `${count(event.count, `${tokenNames[event.token]} token`)} ${event.count === 1 ? 'is' : 'are'} taken from ${cardName(event.card, 'en')} of ${who}.`
    case 'lockGained':
      return `${who} acquires a lock on ${thing(event.on, cast)}.`
    case 'lockBroken':
      return `The lock of ${who} on ${thing(event.on, cast)} breaks.`
    case 'lockSpent':
      return `${who} spends its lock on ${thing(event.on, cast)}.`
    case 'forceSpent':
      return `${who} spends ${event.count} Force.`
    case 'forceRecovered':
      return `${who} recovers ${event.count} Force.`
    case 'chargeRecovered':
      return `${who} recovers ${charge(event.count, event.card, known(cast.ships, event.ship))}.`
    case 'chargeLost':
      return `${who} loses ${charge(event.count, event.card, known(cast.ships, event.ship))}.`
    case 'shieldLost':
      return `${who} loses ${count(event.count, 'shield')}.`
    case 'shieldRecovered':
      return `${who} recovers ${count(event.count, 'shield')}.`
    case 'damageDealt':
      return damageDealt(event, cast)
    case 'actionPerformed':
    case 'actionFailed':
      return action(event, cast)
    case 'actionSkipped':
      return actionSkipped(event, cast)
    case 'repositioned':
      return repositioned(event, cast)
    case 'turned':
      return turned(event, cast)
    case 'turretRotated':
      return `${who} points its turret arc ${turretNames[event.to]}.`
    case 'decloakFailed':
      return `${who} fails to decloak, as no position is legal, and stays cloaked.`
    case 'featurePlaced':
      return event.seat === null
        ? `${upper(feature(event.feature, cast))} lies in the centre.`
        : `${player(event.seat, cast)} places ${feature(event.feature, cast)} at ${at(event.pose)}.`
    case 'featureSetAside':
      return `${player(event.seat, cast)} sets a feature aside: no place for it is left.`
    case 'cacheTowed':
      return `${who} tows ${feature(event.feature, cast)}.`
    case 'cacheJettisoned':
      return `${who} jettisons ${feature(event.feature, cast)}, which lies at ${at(event.pose)}.`
    case 'markerPlaced':
      return `${who} puts the marker of ${sideName(event.side, cast)} on ${feature(event.feature, cast)}.`
    case 'transmitted':
      return `${who} spends the charge of ${feature(event.feature, cast)} and gains ${scenarioNames.ancient}.`
    case 'knowledgeLost':
      return `${who} discards ${scenarioNames.ancient}.`
    case 'cachesRecovered':
      return `${upper(list(event.features.map(id => feature(id, cast))))} ${event.features.length === 1 ? 'recovers its charge' : 'recover their charge'}.`
    case 'scored':
      return scored(event, cast)
    case 'shipScored':
      return shipScored(event, cast)
    case 'manualCards':
      return `These cards of ${who} have abilities that are not carried out: ${list(event.cards.map(card => cardName(card, 'en')))}.`
    case 'conditionAssigned':
      return `${ship(event.by, cast)} assigns ${conditionAssigned(event)} to ${who}.`
    case 'conditionRevealed':
      return `The condition of ${who} is revealed: it is ${cardName(event.card, 'en')}.`
    case 'conditionRemoved':
      return `${who} is rid of ${event.card === null ? 'a condition that lay face down' : cardName(event.card, 'en')}.`
    case 'docked':
      return `${who} docks with ${ship(event.carrier, cast)}.`
    case 'deployed':
      return `${who} deploys from the ${event.guides} guides of ${ship(event.carrier, cast)}.`
    case 'placedInReserve':
      return `${who} is placed in reserve.`
    case 'deployFailed':
      return `${who} fails to deploy, as there is no room, and stays docked with ${ship(event.carrier, cast)}.`
    case 'cardFlipped':
      return `${who} flips ${nameOf('sides', `${event.card}/${1 - event.side}`)} to ${nameOf('sides', `${event.card}/${event.side}`)}.`
    case 'abilityUsed':
      if (known(cast.devices, event.ship) === event.card) return `${who} does what its card says.`
      return `${who} uses ${cardName(event.card, 'en')}${onShip(event.choice, cast)}.`
    case 'timeCalled':
      return 'Time is called: this round is the last.'
    case 'matchEnded':
      return matchEnded(event, cast)
  }
}

export const en: Teller = {
  sentence,
  heading,
  player,
  pilot,
  ship,
  obstacle,
  device,
  feature,
  standing,
  tokens,
  tokenMark: kind => tokenMarks[kind],
  shields,
  hull,
  force,
  damageCard,
  squad,
  away,
  condition,
  remote,
}

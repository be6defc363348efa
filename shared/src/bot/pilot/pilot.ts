/**
 * The bot `pilot`: it looks one move ahead, and weighs every answer that the rules list. What it has no judgement about it
 * does if it may, and else answers at random.
 */

import type { DialView } from '../../dial/view.ts'
import { isObject, type Json, type JsonObject, type Options } from '../../kernel/index.ts'
import { type Bot, type Question, readied } from '../bot.ts'
import type { Chance } from '../chance.ts'
import { randomAnswer } from '../random.ts'
import { judgeAbility } from './abilities.ts'
import { judgeAction } from './actions.ts'
import { judgeAttack } from './attack.ts'
import { bestOf } from './best.ts'
import { planDials } from './dials.ts'
import type { Judge, RequestKind, Scene } from './judge.ts'
import { judgeJam, judgeLoseKnowledge, judgeMineVictim, judgeRepair } from './losses.ts'
import { judgeModify } from './modify.ts'
import { judgeSystem, judgeTallonSlot, judgeTractorMove, judgeTractorTurn } from './moved.ts'
import { judgeNextShip } from './next-ship.ts'
import { judgeFeature, judgeJettison, judgeObstacle, judgeShip } from './placing.ts'
import { tableOf } from './sight.ts'

const judges: { readonly [K in RequestKind]?: Judge<K> } = {
  placeFeature: judgeFeature,
  placeObstacle: judgeObstacle,
  placeShip: judgeShip,
  chooseShip: judgeNextShip,
  system: judgeSystem,
  tallonSlot: judgeTallonSlot,
  action: judgeAction,
  attack: judgeAttack,
  modify: judgeModify,
  jam: judgeJam,
  repair: judgeRepair,
  mineVictim: judgeMineVictim,
  useAbility: judgeAbility,
  loseKnowledge: judgeLoseKnowledge,
  tractorMove: judgeTractorMove,
  tractorTurn: judgeTractorTurn,
  jettison: judgeJettison,
}

export const pilot: Bot<DialView> = (asked, chance) => {
  const { request, options } = asked
  return readied(weighed(asked, chance) ?? randomAnswer(options, false, chance), request)
}

/** Null where there is nothing to weigh. */
function weighed({ request, options, view }: Question<DialView>, chance: Chance): Json {
  const game = tableOf(view)
  if (request.kind === 'planning' && options.type === 'each') {
    return { [options.field]: planDials(game, options.each as { [ship: string]: readonly string[] }, chance) }
  }
  const scene: Scene = { game, seat: request.seat, dials: view.own?.dials ?? {}, active: view.active }
  const list = listed(options)
  return list === null ? null : bestOf(list, judgeOf(request.kind)?.(scene, request.args as never) ?? eager, chance)
}

function listed(options: Options): readonly Json[] | null {
  if (options.type === 'one') return options.of
  return options.type === 'place' ? options.samples : null
}

/** The rules have listed the answers, so they are of the kind that is asked. */
function judgeOf(kind: string): ((scene: Scene, args: never) => (answer: Json) => number) | undefined {
  return Object.hasOwn(judges, kind) ? (judges[kind as RequestKind] as never) : undefined
}

/** What one may do one does. */
function eager(answer: Json): number {
  return isObject(answer) && declines(answer) ? 0 : 1
}

const declines = (answer: JsonObject): boolean => ['pass', 'skip', 'done'].some(word => answer[word] === true)

/** Commando teams, remotes that attack: rules/dial.md §9.1. Each faction has one of its own name. */
import { change, countOf } from '../attack/dice.ts'
import { shotsOf } from '../attack/options.ts'
import { type Card, dice, when } from '../cards/card.ts'
import { gain } from '../tokens/index.ts'
import { relocated } from './relocate.ts'
import { enemiesOn, isMetBy, remoteSelf } from './self.ts'

const templates = ['1T', '2F', '1Y'] as const

const teams = [
  'clanwrencommandos',
  'deathwatchcommandos',
  'imperialsupercommandos',
  'mandaloriansupercommandos',
  'niteowlcommandos',
] as const

export const commandoTeams: readonly Card[] = teams.map(id => ({
  kind: 'remote',
  id,
  says: 'An enemy ship that overlaps it is strained. It may be relocated forward when the Activation Phase starts. It attacks for a charge, with no enemy ship at range 0, and may turn a focus result into a hit.',
  parts: [
    when('remoteMet', {
      must: true,
      when: (t, self, met) => met.under && isMetBy(t.game, self, met),
      effect: (t, _self, { ship }) => gain(t, ship, 'strain', 1),
    }),
    when('phaseStart', {
      when: (_t, _self, { phase }) => phase === 'activation',
      choices: () => templates.map(template => ({ template })),
      effect: (t, self, _args, choice) => {
        const remote = remoteSelf(t.game, self.id)
        const { template } = choice as { template: string }
        t.push('relocate', { remote: self.id, to: relocated(remote, remote.pose, template) })
      },
    }),
    when('remoteEngages', {
      must: true,
      when: (t, self, { remote }) =>
        remote === self.id &&
        enemiesOn(t.game, self).length === 0 &&
        shotsOf(t, self, { ship: self.id, bonus: false }).length > 0,
      effect: (t, self) => t.push('offerAttack', { ship: self.id, bonus: false }),
    }),
    dice({
      options: (_game, self, attack, of) =>
        attack.attacker === self.id && of === 'red' && countOf(attack.red, 'focus') > 0 ? [true] : [],
      apply: (_t, _self, attack) => change(attack.red, 'focus', 'hit', 1),
    }),
  ],
}))

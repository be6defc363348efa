/** For the rest of the phase the crew rolls twice and keeps the better: rules/hex.md §3.7, Moving speech. */
import { attempt } from '../attempt.ts'
import { tierAndHalf } from '../bonus.ts'

export const movingSpeech = attempt({
  action: 'movingSpeech',
  role: 'captain',
  skill: 'diplomacy',
  phases: ['engineering', 'helm', 'gunnery'],
  push: false,
  limit: 'once',
  resolve: 1,
  level: 12,
  system: 'lifeSupport',
  ways: () => [{}],
  dc: (_game, { tier }) => 20 + tierAndHalf(tier),
  succeed: (t, ship) => {
    ship.effects.inspired = t.game.phase
    t.emit({ type: 'effect', ship: ship.id, effect: 'inspired', amount: 0, why: 'movingSpeech' })
  },
})

import { shipOf } from '../../look.ts'
import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { setDial } from '../../manoeuvre/to-fly.ts'
import { type Card, when } from '../card.ts'
import { near } from '../near.ts'

const ids = ['saeseetiin', 'saeseetiin-delta7baethersprite']

export const saeseeTiin: readonly Card[] = ids.map(id => ({
  kind: 'pilot',
  id,
  says: 'After a friendly ship at range 0–2 reveals its dial, a force turns it to another manoeuvre of the same speed and difficulty.',
  parts: [
    when('afterReveal', {
      when: ({ game }, self, { ship }) => near(game, self, 'friendly', 0, 2).some(({ id: other }) => other === ship),
      cost: { force: 1 },
      choices: ({ game }, _self, { ship }) => {
        const { dial, revealed } = shipOf(game, ship)
        if (revealed === null) return []
        const { speed, colour } = manoeuvre(revealed)
        const alike = dial.filter(code => manoeuvre(code).speed === speed && manoeuvre(code).colour === colour)
        return alike.filter(code => code !== revealed)
      },
      effect: (t, _self, { ship }, code) => setDial(t, ship, String(code)),
    }),
  ],
}))

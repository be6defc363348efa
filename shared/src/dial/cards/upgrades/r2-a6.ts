import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { setDial } from '../../manoeuvre/to-fly.ts'
import { type Card, when } from '../card.ts'

export const r2A6: Card = {
  kind: 'upgrade',
  id: 'r2a6',
  says: 'After revealing its dial its ship may turn it to the same bearing, one faster or slower.',
  parts: [
    when('afterReveal', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: (_t, { dial, revealed }) => {
        if (revealed === null) return []
        const { letter, speed } = manoeuvre(revealed)
        const near = (other: number) => other === speed + 1 || other === speed - 1
        return dial.filter(code => manoeuvre(code).letter === letter && near(manoeuvre(code).speed))
      },
      effect: (t, self, _args, code) => setDial(t, self.id, String(code)),
    }),
  ],
}

import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { makeHarder, setDial } from '../../manoeuvre/to-fly.ts'
import { type Card, when } from '../card.ts'

export const seasonedNavigator: Card = {
  kind: 'upgrade',
  id: 'seasonednavigator',
  says: 'After revealing its dial its ship may turn it to another manoeuvre of the same speed that is not red, and flies that as a harder one.',
  parts: [
    when('afterReveal', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: (_t, { dial, revealed }) => {
        if (revealed === null) return []
        const { speed } = manoeuvre(revealed)
        const others = dial.filter(code => code !== revealed && manoeuvre(code).speed === speed)
        return others.filter(code => manoeuvre(code).colour !== 'red')
      },
      effect: (t, self, _args, code) => {
        setDial(t, self.id, String(code))
        makeHarder(t, self.id, 1)
      },
    }),
  ],
}

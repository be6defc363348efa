import { manoeuvre } from '../../manoeuvre/manoeuvre.ts'
import { setDial } from '../../manoeuvre/to-fly.ts'
import { type Card, when } from '../card.ts'

const ids = ['herasyndulla', 'herasyndulla-vcx100lightfreighter']

export const heraSyndulla: readonly Card[] = ids.map(id => ({
  kind: 'pilot',
  id,
  says: 'After it reveals a red or blue manoeuvre, it may turn its dial to another of the same difficulty.',
  parts: [
    when('afterReveal', {
      when: (_t, self, { ship }) => ship === self.id,
      choices: (_t, { dial, revealed }) => {
        const colour = revealed === null ? null : manoeuvre(revealed).colour
        if (colour !== 'red' && colour !== 'blue') return []
        return dial.filter(code => code !== revealed && manoeuvre(code).colour === colour)
      },
      effect: (t, self, _args, code) => setDial(t, self.id, String(code)),
    }),
  ],
}))

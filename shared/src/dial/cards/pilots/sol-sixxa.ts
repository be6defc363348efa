import { sameSpeed } from '../../devices/templates.ts'
import { always, type Card } from '../card.ts'

export const solSixxa: Card = {
  kind: 'pilot',
  id: 'solsixxa',
  says: 'Drops along any template of speed 1 what would be dropped along the straight of speed 1.',
  parts: [
    always('deviceInstead', (_t, self, { ship, said }, ways) => {
      const drops = said.filter(({ way, template }) => way === 'drop' && template === '1F')
      const others = drops.flatMap(at => sameSpeed('1F', 'T', 'B', 'N', 'Y').map(template => ({ ...at, template })))
      return ship === self.id ? [...ways, ...others] : ways
    }),
  ],
}

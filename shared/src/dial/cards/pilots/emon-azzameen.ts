import { always, type Card } from '../card.ts'

const templates = ['3T', '3F', '3Y'] as const

export const emonAzzameen: Card = {
  kind: 'pilot',
  id: 'emonazzameen',
  says: 'Drops along a turn or the straight of speed 3 what would be dropped along the straight of speed 1.',
  parts: [
    always('deviceInstead', (_t, self, { ship, said }, ways) => {
      const drops = said.filter(({ way, template }) => way === 'drop' && template === '1F')
      const longer = drops.flatMap(at => templates.map(template => ({ ...at, template })))
      return ship === self.id ? [...ways, ...longer] : ways
    }),
  ],
}

import { always, type Card } from '../card.ts'

export const bombardmentDrone: Card = {
  kind: 'pilot',
  id: 'bombardmentdrone',
  says: 'Launches along the same template what would be dropped.',
  parts: [
    always('deviceInstead', (_t, self, { ship, said }, ways) => {
      const drops = said.filter(({ way }) => way === 'drop')
      return ship === self.id ? [...ways, ...drops.map(at => ({ ...at, way: 'launch' as const }))] : ways
    }),
  ],
}

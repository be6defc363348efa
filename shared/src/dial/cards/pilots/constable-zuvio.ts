import { always, type Card } from '../card.ts'

export const constableZuvio: Card = {
  kind: 'pilot',
  id: 'constablezuvio',
  says: 'Launches along the straight of speed 1 what would be dropped.',
  parts: [
    always('deviceInstead', (_t, self, { ship, said }, ways) =>
      ship === self.id && said.some(({ way }) => way === 'drop') ? [...ways, { way: 'launch', template: '1F' }] : ways,
    ),
  ],
}

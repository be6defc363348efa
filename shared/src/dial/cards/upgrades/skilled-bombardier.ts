import { neighbours } from '../../devices/templates.ts'
import { always, type Card } from '../card.ts'

export const skilledBombardier: Card = {
  kind: 'upgrade',
  id: 'skilledbombardier',
  says: 'Its ship drops and launches along templates one speed lower or higher, too.',
  parts: [
    always('deviceWays', (_t, self, { ship }, ways) =>
      ship === self.id
        ? ways.flatMap(way => [way, ...neighbours(way.template).map(template => ({ ...way, template }))])
        : ways,
    ),
  ],
}

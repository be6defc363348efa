import { placedAt } from '../../devices/own-time.ts'
import type { Card } from '../card.ts'

export const discordMissiles: Card = {
  kind: 'upgrade',
  id: 'discordmissiles',
  says: 'At the start of the Engagement Phase it launches a buzz droid swarm, for a calculate token besides.',
  neverRecovers: true,
  parts: [placedAt('phaseStart', 'engagement', 'discordmissiles')],
}

import { placedAt } from '../../devices/own-time.ts'
import type { Card } from '../card.ts'

export const drk1ProbeDroids: Card = {
  kind: 'upgrade',
  id: 'drk1probedroids',
  says: 'In the End Phase it drops or launches a DRK-1 probe droid along any template of speed 3.',
  neverRecovers: true,
  parts: [placedAt('phaseDuring', 'end', 'drk1probedroids')],
}

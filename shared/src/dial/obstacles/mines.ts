/** A mine that a ship moved through or onto: rules/dial.md §5.7. What it does is its card's, by the window. */
import { steps } from '../../kernel/index.ts'
import { breakLocksOn } from '../tokens/index.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'

type Line = DialStep<'mineMet'>

/** A fused mine loses a fuse instead; a later move triggers it again (A44). */
const loseFuse: Line = (t, { ship, device: id }) => {
  const device = t.game.devices[id]
  if (device === undefined) return t.leave()
  const fused = device.fuses > 0
  t.emit({ type: 'mineMet', ship, device: id, fused })
  if (!fused) return
  device.fuses--
  t.leave()
}

const detonate: Line = (t, { ship, device }) => t.window('mineMet', { ship, device })

const remove: Line = (t, { device }) => {
  breakLocksOn(t, { kind: 'device', id: device })
  delete t.game.devices[device]
}

export const mineMet = steps<DialWords, 'mineMet'>('mineMet', [loseFuse, detonate, remove])

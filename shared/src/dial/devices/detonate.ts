/** A device detonates: rules/dial.md §9.1, §5.7. `ship` set off a mine; a bomb goes off by itself. */
import { steps, window } from '../../kernel/index.ts'
import { mourning, removeUnlessEngaging } from '../damage/destroyed.ts'
import type { DialStep } from '../turn.ts'
import type { DialWords } from '../words.ts'
import { deviceEffect } from './effects.ts'
import { loseFuse } from './fuse.ts'
import { removeDevice } from './remove-device.ts'

type Line = DialStep<'detonate'>

/** A fused one loses a fuse instead; a mine is triggered again by a later move (A44). */
const unlessFused: Line = (t, { device }) => {
  if (t.game.devices[device] === undefined || loseFuse(t, { kind: 'device', id: device })) t.leave()
}

const unlessReplaced: Line = t => {
  if (t.result() !== null) t.leave()
}

const resolve: Line = (t, { device: id, ship }) => {
  const device = t.game.devices[id]
  if (device === undefined) return t.leave()
  t.emit({ type: 'deviceDetonated', device: id, by: ship })
  deviceEffect(t, device, ship)
}

/** Abilities that react to it still see where it lay. */
const remove: Line = (t, { device }) => removeDevice(t, device)

/** What it does to several ships it does at the same time: so what follows from their destruction comes last. */
const follow: Line = (t, a) => {
  const around = t.state.stack.slice(0, -1).some(({ kind }) => kind === 'detonate')
  if (around || t.game.attack !== null || t.game.destroyed.length === 0) return t.leave()
  a.destroyed = t.game.destroyed
  t.game.destroyed = []
  t.windows(...a.destroyed.map(ship => mourning(t, ship)))
}

const bury: Line = (t, { destroyed = [] }) => {
  for (const ship of destroyed) removeUnlessEngaging(t, ship)
  t.goto(follow)
}

export const detonate = steps<DialWords, 'detonate'>('detonate', [
  unlessFused,
  (t, { device, ship }) => t.interrupt('wouldDetonate', { device, ship }),
  unlessReplaced,
  resolve,
  window('detonated'),
  remove,
  follow,
  bury,
])

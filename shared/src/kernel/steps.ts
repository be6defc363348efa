import type { FrameArgs, FrameKind, FrameRule, Step, WindowArgs, WindowName, Words } from './game.ts'

/** A sequence that reads like the rulebook: its steps run in order, each once. */
export function steps<W extends Words, K extends FrameKind<W>>(
  kind: K,
  list: readonly Step<W, FrameArgs<W, K>>[],
): FrameRule<W> {
  return { kind, steps: list }
}

/** The step that opens a window: the cards that listen to it resolve before the next step. */
export function window<W extends Words, N extends WindowName<W>, Args extends WindowArgs<W, N>>(
  name: N,
): Step<W, Args> {
  return (t, args) => t.windowAlone(name, args)
}

/** The loop: pops a frame, runs its next step, and stops while anything is asked (design §3). */
import type { FrameRule, Game, RequestRule, Words } from './game.ts'
import { nonceRequest, noncesFrame } from './nonces.ts'
import type { Request } from './state.ts'
import type { Turn } from './turn.ts'
import { abilityFrame, orderRequest, windowFrame } from './window.ts'

/** No command of a real match runs nearly as many steps; one that does is a bug and must not hang the process. */
const runaway = 100_000

/** The frames and requests of a game with those of the kernel. */
export interface Book<W extends Words> {
  frame(kind: string): FrameRule<W>
  request(request: Request): RequestRule<W, object>
}

export function bookOf<W extends Words>(game: Game<W>): Book<W> {
  const frames: Readonly<Record<string, FrameRule<W>>> = {
    ...game.frames,
    window: windowFrame<W>(),
    ability: abilityFrame<W>(),
    nonces: noncesFrame<W>(),
  }
  const requests: Readonly<Record<string, RequestRule<W, never>>> = {
    ...game.requests,
    order: orderRequest<W>(),
    nonce: nonceRequest<W>(),
  }
  return {
    frame: kind => {
      const rule = frames[kind]
      if (rule === undefined) throw new Error(`no frame ${kind}`)
      return rule
    },
    request: ({ kind }) => {
      const rule = requests[kind]
      if (rule === undefined) throw new Error(`no request ${kind}`)
      return rule as RequestRule<W, object>
    },
  }
}

/** Runs until something is asked or the match is over. The cursor moves before a step runs, so none runs twice. */
export function run<W extends Words>(t: Turn<W>): void {
  const { state } = t
  for (let count = 0; state.pending.length === 0 && state.over === null; count++) {
    if (count === runaway) throw new Error('a command ran without end')
    const frame = state.stack.at(-1)
    if (frame === undefined) return
    const step = t.book.frame(frame.kind).steps[frame.cursor]
    if (step === undefined) {
      state.stack.pop()
      continue
    }
    frame.cursor++
    t.run(frame, step)
  }
}

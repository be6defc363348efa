/** Refusals that say “not now”: nothing has looked at what was said, and it is to be said again. */
import { isRefusal, type Refusal } from './refusal.ts'

const notNow: readonly string[] = ['too_many_commands', 'not_stored', 'shutting_down']
/** ms before it is said again. */
const pause = 250

/** Says it until it is heard: taken, or refused for good. Rejects as `say` does. */
export async function patiently<Reply>(say: () => Promise<Reply | Refusal>): Promise<Reply | Refusal> {
  for (;;) {
    const reply = await say()
    if (!isRefusal(reply) || !notNow.includes(reply.code)) return reply
    await new Promise(done => setTimeout(done, pause))
  }
}

/** Each seat adds 16 bytes to the dice before anything is rolled: design §3. */
import { zeroNonce } from './fairness.ts'
import type { FrameRule, RequestRule, Step, Words } from './game.ts'
import type { Json } from './json.ts'
import { hasOnly } from './options.ts'
import { reject } from './reject.ts'

/** The frame that a match opens with. A seat that does not answer in time gives zeros. */
export function noncesFrame<W extends Words>(): FrameRule<W> {
  const ask: Step<W, object> = t => {
    for (const { seat } of t.state.seats) t.askAny(seat, 'nonce', {}, { sealed: true, default: { nonce: zeroNonce } })
  }
  const take: Step<W, object> = t => {
    t.state.nonces = Object.fromEntries(t.givenTo('nonce').map(({ seat, answer }) => [seat, nonceOf(answer)]))
  }
  return { kind: 'nonces', steps: [ask, take] }
}

export function nonceRequest<W extends Words>(): RequestRule<W, object> {
  return {
    legal: () => ({ type: 'hex', digits: 32 }),
    accepts: (_, answer) =>
      isNonce(answer) ? null : reject('bad_answer', 'answer.nonce', 'A nonce is 32 hex digits, in lower case.'),
  }
}

function isNonce(answer: Json): answer is { readonly nonce: string } {
  return hasOnly(answer, ['nonce']) && typeof answer.nonce === 'string' && /^[0-9a-f]{32}$/.test(answer.nonce)
}

function nonceOf(answer: Json): string {
  if (!isNonce(answer)) throw new Error('took a nonce that is none')
  return answer.nonce
}

/** Each seat adds 16 bytes to the dice before anything is rolled: design §3. */
import { noncesInOrder, zeroNonce } from './fairness.ts'
import type { FrameRule, RequestRule, Step, Words } from './game.ts'
import { hasOnly } from './options.ts'
import { reject } from './reject.ts'

/** The frame that a match opens with. A seat that does not answer in time gives zeros. */
export function noncesFrame<W extends Words>(): FrameRule<W> {
  const ask: Step<W, object> = t => {
    for (const { seat } of t.state.seats) t.askAny(seat, 'nonce', {}, { sealed: true, default: { nonce: zeroNonce } })
  }
  const take: Step<W, object> = t => {
    const given: Record<string, string> = {}
    for (const { seat, answer } of t.givenTo('nonce')) {
      given[seat] = hasOnly(answer, ['nonce']) && typeof answer.nonce === 'string' ? answer.nonce : zeroNonce
    }
    const seats = t.state.seats.map(s => s.seat)
    const inOrder = noncesInOrder(seats, given)
    t.state.nonces = Object.fromEntries(seats.map((seat, i) => [seat, inOrder[i] ?? zeroNonce]))
  }
  return { kind: 'nonces', steps: [ask, take] }
}

export function nonceRequest<W extends Words>(): RequestRule<W, object> {
  return {
    legal: () => ({ type: 'hex', digits: 32 }),
    accepts: (_, answer) => {
      const fits = hasOnly(answer, ['nonce']) && typeof answer.nonce === 'string' && /^[0-9a-f]{32}$/.test(answer.nonce)
      return fits ? null : reject('bad_answer', 'answer.nonce', 'A nonce is 32 hex digits, in lower case.')
    },
  }
}

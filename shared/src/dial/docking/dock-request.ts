/** Whether and where a ship docks: in set-up, or when it has run into its carrier (rules/dial.md §1.2 step 5, §5.4). */
import { among, hasOnly, type RequestRule, reject } from '../../kernel/index.ts'
import type { DialRequests, DialWords } from '../words.ts'

export const dockRequest: RequestRule<DialWords, DialRequests['dock']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: [...args.carriers.map(carrier => ({ carrier })), { pass: true }] }),
  accepts: ({ args }, answer) => {
    if (hasOnly(answer, ['pass']) && answer.pass === true) return null
    if (!hasOnly(answer, ['carrier'])) return reject('bad_answer', 'answer')
    return among(args.carriers, answer.carrier ?? null, 'answer.carrier')
  },
}

/** Which free position of a Tallon roll the ship takes: rules/dial.md §5.2, A11, A12. */
import { among, hasOnly, type RequestRule, reject } from '../../kernel/index.ts'
import type { DialRequests, DialWords } from '../words.ts'

export const tallonSlot: RequestRule<DialWords, DialRequests['tallonSlot']['args']> = {
  legal: ({ args }) => ({ type: 'one', of: args.slots.map(slot => ({ slot })) }),
  accepts: ({ args }, answer) => {
    if (!hasOnly(answer, ['slot'])) return reject('bad_answer', 'answer', 'It names a position: {"slot": 0}.')
    return among(args.slots, answer.slot ?? null, 'answer.slot')
  },
}

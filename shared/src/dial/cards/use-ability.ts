/** Whether and how an ability of a card is used: rules/dial.md §9.4 rule 4. */
import { canonical, hasOnly, type RequestRule, reject } from '../../kernel/index.ts'
import type { DialRequests, DialWords } from '../words.ts'

export const useAbility: RequestRule<DialWords, DialRequests['useAbility']['args']> = {
  legal: ({ args }) => ({
    type: 'one',
    of: [...args.choices.map(use => ({ use })), ...(args.must ? [] : [{ pass: true }])],
  }),
  accepts: ({ args }, answer) => {
    const facts = { rule: 'dial §9.4', card: args.card }
    if (hasOnly(answer, ['pass']) && answer.pass === true) {
      return args.must ? reject('may_not_pass', 'answer', undefined, facts) : null
    }
    if (!hasOnly(answer, ['use'])) return reject('bad_answer', 'answer')
    const chosen = canonical(answer.use ?? null)
    const offered = args.choices.some(choice => canonical(choice) === chosen)
    return offered ? null : reject('not_an_option', 'answer.use', 'The card does not offer it now.', facts)
  },
}

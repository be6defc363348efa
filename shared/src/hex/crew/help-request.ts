/** What the captain of another seat is asked before a check is rolled: rules/hex.md §3.7, design §6. */
import { among, type Json, type RequestRule } from '../../kernel/index.ts'
import type { HexRequests, HexWords } from '../words.ts'

type Args = HexRequests['help']['args']

const answers = ({ ways }: Args): Json[] => [{ pass: true }, ...ways.map(way => ({ ...way }))]

export const helpRequest: RequestRule<HexWords, Args> = {
  legal: ({ args }) => ({ type: 'one', of: answers(args) }),
  accepts: ({ args }, answer) => among(answers(args), answer),
}

/** The languages a story can be told in. To add one, put its file beside `en.ts` and its line here. */
import type { Language } from '../data/index.ts'
import { en } from './en.ts'
import type { Teller } from './teller.ts'

export const tellers: { readonly [L in Language]: Teller } = { en }

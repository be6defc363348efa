/** Moving a ship: rules/hex.md §2.2–2.7. (The frames' lines are the helm author's; until he brings them nothing moves.) */
import { type RequestRule, reject, steps } from '../../kernel/index.ts'
import type { HexRequests, HexWords } from '../words.ts'

export const helmFrames = {
  move: steps<HexWords, 'move'>('move', []),
  fly: steps<HexWords, 'fly'>('fly', []),
  freeAttack: steps<HexWords, 'freeAttack'>('freeAttack', []),
  drift: steps<HexWords, 'drift'>('drift', []),
}

const path: RequestRule<HexWords, HexRequests['path']['args']> = {
  legal: () => ({ type: 'one', of: [{ path: '' }] }),
  accepts: () => reject('not_an_option', 'answer'),
}

const freeAttack: RequestRule<HexWords, HexRequests['freeAttack']['args']> = {
  legal: () => ({ type: 'one', of: [{ pass: true }] }),
  accepts: () => reject('not_an_option', 'answer'),
}

export const helmRequests = { path, freeAttack }

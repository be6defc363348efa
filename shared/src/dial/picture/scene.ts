/** Everything a drawer may look at. */
import type { Cast } from '../story/cast.ts'
import type { Teller } from '../story/teller.ts'
import type { Pictured } from './pictured.ts'
import type { Sheet } from './sheet.ts'

export interface Scene {
  readonly sheet: Sheet
  readonly view: Pictured
  readonly teller: Teller
  readonly cast: Cast
}

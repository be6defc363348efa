/** Sample squads of ours, as anybody would bring them: XWS files. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Json } from '@wingover/shared/kernel'

const folder = new URL('../../shared/squads/xwa/', import.meta.url)

/** Two different ones, drawn with `chance`. */
export function drawTwo(chance: (size: number) => number): [Json, Json] {
  const files = globSync('*.json', { cwd: fileURLToPath(folder) }).sort()
  const draw = () => {
    const [file] = files.splice(chance(files.length), 1)
    if (file === undefined) throw new Error('there are no two sample squads')
    return JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  }
  return [draw(), draw()]
}

/** Sample squads and fleets of ours, as anybody would bring them. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Json } from '@wingover/shared/kernel'

/** Two different ones of a folder of `shared`, drawn with `chance`. */
export function drawTwo(name: 'squads/xwa' | 'fleets', chance: (size: number) => number): [Json, Json] {
  const folder = new URL(`../../shared/${name}/`, import.meta.url)
  const files = globSync('*.json', { cwd: fileURLToPath(folder) }).sort()
  const draw = () => {
    const [file] = files.splice(chance(files.length), 1)
    if (file === undefined) throw new Error('there are no two sample squads')
    return JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  }
  return [draw(), draw()]
}

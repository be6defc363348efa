/** What is not open content of the hex game appears nowhere outside LICENSES: rules/hex.md §5, LICENSES/README.md. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './project-files.ts'

/** Written backwards, for this file is looked at too. */
const backwards = [
  'oziap',
  'rednifrats',
  'sdlrow tcap',
  'maebizt',
  'htilemrev',
  'eketitats',
  'teelf lairepmi',
  'itnalza',
]
const marks = backwards.map(word => [...word].reverse().join(''))
const drive = ['D', 'rift'].join('')

const texts = projectFiles()
  .filter(file => !file.startsWith('LICENSES/'))
  .map(file => [file, readProjectFile(file)] as const)

function filesWith(word: string): string[] {
  return texts.filter(([, text]) => text.toLowerCase().includes(word.toLowerCase())).map(([file]) => file)
}

describe('product identity', () => {
  it.each(marks)('%s', mark => {
    expect(filesWith(mark)).toEqual([])
  })

  it('the name of the hyperspace drive of others', () => {
    const named = new RegExp(`\\b${drive} (engine|drive|travel|beacon)|\\b[Tt]he ${drive}\\b`)
    expect(texts.filter(([, text]) => named.test(text)).map(([file]) => file)).toEqual([])
  })

  it('finds such a word where there is one', () => {
    const found = projectFiles().filter(file =>
      readProjectFile(file)
        .toLowerCase()
        .includes(marks[0] ?? '?'),
    )
    expect(found).toEqual(['LICENSES/OGL-1.0a.txt'])
  })

  const ships = new URL('../../shared/reference/hex/ships.json', import.meta.url)
  it.skipIf(!existsSync(ships))('printed names of ships (skipped when the card data is absent)', () => {
    const names: string[] = JSON.parse(readFileSync(ships, 'utf8')).data.map(
      (ship: Record<string, string>) => ship.bookName_PRODUCT_IDENTITY,
    )
    expect(names).toHaveLength(18)
    for (const name of names) expect(filesWith(name), name).toEqual([])
  })
})

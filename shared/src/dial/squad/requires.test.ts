import { expect, it } from 'vitest'
import { found } from './legality.fixture.ts'
import { requires } from './requires.ts'

it("the pup flies from the Hound's Tooth only", () => {
  expect(found(requires, 'scumandvillainy', [['bossk'], ['nashtahpup']])).toEqual(['restricted pilots[1]'])
  expect(found(requires, 'scumandvillainy', [['bossk', 'houndstooth'], ['nashtahpup']])).toEqual([])
})

it("a standard loadout's Hound's Tooth is one", () => {
  expect(found(requires, 'scumandvillainy', [['bossk-armedanddangerous'], ['nashtahpup']])).toEqual([])
})

it('other ships need none', () => {
  expect(found(requires, 'scumandvillainy', [['binayrepirate'], ['bossk-z95af4headhunter']])).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { originOf } from './origin.ts'

const built = (builder: object) => ({ vendor: { someone: builder } })

describe('the rules a list was built for', () => {
  it.each([
    [{ ruleset: 'XWA' }, 'xwa'],
    [{ ruleset: 'amg' }, 'amg'],
    [{ ruleset: 'AMG 2.5' }, 'amg'],
    [{ ruleset: 'legacy' }, 'legacy'],
    [{ ruleset: 'X2PO' }, 'legacy'],
    [built({ builder_url: 'https://xwing-legacy.com' }), 'legacy'],
    [built({ link: 'https://xwing-legacy.com/?f=Rebel%20Alliance&d=v8' }), 'legacy'],
    [built({ builder: 'YASB - X-Wing 2.5 XWA' }), 'xwa'],
    [{ ruleset: 'XWA', ...built({ builder_url: 'https://xwing-legacy.com' }) }, 'xwa'],
  ])('%j: %s', (list, origin) => {
    expect(originOf(list)).toBe(origin)
  })

  it.each([
    [{}],
    [{ vendor: [] }],
    [{ ruleset: 7, vendor: 'legacy' }],
    [{ ruleset: 'house rules' }],
    [built({ builder: 'Launch Bay Next', builder_url: 'https://launchbaynext.app' })],
    [built({ link: 'https://yasb.app/?f=Resistance&sn=My%20legacy%20list' })],
  ])('%j does not tell', list => {
    expect(originOf(list)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { machineOffences } from './machine.ts'

// Written in pieces, or this file would break its own ban.
const path = (...names: string[]) => ['', ...names].join('/')
const host = ['registry', 'npmjs', 'org'].join('.')

const lines = (text: string) => machineOffences('a.txt', text).map(({ line }) => line)

describe('machine paths', () => {
  it.each([
    [`read ${path('work', 'main')}`],
    [`'${path('tmp')}'`],
    [path('root', '.npmrc')],
    [path('home', 'ada', 'src')],
    [`file://${path('tmp', 'x')}`],
  ])('finds %s', text => {
    expect(lines(`fine\n${text}`)).toEqual([2])
  })

  it.each(['shared/work/x', './work/x', '../tmp/x', 'work/x', '/workshop/', '/temp/x'])('lets %s pass', text => {
    expect(lines(text)).toEqual([])
  })
})

describe('registry hosts', () => {
  it('finds a host and a resolved address', () => {
    expect(lines(`https://${host}/zod`)).toEqual([1])
    expect(lines(`"resolved": ${'"'}https://packages.example/zod.tgz"`)).toEqual([1])
  })

  it('lets a workspace link and the word alone pass', () => {
    expect(lines('"resolved": "shared", "link": true\nthe registry of operations')).toEqual([])
  })
})

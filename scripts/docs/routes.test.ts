import { describe, expect, it } from 'vitest'
import * as http from '../../shared/src/protocol/http.ts'
import { projectFiles, readProjectFile } from '../project-files.ts'
import { routes, routesText } from './routes.ts'

const sources = projectFiles('server/src/http').filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const added = /\bapp\.(get|post)\(\s*'(\/[^']*)'/g
const served = sources.flatMap(file =>
  [...readProjectFile(file).matchAll(added)].map(([, method = '', path]) => `${method.toUpperCase()} ${path}`),
)

describe('the routes on the protocol page', () => {
  it('are those that the server has', () => {
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(served.sort())
  })

  it('name bodies that the page describes', () => {
    const bodies = routes.flatMap(({ body }) => body ?? [])
    expect(bodies.sort()).toEqual(Object.keys(http).sort())
  })

  it('stand in a table with what they answer', () => {
    expect(routesText()).toContain(
      '| `POST /api/v1/matches/:code/seat` | yes | [seatBody](#seatbody) | `{ matchId, roomId, seat }` |',
    )
  })
})

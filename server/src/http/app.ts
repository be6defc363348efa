/** The express app: API and pages. The guard has already seen every request. */
import express, { type Application, type NextFunction, type Request, type Response } from 'express'
import type { Log } from '../ops/log.ts'
import { type Refusal, type Rejection, refuse, statusOf } from '../refusal.ts'
import { isStorageFault } from '../store/fault.ts'
import { page } from './page.ts'

/** Adds routes to the app; those that match nothing come after them. */
export type Routes = (app: Application) => void

export function addRoutes(app: Application, log: Log, routes: readonly Routes[]): void {
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.use('/api', express.json({ limit: '64kb' }))
  for (const add of routes) add(app)
  app.use((request, response) => sendRefusal(request, response, refuse('not_found', request.path)))
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error)
    const refusal = refusalOf(error)
    if (statusOf(refusal) >= 500) log.error({ err: error, path: request.path }, 'a request failed')
    sendRefusal(request, response, refusal)
  })
}

/** JSON for the API, a page for people. */
export function sendRefusal(request: Request, response: Response, refusal: Rejection): void {
  response.status(statusOf(refusal)).set('Cache-Control', 'no-store')
  if (request.path.startsWith('/api/')) response.json(refusal)
  else
    response
      .type('html')
      .send(page({ title: refusal.message, main: `<h1>${refusal.message}</h1><p><a href="/">To the tables</a></p>` }))
}

/** What express and its body parser throw for bad requests, and what the storage throws; all else is a bug. */
function refusalOf(error: unknown): Refusal {
  if (isStorageFault(error)) return refuse('not_stored')
  const { type, status } =
    typeof error === 'object' && error !== null ? (error as { type?: unknown; status?: unknown }) : {}
  if (type === 'entity.parse.failed') return refuse('bad_json', 'body')
  if (type === 'entity.too.large') return refuse('too_large', 'body')
  if (error instanceof URIError) return refuse('bad_target')
  return typeof status === 'number' && status >= 400 && status < 500
    ? refuse('bad_input', 'body')
    : refuse('server_fault')
}

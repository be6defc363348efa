/** The start page and what it is drawn with. */
import type { Routes } from './app.ts'
import { asset, page } from './page.ts'

export function frontRoutes(): Routes {
  const files: [path: string, type: string, text: string][] = [
    ['/style.css', 'text/css', asset('style.css')],
    ['/mark.svg', 'image/svg+xml', asset('mark.svg')],
  ]
  return app => {
    for (const [path, type, text] of files) {
      app.get(
        path,
        (_request, response) => void response.type(type).set('Cache-Control', 'public, max-age=3600').send(text),
      )
    }
    app.get('/', (_request, response) => {
      response
        .type('html')
        .set('Cache-Control', 'no-store')
        .send(page({ title: 'Tables', main: '<h1>Tables</h1>' }))
    })
  }
}

import { Hono } from 'hono'
import type { PageFiles } from '../platform/platform.ts'

/** The built page. A path is looked up as it is and never turned into a file's name, so nothing else can be reached. */
export function pageRoutes(files: PageFiles) {
  return new Hono().get('*', (context) => {
    const path = new URL(context.req.url).pathname
    const file = files.get(path === '/' ? '/index.html' : path)
    if (file === undefined) return context.notFound()
    return context.body(file.bytes, 200, { 'content-type': file.contentType })
  })
}

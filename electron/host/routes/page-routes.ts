import { Hono } from 'hono'
import type { Settings } from '#core/connection/settings.ts'
import type { PageFiles } from '#host/platform/platform.ts'

const start = '/index.html'

/**
 * The built page. A path is looked up as it is and never turned into a file's name, so nothing else can be reached.
 *
 * The page itself says which theme was chosen, so that its first paint, before its script has run, wears it.
 */
export function pageRoutes(files: PageFiles, theme: () => Promise<Settings['theme']>) {
  return new Hono().get('*', async (context) => {
    const { pathname } = new URL(context.req.url)
    const path = pathname === '/' ? start : pathname
    const file = files.get(path)
    if (file === undefined) return context.notFound()
    const headers = { 'content-type': file.contentType }
    if (path !== start) return context.body(file.bytes, 200, headers)
    return context.body(wearing(new TextDecoder().decode(file.bytes), await theme()), 200, headers)
  })
}

/** What the system wears is what the page wears by itself. */
const wearing = (page: string, theme: Settings['theme']): string =>
  theme === 'system' ? page : page.replace('<html', `<html data-theme="${theme}"`)

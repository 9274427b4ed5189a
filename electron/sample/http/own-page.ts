/** The sample's pages besides the API: welcome page, request log and images. */
import { drawPicture } from '#sample/content/picture.ts'
import type { Answer } from './answer.ts'
import type { RequestLog } from './request-log.ts'

export interface OwnPages {
  log: RequestLog
  welcome: () => string
}

/** null if the target is none of these pages. */
export function answerOwnPage(target: string, { log, welcome }: OwnPages): Answer | null {
  const path = target.split('?')[0] ?? target
  if (path === '/') return plainText(welcome())
  if (path === '/log') {
    return plainText(
      log
        .lines()
        .map((line) => `${line}\n`)
        .join(''),
    )
  }
  const [, folder, file = ''] = path.split('/')
  return folder === 'media' ? picture(file) : null
}

export const plainText = (body: string, status = 200): Answer => ({
  kind: 'whole',
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
})

function picture(file: string): Answer {
  const name = /^([a-z0-9-]+)\.svg$/.exec(file)?.[1]
  if (name === undefined) return plainText('Not found\n', 404)
  return {
    kind: 'whole',
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' },
    body: drawPicture(name),
  }
}
